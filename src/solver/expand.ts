/**
 * The inner loop of the beam search: makes the children of one position, scores them by what changed, and hands the
 * promising ones to the candidates. Functions are small on purpose: V8 then optimises each early and for good.
 */
import { CARD_COUNT, KING, RUN_COUNT, RUN_LENGTH } from '../rules/card.ts';
import type { DealRule } from '../rules/legality.ts';
import { COLUMN_COUNT, ROW_LENGTH } from '../rules/position.ts';
import {
  type Candidates,
  countsWord,
  HASH_A_FIELD,
  HASH_B_FIELD,
  MOVE_FIELD,
  PARENT_FIELD,
  SCORE_FIELD,
  SOURCE_FIELD,
  SUM_FIELD,
  TARGET_FIELD,
} from './candidates.ts';
import {
  baseRankOf,
  type ColumnTable,
  FACE_DOWN,
  HASH_A,
  HASH_B,
  INFO,
  PARENT,
  runOf,
  SCORE,
  topOf,
  WHOLE_RUN,
} from './columns.ts';
import { DealScorer } from './deal-score.ts';
import type { Weights } from './evaluation.ts';
import { PACKED_DEAL, packMove } from './packed-move.ts';
import type { SeenCache } from './seen.ts';
import type { States } from './states.ts';
import { placeFactors } from './stock.ts';

/**
 * Which moves a beam leaves out although they may win. `tight`: a part of a run moves only onto its own suit, only when
 * that makes a longer run, and never onto an empty column. `loose`: a part of a run moves onto its own suit or an empty column.
 */
export type Pruning = 'tight' | 'loose';

export interface ExpandOptions {
  readonly weights: Weights;
  readonly pruning: Pruning;
  /** A random number below this is added to every score, 0 for none. */
  readonly jitter: number;
  readonly seed: number;
  readonly dealRule: DealRule;
  /** Faces of the stock in dealing order, as far as it is left at the start. */
  readonly stock: Uint8Array;
}

/** Head and base of an empty column: a king needs no card to lie on. */
const NO_NEED = KING;
const RANKS = 16;
const FACES = 80;

export class Expander {
  /** Children made so far: the nodes of the search. */
  children = 0;
  /** Set when a child wins. */
  winningMove = 0;

  readonly #table: ColumnTable;
  readonly #candidates: Candidates;
  readonly #seen: SeenCache;
  readonly #stock: Uint8Array;
  readonly #dealScorer: DealScorer;
  readonly #dealRule: DealRule;
  readonly #loose: boolean;
  readonly #emptyColumn: number;
  readonly #baseFits: number;
  readonly #headFits: number;
  readonly #headFitsInSuit: number;
  readonly #jitter: number;
  #random: number;

  // The position being expanded.
  readonly #nodes = new Int32Array(COLUMN_COUNT);
  readonly #tops = new Int32Array(COLUMN_COUNT);
  readonly #heads = new Int32Array(COLUMN_COUNT);
  readonly #bases = new Int32Array(COLUMN_COUNT);
  /** What each column adds to the cross terms. */
  readonly #fits = new Int32Array(COLUMN_COUNT);
  /** Columns by the rank of their top card, and by the rank that would take their head or base. */
  readonly #byRank: Int32Array;
  readonly #needing: Int32Array;
  readonly #rankCount: Int32Array;
  readonly #faceCount: Int32Array;
  /** The four above as one array, cleared at once. */
  readonly #counts = new Int32Array(3 * RANKS + FACES);
  #empty = 0;
  #cross = 0;
  #parent = 0;
  #rows = 0;
  #faceDown = 0;
  #runs = 0;
  #sum = 0;
  #hashA = 0;
  #hashB = 0;
  #factors = placeFactors(0);

  // The cards being moved, and what they leave behind.
  #from = 0;
  #count = 0;
  #low = 0;
  #rest = 0;
  #restTop = 0;
  #restHead = 0;
  #restBase = 0;
  #restRun = 0;
  #restSum = 0;
  #restFaceDown = 0;
  /** The group of the children, unless a run is completed. */
  #group = 0;

  readonly #scratch = new Int32Array(COLUMN_COUNT);

  constructor(table: ColumnTable, candidates: Candidates, seen: SeenCache, options: ExpandOptions) {
    this.#byRank = this.#counts.subarray(0, RANKS);
    this.#needing = this.#counts.subarray(RANKS, 2 * RANKS);
    this.#rankCount = this.#counts.subarray(2 * RANKS, 3 * RANKS);
    this.#faceCount = this.#counts.subarray(3 * RANKS);
    this.#table = table;
    this.#candidates = candidates;
    this.#seen = seen;
    this.#stock = options.stock;
    this.#dealScorer = new DealScorer(table, options.weights, options.stock);
    this.#dealRule = options.dealRule;
    this.#loose = options.pruning === 'loose';
    const { emptyColumn, baseFits, headFits, headFitsInSuit } = options.weights;
    this.#emptyColumn = emptyColumn;
    this.#baseFits = baseFits;
    this.#headFits = headFits;
    this.#headFitsInSuit = headFitsInSuit;
    this.#jitter = options.jitter;
    this.#random = options.seed | 0 || 1;
  }

  /** Makes all children of one kept position. True when one of them wins: see {@link winningMove}. */
  expand(states: States, index: number): boolean {
    this.#table.reserve();
    this.#open(states, index);
    for (let from = 0; from < COLUMN_COUNT; from++) if (this.#nodes[from] !== 0 && this.#moveFrom(from)) return true;
    return this.#mayDeal() && this.#deal();
  }

  /** The columns after a deal from the given ones. */
  dealOnto(columns: Int32Array, at: number, rows: number, into: Int32Array, intoAt: number): number {
    const table = this.#table;
    const firstCard = this.#stock.length - rows * ROW_LENGTH;
    let runs = 0;
    for (let column = 0; column < COLUMN_COUNT; column++) {
      let node = table.add(columns[at + column]!, this.#stock[firstCard + column]!);
      if (runOf(table.cells[node + INFO]!) === WHOLE_RUN) {
        runs += table.runsAt(node);
        node = table.withoutRuns(node);
      }
      into[intoAt + column] = node;
    }
    return runs;
  }

  #open(states: States, index: number): void {
    this.#parent = index;
    this.#rows = states.rows[index]!;
    this.#faceDown = states.faceDown[index]!;
    this.#runs = states.runs[index]!;
    this.#sum = states.sum[index]!;
    this.#hashA = states.hashA[index]!;
    this.#hashB = states.hashB[index]!;
    this.#factors = placeFactors(this.#rows);
    const at = index * COLUMN_COUNT;
    for (let column = 0; column < COLUMN_COUNT; column++) this.#nodes[column] = states.columns[at + column]!;
    this.#cross = this.#survey();
  }

  /** Reads the ten columns of {@link #nodes} into the tables above and returns the sum of the cross terms. */
  #survey(): number {
    const { cells } = this.#table;
    this.#counts.fill(0);
    this.#empty = 0;
    for (let column = 0; column < COLUMN_COUNT; column++)
      this.#surveyColumn(column, cells[this.#nodes[column]! + INFO]!);
    return this.#sumOfFits();
  }

  #surveyColumn(column: number, info: number): void {
    const top = info & 63;
    const bit = 1 << column;
    this.#tops[column] = top;
    if (top === 0) {
      this.#empty |= bit;
      this.#heads[column] = NO_NEED;
      this.#bases[column] = NO_NEED;
      return;
    }
    const head = top + runOf(info) - 1;
    const base = baseRankOf(info);
    this.#heads[column] = head;
    this.#bases[column] = base;
    this.#byRank[top & 15]! |= bit;
    this.#rankCount[top & 15]!++;
    this.#faceCount[top]!++;
    this.#needing[(head & 15) + 1]! |= bit;
    this.#needing[base + 1]! |= bit;
  }

  #sumOfFits(): number {
    let cross = 0;
    for (let column = 0; column < COLUMN_COUNT; column++) {
      if (this.#tops[column] === 0) {
        this.#fits[column] = 0;
        cross += this.#emptyColumn;
      } else {
        const fit = this.#fit(this.#heads[column]!, this.#bases[column]!);
        this.#fits[column] = fit;
        cross += fit;
      }
    }
    return cross;
  }

  /** The cross terms of a column with this head (a face) and base (a rank). No card has rank 14, so kings find nothing. */
  #fit(head: number, base: number): number {
    let fit = 0;
    if (this.#faceCount[head + 1]! > 0) fit = this.#headFitsInSuit;
    else if (this.#rankCount[(head & 15) + 1]! > 0) fit = this.#headFits;
    return this.#rankCount[base + 1]! > 0 ? fit + this.#baseFits : fit;
  }

  #moveFrom(from: number): boolean {
    const cells = this.#table.cells;
    const node = this.#nodes[from]!;
    const low = this.#tops[from]!;
    const run = runOf(cells[node + INFO]!);
    let rest = node;
    for (let count = 1; count < run; count++) {
      rest = cells[rest + PARENT]!;
      const targets = this.#targetsOfPart(from, low + count, count, run);
      if (targets !== 0 && this.#moveToAll(from, low, count, rest, targets)) return true;
    }
    rest = cells[rest + PARENT]!;
    const targets = this.#targetsOfRun(from, low + run, rest);
    return targets !== 0 && this.#moveToAll(from, low, run, this.#table.uncovered(rest), targets);
  }

  /** Columns (bits) that a part of a run may go to; `wanted` is the face that its head continues. */
  #targetsOfPart(from: number, wanted: number, count: number, run: number): number {
    let targets = 0;
    if (this.#faceCount[wanted]! > 0) {
      let columns = this.#byRank[wanted & 15]! & ~(1 << from);
      while (columns !== 0) {
        const to = 31 - Math.clz32(columns);
        columns ^= 1 << to;
        if (this.#tops[to] === wanted && (this.#loose || this.#lengthens(to, count, run))) targets |= 1 << to;
      }
    }
    return this.#loose ? targets | this.#emptyTargets(1) : targets;
  }

  #lengthens(to: number, count: number, run: number): boolean {
    return this.#heads[to]! - this.#tops[to]! + 1 + count > run;
  }

  /** Columns that a whole run may go to; `rest` is what it leaves behind. */
  #targetsOfRun(from: number, wanted: number, rest: number): number {
    return (this.#byRank[wanted & 15]! & ~(1 << from)) | this.#emptyTargets(rest);
  }

  #emptyTargets(rest: number): number {
    if (this.#rows !== 0) return this.#empty;
    // Sound: with an empty stock all empty columns are the same, and a whole column changes nothing by moving to one.
    return rest === 0 ? 0 : this.#empty & -this.#empty;
  }

  #moveToAll(from: number, low: number, count: number, rest: number, targets: number): boolean {
    this.#lift(from, low, count, rest);
    let left = targets;
    while (left !== 0) {
      const bit = left & -left;
      left ^= bit;
      if (this.#moveTo(31 - Math.clz32(bit))) return true;
    }
    return false;
  }

  #lift(from: number, low: number, count: number, rest: number): void {
    const cells = this.#table.cells;
    const info = cells[rest + INFO]!;
    this.#from = from;
    this.#low = low;
    this.#count = count;
    this.#rest = rest;
    this.#restTop = topOf(info);
    this.#restRun = runOf(info);
    this.#restHead = rest === 0 ? NO_NEED : topOf(info) + runOf(info) - 1;
    this.#restBase = rest === 0 ? NO_NEED : baseRankOf(info);
    const source = this.#nodes[from]!;
    this.#restSum = this.#sum + cells[rest + SCORE]! - cells[source + SCORE]!;
    this.#restFaceDown = this.#faceDown + cells[rest + FACE_DOWN]! - cells[source + FACE_DOWN]!;
    this.#group = this.#candidates.groupOf(this.#rows, this.#restFaceDown);
  }

  #moveTo(to: number): boolean {
    this.children++;
    const cells = this.#table.cells;
    const target = this.#nodes[to]!;
    const grown = this.#table.addRun(target, this.#low, this.#count);
    const info = cells[grown + INFO]!;
    if (runOf(info) === WHOLE_RUN || this.#restRun === WHOLE_RUN) return this.#collect(to, grown);
    const sum = this.#restSum + cells[grown + SCORE]! - cells[target + SCORE]!;
    const score = sum + this.#crossAfter(to, topOf(info) + runOf(info) - 1, baseRankOf(info)) + this.#noise();
    if (score <= this.#candidates.limits[this.#group]!)
      this.#offer(score, to, this.#rest, grown, sum, this.#runs, this.#restFaceDown);
    return false;
  }

  /**
   * The cross terms after the move. Among the free ends only two things change, for the moved card shows as before: the
   * target's card disappears and the card under the run appears. Columns that need neither keep their term.
   */
  #crossAfter(to: number, grownHead: number, grownBase: number): number {
    const covered = this.#tops[to]!;
    const bared = this.#restTop;
    let cross = this.#cross - this.#fits[this.#from]! - this.#fits[to]!;
    if (covered === 0) cross -= this.#emptyColumn;
    if (bared === 0) cross += this.#emptyColumn;
    if (covered !== bared) cross += this.#swapFreeEnds(covered, bared, ~((1 << this.#from) | (1 << to)));
    cross += this.#fit(grownHead, grownBase) + this.#fit(this.#restHead, this.#restBase);
    if (covered !== bared) this.#swapBack(covered, bared);
    return cross;
  }

  /** Counts the free ends as they are after the move; returns by how much the terms of the `others` (bits) change. */
  #swapFreeEnds(covered: number, bared: number, others: number): number {
    const faceCount = this.#faceCount;
    let changed = 0;
    this.#rankCount[covered & 15]!--;
    this.#rankCount[bared & 15]!++;
    if (--faceCount[covered]! === 0) changed = this.#needing[covered & 15]!;
    if (++faceCount[bared]! === 1) changed |= this.#needing[bared & 15]!;
    changed &= others;
    return changed === 0 ? 0 : this.#changeOf(changed);
  }

  #swapBack(covered: number, bared: number): void {
    this.#rankCount[covered & 15]!++;
    this.#rankCount[bared & 15]!--;
    this.#faceCount[covered]!++;
    this.#faceCount[bared]!--;
  }

  #changeOf(columns: number): number {
    let change = 0;
    let left = columns;
    while (left !== 0) {
      const column = 31 - Math.clz32(left);
      left ^= 1 << column;
      change += this.#fit(this.#heads[column]!, this.#bases[column]!) - this.#fits[column]!;
    }
    return change;
  }

  #noise(): number {
    if (this.#jitter === 0) return 0;
    let word = this.#random;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.#random = word;
    return (word >>> 0) % this.#jitter;
  }

  /** Hands a child to the candidates unless its position is known. */
  #offer(score: number, to: number, rest: number, grown: number, sum: number, runs: number, faceDown: number): void {
    const cells = this.#table.cells;
    const source = this.#nodes[this.#from]!;
    const target = this.#nodes[to]!;
    const factorFrom = this.#factors[this.#from]!;
    const factorTo = this.#factors[to]!;
    const hashA =
      (this.#hashA +
        Math.imul(cells[rest + HASH_A]! - cells[source + HASH_A]!, factorFrom) +
        Math.imul(cells[grown + HASH_A]! - cells[target + HASH_A]!, factorTo)) |
      0;
    const hashB =
      (this.#hashB +
        Math.imul(cells[rest + HASH_B]! - cells[source + HASH_B]!, factorFrom) +
        Math.imul(cells[grown + HASH_B]! - cells[target + HASH_B]!, factorTo)) |
      0;
    if (!this.#seen.add(hashA, hashB)) return;
    const counts = countsWord(runs, faceDown);
    const group = this.#candidates.groupOf(this.#rows, faceDown);
    const at = this.#append(group, score, packMove(this.#from, to, this.#count) | counts, sum, hashA, hashB);
    this.#candidates.data[at + SOURCE_FIELD] = rest;
    this.#candidates.data[at + TARGET_FIELD] = grown;
  }

  #append(group: number, score: number, move: number, sum: number, hashA: number, hashB: number): number {
    const at = this.#candidates.append(group);
    const { data } = this.#candidates;
    data[at + SCORE_FIELD] = score;
    data[at + PARENT_FIELD] = this.#parent;
    data[at + MOVE_FIELD] = move;
    data[at + SUM_FIELD] = sum;
    data[at + HASH_A_FIELD] = hashA;
    data[at + HASH_B_FIELD] = hashB;
    return at;
  }

  /** A move that completes a run, rare enough to count everything anew. */
  #collect(to: number, grown: number): boolean {
    const table = this.#table;
    const from = this.#from;
    const runs = this.#runs + table.runsAt(grown) + table.runsAt(this.#rest);
    if (runs === RUN_COUNT) {
      this.winningMove = packMove(from, to, this.#count);
      return true;
    }
    const newRest = table.withoutRuns(this.#rest);
    const newTarget = table.withoutRuns(grown);
    const source = this.#nodes[from]!;
    const target = this.#nodes[to]!;
    this.#nodes[from] = newRest;
    this.#nodes[to] = newTarget;
    const { cells } = table;
    const cross = this.#survey();
    const faceDownChange =
      cells[newRest + FACE_DOWN]! -
      cells[this.#rest + FACE_DOWN]! +
      cells[newTarget + FACE_DOWN]! -
      cells[target + FACE_DOWN]!;
    const sum =
      this.#sum + cells[newRest + SCORE]! + cells[newTarget + SCORE]! - cells[source + SCORE]! - cells[target + SCORE]!;
    this.#nodes[from] = source;
    this.#nodes[to] = target;
    this.#survey();
    const score = sum + cross + this.#noise();
    const faceDown = this.#restFaceDown + faceDownChange;
    if (score <= this.#candidates.limits[this.#candidates.groupOf(this.#rows, faceDown)]!)
      this.#offer(score, to, newRest, newTarget, sum, runs, faceDown);
    return false;
  }

  #mayDeal(): boolean {
    if (this.#rows === 0) return false;
    if (this.#empty === 0 || this.#dealRule === 'always') return true;
    const tableau = CARD_COUNT - this.#rows * ROW_LENGTH - this.#runs * RUN_LENGTH;
    return this.#dealRule === 'filledOrFew' && tableau < ROW_LENGTH;
  }

  #deal(): boolean {
    this.children++;
    const rows = this.#rows - 1;
    const row = this.#stock.length / ROW_LENGTH - this.#rows;
    const noise = this.#noise();
    const known = this.#dealScorer.scoreAfter(row, this.#nodes, this.#heads, this.#bases);
    const group = this.#candidates.groupOf(rows, this.#faceDown);
    if (known !== undefined && known + noise > this.#candidates.limits[group]!) return false;
    const runs = this.#runs + this.dealOnto(this.#nodes, 0, this.#rows, this.#scratch, 0);
    if (runs === RUN_COUNT) {
      this.winningMove = PACKED_DEAL;
      return true;
    }
    this.#nodes.set(this.#scratch);
    const score = (known ?? this.#sumOfScores() + this.#survey()) + noise;
    this.#offerDeal(score, rows, group, runs);
    return false;
  }

  #sumOfScores(): number {
    let sum = 0;
    for (let column = 0; column < COLUMN_COUNT; column++) sum += this.#table.cells[this.#nodes[column]! + SCORE]!;
    return sum;
  }

  #offerDeal(score: number, rows: number, group: number, runs: number): void {
    const { cells } = this.#table;
    const factors = placeFactors(rows);
    let hashA = 0;
    let hashB = 0;
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const node = this.#nodes[column]!;
      hashA = (hashA + Math.imul(cells[node + HASH_A]!, factors[column]!)) | 0;
      hashB = (hashB + Math.imul(cells[node + HASH_B]!, factors[column]!)) | 0;
    }
    if (score <= this.#candidates.limits[group]! && this.#seen.add(hashA, hashB))
      this.#append(group, score, PACKED_DEAL | countsWord(runs, this.#faceDown), this.#sumOfScores(), hashA, hashB);
  }
}
