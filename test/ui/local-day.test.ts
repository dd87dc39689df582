import { afterAll, describe, expect, test } from 'vitest';
import { daysLater } from '../../src/game/daily.ts';
import { localDay } from '../../src/ui/local-day.ts';

const HALF_HOUR = 1_800_000;
const { TZ } = process.env;
afterAll(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

// The farthest east and west, clock changes in both hemispheres, at midnight, by half an hour, and none.
describe.each([
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Berlin',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
])('in %s', (zone) => {
  test('every half hour of two years has the date of its calendar, and no day is left out or comes twice', () => {
    process.env.TZ = zone;
    const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
    const end = Date.UTC(2028, 0, 2);
    let last = localDay(Date.UTC(2025, 11, 31));
    for (let now = Date.UTC(2025, 11, 31); now < end; now += HALF_HOUR) {
      const day = localDay(now);
      if (day !== calendar.format(now)) expect.fail(`${new Date(now).toISOString()} is ${day}`);
      if (day !== last) expect(day).toBe(daysLater(last, 1));
      last = day;
    }
    expect(last >= '2028-01-01').toBe(true);
  });
});
