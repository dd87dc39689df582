import { describe, expect, test } from 'vitest';
import { type Action, act, type Game, scoreOf, startGame } from '../../src/game/game.ts';
import type { ScoreScheme } from '../../src/game/rules-in-force.ts';
import { afterPlay, afterUndo, pointsShown } from '../../src/game/score.ts';
import { type CardMove, cardMove } from '../../src/rules/move.ts';
import { sketch, wholeRun } from '../support/sketch.ts';

describe('afterPlay', () => {
  test.each([
    ['freeUndo', 500, 0, 499],
    ['freeUndo', 500, 1, 599],
    ['freeUndo', 500, 2, 699],
    ['freeUndo', 1, 0, 0],
    ['freeUndo', 0, 0, 0],
    ['freeUndo', 0, 1, 99],
    ['countedUndo', 500, 0, 499],
    ['countedUndo', 500, 1, 599],
    ['countedUndo', 0, 0, -1],
    ['countedUndo', -50, 1, 49],
    ['none', 500, 0, 500],
    ['none', 500, 1, 500],
  ] as const)('%s: from %i with %i runs to %i', (scheme, balance, runs, expected) => {
    expect(afterPlay(scheme, balance, runs)).toBe(expected);
  });
});

describe('afterUndo', () => {
  test.each([
    // What the action found comes back, whatever happened since.
    ['freeUndo', 599, 500, 1, 500],
    ['freeUndo', 0, 0, 0, 0],
    ['countedUndo', 499, 500, 0, 498],
    ['countedUndo', 599, 500, 1, 498],
    ['countedUndo', 699, 500, 2, 498],
    ['countedUndo', -3, -2, 0, -4],
    // Nothing is gained by undoing without points what was earned with them, and redoing it with them.
    ['none', 599, 500, 1, 500],
  ] as const)('%s: from %i, before %i, with %i runs to %i', (scheme, balance, before, runs, expected) => {
    expect(afterUndo(scheme, balance, before, runs)).toBe(expected);
  });
});

test.each([
  ['freeUndo', 12, 12],
  ['countedUndo', 12, 12],
  ['countedUndo', -1, 0],
  ['none', 12, undefined],
] as const)('%s shows %i as %s points', (scheme, balance, points) => {
  expect(pointsShown(scheme, balance)).toBe(points);
});

/** The ace of column 2 completes the run of column 1; the queen of column 3 fits on column 4, and may go back. */
const position = sketch(`${wholeRun('S').replace(' AS', '')} | AS | QH | KH | 3D | 3D | 3D | 3D | 3D | 3D`);
const COMPLETE = cardMove(1, 0, 1);
const QUEEN = cardMove(2, 3, 1);

function playAll(scheme: ScoreScheme, actions: readonly Action[]): Game {
  const start = startGame({ kind: 'pasted', position, suitCount: 4 }, { dealRule: 'always', scoreScheme: scheme });
  return actions.reduce((game, action) => {
    const outcome = act(game, action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is refused: ${outcome.refusal.kind}`);
    return outcome.game;
  }, start);
}

const play = (move: CardMove): Action => ({ kind: 'play', move });
const scheme = (scoreScheme: ScoreScheme): Action => ({ kind: 'rules', rules: { dealRule: 'always', scoreScheme } });
const undo: Action = { kind: 'undo' };
const redo: Action = { kind: 'redo' };
const restart: Action = { kind: 'restart' };

describe('a game', () => {
  test.each<[string, ScoreScheme, readonly Action[], number | undefined]>([
    ['starts with 500', 'freeUndo', [], 500],
    ['freeUndo: a completed run pays 100 less the move', 'freeUndo', [play(COMPLETE)], 599],
    ['freeUndo: its undo gives back the earlier score', 'freeUndo', [play(COMPLETE), undo], 500],
    ['freeUndo: and its redo pays again', 'freeUndo', [play(COMPLETE), undo, redo], 599],
    ['countedUndo: a completed run pays 100 less the move', 'countedUndo', [play(COMPLETE)], 599],
    ['countedUndo: its undo costs 101', 'countedUndo', [play(COMPLETE), undo], 498],
    ['countedUndo: a move, its undo and its redo are three actions', 'countedUndo', [play(QUEEN), undo, redo], 497],
    ['none: no score is shown', 'none', [play(COMPLETE)], undefined],
    ['freeUndo: a restart begins with 500', 'freeUndo', [play(COMPLETE), restart], 500],
    ['freeUndo: its undo gives back the score', 'freeUndo', [play(COMPLETE), restart, undo], 599],
    ['countedUndo: undoing a restart is one action more', 'countedUndo', [play(COMPLETE), restart, undo], 598],
    [
      'countedUndo: what was done after the restart is no part of the game before it',
      'countedUndo',
      [play(COMPLETE), restart, play(QUEEN), undo, undo],
      598,
    ],
  ])('%s', (_, start, actions, expected) => {
    expect(scoreOf(playAll(start, actions))).toBe(expected);
  });

  test('freeUndo never falls below 0, and counts up from there at once', () => {
    const back = cardMove(3, 2, 1);
    const actions = Array.from({ length: 502 }, (_, i) => play(i % 2 === 0 ? QUEEN : back));
    expect(scoreOf(playAll('freeUndo', actions.slice(0, 500)))).toBe(0);
    expect(scoreOf(playAll('freeUndo', actions))).toBe(0);
    expect(scoreOf(playAll('freeUndo', [...actions, play(COMPLETE)]))).toBe(99);
    expect(scoreOf(playAll('countedUndo', [...actions, play(COMPLETE)]))).toBe(97);
    expect(scoreOf(playAll('countedUndo', actions))).toBe(0);
  });

  test.each<[string, ScoreScheme, readonly Action[], number | undefined]>([
    ['counts nothing by itself', 'freeUndo', [play(COMPLETE), scheme('countedUndo')], 599],
    ['counts undo from then on', 'freeUndo', [play(COMPLETE), scheme('countedUndo'), undo], 498],
    ['stops counting undo', 'countedUndo', [play(QUEEN), scheme('freeUndo'), undo], 500],
    ['hides the score', 'freeUndo', [play(QUEEN), scheme('none')], undefined],
    ['shows it again as it was', 'freeUndo', [play(QUEEN), scheme('none'), play(COMPLETE), scheme('freeUndo')], 499],
  ])('a scheme changed in mid-game %s', (_, start, actions, expected) => {
    expect(scoreOf(playAll(start, actions))).toBe(expected);
  });
});
