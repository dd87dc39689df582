/** One layer of a beam: positions as parallel arrays, so that keeping one allocates nothing. */
import { COLUMN_COUNT } from '../rules/position.ts';

export class States {
  readonly columns: Int32Array;
  /** Rows left in the stock. */
  readonly rows: Uint8Array;
  /** Cards that are face down. */
  readonly faceDown: Uint8Array;
  /** Completed runs. */
  readonly runs: Uint8Array;
  /** Sum of the column scores; the cross terms are not in it. */
  readonly sum: Int32Array;
  readonly hashA: Int32Array;
  readonly hashB: Int32Array;
  /** Where the line that leads here ends in the {@link MoveLog}. */
  readonly log: Int32Array;
  count = 0;

  constructor(capacity: number) {
    this.columns = new Int32Array(capacity * COLUMN_COUNT);
    this.rows = new Uint8Array(capacity);
    this.faceDown = new Uint8Array(capacity);
    this.runs = new Uint8Array(capacity);
    this.sum = new Int32Array(capacity);
    this.hashA = new Int32Array(capacity);
    this.hashB = new Int32Array(capacity);
    this.log = new Int32Array(capacity);
  }

  get bytes(): number {
    return this.columns.byteLength + this.rows.length * 19;
  }
}

/** The moves that led to every kept position, as a tree written from the root; entry 0 is the start. */
export class MoveLog {
  #parents = new Int32Array(1 << 12);
  #moves = new Uint16Array(1 << 12);
  #count = 1;

  get bytes(): number {
    return this.#parents.byteLength + this.#moves.byteLength;
  }

  add(parent: number, move: number): number {
    if (this.#count === this.#parents.length) this.#grow();
    this.#parents[this.#count] = parent;
    this.#moves[this.#count] = move;
    return this.#count++;
  }

  /** The moves from the start to an entry. */
  lineTo(entry: number): number[] {
    const line: number[] = [];
    for (let i = entry; i > 0; i = this.#parents[i]!) line.push(this.#moves[i]!);
    return line.reverse();
  }

  #grow(): void {
    const parents = new Int32Array(this.#count * 2);
    parents.set(this.#parents);
    this.#parents = parents;
    const moves = new Uint16Array(this.#count * 2);
    moves.set(this.#moves);
    this.#moves = moves;
  }
}
