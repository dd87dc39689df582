import { describe, expect, test } from 'vitest';
import { type Deal, numberedDeal } from '../../src/game/deal.ts';
import type { Action } from '../../src/game/game.ts';
import type { RulesInForce } from '../../src/game/rules-in-force.ts';
import {
  actAt,
  canRedo,
  canUndo,
  newGame,
  runningGame,
  startTable,
  type Table,
  type TableChange,
  withElapsed,
} from '../../src/game/table.ts';
import { DEAL } from '../../src/rules/move.ts';
import { deepFreeze } from '../support/deep-freeze.ts';

const RULES: RulesInForce = { dealRule: 'filled', scoreScheme: 'freeUndo' };
const OTHER_RULES: RulesInForce = { dealRule: 'always', scoreScheme: 'none' };
const deals: readonly Deal[] = Array.from({ length: 5 }, (_, dealNumber) => numberedDeal({ dealNumber, suitCount: 4 }));
const deal: Action = { kind: 'play', move: DEAL };
const undo: Action = { kind: 'undo' };
const redo: Action = { kind: 'redo' };
const restart: Action = { kind: 'restart' };

function step(table: Table, action: Action): { readonly table: Table; readonly change: TableChange } {
  const outcome = actAt(deepFreeze(table), action);
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.kind}`);
  return outcome;
}

const playAll = (table: Table, ...actions: readonly Action[]): Table =>
  actions.reduce((before, action) => step(before, action).table, table);

/** Two games: a row dealt in the first, none yet in the second. */
const first = playAll(startTable(deals[0]!, RULES), deal);
const second = newGame(deepFreeze(first), deals[1]!, OTHER_RULES);

describe('a new game', () => {
  test('is the running one, under its own rules', () => {
    expect(runningGame(second)).toMatchObject({ deal: deals[1], rules: OTHER_RULES, elapsedMs: 0, done: [] });
  });

  test('is taken back by undo, with the history of the game before it', () => {
    const back = step(second, undo);
    expect(back.change).toEqual({ kind: 'earlierGame' });
    expect(runningGame(back.table)).toBe(runningGame(first));
    expect(playAll(back.table, undo, redo)).toMatchObject({ current: 0 });
  });

  test('comes again by redo', () => {
    const forth = step(playAll(second, undo), redo);
    expect(forth.change).toEqual({ kind: 'laterGame' });
    expect(forth.table).toEqual(second);
  });

  test('comes again only after all else that was undone', () => {
    const back = playAll(second, undo, undo);
    expect(runningGame(back).done).toEqual([]);
    const once = step(back, redo);
    expect([once.table.current, once.change.kind]).toEqual([0, 'played']);
    expect(step(once.table, redo).change).toEqual({ kind: 'laterGame' });
  });

  test('is left by undo only at its start', () => {
    const played = playAll(second, deal);
    expect(step(played, undo).change.kind).toBe('undone');
    expect(playAll(played, undo, undo).current).toBe(0);
    // Forward again it is as it was left, its own redo included.
    expect(playAll(played, undo, undo, redo, redo)).toMatchObject({ current: 1, games: [{}, { tally: { moves: 1 } }] });
  });

  test('replaces the later games', () => {
    const third = newGame(playAll(second, undo), deals[2]!, RULES);
    expect(third.games.map((game) => game.deal)).toEqual([deals[0], deals[2]]);
    expect(third.current).toBe(1);
  });

  test('is one of three at most: the oldest is forgotten', () => {
    const table = [2, 3, 4].reduce((before, i) => newGame(before, deals[i]!, RULES), second);
    expect(table.games.map((game) => game.deal)).toEqual([deals[2], deals[3], deals[4]]);
    expect(table.current).toBe(2);
    expect(actAt(playAll(table, undo, undo), undo)).toEqual({ ok: false, refusal: { kind: 'nothingToUndo' } });
  });
});

describe('an action in an earlier game', () => {
  const back = playAll(second, undo);

  test.each([deal, restart])('$kind ends redo of the later game', (action) => {
    const table = playAll(back, action);
    expect(table.games).toHaveLength(1);
    expect(actAt(table, redo)).toEqual({ ok: false, refusal: { kind: 'nothingToRedo' } });
  });

  test('a change of the rules keeps it', () => {
    const table = playAll(back, { kind: 'rules', rules: OTHER_RULES });
    expect(runningGame(table).rules).toBe(OTHER_RULES);
    expect(step(table, redo).change).toEqual({ kind: 'laterGame' });
  });

  test('refused changes nothing', () => {
    const stuck = playAll(back, deal, deal, deal, deal);
    expect(actAt(stuck, deal)).toEqual({ ok: false, refusal: { kind: 'stockEmpty' } });
  });
});

describe('canUndo and canRedo', () => {
  test.each([
    ['a fresh table', startTable(deals[0]!, RULES), false, false],
    ['a game with an action', first, true, false],
    ['a game with an action undone', playAll(first, undo), false, true],
    ['a second game at its start', second, true, false],
    ['the first game again', playAll(second, undo), true, true],
    ['the first game at its start', playAll(second, undo, undo), false, true],
  ])('%s', (_, table, undoable, redoable) => {
    expect([canUndo(table), canRedo(table)]).toEqual([undoable, redoable]);
    expect([actAt(table, undo).ok, actAt(table, redo).ok]).toEqual([undoable, redoable]);
  });
});

test('the time belongs to the running game alone', () => {
  const table = withElapsed(deepFreeze(second), 5000);
  expect(table.games.map((game) => game.elapsedMs)).toEqual([0, 5000]);
  expect(runningGame(playAll(table, undo)).elapsedMs).toBe(0);
});
