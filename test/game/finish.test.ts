import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finishingLine } from '../../src/game/finish.ts';
import { makeCard, type Suit } from '../../src/rules/card.ts';
import { illegalReason } from '../../src/rules/legality.ts';
import { after, settle } from '../../src/rules/play.ts';
import { copyPosition, isWon, type Position } from '../../src/rules/position.ts';
import { anyPosition } from '../support/game-play.ts';
import { sketch } from '../support/sketch.ts';

function won(position: Position, line: NonNullable<ReturnType<typeof finishingLine>>): boolean {
  let now = position;
  for (const move of line) {
    expect(illegalReason(now, move, 'filled')).toBeUndefined();
    now = after(now, move).position;
  }
  return isWon(now);
}

/** Two to five runs not yet completed, each cut into pieces that lie in columns of their own. */
const pieces: fc.Arbitrary<Position> = fc
  .record({
    cuts: fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 2 }), { minLength: 1, maxLength: 3 }),
    suits: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
    turn: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ cuts, suits, turn }) => {
    const columns = cuts.flatMap((at, copy) => {
      const run = Array.from({ length: 13 }, (_, i) => makeCard(13 - i, suits[copy] as Suit, copy));
      const ends = [0, ...[...at].sort((a, b) => a - b), 13];
      return ends.slice(1).map((end, i) => run.slice(ends[i], end));
    });
    const all = [...columns, ...Array.from({ length: 10 - columns.length }, () => [])];
    const turned = [...all.slice(turn), ...all.slice(0, turn)];
    // Runs that are whole from the start leave at once, as they do in a game; the others are gone before.
    const position = copyPosition({ columns: turned, faceDown: Array(10).fill(0), stock: [], foundations: [] });
    for (let i = cuts.length; i < 8; i++)
      position.foundations.push(Array.from({ length: 13 }, (_, card) => makeCard(13 - card, 0, i)));
    settle(position);
    return position;
  });

describe('T12: the finish', () => {
  test('wins whenever each column is one run of a suit and nothing is hidden', () => {
    const property = fc.property(pieces, (position) => {
      if (isWon(position)) return;
      const line = finishingLine(position);
      expect(line).toBeDefined();
      expect(won(position, line!)).toBe(true);
    });
    fc.assert(property, { seed: 1, numRuns: 500 });
  });

  test('in any position of a game is a legal line that wins, or there is none', () => {
    const property = fc.property(anyPosition, (position) => {
      const line = finishingLine(position);
      if (line !== undefined) expect(won(position, line)).toBe(true);
    });
    fc.assert(property, { seed: 1, numRuns: 100 });
  });

  test.each([
    ['a face-down card', { faceDown: [1, ...Array<number>(9).fill(0)] }],
    ['a stock', { stock: Array.from({ length: 10 }, (_, i) => makeCard(1, 0, i)) }],
  ])('is not offered while there is %s', (_, change) => {
    const position = sketch('KS QS JS TS 9S 8S | 7S 6S 5S 4S 3S 2S AS', { runs: 'SSSSSSS' });
    expect(finishingLine(position)).toHaveLength(1);
    expect(finishingLine({ ...position, ...change })).toBeUndefined();
  });
});
