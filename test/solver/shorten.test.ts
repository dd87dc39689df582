import { expect, test } from 'vitest';
import { openingPosition } from '../../src/rules/position.ts';
import { replay } from '../../src/rules/replay.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { Search } from '../../src/solver/search.ts';
import { Shortening } from '../../src/solver/shorten.ts';

const WIDTHS = [20, 60];

function solved(suitCount: 1 | 2, dealNumber: number) {
  const position = openingPosition(shuffledPack({ dealNumber, suitCount }));
  const result = new Search(position, { dealRule: 'filled' }).advance(5_000_000);
  if (result?.kind !== 'solved') throw new Error('not solved');
  return { position, line: result.line };
}

test('lines get shorter and still win, however the work is sliced', () => {
  let before = 0;
  let after = 0;
  for (const suitCount of [1, 2] as const)
    for (let dealNumber = 0; dealNumber < 2; dealNumber++) {
      const { position, line } = solved(suitCount, dealNumber);
      const shortest = new Shortening(position, line, { dealRule: 'filled', widths: WIDTHS }).advance(10_000_000);
      if (shortest === undefined) throw new Error('did not end');
      const judged = replay(position, shortest, 'filled');
      expect(judged.ok && judged.won).toBe(true);
      expect(shortest.length).toBeLessThanOrEqual(line.length);
      before += line.length;
      after += shortest.length;
      const sliced = new Shortening(position, line, { dealRule: 'filled', widths: WIDTHS });
      while (sliced.advance(5000) === undefined) expect(sliced.best.length).toBeGreaterThanOrEqual(shortest.length);
      expect(sliced.best).toEqual(shortest);
    }
  expect(after).toBeLessThan(before * 0.95);
});
