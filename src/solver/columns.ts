/**
 * Interned columns: every column content that occurs is one node of a trie, so equal columns are the same number, exactly.
 * No content is ever hashed, hence there are no false merges. A node is named by its offset in one array of 16-word
 * records (one cache line); node 0 is the empty column.
 */
import { faceOf } from '../rules/card.ts';
import { COLUMN_COUNT, type Position } from '../rules/position.ts';
import { baseTerm, faceDownTerm, firstOpenTerm, joinTerm, runTerm, type Weights } from './evaluation.ts';

/** Words of a node. */
export const PARENT = 0;
/** What is known of the column; see the functions below. */
export const INFO = 1;
/** The column's part of the evaluation without, and with, the reward for the run at its free end. */
const BODY = 2;
export const SCORE = 3;
/** Three independent pseudo-random words that stand for the node in hashes of positions. */
export const HASH_A = 4;
export const HASH_B = 5;
export const HASH_C = 6;
/** Four words: the children by suit, for the one rank that fits on the top card. */
const KID = 7;
/** First of the children by a card that does not fit (dealt or face down), and the next of its parent's. */
const OTHER = 11;
const SIBLING = 12;
/** For a column of face-down cards alone: the same column with its last card turned. */
const TURNED = 13;
/** How many cards are face down. */
export const FACE_DOWN = 14;
const STRIDE = 16;

// INFO: bits 0–5 face of the top card, 6–9 length of the run at the free end, 10–13 rank of the first card,
// 14–20 number of cards, 21 set when every card is face down.
const CLOSED = 1 << 21;
export const isClosed = (info: number): boolean => (info & CLOSED) !== 0;
export const topOf = (info: number): number => info & 63;
export const runOf = (info: number): number => (info >> 6) & 15;
export const baseRankOf = (info: number): number => (info >> 10) & 15;
export const lengthOf = (info: number): number => (info >> 14) & 127;

/** A whole run, king to ace: the only length that a run of this many cards can have. */
export const WHOLE_RUN = 13;

/** New nodes that one position can give rise to at most: fewer than 150 moves of at most 13 cards. */
const HEADROOM = 2048 * STRIDE;

export class ColumnTable {
  /** Read it afresh after {@link reserve}. */
  cells: Int32Array;
  readonly #weights: Weights;
  /** The column of one card, by face. */
  readonly #onEmpty = new Int32Array(64);
  #used = STRIDE;
  readonly #single = runTerm(1);

  constructor(weights: Weights) {
    this.#weights = weights;
    this.cells = new Int32Array(4096 * STRIDE);
  }

  get bytes(): number {
    return this.cells.byteLength;
  }

  get size(): number {
    return this.#used / STRIDE;
  }

  /** Makes room for everything that one position can give rise to. */
  reserve(): void {
    if (this.#used + HEADROOM <= this.cells.length) return;
    const cells = new Int32Array(this.cells.length * 2);
    cells.set(this.cells);
    this.cells = cells;
  }

  /** The nodes of a position's ten columns. */
  internColumns({ columns, faceDown }: Position): Int32Array {
    const nodes = new Int32Array(COLUMN_COUNT);
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const faces = columns[column]!.map(faceOf);
      let node = 0;
      for (let i = 0; i < faceDown[column]!; i++) node = this.addClosed(node, faces[i]!);
      for (let i = faceDown[column]!; i < faces.length; i++) node = this.add(node, faces[i]!);
      nodes[column] = node;
      this.reserve();
    }
    return nodes;
  }

  /** The column with one more open card, whether it fits or not. */
  add(node: number, face: number): number {
    if (node === 0) return this.#onEmpty[face] || this.#createOnEmpty(face);
    const info = this.cells[node + INFO]!;
    if ((info & CLOSED) === 0 && (info & 15) === (face & 15) + 1)
      return this.cells[node + KID + (face >> 4)] || this.#createKid(node, face);
    return this.#otherChild(node, face);
  }

  /** The column with `count` more cards, a run that ends in `low` and fits on the top card (or on the empty column). */
  addRun(node: number, low: number, count: number): number {
    const cells = this.cells;
    const slot = KID + (low >> 4);
    let left = count;
    let grown = node;
    if (grown === 0) {
      left--;
      grown = this.#onEmpty[low + left] || this.#createOnEmpty(low + left);
    }
    while (left > 0) {
      left--;
      grown = cells[grown + slot] || this.#createKid(grown, low + left);
    }
    return grown;
  }

  /** The score that {@link add} would give, without making the column. */
  scoreWith(node: number, face: number): number {
    const cells = this.cells;
    const info = cells[node + INFO]!;
    const body = cells[node + BODY]!;
    if (node === 0) return baseTerm(this.#weights, face & 15) + this.#single;
    if (topOf(info) === face + 1) return body + runTerm(runOf(info) + 1);
    return body + joinTerm(this.#weights, info & 15, face & 15, lengthOf(info)) + this.#single;
  }

  /** What remains when everything after `node` has left: a face-down card at the free end turns. */
  uncovered(node: number): number {
    return (this.cells[node + INFO]! & CLOSED) === 0 ? node : this.cells[node + TURNED]!;
  }

  /** The column after its completed run, which must be there, has left, and any further one below it. */
  withoutRuns(node: number): number {
    const cells = this.cells;
    let rest = node;
    while (runOf(cells[rest + INFO]!) === WHOLE_RUN) for (let i = 0; i < WHOLE_RUN; i++) rest = cells[rest + PARENT]!;
    return this.uncovered(rest);
  }

  /** How many completed runs lie at the free end: nearly always 0, else 1; 2 only in pasted positions. */
  runsAt(node: number): number {
    const cells = this.cells;
    let runs = 0;
    let rest = node;
    while (runOf(cells[rest + INFO]!) === WHOLE_RUN) {
      runs++;
      for (let i = 0; i < WHOLE_RUN; i++) rest = cells[rest + PARENT]!;
    }
    return runs;
  }

  /** The column of face-down cards with one more of them. */
  addClosed(node: number, face: number): number {
    const known = this.#findOther(node, face | CLOSED);
    if (known !== 0) return known;
    const parentInfo = this.cells[node + INFO]!;
    const length = lengthOf(parentInfo);
    const base = length === 0 ? face & 15 : baseRankOf(parentInfo);
    const body = this.cells[node + BODY]! + faceDownTerm(this.#weights, length, face & 15);
    const id = this.#create(node, face | (base << 10) | ((length + 1) << 14) | CLOSED, body, 0);
    this.#linkOther(node, id);
    this.cells[id + TURNED] = this.add(node, face);
    return id;
  }

  #otherChild(node: number, face: number): number {
    const known = this.#findOther(node, face);
    if (known !== 0) return known;
    const id = this.#createOpen(node, face);
    this.#linkOther(node, id);
    return id;
  }

  /** `key` is the face, with the bit CLOSED for a face-down card. */
  #findOther(node: number, key: number): number {
    const cells = this.cells;
    let id = cells[node + OTHER]!;
    while (id !== 0 && (cells[id + INFO]! & (CLOSED | 63)) !== key) id = cells[id + SIBLING]!;
    return id;
  }

  #linkOther(node: number, id: number): void {
    this.cells[id + SIBLING] = this.cells[node + OTHER]!;
    this.cells[node + OTHER] = id;
  }

  #createOnEmpty(face: number): number {
    const id = this.#createOpen(0, face);
    this.#onEmpty[face] = id;
    return id;
  }

  #createKid(node: number, face: number): number {
    const id = this.#createOpen(node, face);
    this.cells[node + KID + (face >> 4)] = id;
    return id;
  }

  #createOpen(node: number, face: number): number {
    const info = this.cells[node + INFO]!;
    const rank = face & 15;
    const length = lengthOf(info);
    let body = this.cells[node + BODY]!;
    let run = 1;
    if (length === 0) body += baseTerm(this.#weights, rank);
    else if ((info & CLOSED) !== 0) body += firstOpenTerm(this.#weights, info & 15, rank);
    else if (topOf(info) === face + 1) run = runOf(info) + 1;
    else body += joinTerm(this.#weights, info & 15, rank, length);
    const base = length === 0 ? rank : baseRankOf(info);
    return this.#create(node, face | (run << 6) | (base << 10) | ((length + 1) << 14), body, run);
  }

  #create(parent: number, info: number, body: number, run: number): number {
    const id = this.#used;
    this.#used += STRIDE;
    const cells = this.cells;
    cells[id + PARENT] = parent;
    cells[id + INFO] = info;
    cells[id + BODY] = body;
    cells[id + SCORE] = body + runTerm(run);
    cells[id + FACE_DOWN] = cells[parent + FACE_DOWN]! + (isClosed(info) ? 1 : 0);
    cells[id + HASH_A] = mix(id, 0x85ebca6b);
    cells[id + HASH_B] = mix(id ^ 0x3c6ef372, 0x9e3779b1);
    cells[id + HASH_C] = mix(id ^ 0x1b873593, 0x2c1b3c6d);
    return id;
  }
}

/** A mixing function in the style of MurmurHash3's finaliser: a bijection of 32-bit words for each odd factor. */
function mix(word: number, factor: number): number {
  let mixed = Math.imul(word + 1, factor);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0x27d4eb2f);
  return mixed ^ (mixed >>> 16);
}
