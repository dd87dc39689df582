import { expect, test } from 'vitest';
import { ALL_MOVES, cardMove, DEAL } from '../../src/rules/move.ts';

test('R3: two kinds of move; 1,171 name two columns or deal, 130 more name one column twice', () => {
  expect(new Set(ALL_MOVES.map((move) => JSON.stringify(move))).size).toBe(1301);
  expect(ALL_MOVES).toHaveLength(1301);
  expect(ALL_MOVES.filter((move) => move.kind === 'deal' || move.from !== move.to)).toHaveLength(1171);
  expect(new Set(ALL_MOVES.map((move) => move.kind))).toEqual(new Set(['cards', 'deal']));
});

test('equal moves are one frozen object', () => {
  for (let from = 0; from < 10; from++)
    for (let to = 0; to < 10; to++)
      for (let count = 1; count <= 13; count++) {
        const move = cardMove(from, to, count);
        expect(move).toEqual({ kind: 'cards', from, to, count });
        expect(cardMove(from, to, count)).toBe(move);
        expect(Object.isFrozen(move)).toBe(true);
      }
  expect(Object.isFrozen(DEAL)).toBe(true);
});

test.each([
  [-1, 0, 1],
  [0, -1, 1],
  [10, 0, 1],
  [0, 10, 1],
  [0, 1, 0],
  [0, 1, 14],
  [9, 9, 14],
  [0, 0, 0],
  [0.5, 0, 1],
  [0, 1, 1.5],
  [Number.NaN, 0, 1],
])('no move from column %d to %d of %d cards', (from, to, count) => {
  expect(() => cardMove(from, to, count)).toThrow(RangeError);
});
