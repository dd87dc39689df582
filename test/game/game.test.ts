import { describe, expect, test } from 'vitest';
import { type Deal, numberedDeal } from '../../src/game/deal.ts';
import {
  type Action,
  act,
  type Change,
  type Game,
  isInProgress,
  type Outcome,
  startGame,
} from '../../src/game/game.ts';
import type { RulesInForce } from '../../src/game/rules-in-force.ts';
import { cardMove, DEAL, type Move } from '../../src/rules/move.ts';
import type { Position } from '../../src/rules/position.ts';
import { card, picture, sketch, wholeRun } from '../support/sketch.ts';

const STRICT: RulesInForce = { dealRule: 'filled', scoreScheme: 'none' };
const LAX: RulesInForce = { dealRule: 'always', scoreScheme: 'none' };

const pasted = (position: Position): Deal => ({ kind: 'pasted', position, suitCount: 4 });
const play = (move: Move): Action => ({ kind: 'play', move });
const rules = (inForce: RulesInForce): Action => ({ kind: 'rules', rules: inForce });
const undo: Action = { kind: 'undo' };
const redo: Action = { kind: 'redo' };
const restart: Action = { kind: 'restart' };

function done(outcome: Outcome): { readonly game: Game; readonly change: Change } {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.kind}`);
  return outcome;
}

const playAll = (game: Game, ...actions: readonly Action[]): Game =>
  actions.reduce((before, action) => done(act(before, action)).game, game);

/** The row completes runs in columns 1 and 3, and a face-down card turns under the second. */
const twoAces = sketch(`${wholeRun('S').replace(' AS', '')} | 5C | 9d ${wholeRun('H').replace(' AH', '')} | 5C 4C`, {
  stock: 'AS 4D AH 2C 2C 2C 2C 2C 2C 2C',
});

describe('act', () => {
  test('a deal that completes two runs is one action, and one undo takes all of it back', () => {
    const start = startGame(pasted(twoAces), LAX);
    const { game, change } = done(act(start, play(DEAL)));
    expect(change.kind === 'played' && change.steps.map((step) => step.kind)).toEqual([
      'dealt',
      'collected',
      'collected',
      'revealed',
    ]);
    expect(game.position.foundations).toHaveLength(2);
    const back = done(act(game, undo));
    expect(back.game.position).toEqual(start.position);
    expect(back.change).toEqual({ ...change, kind: 'undone' });
    expect(back.game.done).toEqual([]);
  });

  test('a turned card lies face down again after undo but stays known (R10, R11)', () => {
    const game = startGame(pasted(sketch('9d 4H | 5S')), LAX);
    expect(game.seen.has(card('9D'))).toBe(false);
    const turned = playAll(game, play(cardMove(0, 1, 1)));
    const back = playAll(turned, undo);
    expect(picture(back.position)).toBe('9d 4H | 5S');
    for (const later of [turned, back, playAll(back, restart)]) expect(later.seen.has(card('9D'))).toBe(true);
  });

  test('dealt cards are known, those in the stock are not', () => {
    const game = startGame(pasted(twoAces), LAX);
    expect(game.seen.has(card('4D'))).toBe(false);
    expect(playAll(game, play(DEAL)).seen.has(card('4D'))).toBe(true);
  });

  test('the cards of completed runs are known from the start', () => {
    expect(startGame(pasted(sketch('4H', { runs: 'S' })), LAX).seen.size).toBe(14);
  });

  test('restart gives the opening, and undo the game before it (R12)', () => {
    const game = playAll(startGame(numberedDeal({ dealNumber: 4711, suitCount: 1 }), STRICT), play(DEAL), play(DEAL));
    const restarted = done(act(game, restart));
    expect(restarted.change).toEqual({ kind: 'restarted' });
    expect(restarted.game.position).toEqual(startGame(game.deal, STRICT).position);
    expect(restarted.game.tally.moves).toBe(0);
    const back = done(act(restarted.game, undo));
    expect(back.change).toEqual({ kind: 'restartUndone' });
    expect(back.game.position).toEqual(game.position);
    expect(back.game.tally.moves).toBe(2);
    // The history from before the restart is still there.
    expect(playAll(back.game, undo, undo).position).toEqual(restarted.game.position);
    expect(done(act(back.game, redo)).change).toEqual({ kind: 'restarted' });
  });

  test.each([
    ['a move', play(cardMove(2, 3, 1))],
    ['a restart', restart],
  ])('%s ends redo', (_, action) => {
    const start = startGame(pasted(sketch('4H | 5S | 8H | 9S')), LAX);
    const undone = playAll(start, play(cardMove(0, 1, 1)), undo);
    expect(act(undone, redo).ok).toBe(true);
    expect(act(playAll(undone, action), redo)).toEqual({ ok: false, refusal: { kind: 'nothingToRedo' } });
  });

  test('a refused action and a change of the rules leave redo as it is', () => {
    const undone = playAll(startGame(pasted(sketch('4H | 5S')), LAX), play(cardMove(0, 1, 1)), undo);
    expect(act(undone, play(cardMove(1, 0, 1))).ok).toBe(false);
    expect(playAll(undone, rules(STRICT), redo).position.columns[0]).toEqual([]);
  });

  test('a changed rule holds from the next action on (R13)', () => {
    const start = startGame(pasted(sketch('4H', { stock: 'AS 2C 2C 2C 2C 2C 2C 2C 2C 2C' })), STRICT);
    const refused = act(start, play(DEAL));
    expect(refused).toEqual({ ok: false, refusal: { kind: 'emptyColumns', columns: [1, 2, 3, 4, 5, 6, 7, 8, 9] } });
    const { game, change } = done(act(start, rules(LAX)));
    expect(change).toEqual({ kind: 'rulesChanged' });
    expect(game.position).toBe(start.position);
    expect(game.done).toEqual([]);
    expect(game.rulesAtStart).toBe(STRICT);
    expect(act(game, play(DEAL)).ok).toBe(true);
    expect(act(playAll(game, rules(STRICT)), play(DEAL)).ok).toBe(false);
  });

  test('redo brings back what was done, also where the rule of today would refuse it', () => {
    const start = startGame(pasted(sketch('4H', { stock: 'AS 2C 2C 2C 2C 2C 2C 2C 2C 2C' })), LAX);
    const dealt = playAll(start, play(DEAL));
    expect(playAll(dealt, undo, rules(STRICT), redo).position).toEqual(dealt.position);
  });

  test.each([undo, redo])('there is nothing to $kind in a new game', (action) => {
    const { refusal } = act(startGame(numberedDeal({ dealNumber: 1, suitCount: 4 }), STRICT), action) as {
      refusal: unknown;
    };
    expect(refusal).toEqual({ kind: action.kind === 'undo' ? 'nothingToUndo' : 'nothingToRedo' });
  });

  test('a won game can be played on by undo (R9)', () => {
    const start = startGame(pasted(sketch(`${wholeRun('S').replace(' AS', '')} | AS`, { runs: 'SHHDDCC' })), STRICT);
    const won = playAll(start, play(cardMove(1, 0, 1)));
    expect(won.position.foundations).toHaveLength(8);
    expect(playAll(won, undo).position).toEqual(start.position);
  });
});

describe('isInProgress', () => {
  const start = startGame(pasted(sketch(`${wholeRun('S').replace(' AS', '')} | AS | 2H`, { runs: 'SHHDDCC' })), LAX);
  const moved = playAll(start, play(cardMove(1, 2, 1)));
  const won = playAll(start, play(cardMove(1, 0, 1)));
  test.each([
    ['before the first move', start, false],
    ['after a move', moved, true],
    ['when all is taken back', playAll(moved, undo), false],
    ['after a restart', playAll(moved, restart), false],
    ['when a restart is taken back', playAll(moved, restart, undo), true],
    ['when won', won, false],
  ])('%s', (_, game, expected) => {
    expect(isInProgress(game)).toBe(expected);
  });
});
