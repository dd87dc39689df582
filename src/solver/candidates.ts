/**
 * The next layer of a beam while it is being made: for every number of stock rows left, the best `quota` children so far.
 * Each group is a buffer about half as large again; when it is full the best `quota` stay and the worst score that
 * stayed becomes a threshold, so hopeless children cost one comparison.
 */
export const LEVELS = 6;
const NO_LIMIT = 0x7fffffff;

/** Scores further above the best of their group than this count as equal. */
const SCORE_SPAN = 1 << 14;
/**
 * Scores drift little from layer to layer, so a layer starts with the cut of the last one plus this as its limit: that
 * spares most children their look-up. (A group that was not full has no limit.)
 */
const DRIFT = 40;

/** Fields of a candidate. */
export const SCORE_FIELD = 0;
export const PARENT_FIELD = 1;
export const MOVE_FIELD = 2;
export const SOURCE_FIELD = 3;
export const TARGET_FIELD = 4;
export const SUM_FIELD = 5;
export const HASH_A_FIELD = 6;
export const HASH_B_FIELD = 7;
export const FIELDS = 8;

export class Candidates {
  /** By group, then by candidate, then by field. */
  readonly data: Int32Array;
  readonly counts = new Int32Array(LEVELS);
  /** A child is worth keeping only when its score is at most this. */
  readonly limits = new Int32Array(LEVELS).fill(NO_LIMIT);
  /** The worst score kept in each group, NO_LIMIT while nothing was dropped. */
  readonly #cuts = new Int32Array(LEVELS).fill(NO_LIMIT);
  /** Whether a child was ever dropped: then running dry proves nothing. */
  dropped = false;
  #quota: number;
  readonly #capacity: number;
  readonly #histogram = new Int32Array(SCORE_SPAN);

  constructor(quota: number) {
    this.#quota = quota;
    this.#capacity = quota + (quota >> 1) + 32;
    this.data = new Int32Array(LEVELS * this.#capacity * FIELDS);
  }

  get bytes(): number {
    return this.data.byteLength + this.#histogram.byteLength;
  }

  /** Where group `level` begins in {@link data}. */
  startOf(level: number): number {
    return level * this.#capacity * FIELDS;
  }

  /** The best score of a group, undefined when it is empty. */
  bestOf(level: number): number | undefined {
    const start = this.startOf(level);
    const count = this.counts[level]!;
    return count === 0 ? undefined : this.#lowest(start, start + count * FIELDS);
  }

  /** From now on keeps fewer. */
  narrow(quota: number): void {
    this.#quota = Math.min(this.#quota, quota);
  }

  /** Empties the groups for the next layer. */
  clear(): void {
    for (let level = 0; level < LEVELS; level++) {
      const full = this.counts[level] === this.#quota && this.#cuts[level] !== NO_LIMIT;
      this.limits[level] = full ? this.#cuts[level]! + DRIFT : NO_LIMIT;
      this.#cuts[level] = NO_LIMIT;
    }
    this.counts.fill(0);
  }

  /** The offset in {@link data} of a new candidate of the group, whose fields the caller fills in. */
  append(level: number): number {
    let count = this.counts[level]!;
    if (count === this.#capacity) {
      this.trim(level);
      count = this.#quota;
    }
    this.counts[level] = count + 1;
    return (level * this.#capacity + count) * FIELDS;
  }

  /** Cuts a group down to its quota; among equal scores the earlier ones stay. */
  trim(level: number): void {
    const count = this.counts[level]!;
    if (count <= this.#quota) return;
    this.dropped = true;
    const start = this.startOf(level);
    const end = start + count * FIELDS;
    const best = this.#lowest(start, end);
    this.#fillHistogram(start, end, best);
    let kept = 0;
    let bin = 0;
    while (kept + this.#histogram[bin]! < this.#quota) kept += this.#histogram[bin++]!;
    this.#keep(start, end, best + bin, this.#quota - kept, bin === SCORE_SPAN - 1);
    this.counts[level] = this.#quota;
    this.limits[level] = best + bin - 1;
    this.#cuts[level] = best + bin;
  }

  #lowest(start: number, end: number): number {
    let lowest = NO_LIMIT;
    for (let at = start; at < end; at += FIELDS) lowest = Math.min(lowest, this.data[at]!);
    return lowest;
  }

  #fillHistogram(start: number, end: number, best: number): void {
    const histogram = this.#histogram;
    let highest = 0;
    for (let at = start; at < end; at += FIELDS) highest = Math.max(highest, this.data[at]! - best);
    histogram.fill(0, 0, Math.min(highest, SCORE_SPAN - 1) + 1);
    for (let at = start; at < end; at += FIELDS) {
      const bin = Math.min(this.data[at]! - best, SCORE_SPAN - 1);
      histogram[bin] = histogram[bin]! + 1;
    }
  }

  #keep(start: number, end: number, cut: number, atCut: number, cutIsOpen: boolean): void {
    const data = this.data;
    let room = atCut;
    let to = start;
    for (let at = start; at < end; at += FIELDS) {
      const score = data[at]!;
      if (score >= cut) {
        if ((score > cut && !cutIsOpen) || room === 0) continue;
        room--;
      }
      if (to !== at) data.copyWithin(to, at, at + FIELDS);
      to += FIELDS;
    }
  }
}
