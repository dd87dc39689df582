import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distribution, winRates } from '../../src/game/distributions.ts';
import type { GameRecord } from '../../src/game/record.ts';

describe('a distribution', () => {
  test('has every value in one bar, the bars join, and there are at most twelve', () => {
    const property = fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 60 }), (values) => {
      const bars = distribution(values, [5, 10, 50]);
      expect(bars.length).toBeLessThanOrEqual(12);
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
      bars.forEach(({ from, to }, i) => {
        expect(to - from).toBe(bars[0]!.to - bars[0]!.from);
        if (i > 0) expect(from).toBe(bars[i - 1]!.to);
      });
      expect(bars[0]!.count).toBeGreaterThan(0);
      expect(bars.at(-1)!.count).toBeGreaterThan(0);
    });
    fc.assert(property, { seed: 1 });
  });

  test('takes the narrowest steps that will do', () => {
    expect(distribution([7, 9, 12, 23], [5, 10])).toEqual([
      { from: 5, to: 10, count: 2 },
      { from: 10, to: 15, count: 1 },
      { from: 15, to: 20, count: 0 },
      { from: 20, to: 25, count: 1 },
    ]);
    expect(distribution([0, 60], [5, 10]).map(({ from }) => from)).toEqual([0, 10, 20, 30, 40, 50, 60]);
    expect(distribution([], [5])).toEqual([]);
  });
});

test('the win rate over time looks back over some games, and leaves out the one on the table', () => {
  const feat = { elapsedMs: 1, moves: 1, hints: 0 };
  const history = [...'wwlwr'].map(
    (result, i): GameRecord => ({
      id: String(i),
      startedMs: i,
      deal: '1-AAAAA-AAAAA',
      suitCount: 1,
      dealKind: 'random',
      dealRule: 'filled',
      last: feat,
      ...(result === 'w' && { win: feat }),
    }),
  );
  expect(winRates(history, new Set('4'), 2).map(({ rate }) => rate)).toEqual([1, 1, 0.5, 0.5]);
  expect(winRates(history, new Set('4'), 20).map(({ rate }) => rate)).toEqual([1, 1, 2 / 3, 3 / 4]);
  expect(winRates(history, new Set(), 2).at(-1)).toEqual({ game: 5, startedMs: 4, rate: 0.5 });
});
