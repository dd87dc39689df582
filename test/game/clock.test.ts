import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Clock, standingClock, stop, TICK_MS, tick } from '../../src/game/clock.ts';

const START = 1_700_000_000_000;
const HOUR_MS = 3_600_000;

/** A clock that was started at START and fed after each of these times. */
const fed = (...waitsMs: readonly number[]): Clock => {
  let now = START;
  let clock = tick(standingClock(0), now);
  for (const wait of waitsMs) {
    now += wait;
    clock = tick(clock, now);
  }
  return clock;
};

test.each([
  ['starts at nothing', [], 0],
  ['counts tick by tick', [1000, 1000, 500], 2500],
  ['counts a late tick', [2900], 2900],
  ['counts three seconds of a night at most', [1000, 8 * HOUR_MS, 1000], 5000],
  ['counts nothing while set back', [1000, -HOUR_MS, 1000], 2000],
  ['counts three seconds at most when put forward', [HOUR_MS, 1000], 4000],
] as const)('a running clock %s', (_, waitsMs, elapsedMs) => {
  expect(fed(...waitsMs).elapsedMs).toBe(elapsedMs);
});

test('a stopped clock has counted up to the stop and nothing of the pause', () => {
  const running = fed(1000);
  const stopped = stop(running, START + 1400);
  expect(stopped).toEqual({ elapsedMs: 1400, lastTickMs: undefined });
  expect(stop(stopped, START + HOUR_MS)).toBe(stopped);
  const again = tick(stopped, START + HOUR_MS);
  expect(again.elapsedMs).toBe(1400);
  expect(tick(again, START + HOUR_MS + 600).elapsedMs).toBe(2000);
});

test('a clock that stands goes on from where it stood', () => {
  expect(standingClock(1234)).toEqual({ elapsedMs: 1234, lastTickMs: undefined });
  expect(tick(standingClock(1234), START)).toEqual({ elapsedMs: 1234, lastTickMs: START });
});

/** `walked`: what the time of day does until the event; sleep and set clocks included. */
const events = fc.array(
  fc.record({
    kind: fc.constantFrom('tick', 'tick', 'tick', 'stop'),
    walked: fc.oneof(fc.nat(TICK_MS), fc.integer({ min: -HOUR_MS, max: HOUR_MS })),
  }),
  { maxLength: 60, size: 'max' },
);

test('it never runs backwards, nor faster than the day, nor at all while it stands', () => {
  const property = fc.property(events, (list) => {
    let now = START;
    let clock = standingClock(0);
    for (const { kind, walked } of list) {
      now += walked;
      const next = kind === 'tick' ? tick(clock, now) : stop(clock, now);
      const counted = next.elapsedMs - clock.elapsedMs;
      const expected = clock.lastTickMs === undefined ? 0 : Math.min(Math.max(0, walked), 3 * TICK_MS);
      expect(counted).toBe(expected);
      expect(next.lastTickMs).toBe(kind === 'tick' ? now : undefined);
      clock = next;
    }
  });
  fc.assert(property, { seed: 1 });
});

test('fed every second or sooner it loses nothing', () => {
  const property = fc.property(fc.array(fc.nat(TICK_MS)), (waitsMs) => {
    expect(fed(...waitsMs).elapsedMs).toBe(waitsMs.reduce((sum, wait) => sum + wait, 0));
  });
  fc.assert(property, { seed: 1 });
});
