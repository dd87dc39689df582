/**
 * Every move of a position but those that provably change nothing, in the order in which the prover tries them. The
 * arguments for what is left out are in docs/solver.md; a test holds each to brute force.
 */
import { COLUMN_COUNT } from '../rules/position.ts';
import { type ColumnTable, INFO, PARENT, runOf, topOf } from './columns.ts';
import { PACKED_DEAL, packMove } from './packed-move.ts';

/** Most promising first: joins in suit, then what can't be undone and uncovers something, last what splits a run. */
const PRIORITIES = 8;
const JOIN_IN_SUIT = 0;
const UNCOVER = 1;
const REVEAL_TO_EMPTY = 2;
const UNCOVER_TO_EMPTY = 3;
const OFF_SUIT = 5;
const TO_EMPTY = 6;
const SPLIT = 7;
/** More than any position has moves of one priority: ten columns, nine targets, thirteen lengths. */
const MOST_MOVES = 1200;

export class ExactMoves {
  readonly #table: ColumnTable;
  readonly #byPriority = Array.from({ length: PRIORITIES }, () => new Int32Array(MOST_MOVES));
  readonly #counts = new Int32Array(PRIORITIES);
  #columns: Int32Array = new Int32Array(0);
  #at = 0;
  #rows = 0;
  #firstEmpty = -1;

  constructor(table: ColumnTable) {
    this.#table = table;
  }

  /**
   * Writes the packed moves of the ten columns at `at` to `into` from `start` and returns where they end. `rows` are
   * left in the stock: if any, the order of the columns matters.
   */
  list(columns: Int32Array, at: number, rows: number, mayDeal: boolean, into: Int32Array, start: number): number {
    this.#columns = columns;
    this.#at = at;
    this.#rows = rows;
    this.#counts.fill(0);
    this.#firstEmpty = -1;
    for (let column = COLUMN_COUNT - 1; column >= 0; column--)
      if (columns[at + column] === 0) this.#firstEmpty = column;
    for (let from = 0; from < COLUMN_COUNT; from++) this.#listFrom(from);
    if (mayDeal) this.#push(SPLIT, PACKED_DEAL);
    return this.#write(into, start);
  }

  #write(into: Int32Array, start: number): number {
    let end = start;
    for (let priority = 0; priority < PRIORITIES; priority++) {
      const moves = this.#byPriority[priority]!;
      for (let i = 0; i < this.#counts[priority]!; i++) into[end++] = moves[i]!;
    }
    return end;
  }

  #push(priority: number, move: number): void {
    this.#byPriority[priority]![this.#counts[priority]!++] = move;
  }

  #listFrom(from: number): void {
    const node = this.#columns[this.#at + from]!;
    if (node === 0 || (this.#rows === 0 && this.#hasTwinBefore(from, from))) return;
    const { cells } = this.#table;
    const info = cells[node + INFO]!;
    const run = runOf(info);
    let rest = node;
    for (let count = 1; count <= run; count++) {
      rest = cells[rest + PARENT]!;
      this.#listTargets(from, topOf(info) + count - 1, count, count < run, rest);
    }
  }

  /** Sound with an empty stock only: what one of two equal columns can do, the other can do to the same effect. */
  #hasTwinBefore(column: number, except: number): boolean {
    const node = this.#columns[this.#at + column]!;
    for (let other = 0; other < column; other++)
      if (other !== except && this.#columns[this.#at + other] === node) return true;
    return false;
  }

  #listTargets(from: number, head: number, count: number, splits: boolean, rest: number): void {
    const { cells } = this.#table;
    for (let to = 0; to < COLUMN_COUNT; to++) {
      if (to === from) continue;
      const target = this.#columns[this.#at + to]!;
      if (target === 0) this.#listEmpty(from, to, head, count, splits, rest);
      else {
        const top = topOf(cells[target + INFO]!);
        if ((top & 15) !== (head & 15) + 1) continue;
        if (this.#rows === 0 && this.#hasTwinBefore(to, from)) continue;
        this.#push(this.#priorityOf(top === head + 1, head, splits, rest), packMove(from, to, count));
      }
    }
  }

  #listEmpty(from: number, to: number, head: number, count: number, splits: boolean, rest: number): void {
    // Sound with an empty stock only: all empty columns are alike, and a whole column gains nothing by changing its place.
    if (this.#rows === 0 && (to !== this.#firstEmpty || rest === 0)) return;
    this.#push(splits ? SPLIT : this.#priorityToEmpty(head, rest), packMove(from, to, count));
  }

  #priorityToEmpty(head: number, rest: number): number {
    if (rest === 0) return TO_EMPTY;
    if (this.#isClosed(rest)) return REVEAL_TO_EMPTY;
    return this.#fits(head, rest) ? TO_EMPTY : UNCOVER_TO_EMPTY;
  }

  #priorityOf(inSuit: boolean, head: number, splits: boolean, rest: number): number {
    if (splits) return inSuit ? OFF_SUIT : SPLIT;
    if (inSuit) return JOIN_IN_SUIT;
    return rest === 0 || this.#isClosed(rest) || !this.#fits(head, rest) ? UNCOVER : OFF_SUIT;
  }

  #isClosed(node: number): boolean {
    return this.#table.uncovered(node) !== node;
  }

  #fits(head: number, rest: number): boolean {
    return (topOf(this.#table.cells[rest + INFO]!) & 15) === (head & 15) + 1;
  }
}
