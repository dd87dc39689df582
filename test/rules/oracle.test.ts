/** The rules core against a second implementation of the rules, over random games. */
import { assert, expect, test } from 'vitest';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { legalMoves } from '../../src/rules/legality.ts';
import { formatLine, formatMove, formatPosition } from '../../src/rules/notation.ts';
import { settle } from '../../src/rules/play.ts';
import { type OracleState, oracleFrom, oracleMoves, oraclePlay, oracleSettle, oracleText } from '../support/oracle.ts';
import { chance } from '../support/random.ts';
import { ACTIONS, forRandomPlay, jumbledPosition, TIMEOUT_MS } from '../support/random-play.ts';

test('R3–R8: the same moves, in the same order, and the same outcome of each', { timeout: TIMEOUT_MS }, () => {
  let state: OracleState;
  forRandomPlay(ACTIONS, ({ game, ply, before, move, position }) => {
    if (ply === 0) state = oracleFrom(formatPosition(before));
    assert.equal(formatLine(legalMoves(before, game.dealRule)), oracleMoves(state, game.dealRule).join(' '));
    state = oraclePlay(state, formatMove(move));
    assert.equal(formatPosition(position), oracleText(state));
  });
});

test('R8: the same when a position of any kind settles', () => {
  for (let seed = 0; seed < 2000; seed++) {
    const position = jumbledPosition(SUIT_COUNTS[seed % 3]!, chance(seed));
    const expected = oracleText(oracleSettle(oracleFrom(formatPosition(position))));
    settle(position);
    expect(formatPosition(position)).toBe(expected);
  }
});
