/**
 * A player that sees no face-down card, takes nothing back and never guesses: a measure of how hard a deal is to somebody who
 * plays it (D8). It decides line by line, each up to the next card that turns: a best-first search over the positions
 * that can be reached before that lists the cards it can turn, and it takes the line that leaves the best table. When
 * none can be turned it tidies up and deals.
 *
 * What it does not know it can't use: in its columns every face-down card is the same unknown one, and the true faces are the
 * dealer's, who hands them over as they turn.
 */
import { faceOf, RUN_COUNT } from '../rules/card.ts';
import type { Move } from '../rules/move.ts';
import { COLUMN_COUNT, type Position, ROW_LENGTH } from '../rules/position.ts';
import {
  baseRankOf,
  ColumnTable,
  HASH_A,
  HASH_B,
  INFO,
  isClosed,
  lengthOf,
  PARENT,
  runOf,
  SCORE,
  topOf,
  WHOLE_RUN,
} from './columns.ts';
import { TUNED, type Weights } from './evaluation.ts';
import { PACKED_DEAL, packMove, unpackMove } from './packed-move.ts';
import { stockFaces } from './stock.ts';

export interface HonestOptions {
  /** Positions looked around at before each decision. */
  readonly closure: number;
  /** A random number below this is added to what it thinks of each choice, so that it plays a deal in many ways. */
  readonly jitter: number;
  readonly seed: number;
}

export interface HonestPlay {
  readonly won: boolean;
  /** Every move it made, from the opening. */
  readonly line: readonly Move[];
  /** Face-down cards turned. */
  readonly turned: number;
  /** Completed runs. */
  readonly runs: number;
}

/** Without sight of what comes, open ends are worth more than in a search that sees all. */
const WEIGHTS: Weights = { ...TUNED, headFits: -50, headFitsInSuit: -75 };
/** The face of every card that the player has not seen: a rank that no card has. */
const UNKNOWN = 15;
/** Positions kept of one search at most. */
const CAPACITY = 1 << 15;
const RANKS = 16;
/** With nothing left to turn or deal it looks so many times further. */
const LAST_EFFORT = 8;

/** Plays an opening once under the rule `filled`. */
export function playHonestly(opening: Position, options: HonestOptions): HonestPlay {
  return new HonestPlayer(opening, options).play();
}

/** Knows every card. */
class Dealer {
  readonly #hidden: number[][];
  readonly #stock: Uint8Array;
  #dealt = 0;

  constructor({ columns, faceDown, stock, ...position }: Position) {
    this.#hidden = columns.map((cards, column) => cards.slice(0, faceDown[column]).map(faceOf));
    this.#stock = stockFaces({ columns, faceDown, stock, ...position });
  }

  get rowsLeft(): number {
    return (this.#stock.length - this.#dealt) / ROW_LENGTH;
  }

  /** The face of the lowest face-down card of a column. */
  turn(column: number): number {
    return this.#hidden[column]!.pop()!;
  }

  row(): Uint8Array {
    this.#dealt += ROW_LENGTH;
    return this.#stock.subarray(this.#dealt - ROW_LENGTH, this.#dealt);
  }
}

/** A line to its last move. */
interface Choice {
  readonly value: number;
  readonly from: number;
  readonly move: number;
}

class HonestPlayer {
  readonly #table = new ColumnTable(WEIGHTS);
  readonly #dealer: Dealer;
  readonly #options: HonestOptions;
  #random: number;
  /** The table as it lies. */
  readonly #now: Int32Array;
  #runs = 0;
  #turned = 0;
  readonly #line: number[] = [];

  // Positions reached in the present search, the first being the table as it lies.
  readonly #columns = new Int32Array(CAPACITY * COLUMN_COUNT);
  readonly #values = new Int32Array(CAPACITY);
  readonly #runsAt = new Uint8Array(CAPACITY);
  readonly #parents = new Int32Array(CAPACITY);
  readonly #moves = new Uint16Array(CAPACITY);
  #count = 0;
  readonly #known = new KnownPositions();
  readonly #queue = new Queue();
  /** The best line that turns a card, or wins. */
  #best: Choice | undefined;

  readonly #scratch = new Int32Array(COLUMN_COUNT);
  /** Columns (bits) by the rank of their top card. */
  readonly #byRank = new Int32Array(RANKS);

  constructor(opening: Position, options: HonestOptions) {
    this.#options = options;
    this.#random = (Math.imul(options.seed, 0x9e3779b1) ^ 0x6a09e667) | 0 || 1;
    this.#dealer = new Dealer(opening);
    this.#now = new Int32Array(COLUMN_COUNT);
    for (let column = 0; column < COLUMN_COUNT; column++) {
      let node = 0;
      for (const [i, card] of opening.columns[column]!.entries())
        node =
          i < opening.faceDown[column]! ? this.#table.addClosed(node, UNKNOWN) : this.#table.add(node, faceOf(card));
      this.#now[column] = node;
    }
    this.#runs = opening.foundations.length;
  }

  play(): HonestPlay {
    while (this.#runs < RUN_COUNT && this.#step());
    return {
      won: this.#runs === RUN_COUNT,
      line: this.#line.map(unpackMove),
      turned: this.#turned,
      runs: this.#runs,
    };
  }

  /** Goes on to the next card that turns, or deals; false when there is no way on. */
  #step(): boolean {
    this.#search(this.#options.closure);
    if (this.#best === undefined && this.#dealer.rowsLeft === 0) this.#search(this.#options.closure * LAST_EFFORT);
    if (this.#best !== undefined) {
      this.#goTo(this.#best.from);
      this.#make(this.#best.move);
      return true;
    }
    return this.#dealer.rowsLeft > 0 && this.#deal();
  }

  /** Lists what can be reached from the table before a card turns, the most promising first. */
  #search(limit: number): void {
    this.#count = 0;
    this.#known.clear();
    this.#queue.clear();
    this.#best = undefined;
    this.#keep(this.#now, this.#runs, 0, 0);
    for (let looked = 0; looked < limit && this.#count < CAPACITY - 512; looked++) {
      const next = this.#queue.pop();
      if (next === undefined) return;
      this.#table.reserve();
      if (this.#expand(next)) return;
    }
  }

  /** Tries every sensible move from a position; true when one wins. */
  #expand(index: number): boolean {
    const at = index * COLUMN_COUNT;
    const nodes = this.#columns.subarray(at, at + COLUMN_COUNT);
    const { cells } = this.#table;
    const byRank = this.#byRank.fill(0);
    for (let column = 0; column < COLUMN_COUNT; column++)
      byRank[topOf(cells[nodes[column]! + INFO]!) & 15]! |= 1 << column;
    // One empty column is as good as another.
    const empty = byRank[0]! & -byRank[0]!;
    for (let from = 0; from < COLUMN_COUNT; from++) {
      const node = nodes[from]!;
      if (node === 0) continue;
      const info = cells[node + INFO]!;
      const run = runOf(info);
      let rest = node;
      for (let count = 1; count <= run; count++) {
        rest = cells[rest + PARENT]!;
        const head = topOf(info) + count - 1;
        for (let targets = byRank[(head & 15) + 1]! | empty; targets !== 0; targets &= targets - 1) {
          const to = 31 - Math.clz32(targets & -targets);
          if (to === from || !this.#isSensible(nodes[to]!, head, count, run, rest)) continue;
          if (this.#try(index, nodes, from, to, count, rest)) return true;
        }
      }
    }
    return false;
  }

  /** Of a move onto a card that it fits, or onto an empty column. */
  #isSensible(target: number, head: number, count: number, run: number, rest: number): boolean {
    const { cells } = this.#table;
    // A whole column gains nothing in an empty one.
    if (target === 0) return rest !== 0;
    const info = cells[target + INFO]!;
    return count === run || (topOf(info) === head + 1 && runOf(info) + count > run);
  }

  #try(index: number, nodes: Int32Array, from: number, to: number, count: number, rest: number): boolean {
    const move = packMove(from, to, count);
    const after = this.#scratch;
    after.set(nodes);
    const collected = this.#apply(after, from, to, count, rest);
    const runs = this.#runsAt[index]! + collected;
    if (runs === RUN_COUNT) {
      this.#best = { value: WON, from: index, move };
      return true;
    }
    const { cells } = this.#table;
    if (isClosed(cells[after[from]! + INFO]!) || isClosed(cells[after[to]! + INFO]!)) {
      const value = this.#evaluate(after) + this.#noise();
      if (this.#best === undefined || value < this.#best.value) this.#best = { value, from: index, move };
    } else this.#keep(after, runs, index, move);
    return false;
  }

  /** Moves cards; a face-down card that is bared stays face down. Returns how many runs left. */
  #apply(nodes: Int32Array, from: number, to: number, count: number, rest: number): number {
    const { cells } = this.#table;
    const low = topOf(cells[nodes[from]! + INFO]!);
    nodes[from] = rest;
    nodes[to] = this.#table.addRun(nodes[to]!, low, count);
    return this.#collect(nodes, to);
  }

  #collect(nodes: Int32Array, column: number): number {
    const { cells } = this.#table;
    let node = nodes[column]!;
    if (runOf(cells[node + INFO]!) !== WHOLE_RUN) return 0;
    for (let i = 0; i < WHOLE_RUN; i++) node = cells[node + PARENT]!;
    nodes[column] = node;
    return 1;
  }

  /** Remembers a position, unless one like it is known: which column is which does not matter here. */
  #keep(nodes: Int32Array, runs: number, parent: number, move: number): void {
    const { cells } = this.#table;
    let hashA = 0;
    let hashB = 0;
    for (let column = 0; column < COLUMN_COUNT; column++) {
      hashA = (hashA + cells[nodes[column]! + HASH_A]!) | 0;
      hashB = (hashB + cells[nodes[column]! + HASH_B]!) | 0;
    }
    if (!this.#known.add(hashA, hashB)) return;
    const index = this.#count++;
    this.#columns.set(nodes, index * COLUMN_COUNT);
    this.#values[index] = this.#evaluate(nodes);
    this.#runsAt[index] = runs;
    this.#parents[index] = parent;
    this.#moves[index] = move;
    this.#queue.push(index, this.#values[index]!);
  }

  /** What the player thinks of a table: smaller is better. A face-down card at a free end offers nothing. */
  #evaluate(nodes: Int32Array): number {
    const { cells } = this.#table;
    // The faces of the free ends as bits, two suits a word, and their ranks.
    let [tops, moreTops, ranks, value] = [0, 0, 0, 0];
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const info = cells[nodes[column]! + INFO]!;
      value += cells[nodes[column]! + SCORE]!;
      if (lengthOf(info) === 0) value += WEIGHTS.emptyColumn;
      else if (!isClosed(info)) {
        const top = topOf(info);
        if (top < 32) tops |= 1 << top;
        else moreTops |= 1 << top;
        ranks |= 1 << (top & 15);
      }
    }
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const info = cells[nodes[column]! + INFO]!;
      if (lengthOf(info) === 0 || isClosed(info)) continue;
      const wanted = topOf(info) + runOf(info);
      if (((wanted < 32 ? tops : moreTops) & (1 << wanted)) !== 0) value += WEIGHTS.headFitsInSuit;
      else if ((ranks & (1 << (wanted & 15))) !== 0) value += WEIGHTS.headFits;
      if ((ranks & (1 << (baseRankOf(info) + 1))) !== 0) value += WEIGHTS.baseFits;
    }
    return value;
  }

  /** Plays the moves that lead to a position of the search. */
  #goTo(index: number): void {
    const way: number[] = [];
    for (let i = index; i > 0; i = this.#parents[i]!) way.push(this.#moves[i]!);
    for (const move of way.reverse()) this.#make(move);
  }

  #make(packed: number): void {
    const move = unpackMove(packed);
    if (move.kind === 'deal') return;
    const { from, to, count } = move;
    this.#line.push(packed);
    this.#table.reserve();
    const { cells } = this.#table;
    let rest = this.#now[from]!;
    for (let i = 0; i < count; i++) rest = cells[rest + PARENT]!;
    this.#runs += this.#apply(this.#now, from, to, count, rest);
    this.#turn(from);
    this.#turn(to);
  }

  #turn(column: number): void {
    const { cells } = this.#table;
    const node = this.#now[column]!;
    if (!isClosed(cells[node + INFO]!)) return;
    this.#now[column] = this.#table.add(cells[node + PARENT]!, this.#dealer.turn(column));
    this.#turned++;
  }

  /** Deals from the best table without an empty column; false when there is none. */
  #deal(): boolean {
    const from = this.#bestFilled();
    if (from !== undefined) this.#goTo(from);
    else if (!this.#fill()) return false;
    this.#line.push(PACKED_DEAL);
    this.#table.reserve();
    for (const [column, face] of this.#dealer.row().entries()) {
      this.#now[column] = this.#table.add(this.#now[column]!, face);
      this.#runs += this.#collect(this.#now, column);
      this.#turn(column);
    }
    return true;
  }

  #bestFilled(): number | undefined {
    let best: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.#count; index++) {
      const value = this.#values[index]! + this.#noise();
      const at = index * COLUMN_COUNT;
      if (value >= least || this.#columns.subarray(at, at + COLUMN_COUNT).includes(0)) continue;
      best = index;
      least = value;
    }
    return best;
  }

  /** Puts cards onto the empty columns, doing as little harm as it can; false when there are too few. */
  #fill(): boolean {
    for (let empty = this.#now.indexOf(0); empty >= 0; empty = this.#now.indexOf(0)) {
      const move = this.#leastHarmful(empty);
      if (move === undefined) return false;
      this.#make(move);
    }
    return true;
  }

  #leastHarmful(empty: number): number | undefined {
    const { cells } = this.#table;
    this.#table.reserve();
    let best: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let from = 0; from < COLUMN_COUNT; from++) {
      let rest = this.#now[from]!;
      const run = runOf(cells[rest + INFO]!);
      for (let count = 1; count <= run; count++) {
        rest = cells[rest + PARENT]!;
        if (rest === 0) break;
        this.#scratch.set(this.#now);
        this.#apply(this.#scratch, from, empty, count, rest);
        const value = this.#evaluate(this.#scratch) + this.#noise();
        if (value >= least) continue;
        least = value;
        best = packMove(from, empty, count);
      }
    }
    return best;
  }

  #noise(): number {
    if (this.#options.jitter === 0) return 0;
    let word = this.#random;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.#random = word;
    return (word >>> 0) % this.#options.jitter;
  }
}

/** Better than any table. */
const WON = -(2 ** 31);

/** The positions of one search, by two words of hash. One that is taken for another by chance is only not looked at. */
class KnownPositions {
  readonly #words = new Int32Array(4 * CAPACITY);
  /** In which search a place was filled. */
  readonly #searches = new Int32Array(2 * CAPACITY);
  #search = 0;

  clear(): void {
    this.#search++;
  }

  /** False when it is known. */
  add(hashA: number, hashB: number): boolean {
    const mask = this.#searches.length - 1;
    let slot = hashA & mask;
    for (; this.#searches[slot] === this.#search; slot = (slot + 1) & mask)
      if (this.#words[2 * slot] === hashA && this.#words[2 * slot + 1] === hashB) return false;
    this.#searches[slot] = this.#search;
    this.#words[2 * slot] = hashA;
    this.#words[2 * slot + 1] = hashB;
    return true;
  }
}

/** Positions by value, the smallest first. */
class Queue {
  readonly #items = new Int32Array(CAPACITY);
  readonly #values = new Int32Array(CAPACITY);
  #size = 0;

  clear(): void {
    this.#size = 0;
  }

  push(item: number, value: number): void {
    let at = this.#size++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#values[above]! <= value) break;
      this.#put(at, this.#items[above]!, this.#values[above]!);
      at = above;
    }
    this.#put(at, item, value);
  }

  pop(): number | undefined {
    if (this.#size === 0) return undefined;
    const first = this.#items[0]!;
    const last = --this.#size;
    const [item, value] = [this.#items[last]!, this.#values[last]!];
    let at = 0;
    for (let below = 1; below < last; below = 2 * at + 1) {
      if (below + 1 < last && this.#values[below + 1]! < this.#values[below]!) below++;
      if (this.#values[below]! >= value) break;
      this.#put(at, this.#items[below]!, this.#values[below]!);
      at = below;
    }
    this.#put(at, item, value);
    return first;
  }

  #put(at: number, item: number, value: number): void {
    this.#items[at] = item;
    this.#values[at] = value;
  }
}
