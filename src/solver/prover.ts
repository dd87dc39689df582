/**
 * The exact search: depth first through every position that play can reach, each visited once. When it ends without a
 * win there is none, as far as 96-bit keys tell positions apart (see position-set.ts).
 */
import { CARD_COUNT, RUN_COUNT, RUN_LENGTH } from '../rules/card.ts';
import type { DealRule } from '../rules/legality.ts';
import { COLUMN_COUNT, dealsLeft, FULL_STOCK, type Position, ROW_LENGTH } from '../rules/position.ts';
import { ColumnTable, HASH_A, HASH_B, HASH_C, INFO, PARENT, runOf, topOf, WHOLE_RUN } from './columns.ts';
import { DeadEnds } from './dead-end.ts';
import { TUNED } from './evaluation.ts';
import { ExactMoves } from './exact-moves.ts';
import { countOf, fromOf, PACKED_DEAL, toOf } from './packed-move.ts';
import { PositionSet } from './position-set.ts';
import { RelaxedGame } from './relaxed-game.ts';
import { placeFactors, stockFaces } from './stock.ts';

export type ProofOutcome =
  | { readonly kind: 'won'; readonly line: readonly number[] }
  | { readonly kind: 'lost' }
  | { readonly kind: 'full' };

/** Words of a position on the stack: ten columns, then these. */
const ROWS = 10;
const RUNS = 11;
const KEY_A = 12;
const KEY_B = 13;
const KEY_C = 14;
/** The moves of the position in {@link Prover.#moves}: the next to try, and the end. */
const NEXT = 15;
const END = 16;
/** The move that led here. */
const MOVE = 17;
const FRAME = 18;
const MOST_MOVES = 1200;
const MOST_ROWS = FULL_STOCK / ROW_LENGTH;

export class Prover {
  /** Moves made so far. */
  nodes = 0;
  /** How many positions have been met with so many rows left in the stock: by rows, 0 to 5. */
  readonly met: number[] = Array.from({ length: MOST_ROWS + 1 }, () => 0);

  readonly #table = new ColumnTable(TUNED);
  readonly #visited = new PositionSet();
  readonly #lister = new ExactMoves(this.#table);
  readonly #deadEnds = new DeadEnds(this.#table);
  readonly #relaxed = new RelaxedGame(this.#table);
  readonly #dealRule: DealRule;
  readonly #stock: Uint8Array;
  readonly #maxBytes: number;
  #stack = new Int32Array(FRAME << 8);
  #moves = new Int32Array(1 << 13);
  /** Offset of the position on top of the stack; negative when the search is over. */
  #top = 0;
  #outcome: ProofOutcome | undefined;

  constructor(position: Position, dealRule: DealRule, maxBytes: number) {
    this.#dealRule = dealRule;
    this.#stock = stockFaces(position);
    this.#maxBytes = maxBytes;
    this.#stack.set(this.#table.internColumns(position));
    this.#stack[ROWS] = dealsLeft(position);
    this.#stack[RUNS] = position.foundations.length;
    this.#computeKey(0);
    this.#visit(0, 0, true);
  }

  get bytes(): number {
    return (
      this.#table.bytes + this.#visited.bytes + this.#relaxed.bytes + this.#stack.byteLength + this.#moves.byteLength
    );
  }

  /** Tries about `nodes` more moves. */
  advance(nodes: number): ProofOutcome | undefined {
    const goal = this.nodes + nodes;
    while (this.#outcome === undefined && this.nodes < goal) this.#step();
    return this.#outcome;
  }

  #step(): void {
    const stack = this.#stack;
    const top = this.#top;
    const next = stack[top + NEXT]!;
    if (next === stack[top + END]!) {
      this.#top = top - FRAME;
      if (this.#top < 0) this.#outcome = { kind: 'lost' };
      return;
    }
    stack[top + NEXT] = next + 1;
    this.nodes++;
    this.#make(top, this.#moves[next]!);
  }

  #make(top: number, move: number): void {
    this.#reserve(top + FRAME);
    const runs = move === PACKED_DEAL ? this.#deal(top) : this.#shift(top, move);
    const stack = this.#stack;
    const child = top + FRAME;
    stack[child + RUNS] = stack[top + RUNS]! + runs;
    stack[child + MOVE] = move;
    if (stack[child + RUNS] === RUN_COUNT) {
      this.#outcome = { kind: 'won', line: this.#lineTo(child) };
      return;
    }
    if (this.bytes - this.#visited.bytes + this.#visited.bytesToGrow > this.#maxBytes) this.#outcome = { kind: 'full' };
    else this.#visit(child, stack[top + END]!, runs > 0 || this.#uncovers(top, move));
  }

  /** Whether a move takes cards off a face-down card or one that they do not fit on: what can't be taken back. */
  #uncovers(top: number, move: number): boolean {
    if (move === PACKED_DEAL) return true;
    const { cells } = this.#table;
    const source = this.#stack[top + fromOf(move)]!;
    let rest = source;
    for (let i = countOf(move); i > 0; i--) rest = cells[rest + PARENT]!;
    if (rest === 0) return false;
    const headRank = (cells[source + INFO]! & 15) + countOf(move) - 1;
    return this.#table.uncovered(rest) !== rest || (cells[rest + INFO]! & 15) !== headRank + 1;
  }

  /** With an empty stock: whether a position is lost for a reason that can be seen without trying moves. */
  #isPlainlyLost(at: number): boolean {
    const ways = this.#deadEnds.waysOut(this.#stack, at);
    return ways === 0 || this.#relaxed.isLost(this.#stack, at, ways);
  }

  /**
   * Makes a position the top of the stack unless it is known or plainly lost. The latter is asked only where something
   * was uncovered, for other moves change nothing that matters there.
   */
  #visit(at: number, movesStart: number, isNewGround: boolean): void {
    const stack = this.#stack;
    if (!this.#visited.add(stack[at + KEY_A]!, stack[at + KEY_B]!, stack[at + KEY_C]!)) return;
    const rows = stack[at + ROWS]!;
    this.met[rows]!++;
    if (rows === 0 && isNewGround && this.#isPlainlyLost(at)) return;
    const mayDeal = rows > 0 && this.#mayDeal(at, rows);
    stack[at + NEXT] = movesStart;
    stack[at + END] = this.#lister.list(stack, at, rows, mayDeal, this.#moves, movesStart);
    this.#top = at;
  }

  #mayDeal(at: number, rows: number): boolean {
    if (this.#dealRule === 'always') return true;
    let empty = false;
    for (let column = 0; column < COLUMN_COUNT; column++) empty ||= this.#stack[at + column] === 0;
    if (!empty) return true;
    const tableau = CARD_COUNT - rows * ROW_LENGTH - this.#stack[at + RUNS]! * RUN_LENGTH;
    return this.#dealRule === 'filledOrFew' && tableau < ROW_LENGTH;
  }

  /** Room for one more position, its moves and its columns. */
  #reserve(at: number): void {
    this.#table.reserve();
    if (at + FRAME > this.#stack.length) this.#stack = doubled(this.#stack);
    if (this.#stack[at - FRAME + END]! + MOST_MOVES > this.#moves.length) this.#moves = doubled(this.#moves);
  }

  /** Writes the position after a card move above `top`; returns how many runs it completed. */
  #shift(top: number, move: number): number {
    const stack = this.#stack;
    const table = this.#table;
    const cells = table.cells;
    const from = top + fromOf(move);
    const to = top + toOf(move);
    const source = stack[from]!;
    const target = stack[to]!;
    let rest = source;
    for (let i = countOf(move); i > 0; i--) rest = cells[rest + PARENT]!;
    rest = table.uncovered(rest);
    let grown = table.addRun(target, topOf(cells[source + INFO]!), countOf(move));
    let runs = 0;
    if (runOf(cells[grown + INFO]!) === WHOLE_RUN || runOf(cells[rest + INFO]!) === WHOLE_RUN) {
      runs = table.runsAt(grown) + table.runsAt(rest);
      grown = table.withoutRuns(grown);
      rest = table.withoutRuns(rest);
    }
    stack.copyWithin(top + FRAME, top, top + NEXT);
    stack[from + FRAME] = rest;
    stack[to + FRAME] = grown;
    this.#updateKey(top + FRAME, fromOf(move), source, rest);
    this.#updateKey(top + FRAME, toOf(move), target, grown);
    return runs;
  }

  #updateKey(at: number, column: number, before: number, after: number): void {
    const stack = this.#stack;
    const { cells } = this.#table;
    const factor = placeFactors(stack[at + ROWS]!)[column]!;
    stack[at + KEY_A]! += Math.imul(cells[after + HASH_A]! - cells[before + HASH_A]!, factor);
    stack[at + KEY_B]! += Math.imul(cells[after + HASH_B]! - cells[before + HASH_B]!, factor);
    stack[at + KEY_C]! += Math.imul(cells[after + HASH_C]! - cells[before + HASH_C]!, factor);
  }

  #deal(top: number): number {
    const stack = this.#stack;
    const table = this.#table;
    const child = top + FRAME;
    const rows = stack[top + ROWS]!;
    const firstCard = this.#stock.length - rows * ROW_LENGTH;
    let runs = 0;
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const node = table.add(stack[top + column]!, this.#stock[firstCard + column]!);
      runs += table.runsAt(node);
      stack[child + column] = table.withoutRuns(node);
    }
    stack[child + ROWS] = rows - 1;
    this.#computeKey(child);
    return runs;
  }

  #computeKey(at: number): void {
    const stack = this.#stack;
    stack[at + KEY_A] = 0;
    stack[at + KEY_B] = 0;
    stack[at + KEY_C] = 0;
    for (let column = 0; column < COLUMN_COUNT; column++) this.#updateKey(at, column, 0, stack[at + column]!);
  }

  #lineTo(at: number): number[] {
    const line: number[] = [];
    for (let frame = FRAME; frame <= at; frame += FRAME) line.push(this.#stack[frame + MOVE]!);
    return line;
  }
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
