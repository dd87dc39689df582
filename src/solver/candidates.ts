/**
 * The next layer of a beam while it is being made, in groups that do not compete: by the number of stock rows left, and within it by
 * the number of face-down cards modulo the number of strata. Of each group the best `quota` children so far are kept.
 * Each group is a buffer about half as large again; when it is full the best `quota` stay and the worst score that
 * stayed becomes a threshold, so hopeless children cost one comparison.
 */
const ROW_COUNTS = 6;
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
/** With the counts of the child: see {@link countsWord}. */
export const MOVE_FIELD = 2;
export const SOURCE_FIELD = 3;
export const TARGET_FIELD = 4;
export const SUM_FIELD = 5;
export const HASH_A_FIELD = 6;
export const HASH_B_FIELD = 7;
export const FIELDS = 8;

/** Bits 16–19 completed runs, 20–25 cards face down; the move lies below. */
export const countsWord = (runs: number, faceDown: number): number => (runs << 16) | (faceDown << 20);
export const moveOf = (word: number): number => word & 0xffff;
export const runsOf = (word: number): number => (word >> 16) & 15;
export const faceDownOf = (word: number): number => word >> 20;

export class Candidates {
  /** By group, then by candidate, then by field. */
  readonly data: Int32Array;
  readonly counts: Int32Array;
  /** A child is worth keeping only when its score is at most this. */
  readonly limits: Int32Array;
  /** The worst score kept in each group, NO_LIMIT while nothing was dropped. */
  readonly #cuts: Int32Array;
  /** Whether a child was ever dropped: then running dry proves nothing. */
  dropped = false;
  readonly #strata: number;
  #quota: number;
  readonly #capacity: number;
  readonly #histogram = new Int32Array(SCORE_SPAN);

  constructor(quota: number, strata: number) {
    this.#strata = strata;
    this.#quota = quota;
    this.#capacity = quota + (quota >> 1) + 32;
    const groups = ROW_COUNTS * strata;
    this.data = new Int32Array(groups * this.#capacity * FIELDS);
    this.counts = new Int32Array(groups);
    this.limits = new Int32Array(groups).fill(NO_LIMIT);
    this.#cuts = new Int32Array(groups).fill(NO_LIMIT);
  }

  /** The group of the positions with so many stock rows left and so many cards face down. */
  groupOf(rows: number, faceDown: number): number {
    return rows * this.#strata + (faceDown % this.#strata);
  }

  /** Stock rows left in the positions of a group. */
  rowsOf(group: number): number {
    return Math.floor(group / this.#strata);
  }

  get bytes(): number {
    return this.data.byteLength + this.#histogram.byteLength;
  }

  /** Where a group begins in {@link data}. */
  startOf(group: number): number {
    return group * this.#capacity * FIELDS;
  }

  /** The best score of the positions with an empty stock, far too high when there are none. */
  bestWithoutStock(): number {
    let best = NO_LIMIT;
    for (let group = 0; group < this.#strata; group++) {
      const start = this.startOf(group);
      best = Math.min(best, this.#lowest(start, start + this.counts[group]! * FIELDS));
    }
    return best;
  }

  /** From now on keeps fewer. */
  narrow(quota: number): void {
    this.#quota = Math.min(this.#quota, quota);
  }

  /** Empties the groups for the next layer. */
  clear(): void {
    for (let group = 0; group < this.counts.length; group++) {
      const full = this.counts[group] === this.#quota && this.#cuts[group] !== NO_LIMIT;
      this.limits[group] = full ? this.#cuts[group]! + DRIFT : NO_LIMIT;
      this.#cuts[group] = NO_LIMIT;
    }
    this.counts.fill(0);
  }

  /** The offset in {@link data} of a new candidate of the group, whose fields the caller fills in. */
  append(group: number): number {
    let count = this.counts[group]!;
    if (count === this.#capacity) {
      this.trim(group);
      count = this.#quota;
    }
    this.counts[group] = count + 1;
    return (group * this.#capacity + count) * FIELDS;
  }

  /** Cuts a group down to its quota; among equal scores the earlier ones stay. */
  trim(group: number): void {
    const count = this.counts[group]!;
    if (count <= this.#quota) return;
    this.dropped = true;
    const start = this.startOf(group);
    const end = start + count * FIELDS;
    const best = this.#lowest(start, end);
    this.#fillHistogram(start, end, best);
    let kept = 0;
    let bin = 0;
    while (kept + this.#histogram[bin]! < this.#quota) kept += this.#histogram[bin++]!;
    this.#keep(start, end, best + bin, this.#quota - kept, bin === SCORE_SPAN - 1);
    this.counts[group] = this.#quota;
    this.limits[group] = best + bin - 1;
    this.#cuts[group] = best + bin;
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
