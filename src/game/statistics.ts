/**
 * The statistics (B6), as pure functions of the records of all games ever begun.
 *
 * A game has a record from its first move on, and one only, however often it is restarted, left and come back to: records
 * are told apart by the id of the game, so that bringing together those of two tabs or two devices counts nothing twice.
 * The first win stays, whatever is undone after it. A game that is neither won nor on the table has been left; that ends a
 * row of wins and is counted as a game begun, and nothing else.
 */
import * as v from 'valibot';
import { SUIT_COUNTS, type SuitCount } from '../rules/card.ts';
import { DEAL_RULES, type DealRule } from '../rules/legality.ts';
import type { Move } from '../rules/move.ts';
import { readLine } from './catalogue.ts';
import { isDayText } from './daily.ts';
import type { Deal } from './deal.ts';
import { parseDeal } from './deal-text.ts';
import type { Feat, Win } from './log.ts';
import { DEAL_KINDS, type DealKind, type GameRecord, LONGEST_LINE } from './record.ts';

/** Longer than any position that `formatDeal` writes. */
const LONGEST_DEAL = 400;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));
const Milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e15));
const FEAT = { elapsedMs: Milliseconds, moves: Count, score: v.optional(Count), hints: Count };
export const SavedWin = v.object({ ...FEAT, line: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_LINE))) });
/** An id is part of a key in storage; nothing else is expected of it. */
const GameId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,40}$/u));
export const SavedStart = v.object({ id: GameId, atMs: Milliseconds });

/** One that can't be read is dropped: the game counts all the same. */
export const SavedDaily = v.fallback(
  v.optional(v.object({ day: v.pipe(v.string(), v.check(isDayText)), late: v.optional(v.literal(true)) })),
  undefined,
);

const SavedRecord = v.object({
  id: GameId,
  startedMs: Milliseconds,
  deal: v.pipe(v.string(), v.maxLength(LONGEST_DEAL)),
  suitCount: v.picklist(SUIT_COUNTS),
  dealKind: v.picklist(DEAL_KINDS),
  dealRule: v.picklist(DEAL_RULES),
  daily: SavedDaily,
  /** How far the game has come. */
  last: v.object(FEAT),
  win: v.optional(SavedWin),
});

/** Undefined when the text is no record. */
export function parseRecord(text: string): GameRecord | undefined {
  try {
    const parsed = v.safeParse(SavedRecord, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The deal of a record with the moves that won it, replayed; undefined when there are none to be seen. */
export function replayOf({ deal: text, win }: GameRecord): { deal: Deal; line: readonly Move[] } | undefined {
  const parsed = parseDeal(text);
  if (win?.line === undefined || !parsed.ok || parsed.deal.kind !== 'numbered') return undefined;
  const line = readLine(parsed.deal, win.line, 'always');
  return line && { deal: parsed.deal, line };
}

/**
 * Two records of one game as one: the one that has come further counts, with the first win and the earliest beginning. The
 * order does not matter, nor how often a record comes.
 */
export function mergeRecords(a: GameRecord, b: GameRecord): GameRecord {
  const { win: _, ...further } = compareProgress(a, b) >= 0 ? a : b;
  const win = a.win && b.win ? (compareWins(a.win, b.win) <= 0 ? a.win : b.win) : (a.win ?? b.win);
  return { ...further, startedMs: Math.min(a.startedMs, b.startedMs), ...(win && { win }) };
}

/** The text decides between records that have come equally far, so that there is one answer. */
function compareProgress(a: GameRecord, b: GameRecord): number {
  const text = ({ id, deal, suitCount, dealKind, dealRule }: GameRecord) =>
    JSON.stringify([id, deal, suitCount, dealKind, dealRule]);
  return compareFeats(a.last, b.last) || (text(a) < text(b) ? -1 : 1);
}

const compareFeats = (a: Feat, b: Feat): number =>
  a.elapsedMs - b.elapsedMs || a.moves - b.moves || a.hints - b.hints || (a.score ?? -1) - (b.score ?? -1);

/** All records of both, each game once, in the order of their beginnings. */
export function mergeHistories(...histories: readonly (readonly GameRecord[])[]): readonly GameRecord[] {
  const byId = new Map<string, GameRecord>();
  for (const record of histories.flat()) {
    const known = byId.get(record.id);
    byId.set(record.id, known ? mergeRecords(known, record) : record);
  }
  return [...byId.values()].sort((a, b) => a.startedMs - b.startedMs || (a.id < b.id ? -1 : 1));
}

const compareWins = (a: Win, b: Win): number => compareFeats(a, b) || ((a.line ?? '') < (b.line ?? '') ? -1 : 1);

export type Result = 'won' | 'running' | 'left';

/** @param running the ids of the games that are on a table now. */
export const resultOf = ({ id, win }: GameRecord, running: ReadonlySet<string>): Result =>
  win ? 'won' : running.has(id) ? 'running' : 'left';

export interface Filter {
  readonly suitCount?: SuitCount | undefined;
  readonly dealRule?: DealRule | undefined;
  readonly dealKind?: DealKind | undefined;
}

export const filtered = (history: readonly GameRecord[], filter: Filter): readonly GameRecord[] =>
  history.filter(
    (record) =>
      (filter.suitCount === undefined || record.suitCount === filter.suitCount) &&
      (filter.dealRule === undefined || record.dealRule === filter.dealRule) &&
      (filter.dealKind === undefined || record.dealKind === filter.dealKind),
  );

interface BestAndMedian {
  readonly best: number;
  readonly median: number;
}

export interface Figures {
  /** Games with at least one move. */
  readonly started: number;
  readonly won: number;
  /** Of the games that are over, won or left; undefined while there are none. */
  readonly winRate: number | undefined;
  /** Games won one after the other, up to now and at most. The game on the table neither adds nor ends. */
  readonly streak: number;
  readonly longestStreak: number;
  /** Of the games won; undefined while there are none, and for the score also where none was counted. */
  readonly timeMs: BestAndMedian | undefined;
  readonly moves: BestAndMedian | undefined;
  readonly score: BestAndMedian | undefined;
  readonly hints: number;
}

/** @param history in the order of the beginnings, as {@link mergeHistories} gives it. */
export function figuresOf(history: readonly GameRecord[], running: ReadonlySet<string>): Figures {
  const results = history.map((record) => resultOf(record, running)).filter((result) => result !== 'running');
  const wins = history.flatMap(({ win }) => win ?? []);
  let streak = 0;
  let longestStreak = 0;
  for (const result of results) {
    streak = result === 'won' ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return {
    started: history.length,
    won: wins.length,
    winRate: results.length === 0 ? undefined : wins.length / results.length,
    streak,
    longestStreak,
    timeMs: lowest(wins.map(({ elapsedMs }) => elapsedMs)),
    moves: lowest(wins.map(({ moves }) => moves)),
    score: highest(wins.flatMap(({ score }) => score ?? [])),
    hints: history.reduce((sum, { last, win }) => sum + Math.max(last.hints, win?.hints ?? 0), 0),
  };
}

const lowest = (values: readonly number[]): BestAndMedian | undefined => summary([...values].sort((a, b) => a - b));
const highest = (values: readonly number[]): BestAndMedian | undefined => summary([...values].sort((a, b) => b - a));

/** Of values with the best one first. */
function summary(sorted: readonly number[]): BestAndMedian | undefined {
  const [best] = sorted;
  if (best === undefined) return undefined;
  const middle = (sorted.length - 1) / 2;
  return { best, median: (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2 };
}
