/**
 * The record of a game (B6), which it has from its first move on and which outlives it. What is made of all records is in
 * statistics.ts.
 */
import type { SuitCount } from '../rules/card.ts';
import type { DealRule } from '../rules/legality.ts';
import { isWon } from '../rules/position.ts';
import { writeLine } from './catalogue.ts';
import type { DailyStart } from './daily.ts';
import { formatDeal, isVerified } from './deal.ts';
import { type Game, lineOf, scoreOf } from './game.ts';
import type { Feat, Win } from './log.ts';
import type { Table } from './table.ts';

/** How the cards came to the table. */
export const DEAL_KINDS = ['verified', 'random', 'pasted'] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

/** Some ten times what a game takes. */
export const LONGEST_LINE = 4000;

export interface GameRecord {
  readonly id: string;
  readonly startedMs: number;
  readonly deal: string;
  readonly suitCount: SuitCount;
  readonly dealKind: DealKind;
  readonly dealRule: DealRule;
  readonly daily?: DailyStart | undefined;
  /** How far the game has come. */
  readonly last: Feat;
  readonly win?: Win | undefined;
}

export const formatRecord = (record: GameRecord): string => JSON.stringify(record);

/** The game with what is to be logged of it: id and start once a move was made, the win once it is won. */
function logged(game: Game, nowMs: number, newId: () => string): Game {
  const { log } = game;
  const wasPlayed = log.started !== undefined || game.journal.some(({ kind }) => kind === 'play');
  if (!wasPlayed) return game;
  const started = log.started ?? { id: newId(), atMs: nowMs };
  const win = log.win ?? (isWon(game.position) ? winOf(game) : undefined);
  if (started === log.started && win === log.win) return game;
  return { ...game, log: { ...log, started, ...(win && { win }) } };
}

export const loggedTable = (table: Table, nowMs: number, newId: () => string): Table => {
  const games = table.games.map((game) => logged(game, nowMs, newId));
  return games.every((game, i) => game === table.games[i]) ? table : { ...table, games };
};

function featOf(game: Game): Feat {
  const score = scoreOf(game);
  return {
    elapsedMs: Math.round(game.elapsedMs),
    moves: game.tally.moves,
    ...(score !== undefined && { score }),
    hints: game.log.hints,
  };
}

function winOf(game: Game): Win {
  const { deal } = game;
  const line = deal.kind === 'numbered' ? writeLine(deal, lineOf(game)) : '';
  return { ...featOf(game), ...(line !== '' && line.length <= LONGEST_LINE && { line }) };
}

/** Undefined for a game without a move, which counts as none. */
export function recordOf(game: Game): GameRecord | undefined {
  const { started, win } = game.log;
  if (started === undefined) return undefined;
  const { deal, rules } = game;
  return {
    id: started.id,
    startedMs: started.atMs,
    deal: formatDeal(deal),
    suitCount: deal.suitCount,
    dealKind: deal.kind === 'pasted' ? 'pasted' : isVerified(deal) ? 'verified' : 'random',
    dealRule: rules.dealRule,
    ...(deal.kind === 'numbered' && deal.daily && { daily: deal.daily }),
    last: featOf(game),
    ...(win && { win }),
  };
}
