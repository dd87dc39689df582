/**
 * The player's table: the running game and, behind it, the ones that a new game replaced, so that even a new game can be
 * taken back (R12).
 */

import type { Move } from '../rules/move.ts';
import type { Deal } from './deal.ts';
import { type Action, act, type Change, type Game, isInProgress, type Refusal, startGame } from './game.ts';
import type { RulesInForce } from './rules-in-force.ts';

export interface Table {
  /** In the order in which they were started. */
  readonly games: readonly Game[];
  /** Index of the running game; later ones are there for redo. */
  readonly current: number;
}

export type TableChange =
  | Change
  | { readonly kind: 'newGame' }
  | { readonly kind: 'earlierGame' }
  | { readonly kind: 'laterGame' };

export type TableOutcome =
  | { readonly ok: true; readonly table: Table; readonly change: TableChange }
  | { readonly ok: false; readonly refusal: Refusal };

/** How many games can be gone back to, the running one included: more would make every save larger for nothing. */
const KEPT_GAMES = 3;

export const startTable = (deal: Deal, rules: RulesInForce): Table => ({ games: [startGame(deal, rules)], current: 0 });

export const runningGame = (table: Table): Game => table.games[table.current]!;

export function newGame(table: Table, deal: Deal, rules: RulesInForce): Table {
  const games = [...table.games.slice(0, table.current + 1), startGame(deal, rules)].slice(-KEPT_GAMES);
  return { games, current: games.length - 1 };
}

/** The running game of `earlier` put before the games of `later`, so that undo leads back to it. */
export function joinTables(earlier: Table, later: Table): Table {
  const before = earlier.games.slice(0, earlier.current + 1);
  return { games: [...before, ...later.games], current: before.length + later.current };
}

/** A table with the game of another one before it, if that one is in progress. */
export const besides = (other: Table, table: Table): Table =>
  isInProgress(runningGame(other)) ? joinTables({ games: [runningGame(other)], current: 0 }, table) : table;

/** Does an action in the running game; undo at its start leads back to the game before, redo at its end to the next. */
export function actAt(table: Table, action: Action): TableOutcome {
  const game = runningGame(table);
  if (action.kind === 'undo' && game.done.length === 0 && table.current > 0)
    return { ok: true, table: { ...table, current: table.current - 1 }, change: { kind: 'earlierGame' } };
  if (action.kind === 'redo' && game.undone.length === 0 && table.current < table.games.length - 1)
    return { ok: true, table: { ...table, current: table.current + 1 }, change: { kind: 'laterGame' } };
  const outcome = act(game, action);
  if (!outcome.ok) return outcome;
  const later = forgetsLaterGames(action) ? [] : table.games.slice(table.current + 1);
  const games = [...table.games.slice(0, table.current), outcome.game, ...later];
  return { ok: true, table: { ...table, games }, change: outcome.change };
}

const forgetsLaterGames = (action: Action): boolean => action.kind === 'play' || action.kind === 'restart';

/** The table with these moves played on the running game; undefined when one of them is refused. */
export function tableAfter(table: Table, line: readonly Move[]): Table | undefined {
  let now = table;
  for (const move of line) {
    const outcome = actAt(now, { kind: 'play', move });
    if (!outcome.ok) return undefined;
    now = outcome.table;
  }
  return now;
}

export const canUndo = (table: Table): boolean => runningGame(table).done.length > 0 || table.current > 0;

export const canRedo = (table: Table): boolean =>
  runningGame(table).undone.length > 0 || table.current < table.games.length - 1;

/** The same table with the running game's time set. */
export const withElapsed = (table: Table, elapsedMs: number): Table =>
  withRunning(table, (game) => ({ ...game, elapsedMs }));

/** The same table with one hint more in the running game. */
export const withHint = (table: Table): Table =>
  withRunning(table, (game) => ({ ...game, log: { ...game.log, hints: game.log.hints + 1 } }));

const withRunning = (table: Table, change: (game: Game) => Game): Table => ({
  ...table,
  games: table.games.map((game, i) => (i === table.current ? change(game) : game)),
});
