/** What a hint is: a step, what it is good for, and the moves that lead there. */
import { continuesRun, type Suit, suitOf } from '../rules/card.ts';
import { movableCount } from '../rules/legality.ts';
import type { CardMove, DealMove } from '../rules/move.ts';
import { play } from '../rules/play.ts';
import { type Column, copyPosition, emptyColumns, type Position, topCard } from '../rules/position.ts';
import { type Outcome, withoutDetours } from './detours.ts';
import type { Key } from './position-key.ts';
import { type End, type Place, played, type Tidiness, tidinessOf, wayTo } from './reach.ts';
import { isQuiet } from './view.ts';

/** The classes of progress, the best first (H2). */
export type Progress =
  | { readonly kind: 'turnsCard'; readonly column: Column }
  | { readonly kind: 'emptiesColumn'; readonly column: Column }
  | { readonly kind: 'completesRun'; readonly column: Column; readonly suit: Suit }
  /** `length` is that of the run at the free end of `column` once it is joined. */
  | { readonly kind: 'joinsRun'; readonly column: Column; readonly suit: Suit; readonly length: number };

/** What is left when nothing makes progress (H3). */
type NextStep =
  | { readonly kind: 'deal' }
  /** `column` is the empty column to fill next; `empty` is how many are to be filled before the deal. */
  | { readonly kind: 'fillThenDeal'; readonly column: Column; readonly empty: number }
  /** Why not on: no card can move, or nothing in reach helps, or the stock can't be dealt any more under this rule. */
  | { readonly kind: 'undoSome'; readonly why: 'noMove' | 'noProgress' | 'deadStock' };

export interface Hint {
  readonly aim: Progress | NextStep;
  /** What to do now; a card move is the first of the plan. */
  readonly step: CardMove | DealMove | { readonly kind: 'undo' };
  /** The card moves up to the one that attains the aim; none for a deal or an undo. */
  readonly plan: readonly CardMove[];
}

export interface ProgressHint extends Hint {
  readonly aim: Progress;
}

/** The hint that leads to an end: what it says is the best class that it attains on the way, and it goes no further. */
export function hintToEnd(position: Position, end: End, passed: readonly Key[]): ProgressHint {
  const { revealed, collected } = end.trace;
  const way = wayTo(end);
  const [start, ...places] = placesOnTheWay(end);
  const emptying = places.findIndex((place) => hasMoreEmpty(place.tidiness, start!.tidiness));
  if (revealed.length === 0 && emptying >= 0) return emptyingHint(position, way, emptying + 1, passed);
  const sameEffect = ({ trace }: Outcome): boolean =>
    trace.revealed.join() === revealed.join() && trace.collected.join() === collected.join();
  const plan = withoutDetours(position, way, way.length, sameEffect, passed);
  if (revealed.length > 0) return hintAlong(plan, { kind: 'turnsCard', column: revealed[0]! });
  const run = played(position, plan).foundations.at(-1)!;
  return hintAlong(plan, { kind: 'completesRun', column: collected[0]!, suit: suitOf(run[0]!) });
}

/** The hint that leads to a tidier place; it goes no further than to where the table first is better in the same way. */
export function hintToPlace(position: Position, target: Place, passed: readonly Key[]): ProgressHint {
  const [start, ...places] = [...placesOnTheWay(target), target];
  const here = start!.tidiness;
  const way = wayTo(target);
  if (hasMoreEmpty(target.tidiness, here)) {
    const emptying = places.findIndex((place) => hasMoreEmpty(place.tidiness, here));
    return emptyingHint(position, way, emptying + 1, passed);
  }
  const joining = places.findIndex((place) => hasMoreJoins(place.tidiness, here));
  const attains = (outcome: Outcome): boolean =>
    isQuiet(outcome.trace) && hasMoreJoins(tidinessOf(outcome.position), here);
  const plan = withoutDetours(position, way, joining + 1, attains, passed);
  return hintAlong(plan, joinOn(position, plan));
}

function emptyingHint(
  position: Position,
  way: readonly CardMove[],
  length: number,
  passed: readonly Key[],
): ProgressHint {
  const here = tidinessOf(position);
  const attains = (outcome: Outcome): boolean =>
    isQuiet(outcome.trace) && hasMoreEmpty(tidinessOf(outcome.position), here);
  const plan = withoutDetours(position, way, length, attains, passed);
  const column = emptyColumns(played(position, plan)).find((empty) => position.columns[empty]!.length > 0)!;
  return hintAlong(plan, { kind: 'emptiesColumn', column });
}

/** The last join of a plan that makes one, and the run that it makes. */
function joinOn(position: Position, plan: readonly CardMove[]): Progress {
  const at = copyPosition(position);
  let join: Progress | undefined;
  for (const move of plan) {
    const { from, to: column, count } = move;
    const target = topCard(at, column);
    const head = at.columns[from]!.at(-count)!;
    play(at, move);
    if (target !== undefined && continuesRun(target, head))
      join = { kind: 'joinsRun', column, suit: suitOf(head), length: movableCount(at, column) };
  }
  return join!;
}

/** More empty columns, or as many and more joins. */
export const isTidier = (a: Tidiness, b: Tidiness): boolean =>
  a.emptyColumns > b.emptyColumns || (a.emptyColumns === b.emptyColumns && a.joins > b.joins);

const hasMoreEmpty = (a: Tidiness, b: Tidiness): boolean => a.emptyColumns > b.emptyColumns;

const hasMoreJoins = (a: Tidiness, b: Tidiness): boolean => a.emptyColumns >= b.emptyColumns && a.joins > b.joins;

const hintAlong = (plan: readonly CardMove[], aim: Progress): ProgressHint => ({ aim, step: plan[0]!, plan });

/** The places passed before a target, the start first. */
function placesOnTheWay({ last }: Pick<Place, 'last'>): Place[] {
  const places: Place[] = [];
  for (let approach = last; approach !== undefined; approach = approach.from.last) places.push(approach.from);
  return places.reverse();
}
