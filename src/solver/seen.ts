/**
 * The positions that a beam has met, as a cache of fixed size: a set of 32-bit marks in buckets of eight. It may forget
 * (a full bucket drops its entry in turn) and may, once in about 2^29 questions, call a new position known. Both only
 * change which positions a beam keeps; nothing is ever proved from it.
 */
const WAYS = 8;

export class SeenCache {
  readonly #marks: Int32Array;
  readonly #bucketMask: number;
  #victim = 0;

  /** @param entries rounded up to a power of two; 4 bytes each. */
  constructor(entries: number) {
    const size = 1 << (32 - Math.clz32(Math.max(entries, WAYS * 2) - 1));
    this.#marks = new Int32Array(size);
    this.#bucketMask = size - WAYS;
  }

  get bytes(): number {
    return this.#marks.byteLength;
  }

  /** Adds a position by its two hash words; false when it is there already. */
  add(hashA: number, hashB: number): boolean {
    const marks = this.#marks;
    const mark = hashB | 1;
    const bucket = (hashA ^ (hashA >>> 15)) & this.#bucketMask;
    for (let i = bucket; i < bucket + WAYS; i++) {
      const found = marks[i]!;
      if (found === mark) return false;
      if (found === 0) {
        marks[i] = mark;
        return true;
      }
    }
    this.#victim = (this.#victim + 1) & (WAYS - 1);
    marks[bucket + this.#victim] = mark;
    return true;
  }
}
