/**
 * Keys for positions between two turned cards: 64 bits, a high and a low half, that are equal where the same columns stand
 * in any order. While no card is turned, dealt or collected, nothing else can differ. That two of a few thousand positions
 * share a key by chance happens less than once in 10^12 searches; a hint would then miss one way, nothing worse.
 */
import { COLUMN_COUNT, type Column, type Position } from '../rules/position.ts';

export interface Key {
  readonly high: number;
  readonly low: number;
}

/** Each half is a sum over the columns, so a move changes it by two columns only. */
export const highOf = (position: Position, column: Column): number => columnHash(position, column, 0x2545f491);
export const lowOf = (position: Position, column: Column): number => columnHash(position, column, 0x6c8e9cf5);

export function keyOf(position: Position): Key {
  let high = 0;
  let low = 0;
  for (let column = 0; column < COLUMN_COUNT; column++) {
    high = (high + highOf(position, column)) | 0;
    low = (low + lowOf(position, column)) | 0;
  }
  return { high, low };
}

function columnHash(position: Position, column: Column, seed: number): number {
  const cards = position.columns[column]!;
  const faceDown = position.faceDown[column]!;
  // Face-down cards tell columns apart: the number of the column stands for them.
  let hash = faceDown === 0 ? seed : Math.imul(seed, 2 * column + 3);
  for (let i = faceDown; i < cards.length; i++) {
    hash = Math.imul(hash ^ cards[i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0x85ebca6b);
  return hash ^ (hash >>> 16);
}

export const sameKey = (a: Key, b: Key): boolean => a.high === b.high && a.low === b.low;

/** Numbers above zero by key: open addressing, with room for a given number of keys. */
export class KeyTable {
  private readonly mask: number;
  private readonly highs: Int32Array;
  private readonly lows: Int32Array;
  private readonly values: Int32Array;

  constructor(room: number) {
    const size = 2 ** Math.ceil(Math.log2(2 * room));
    this.mask = size - 1;
    this.highs = new Int32Array(size);
    this.lows = new Int32Array(size);
    this.values = new Int32Array(size);
  }

  /** The number kept under this key, 0 when there is none. */
  get(high: number, low: number): number {
    return this.values[this.slotOf(high, low)]!;
  }

  set(high: number, low: number, value: number): void {
    const slot = this.slotOf(high, low);
    this.highs[slot] = high;
    this.lows[slot] = low;
    this.values[slot] = value;
  }

  private slotOf(high: number, low: number): number {
    let slot = low & this.mask;
    while (this.values[slot] !== 0 && (this.highs[slot] !== high || this.lows[slot] !== low))
      slot = (slot + 1) & this.mask;
    return slot;
  }
}
