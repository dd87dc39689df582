/**
 * A complete search for losses with an empty stock that takes all arrangements of the loose cards for one state. What lies at
 * rest is kept column by column, what may be moved about freely is in the _hand_: pieces in suit that may lie on any
 * free end one rank higher. Every line of the real game has its image here, so where this game is lost, the position is;
 * it never claims a win. The argument is in docs/solver.md ("Classes of positions").
 */
import { KING } from '../rules/card.ts';
import { COLUMN_COUNT, dealsLeft, type Position } from '../rules/position.ts';
import { ColumnTable, HASH_A, HASH_B, HASH_C, INFO, lengthOf, PARENT, runOf, topOf } from './columns.ts';
import { TUNED } from './evaluation.ts';
import { PositionSet } from './position-set.ts';
import { RelaxedGame } from './relaxed-game.ts';

/** All states that differ by moves which can be taken back at once. */
interface ClassState {
  /** The ten columns without what is in the hand, as nodes of the table. */
  readonly stems: readonly number[];
  /** The pieces in the hand, as nodes: columns of their own. */
  readonly hand: readonly number[];
  /** Loose cards below this rank are in the hand or at rest, as they should be; the others have yet to be looked at. */
  readonly settledTo: number;
}

export type ClassOutcome = 'lost' | 'perhaps' | 'full';

/** Odd factors that tell a piece in the hand from a column. */
const IN_HAND = 0x5bd1e995;

export class ClassGame {
  /** States visited and made. */
  nodes = 0;

  readonly #table = new ColumnTable(TUNED);
  readonly #visited = new PositionSet();
  readonly #relaxed = new RelaxedGame(this.#table);
  readonly #maxBytes: number;
  readonly #open: ClassState[] = [];
  /** By rank: free ends one rank higher, less the pieces in the hand that begin with the rank. */
  readonly #room = new Int32Array(KING + 2);
  #outcome: ClassOutcome | undefined;

  constructor(position: Position, maxBytes: number) {
    if (dealsLeft(position) > 0) throw new Error('classes of positions are for an empty stock only');
    this.#maxBytes = maxBytes;
    this.#open.push({ stems: [...this.#table.internColumns(position)], hand: [], settledTo: 1 });
  }

  get bytes(): number {
    return this.#table.bytes + this.#visited.bytes + this.#open.length * 256;
  }

  get visitedCount(): number {
    return this.#visited.count;
  }

  advance(nodes: number): ClassOutcome | undefined {
    const goal = this.nodes + nodes;
    while (this.#outcome === undefined && this.nodes < goal) this.#step();
    return this.#outcome;
  }

  #step(): void {
    const state = this.#open.pop();
    this.nodes++;
    this.#table.reserve();
    if (state === undefined) this.#outcome = 'lost';
    else if (this.bytes > this.#maxBytes) this.#outcome = 'full';
    else if (state.settledTo < KING) this.#settle(state);
    else this.#expand(state);
  }

  #expand(state: ClassState): void {
    this.#measure(state);
    const room = this.#room.slice();
    const empty = state.stems.indexOf(0);
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const stem = state.stems[column]!;
      if (stem === 0 || state.stems.indexOf(stem) < column) continue;
      if (empty >= 0) this.#moveToEmpty(state, column, empty);
    }
    if (empty >= 0) this.#handToEmpty(state, empty);
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const stem = state.stems[column]!;
      if (stem === 0 || state.stems.indexOf(stem) < column) continue;
      this.#moveHead(state, column, room);
    }
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const stem = state.stems[column]!;
      if (stem === 0 || state.stems.indexOf(stem) < column) continue;
      this.#complete(state, column);
    }
  }

  /** The cards of a column from the free end to the head: each on a card one rank higher. */
  #looseLength(node: number): number {
    const { cells } = this.#table;
    let length = 1;
    let rest = node;
    while (this.#joinsAbove(rest)) {
      rest = cells[rest + PARENT]!;
      length++;
    }
    return length;
  }

  /** Whether the last card of a column lies on an open card one rank higher. */
  #joinsAbove(node: number): boolean {
    const { cells } = this.#table;
    const above = cells[node + PARENT]!;
    return (
      above !== 0 &&
      this.#table.uncovered(above) === above &&
      (cells[above + INFO]! & 15) === (cells[node + INFO]! & 15) + 1
    );
  }

  #without(node: number, count: number): number {
    const { cells } = this.#table;
    let rest = node;
    for (let i = 0; i < count; i++) rest = cells[rest + PARENT]!;
    return rest;
  }

  /** The head of a column, when all that lies on it is in suit, goes to the hand. */
  #moveHead({ stems, hand }: ClassState, column: number, room: Int32Array): void {
    const stem = stems[column]!;
    const info = this.#table.cells[stem + INFO]!;
    const count = this.#looseLength(stem);
    const rank = (info & 15) + count - 1;
    if (runOf(info) < count || room[rank]! < 1) return;
    const rest = this.#table.uncovered(this.#without(stem, count));
    const piece = this.#table.addRun(0, topOf(info), count);
    this.#open.push({ stems: stems.with(column, rest), hand: [...hand, piece], settledTo: 1 });
  }

  #moveToEmpty({ stems, hand }: ClassState, column: number, empty: number): void {
    const stem = stems[column]!;
    const info = this.#table.cells[stem + INFO]!;
    for (let count = 1; count <= runOf(info); count++) {
      const rest = this.#without(stem, count);
      if (rest === 0) return;
      const piece = this.#table.addRun(0, topOf(info), count);
      this.#open.push({
        stems: stems.with(column, this.#table.uncovered(rest)).with(empty, piece),
        hand,
        settledTo: 1,
      });
    }
  }

  #handToEmpty({ stems, hand }: ClassState, empty: number): void {
    const { cells } = this.#table;
    for (const [i, node] of hand.entries()) {
      if (hand.indexOf(node) < i) continue;
      const info = cells[node + INFO]!;
      for (let count = 1; count <= lengthOf(info); count++) {
        const rest = this.#without(node, count);
        const piece = this.#table.addRun(0, topOf(info), count);
        const left = rest === 0 ? hand.toSpliced(i, 1) : hand.with(i, rest);
        this.#open.push({ stems: stems.with(empty, piece), hand: left, settledTo: 1 });
      }
    }
  }

  /** A whole run leaves: its king with what rests on it in a column, the remainder from the hand. */
  #complete({ stems, hand }: ClassState, column: number): void {
    const { cells } = this.#table;
    const stem = stems[column]!;
    const info = cells[stem + INFO]!;
    const count = this.#looseLength(stem);
    const low = info & 15;
    if (low + count - 1 !== KING || runOf(info) < count) return;
    const rest = this.#table.uncovered(this.#without(stem, count));
    this.#completeFrom(stems.with(column, rest), hand, topOf(info) - 1, low - 1);
  }

  /** Looks for pieces of the hand that make up a run of this suit from the card `face` down. */
  #completeFrom(stems: readonly number[], hand: readonly number[], face: number, rank: number): void {
    if (rank === 0) {
      this.#open.push({ stems, hand, settledTo: 1 });
      return;
    }
    const { cells } = this.#table;
    for (const [i, node] of hand.entries()) {
      if (hand.indexOf(node) < i) continue;
      const info = cells[node + INFO]!;
      const length = lengthOf(info);
      if (topOf(info) + length - 1 !== face) continue;
      this.#completeFrom(stems, hand.toSpliced(i, 1), face - length, rank - length);
    }
  }

  #measure({ stems, hand }: ClassState): void {
    const { cells } = this.#table;
    const room = this.#room.fill(0);
    for (const stem of stems) if (stem !== 0) room[(cells[stem + INFO]! & 15) - 1]!++;
    for (const piece of hand) {
      const info = cells[piece + INFO]!;
      room[(info & 15) - 1]!++;
      room[(info & 15) + lengthOf(info) - 1]!--;
    }
  }

  /** Takes up or lays down cards, rank by rank, as far as there is no choice, and opens what comes of the first choice. */
  #settle(start: ClassState): void {
    this.#measure(start);
    let state = start;
    for (let rank = start.settledTo; rank < KING; rank++) {
      const full = this.#room[rank] === 0;
      if (!full) state = this.#lift(state, rank);
      const misplaced = state.hand.findIndex((node) => this.#mustLie(node, rank, full));
      if (misplaced >= 0) {
        this.#place({ ...state, settledTo: rank }, misplaced, rank);
        return;
      }
    }
    this.#visit({ ...state, settledTo: KING });
  }

  /** Whether a piece of the hand begins with the rank and can't stay in the hand. */
  #mustLie(node: number, rank: number, full: boolean): boolean {
    const info = this.#table.cells[node + INFO]!;
    return (info & 15) + lengthOf(info) - 1 === rank && (full || runOf(info) < lengthOf(info));
  }

  /** Takes every piece in suit that begins with a loose card of the rank to the hand. */
  #lift(state: ClassState, rank: number): ClassState {
    const { cells } = this.#table;
    const lifted: number[] = [];
    const lift = (node: number): number => {
      const info = cells[node + INFO]!;
      const count = rank - (info & 15) + 1;
      if (node === 0 || count < 1 || runOf(info) < count) return node;
      const head = this.#without(node, count - 1);
      if (!this.#joinsAbove(head)) return node;
      lifted.push(this.#table.addRun(0, topOf(info), count));
      return cells[head + PARENT]!;
    };
    const stems = state.stems.map(lift);
    const hand = state.hand.map(lift);
    return lifted.length === 0 ? state : { ...state, stems, hand: [...hand, ...lifted] };
  }

  /** Lays a piece of the hand that begins with the rank onto a free end, in every way. */
  #place({ stems, hand, settledTo }: ClassState, at: number, rank: number): void {
    const piece = hand[at]!;
    const others = hand.toSpliced(at, 1);
    // Only pieces that are alike lead to one and the same state in different orders.
    const open = (state: ClassState) => (others.includes(piece) ? this.#visit(state) : this.#open.push(state));
    const fits = (node: number, i: number, nodes: readonly number[]) =>
      node !== 0 && (this.#table.cells[node + INFO]! & 15) === rank + 1 && nodes.indexOf(node) === i;
    for (const [i, node] of stems.entries())
      if (fits(node, i, stems)) open({ stems: stems.with(i, this.#joined(node, piece)), hand: others, settledTo });
    for (const [i, node] of others.entries())
      if (fits(node, i, others)) open({ stems, hand: others.with(i, this.#joined(node, piece)), settledTo });
  }

  /** A column with the cards of a piece at its end. */
  #joined(node: number, piece: number): number {
    const above = this.#table.cells[piece + PARENT]!;
    const grown = above === 0 ? node : this.#joined(node, above);
    return this.#table.add(grown, topOf(this.#table.cells[piece + INFO]!));
  }

  #visit(state: ClassState): void {
    const { cells } = this.#table;
    let a = 0;
    let b = 0;
    let c = 0;
    for (const stem of state.stems) {
      a += cells[stem + HASH_A]!;
      b += cells[stem + HASH_B]!;
      c += cells[stem + HASH_C]!;
    }
    for (const piece of state.hand) {
      a += Math.imul(cells[piece + HASH_A]!, IN_HAND);
      b += Math.imul(cells[piece + HASH_B]!, IN_HAND);
      c += Math.imul(cells[piece + HASH_C]!, IN_HAND);
    }
    const isSettled = state.settledTo === KING;
    const pending = isSettled ? 0 : state.settledTo;
    this.nodes++;
    if (!this.#visited.add((a + Math.imul(pending, IN_HAND)) | 0, (b - pending) | 0, c | 0)) return;
    if (isSettled && this.#relaxed.isLostWith(state.stems, state.hand)) return;
    if (state.hand.length === 0 && state.stems.every((stem) => stem === 0)) this.#outcome = 'perhaps';
    else this.#open.push(state);
  }
}
