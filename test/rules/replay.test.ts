import { expect, test } from 'vitest';
import { cardMove, DEAL } from '../../src/rules/move.ts';
import { copyPosition } from '../../src/rules/position.ts';
import { replay } from '../../src/rules/replay.ts';
import { card, picture, run, sketch } from '../support/sketch.ts';

const nearlyWon = () => sketch(`${run('S', 13, 2).join(' ')} | AS`, { runs: 'SSSSSSS' });

test('an empty line changes nothing', () => {
  const start = nearlyWon();
  expect(replay(start, [], 'filled')).toEqual({ ok: true, position: start, won: false });
});

test('R9: a line that completes the eighth run wins, and the start is left alone', () => {
  const start = nearlyWon();
  const before = copyPosition(start);
  const result = replay(start, [cardMove(1, 2, 1), cardMove(2, 0, 1)], 'filled');
  expect(result).toMatchObject({ ok: true, won: true });
  expect(picture(result.position)).toBe('-');
  expect(start).toEqual(before);
});

test('the first illegal move is named with its reason and the position before it', () => {
  const result = replay(nearlyWon(), [cardMove(1, 2, 1), cardMove(1, 0, 1), cardMove(5, 5, 1)], 'filled');
  expect(result).toMatchObject({ ok: false, index: 1, reason: { kind: 'emptySource', column: 1 } });
  expect(picture(result.position)).toBe(`${run('S', 13, 2).join(' ')} | - | AS`);
});

test('nothing can be played after the win', () => {
  expect(replay(nearlyWon(), [cardMove(1, 0, 1), DEAL], 'always')).toMatchObject({
    ok: false,
    index: 1,
    reason: { kind: 'stockEmpty' },
  });
});

test('R7: the deal rule decides', () => {
  const start = sketch('5S | 4H', { stock: run('C', 10, 1).join(' ') });
  expect(replay(start, [DEAL], 'always')).toMatchObject({ ok: true, won: false });
  expect(replay(start, [DEAL], 'filled')).toMatchObject({ ok: false, index: 0, reason: { kind: 'emptyColumns' } });
  expect(replay(start, [cardMove(0, 1, 1)], 'always')).toMatchObject({
    ok: false,
    index: 0,
    reason: { kind: 'wrongRank', card: card('5S'), target: card('4H') },
  });
});
