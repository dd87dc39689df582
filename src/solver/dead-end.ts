/**
 * Tells, without search, how a position with an empty stock and no empty column may change for good: which cards may be
 * freed, which runs completed. If none, cards can only be shuffled among places of equal rank, and it is lost.
 * The argument is in docs/solver.md ("Dead ends").
 */
import { KING } from '../rules/card.ts';
import { COLUMN_COUNT } from '../rules/position.ts';
import { type ColumnTable, INFO, PARENT, topOf } from './columns.ts';

/** More cards than a column's loose part can have: ranks fall by one from card to card. */
const MOST = 16;
/** Ranks 1–12 as bits: what must join for a run to be completed. */
const ALL_JOINS = (1 << KING) - 2;

export const ANYTHING = (1 << (COLUMN_COUNT + 4)) - 1;

export class DeadEnds {
  readonly #table: ColumnTable;
  /** The loose cards of each column from the free end up to the head that something holds fast, MOST words a column. */
  readonly #faces = new Int32Array(COLUMN_COUNT * MOST);
  readonly #lengths = new Int32Array(COLUMN_COUNT);
  /** 1 when something lies above the head: then it can't be moved back; 0 when moving it empties the column. */
  readonly #held = new Uint8Array(COLUMN_COUNT);
  /** Whether a card may come to lie at a free end. */
  readonly #bare = new Uint8Array(COLUMN_COUNT * MOST);
  /** Whether a card may be the head of the run at a free end. */
  readonly #leads = new Uint8Array(COLUMN_COUNT * MOST);
  /** Ranks of cards that may come to lie at a free end, as bits. */
  #bareRanks = 0;

  constructor(table: ColumnTable) {
    this.#table = table;
  }

  /**
   * What may be the first move that can't be taken back, as bits: 0–9 that the head of this column moves, 10–13 that a run
   * of this suit is completed. 0 means a dead end; ANYTHING that it can't tell. The stock must be empty.
   */
  waysOut(columns: Int32Array, at: number): number {
    for (let column = 0; column < COLUMN_COUNT; column++) {
      if (columns[at + column] === 0) return ANYTHING;
      this.#read(column, columns[at + column]!);
    }
    this.#bareRanks = 0;
    for (let column = 0; column < COLUMN_COUNT; column++) this.#lay(column * MOST);
    while (this.#spread());
    return this.#movingHeads();
  }

  #read(column: number, node: number): void {
    const { cells } = this.#table;
    const start = column * MOST;
    let length = 0;
    let rest = node;
    this.#held[column] = 1;
    for (;;) {
      const face = topOf(cells[rest + INFO]!);
      this.#faces[start + length] = face;
      this.#bare[start + length] = 0;
      length++;
      const above = cells[rest + PARENT]!;
      if (above === 0) this.#held[column] = 0;
      if (above === 0 || this.#table.uncovered(above) !== above) break;
      if ((cells[above + INFO]! & 15) !== (face & 15) + 1) break;
      rest = above;
    }
    this.#lengths[column] = length;
  }

  #lay(index: number): void {
    this.#bare[index] = 1;
    this.#bareRanks |= 1 << (this.#faces[index]! & 15);
  }

  /** One round of what follows from what; true when something new did. */
  #spread(): boolean {
    let grew = false;
    for (let column = 0; column < COLUMN_COUNT; column++) if (this.#spreadIn(column)) grew = true;
    return grew;
  }

  #spreadIn(column: number): boolean {
    const start = column * MOST;
    const end = start + this.#lengths[column]!;
    let grew = false;
    for (let i = start; i < end; i++) {
      const leads = this.#bare[i] === 1 || (this.#leads[i - 1] === 1 && this.#faces[i - 1]! + 1 === this.#faces[i]);
      this.#leads[i] = leads ? 1 : 0;
      const above = i + 1;
      if (!leads || above === end || this.#bare[above] === 1) continue;
      if ((this.#bareRanks & (1 << (this.#faces[above]! & 15))) === 0) continue;
      this.#lay(above);
      grew = true;
    }
    return grew;
  }

  #movingHeads(): number {
    let ways = 0;
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const head = column * MOST + this.#lengths[column]! - 1;
      const wanted = (this.#faces[head]! & 15) + 1;
      if (this.#leads[head] !== 1 || (this.#bareRanks & (1 << wanted)) === 0) continue;
      if (this.#held[column] === 0) return ANYTHING;
      ways |= 1 << column;
    }
    for (let suit = 0; suit < 4; suit++) if (this.#joins(suit) === ALL_JOINS) ways |= 1 << (COLUMN_COUNT + suit);
    return ways;
  }

  /** The ranks, as bits, whose card of this suit lies on the next higher one or may come to lie there. */
  #joins(suit: number): number {
    let joined = 0;
    let movable = 0;
    let bare = 0;
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const start = column * MOST;
      const head = start + this.#lengths[column]! - 1;
      for (let i = start; i <= head; i++) {
        const face = this.#faces[i]!;
        if (face >> 4 !== suit) continue;
        const bit = 1 << (face & 15);
        if (this.#bare[i] === 1) bare |= bit;
        if (i === head) continue;
        if (this.#leads[i] === 1) movable |= bit;
        if (this.#faces[i + 1] === face + 1) joined |= bit;
      }
    }
    return (joined | (movable & (bare >> 1))) & ALL_JOINS;
  }
}
