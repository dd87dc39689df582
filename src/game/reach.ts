/**
 * Everything that the player can bring about before the next card turns or a run leaves: the positions around a start, by
 * the effort that it takes to get there.
 *
 * The search goes outwards ring by ring, and a ring counts as a whole or not at all: LIMIT bounds the moves looked at from
 * all positions inside, so the radius R depends on the start alone. This is what makes hints keep to their plan. If a
 * plan from p begins with a move of effort e to p', all positions within R − e of p' lie within R of p; so they offer no
 * more than LIMIT moves; so the search from p' reaches at least R − e and finds the rest of the plan again.
 */
import { continuesRun, KING, rankOf } from '../rules/card.ts';
import { type DealRule, isDeadStock, movableCount } from '../rules/legality.ts';
import { ALL_MOVES, type CardMove, cardMove } from '../rules/move.ts';
import { play, type Trace, unplay } from '../rules/play.ts';
import {
  COLUMN_COUNT,
  copyPosition,
  emptyColumns,
  type MutablePosition,
  type Position,
  topCard,
} from '../rules/position.ts';
import { highOf, type Key, KeyTable, keyOf, lowOf } from './position-key.ts';
import { prospects } from './prospects.ts';
import { isQuiet } from './view.ts';

/** How many moves a search may look at: what a hint may cost in time. */
const LIMIT = 4000;

/** What a unit of effort on the way counts against the prospects at its end. */
export const EFFORT_COST = 15;

/** A position reached by quiet moves only: no card turned, no run left. */
export interface Place {
  readonly effort: number;
  /** How one gets there; undefined at the start. */
  readonly last: Approach | undefined;
  readonly tidiness: Tidiness;
}

interface Approach {
  readonly from: Place;
  readonly move: CardMove;
}

/** What quiet moves can better. */
export interface Tidiness {
  readonly emptyColumns: number;
  /** Pairs of open cards of which one continues the run of the other. A hidden card is part of none. */
  readonly joins: number;
}

/** A move from a place that turns a card or completes a run. */
export interface End {
  readonly effort: number;
  readonly last: Approach;
  readonly trace: Trace;
  readonly prospects: number;
  readonly emptyColumns: number;
}

export interface Reach {
  /** Nearest first; the start is the first. */
  readonly places: readonly Place[];
  readonly ends: readonly End[];
}

/**
 * All that lies around `position`, which is left as it was. Positions in `avoided` are never entered, and no run is
 * completed that would leave the stock dead.
 */
export function explore(position: MutablePosition, avoided: readonly Key[], dealRule: DealRule): Reach {
  const places: Place[] = [];
  const ends: End[] = [];
  const frontier = new Frontier(avoided);
  const start = keyOf(position);
  frontier.enter(0, undefined, start.high, start.low);
  let looked = 0;
  for (let effort = 0; effort < frontier.rings.length; effort++) {
    const inside = { places: places.length, ends: ends.length };
    for (const found of frontier.rings[effort] ?? []) {
      if (found.surpassed) continue;
      const way = wayTo(found);
      const traces = way.map((move) => play(position, move));
      const place = { effort, last: found.last, tidiness: tidinessOf(position) };
      places.push(place);
      looked += lookAround(position, place, frontier, (end) => {
        if (!isDeadStock(position, dealRule)) ends.push(end);
      });
      for (let i = way.length - 1; i >= 0; i--) unplay(position, way[i]!, traces[i]!);
      if (looked > LIMIT) {
        places.length = inside.places;
        ends.length = inside.ends;
        return { places, ends };
      }
    }
  }
  return { places, ends };
}

/** The moves from the start to a place or an end. */
export function wayTo({ last }: { readonly last: Approach | undefined }): CardMove[] {
  const way: CardMove[] = [];
  for (let approach = last; approach !== undefined; approach = approach.from.last) way.push(approach.move);
  return way.reverse();
}

/** The position after a plan. */
export function played(position: Position, plan: readonly CardMove[]): Position {
  const end = copyPosition(position);
  for (const move of plan) play(end, move);
  return end;
}

export function tidinessOf(position: Position): Tidiness {
  let joins = 0;
  for (let column = 0; column < COLUMN_COUNT; column++) {
    const cards = position.columns[column]!;
    for (let i = position.faceDown[column]! + 1; i < cards.length; i++)
      if (continuesRun(cards[i - 1]!, cards[i]!)) joins++;
  }
  return { emptyColumns: emptyColumns(position).length, joins };
}

/** Tries every sensible move from a place and returns how many there were; `onEnd` sees the position after the move. */
function lookAround(position: MutablePosition, from: Place, frontier: Frontier, onEnd: (end: End) => void): number {
  const highs = COLUMNS.map((column) => highOf(position, column));
  const lows = COLUMNS.map((column) => lowOf(position, column));
  const high = highs.reduce(add32);
  const low = lows.reduce(add32);
  const { moves, efforts } = sensibleMoves(position);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!;
    const effort = from.effort + efforts[i]!;
    const trace = play(position, move);
    if (isQuiet(trace)) {
      const { from: source, to: target } = move;
      frontier.enter(
        effort,
        { from, move },
        (high - highs[source]! - highs[target]! + highOf(position, source) + highOf(position, target)) | 0,
        (low - lows[source]! - lows[target]! + lowOf(position, source) + lowOf(position, target)) | 0,
      );
    } else onEnd(endAt(position, effort, { from, move }, trace));
    unplay(position, move, trace);
  }
  return moves.length;
}

const COLUMNS = Array.from({ length: COLUMN_COUNT }, (_, column) => column);
const add32 = (a: number, b: number): number => (a + b) | 0;

const endAt = (position: Position, effort: number, last: Approach, trace: Trace): End => ({
  effort,
  last,
  trace,
  prospects: prospects(position),
  emptyColumns: emptyColumns(position).length,
});

interface Found {
  readonly effort: number;
  readonly last: Approach | undefined;
  /** Found again with less effort, in an inner ring. */
  surpassed: boolean;
}

/** What has been found and not yet looked around at, in rings of equal effort. */
class Frontier {
  readonly rings: Found[][] = [];
  private readonly all: Found[] = [];
  private readonly table: KeyTable;

  constructor(avoided: readonly Key[]) {
    // A search stops at the first place that takes it over the limit.
    this.table = new KeyTable(LIMIT + ALL_MOVES.length + avoided.length);
    for (const { high, low } of avoided) this.table.set(high, low, AVOIDED);
  }

  enter(effort: number, last: Approach | undefined, high: number, low: number): void {
    const known = this.table.get(high, low);
    if (known === AVOIDED) return;
    if (known > 0) {
      const earlier = this.all[known - 1]!;
      if (earlier.effort <= effort) return;
      earlier.surpassed = true;
    }
    const found = { effort, last, surpassed: false };
    this.all.push(found);
    this.table.set(high, low, this.all.length);
    const ring = this.rings[effort];
    if (ring === undefined) this.rings[effort] = [found];
    else ring.push(found);
  }
}

const AVOIDED = 2 ** 31 - 1;

/** Moves with the effort of each beside it: two arrays, because a search lists some thousand of them. */
interface Attempts {
  readonly moves: CardMove[];
  readonly efforts: number[];
}

/**
 * The moves worth trying, with their effort: the less a move spoils, the further the search may follow it. Left out is what
 * hardly ever helps, so that the search gets further with the rest: splitting a run, but for a longer one;
 * moving a whole column to an empty one; and any empty column but the first, which is as good as another.
 */
function sensibleMoves(position: Position): Attempts {
  const attempts: Attempts = { moves: [], efforts: [] };
  const takers = columnsByRank(position);
  const empty = emptyColumns(position)[0];
  for (let from = 0; from < COLUMN_COUNT; from++) {
    const cards = position.columns[from]!;
    const run = movableCount(position, from);
    for (let count = 1; count <= run; count++) {
      const head = cards[cards.length - count]!;
      for (let rest = takers[rankOf(head) + 1]!; rest !== 0; rest &= rest - 1) {
        const to = 31 - Math.clz32(rest & -rest);
        attempt(position, cardMove(from, to, count), run, attempts);
      }
    }
    if (empty !== undefined && run > 0) attempt(position, cardMove(from, empty, run), run, attempts);
  }
  return attempts;
}

function attempt(position: Position, move: CardMove, run: number, { moves, efforts }: Attempts): void {
  const effort = effortOf(position, move, run);
  if (effort === undefined) return;
  moves.push(move);
  efforts.push(effort);
}

/** The effort of a legal move from a column with such a run at its free end; undefined when it is not worth trying. */
function effortOf(position: Position, { from, to, count }: CardMove, run: number): number | undefined {
  const cards = position.columns[from]!;
  const target = topCard(position, to);
  if (target === undefined) return count === run && run < cards.length ? EFFORT.toEmpty : undefined;
  const joins = continuesRun(target, cards[cards.length - count]!);
  if (count === run) return joins ? EFFORT.join : EFFORT.offSuit;
  return joins && movableCount(position, to) + count > run ? EFFORT.split : undefined;
}

/** What it takes to go a legal way move by move; undefined when a move is not worth trying. */
export function effortOfWay(start: Position, way: readonly CardMove[]): number | undefined {
  const position = copyPosition(start);
  let effort = 0;
  for (const move of way) {
    const own = effortOf(position, move, movableCount(position, move.from));
    if (own === undefined) return undefined;
    effort += own;
    play(position, move);
  }
  return effort;
}

const EFFORT = { join: 1, offSuit: 2, toEmpty: 3, split: 3 } as const;

/** For each rank the columns with such a free end, one bit each; a king asks for rank 14 and finds none. */
function columnsByRank(position: Position): number[] {
  const byRank = new Array<number>(KING + 2).fill(0);
  for (let column = 0; column < COLUMN_COUNT; column++) {
    const cards = position.columns[column]!;
    if (cards.length > 0) byRank[rankOf(cards[cards.length - 1]!)]! |= 1 << column;
  }
  return byRank;
}
