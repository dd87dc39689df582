/**
 * The positions that the prover has visited, as 96-bit keys. A key is a sum of pseudo-random words, one triple for each
 * interned column, so two positions share it only by chance: among n positions the expected number of wrong merges is
 * n² / 2^97 — one in 10^14 for fifty million positions. docs/solver.md says what that means for a proof.
 */
const WORDS = 3;
const LOAD = 0.7;

export class PositionSet {
  #keys: Int32Array;
  #mask: number;
  #count = 0;

  constructor() {
    this.#mask = (1 << 10) - 1;
    this.#keys = new Int32Array(WORDS << 10);
  }

  get bytes(): number {
    return this.#keys.byteLength;
  }

  get count(): number {
    return this.#count;
  }

  /** What one more position would make of {@link bytes} when the set is full now, while both tables exist. */
  get bytesToGrow(): number {
    return this.#count < this.#mask * LOAD ? this.bytes : this.bytes * 3;
  }

  /** Adds a key; false when it is there already. */
  add(keyA: number, keyB: number, keyC: number): boolean {
    if (this.#count >= this.#mask * LOAD) this.#grow();
    const at = this.#find(keyA, keyB, keyC);
    const keys = this.#keys;
    if ((keys[at]! | keys[at + 1]! | keys[at + 2]!) !== 0) return false;
    keys[at] = (keyA | keyB | keyC) === 0 ? 1 : keyA;
    keys[at + 1] = keyB;
    keys[at + 2] = keyC;
    this.#count++;
    return true;
  }

  has(keyA: number, keyB: number, keyC: number): boolean {
    const at = this.#find(keyA, keyB, keyC);
    return (this.#keys[at]! | this.#keys[at + 1]! | this.#keys[at + 2]!) !== 0;
  }

  /** Where the key is or would go. The key of all zeros, which means an empty slot, is kept as another. */
  #find(keyA: number, keyB: number, keyC: number): number {
    const a = (keyA | keyB | keyC) === 0 ? 1 : keyA;
    const keys = this.#keys;
    let slot = (a ^ (keyB >>> 7)) & this.#mask;
    for (;;) {
      const at = slot * WORDS;
      const foundA = keys[at]!;
      const foundB = keys[at + 1]!;
      const foundC = keys[at + 2]!;
      if (foundA === a && foundB === keyB && foundC === keyC) return at;
      if ((foundA | foundB | foundC) === 0) return at;
      slot = (slot + 1) & this.#mask;
    }
  }

  #grow(): void {
    const old = this.#keys;
    this.#mask = this.#mask * 2 + 1;
    this.#keys = new Int32Array(old.length * 2);
    this.#count = 0;
    for (let at = 0; at < old.length; at += WORDS)
      if ((old[at]! | old[at + 1]! | old[at + 2]!) !== 0) this.add(old[at]!, old[at + 1]!, old[at + 2]!);
  }
}
