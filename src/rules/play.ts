/**
 * The only code that changes a position. `play` does a move with all its consequences, in this order (R8): the cards move
 * or are dealt; completed runs leave, lowest column first; then freed face-down cards turn. `unplay` reverses it exactly.
 */
import { type Card, RUN_LENGTH, type Suit, suitOf } from './card.ts';
import { hasCompletedRun } from './legality.ts';
import type { Move } from './move.ts';
import {
  COLUMN_COUNT,
  type Column,
  copyPosition,
  type MutablePosition,
  type Position,
  ROW_LENGTH,
} from './position.ts';

/** What a move set off, enough to reverse it. */
export interface Trace {
  /** The columns that completed runs left, in order; twice the same when two runs lay one on the other. */
  readonly collected: readonly Column[];
  /** The columns whose last card was turned, in order. */
  readonly revealed: readonly Column[];
}

const NONE: readonly Column[] = Object.freeze([]);
// Nearly every move has one of these traces: shared, so that a search allocates nothing.
const QUIET: Trace = Object.freeze({ collected: NONE, revealed: NONE });
const REVEALED: readonly Trace[] = Array.from({ length: COLUMN_COUNT }, (_, column) =>
  Object.freeze({ collected: NONE, revealed: Object.freeze([column]) }),
);
const ALL_COLUMNS: readonly Column[] = Array.from({ length: COLUMN_COUNT }, (_, column) => column);

/** Plays a legal move; what an illegal one does is undefined. */
export function play(position: MutablePosition, move: Move): Trace {
  if (move.kind === 'deal') {
    for (const column of ALL_COLUMNS) position.columns[column]!.push(position.stock.pop()!);
    return settle(position);
  }
  const { from, to, count } = move;
  shift(position.columns[from]!, position.columns[to]!, count);
  if (hasCompletedRun(position, from) || hasCompletedRun(position, to))
    return settle(position, from < to ? [from, to] : [to, from]);
  // A target can't reveal anything: it has just received an open card.
  return revealTop(position, from) ? REVEALED[from]! : QUIET;
}

/** Takes back the last move played, given the trace that `play` returned for it. */
export function unplay(position: MutablePosition, move: Move, trace: Trace): void {
  for (const column of trace.revealed) position.faceDown[column]!++;
  for (let i = trace.collected.length - 1; i >= 0; i--) {
    const run = position.foundations.pop()!;
    position.columns[trace.collected[i]!]!.push(...run);
  }
  if (move.kind === 'deal')
    for (let column = COLUMN_COUNT - 1; column >= 0; column--) position.stock.push(position.columns[column]!.pop()!);
  else shift(position.columns[move.to]!, position.columns[move.from]!, move.count);
}

/** The position after a legal move, as a value of its own, with the trace. */
export function after(position: Position, move: Move): { position: MutablePosition; trace: Trace } {
  const next = copyPosition(position);
  const trace = play(next, move);
  return { position: next, trace };
}

/**
 * Lets completed runs leave and freed cards turn in the given columns (ascending). A position that was not reached by
 * play, say a pasted one, needs it once.
 */
export function settle(position: MutablePosition, columns: readonly Column[] = ALL_COLUMNS): Trace {
  const collected: Column[] = [];
  const revealed: Column[] = [];
  for (const column of columns)
    while (hasCompletedRun(position, column)) {
      const cards = position.columns[column]!;
      position.foundations.push(cards.splice(cards.length - RUN_LENGTH));
      collected.push(column);
    }
  for (const column of columns) if (revealTop(position, column)) revealed.push(column);
  return { collected, revealed };
}

function shift(source: Card[], target: Card[], count: number): void {
  const head = source.length - count;
  for (let i = head; i < source.length; i++) target.push(source[i]!);
  for (let i = 0; i < count; i++) source.pop();
}

function revealTop(position: MutablePosition, column: Column): boolean {
  const length = position.columns[column]!.length;
  if (length === 0 || position.faceDown[column] !== length) return false;
  position.faceDown[column] = length - 1;
  return true;
}

/** One visible event of an action, for the board and for speech. */
export type Step =
  | { readonly kind: 'moved'; readonly from: Column; readonly to: Column; readonly cards: readonly Card[] }
  /** The dealt cards by column, starting with column 0. */
  | { readonly kind: 'dealt'; readonly cards: readonly Card[] }
  | { readonly kind: 'collected'; readonly column: Column; readonly suit: Suit }
  | { readonly kind: 'revealed'; readonly column: Column; readonly card: Card };

/** What happened, in order, when `move` was played on `before` with this trace. */
export function steps(before: Position, move: Move, trace: Trace): Step[] {
  const { position: end } = after(before, move);
  const first: Step =
    move.kind === 'deal'
      ? { kind: 'dealt', cards: before.stock.slice(-ROW_LENGTH).reverse() }
      : { kind: 'moved', from: move.from, to: move.to, cards: before.columns[move.from]!.slice(-move.count) };
  const runs = end.foundations.slice(before.foundations.length);
  return [
    first,
    ...trace.collected.map((column, i): Step => ({ kind: 'collected', column, suit: suitOf(runs[i]![0]!) })),
    ...trace.revealed.map((column): Step => ({ kind: 'revealed', column, card: end.columns[column]!.at(-1)! })),
  ];
}
