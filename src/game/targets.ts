/** Where cards go when the player does not say exactly: on a tap (T2), and when part of a run fits (T3). */
import { rankOf, suitOf } from '../rules/card.ts';
import { illegalReason, movableCount } from '../rules/legality.ts';
import { type CardMove, cardMove } from '../rules/move.ts';
import { after } from '../rules/play.ts';
import { COLUMN_COUNT, type Column, type Position, topCard } from '../rules/position.ts';

const COLUMNS: readonly Column[] = Array.from({ length: COLUMN_COUNT }, (_, column) => column);

// The deal rule plays no part in moves from column to column.
const isLegal = (position: Position, move: CardMove): boolean => illegalReason(position, move, 'filled') === undefined;

/** Every column that takes `count` cards from the free end of `from`. */
export const legalTargets = (position: Position, from: Column, count: number): Column[] =>
  COLUMNS.filter((to) => isLegal(position, cardMove(from, to, count)));

export const completesRun = (position: Position, move: CardMove): boolean =>
  after(position, move).trace.collected.includes(move.to);

/**
 * The target of a tap: first one where a run is completed, then one of the same suit, then any other that is not empty,
 * last an empty one; among equals the lowest column. Undefined when no column takes the cards.
 */
export function bestTarget(position: Position, from: Column, count: number): Column | undefined {
  const head = position.columns[from]!.at(-count);
  if (head === undefined) return undefined;
  const merit = (to: Column): number => {
    const target = topCard(position, to);
    if (target === undefined) return 0;
    if (completesRun(position, cardMove(from, to, count))) return 3;
    return suitOf(target) === suitOf(head) ? 2 : 1;
  };
  let best: Column | undefined;
  for (const to of legalTargets(position, from, count)) if (best === undefined || merit(to) > merit(best)) best = to;
  return best;
}

/**
 * The move meant by carrying `grabbed` cards of a run to `to`: as many of the run as fit there, or exactly those grabbed
 * when the column is empty or nothing fits (the refusal then speaks of what was grabbed).
 */
export function fittingMove(position: Position, from: Column, grabbed: number, to: Column): CardMove {
  const end = topCard(position, from);
  const target = topCard(position, to);
  if (end === undefined || target === undefined || from === to) return cardMove(from, to, grabbed);
  const fits = rankOf(target) - rankOf(end);
  return cardMove(from, to, fits >= 1 && fits <= movableCount(position, from) ? fits : grabbed);
}

/** Every column where `grabbed` cards of a run, or the part of the run that fits, may go. */
export const fittingTargets = (position: Position, from: Column, grabbed: number): Column[] =>
  COLUMNS.filter((to) => isLegal(position, fittingMove(position, from, grabbed, to)));
