import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEALS_IN_CHUNK } from '../../src/game/catalogue.ts';
import {
  DAILY_DEALS,
  type DayText,
  dailyPlace,
  daysLater,
  FIRST_DAY,
  formatDay,
  isDayText,
  parseDay,
} from '../../src/game/daily.ts';
import { type DayResult, dailyResults, dailyStreaks } from '../../src/game/daily-results.ts';
import { monthsLater, weekdayOf, weeksOf } from '../../src/game/month.ts';

const indexOf = (day: DayText): number => {
  const { chunk, entry } = dailyPlace(day);
  return chunk * DEALS_IN_CHUNK + entry;
};
const anyDay = fc.integer({ min: -20_000, max: 60_000 }).map((days) => daysLater(FIRST_DAY, days));

describe('days', () => {
  test('follow one another as on any calendar, leap days and turns of the year included', () => {
    expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysLater('2027-02-28', 1)).toBe('2027-03-01');
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysLater('2100-02-28', 1)).toBe('2100-03-01');
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -999, max: 999 }), (day, n) => daysLater(daysLater(day, n), -n) === day),
    );
    fc.assert(
      fc.property(anyDay, (day) => formatDay(parseDay(day)) === day && isDayText(day) && day < daysLater(day, 1)),
    );
  });

  test('have the weekday of the calendar', () => {
    expect(['2026-11-30', '2026-12-06', '1969-12-31', '2028-02-29'].map(weekdayOf)).toEqual([0, 6, 2, 1]);
  });

  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '20260101', '2027-02-29', '', '2026-01-01T00:00:00Z'])(
    'are told from what is none: %s',
    (text) => expect(isDayText(text)).toBe(false),
  );

  test('fill their month, week by week', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(0, 6), (day, firstWeekday) => {
        const weeks = weeksOf(parseDay(day), firstWeekday);
        expect(weeks.every((week) => week.length === 7 && week.some((each) => each !== undefined))).toBe(true);
        const days = weeks.flat().filter((each) => each !== undefined);
        expect(days).toContain(day);
        expect(days.every((each, i) => each === daysLater(days[0]!, i))).toBe(true);
        expect(parseDay(days[0]!).day).toBe(1);
        expect(parseDay(daysLater(days.at(-1)!, 1)).day).toBe(1);
        for (const week of weeks)
          for (const [i, each] of week.entries()) if (each) expect(weekdayOf(each)).toBe((firstWeekday + i) % 7);
      }),
    );
  });

  test('months later and back', () => {
    expect(monthsLater({ year: 2026, month: 11, day: 30 }, 2)).toEqual({ year: 2027, month: 1, day: 1 });
    expect(monthsLater({ year: 2026, month: 1, day: 30 }, -1)).toEqual({ year: 2025, month: 12, day: 1 });
  });
});

describe('the deal of a day', () => {
  test('is another one every day until all have had their turn', () => {
    const days = Array.from({ length: DAILY_DEALS }, (_, i) => daysLater(FIRST_DAY, i));
    expect(new Set(days.map(indexOf)).size).toBe(DAILY_DEALS);
  });

  test('lies in the catalogue, whatever the day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const index = indexOf(day);
        return index >= 0 && index < DAILY_DEALS && indexOf(daysLater(day, DAILY_DEALS)) === index;
      }),
    );
  });

  test('never changes', () => {
    expect(['2026-01-01', '2026-11-30', '2027-03-28', '2025-12-31'].map(dailyPlace)).toEqual([
      { chunk: 0, entry: 0 },
      { chunk: 2, entry: 83 },
      { chunk: 3, entry: 76 },
      { chunk: 39, entry: 124 },
    ]);
  });
});

describe('what came of the days', () => {
  const game = (day: DayText, won: boolean, late = false) => ({
    daily: { day, ...(late && { late: true as const }) },
    ...(won && { win: {} }),
  });

  test('the best of several games counts, in any order; other games do not', () => {
    const games = [
      game('2026-03-01', false),
      game('2026-03-01', true, true),
      game('2026-03-02', false),
      {},
      { win: {} },
    ];
    const expected = new Map<DayText, DayResult>([
      ['2026-03-01', 'wonLate'],
      ['2026-03-02', 'begun'],
    ]);
    expect(dailyResults(games)).toEqual(expected);
    expect(dailyResults([...games].reverse())).toEqual(expected);
    expect(dailyResults([...games, game('2026-03-01', true)]).get('2026-03-01')).toBe('won');
  });

  const results = (days: Readonly<Record<DayText, DayResult>>): ReadonlyMap<DayText, DayResult> =>
    new Map(Object.entries(days));

  test.each<[string, Readonly<Record<DayText, DayResult>>, number, number]>([
    ['none', {}, 0, 0],
    ['today alone', { '2026-03-29': 'won' }, 1, 1],
    [
      'up to yesterday, for today is not over',
      { '2026-03-27': 'won', '2026-03-28': 'won', '2026-03-29': 'begun' },
      2,
      2,
    ],
    ['broken yesterday', { '2026-03-26': 'won', '2026-03-27': 'won', '2026-03-29': 'won' }, 1, 2],
    ['a day caught up on later mends nothing', { '2026-03-27': 'won', '2026-03-28': 'wonLate' }, 0, 1],
    ['over the turn of a year', { '2025-12-31': 'won', '2026-01-01': 'won', '2026-01-02': 'won' }, 0, 3],
  ])('rows of days: %s', (_, days, current, longest) => {
    expect(dailyStreaks(results(days), '2026-03-29')).toEqual({ current, longest });
  });
});
