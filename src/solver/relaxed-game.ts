/**
 * A simpler game that is won whenever the real one is, with the stock empty: suits matter only for completing runs, and loose cards lie
 * anywhere that ranks allow. Its states are so few that it is searched to the end; where it is lost, the position is lost.
 * The argument is in docs/solver.md ("The relaxed game").
 *
 * In each column the cards from the free end up fall by one in rank as far as the head, the first that does not lie on a
 * card one rank higher. All after the head are loose; the column is held by what lies above the head, or free if nothing does.
 */
import { ACE, KING } from '../rules/card.ts';
import { COLUMN_COUNT } from '../rules/position.ts';
import { type ColumnTable, HASH_A, HASH_B, HASH_C, INFO, PARENT, topOf } from './columns.ts';
import { ANYTHING } from './dead-end.ts';
import { PositionSet } from './position-set.ts';

const FACES = 64;
const SUITS = 4;
/** States looked into for one question; beyond that the answer is "perhaps". */
const MOST_STATES = 3000;
/** Questions may cost this many states on average, and so many more in all: where the game tells nothing, it must not cost much. */
const STATES_PER_QUESTION = 10;
const STATES_IN_ADVANCE = 20_000;
const SUIT_KEYS = Int32Array.of(0x51ed270b, 0x2c9277b5, 0x6f4a91d3, 0x13198a2f);

interface RelaxedState {
  /** For each column the node that ends in its head, 0 for a free column. */
  readonly heads: Int32Array;
  /** Loose cards by face. */
  readonly loose: Int8Array;
}

export class RelaxedGame {
  readonly #table: ColumnTable;
  readonly #lost = new PositionSet();
  readonly #perhaps = new PositionSet();
  readonly #looseByRank = new Int32Array(KING + 2);
  readonly #headsByRank = new Int32Array(KING + 2);
  /** The state that a question begins with, made anew for each. */
  readonly #first: RelaxedState = { heads: new Int32Array(COLUMN_COUNT), loose: new Int8Array(FACES) };
  #budget = 0;
  #savings = STATES_IN_ADVANCE;

  constructor(table: ColumnTable) {
    this.#table = table;
  }

  get bytes(): number {
    return this.#lost.bytes + this.#perhaps.bytes;
  }

  /**
   * Whether the relaxed game is lost from these ten columns when it must begin in one of the ways given as by
   * DeadEnds.waysOut; false also when that would take too long to find out.
   */
  isLost(columns: Int32Array, at: number, waysOut: number): boolean {
    const state = this.#start(columns, at);
    const granted = this.#grant();
    const lost = !this.#isWon(state) && !this.#someChildIsOpen(state, waysOut);
    this.#savings -= granted - Math.max(0, this.#budget);
    return lost;
  }

  /** The same for columns from which pieces have been taken to a hand, without restriction. */
  isLostWith(columns: readonly number[], hand: readonly number[]): boolean {
    const { cells } = this.#table;
    const state = this.#start(columns, 0);
    for (const piece of hand)
      for (let rest = piece; rest !== 0; rest = cells[rest + PARENT]!) state.loose[topOf(cells[rest + INFO]!)]!++;
    const granted = this.#grant();
    const lost = this.#explore(state);
    this.#savings -= granted - Math.max(0, this.#budget);
    return lost;
  }

  #start(columns: ArrayLike<number>, at: number): RelaxedState {
    const state = this.#first;
    state.loose.fill(0);
    for (let column = 0; column < COLUMN_COUNT; column++) this.#loosen(state, column, columns[at + column]!);
    return state;
  }

  #grant(): number {
    this.#savings += STATES_PER_QUESTION;
    this.#budget = Math.min(MOST_STATES, this.#savings);
    return this.#budget;
  }

  /** Makes the cards at the end of a column loose, down to its head. */
  #loosen(state: RelaxedState, column: number, node: number): void {
    const { cells } = this.#table;
    let rest = node;
    while (rest !== 0) {
      const face = topOf(cells[rest + INFO]!);
      const above = cells[rest + PARENT]!;
      const held =
        above !== 0 && (this.#table.uncovered(above) !== above || (cells[above + INFO]! & 15) !== (face & 15) + 1);
      if (held) break;
      state.loose[face]!++;
      rest = above;
    }
    state.heads[column] = rest;
  }

  /** True when no win can be reached from this state. */
  #explore(state: RelaxedState): boolean {
    const room = this.#room(state);
    if (room < 0) return true;
    const key = this.#keyOf(state);
    if (this.#lost.has(key[0], key[1], key[2])) return true;
    if (this.#perhaps.has(key[0], key[1], key[2])) return false;
    if (this.#budget-- > 0 && !this.#isWon(state) && !this.#someChildIsOpen(state, ANYTHING)) {
      this.#lost.add(key[0], key[1], key[2]);
      return true;
    }
    this.#perhaps.add(key[0], key[1], key[2]);
    return false;
  }

  #isWon({ heads, loose }: RelaxedState): boolean {
    return heads.every((head) => head === 0) && loose.every((count) => count === 0);
  }

  #someChildIsOpen(state: RelaxedState, ways: number): boolean {
    for (let suit = 0; suit < SUITS; suit++)
      if ((ways & (1 << (COLUMN_COUNT + suit))) !== 0 && this.#someCompletionIsOpen(state, suit)) return true;
    for (let column = 0; column < COLUMN_COUNT; column++)
      if ((ways & (1 << column)) !== 0 && state.heads[column] !== 0 && this.#exitIsOpen(state, column)) return true;
    return false;
  }

  /** The head of a column becomes loose, if there is a place for it among the loose cards. */
  #exitIsOpen(state: RelaxedState, column: number): boolean {
    const { cells } = this.#table;
    const head = state.heads[column]!;
    const child = copyOf(state);
    // For the moment of the move nothing else is freed: the column still counts as held.
    const face = topOf(cells[head + INFO]!);
    child.loose[face]!++;
    this.#count(child);
    this.#headsByRank[face & 15]!--;
    if (this.#roomAsCounted(child) < 0 || !this.#maybeBare(child, face)) return false;
    this.#loosen(child, column, this.#table.uncovered(cells[head + PARENT]!));
    return !this.#explore(child);
  }

  /**
   * Whether this card can have nothing on it but what continues it in suit, as one that moves must: the place on the last
   * card of such a run is then empty, and the other loose cards have to do without it.
   */
  #maybeBare(state: RelaxedState, face: number): boolean {
    for (let rest = face; (rest & 15) > ACE; rest--) {
      if (this.#roomAsCounted(state, rest & 15) >= 0) return true;
      if (state.loose[rest - 1] === 0) return false;
    }
    return true;
  }

  /** A whole run of a suit leaves; its king may be loose or the head of any column. */
  #someCompletionIsOpen(state: RelaxedState, suit: number): boolean {
    const { cells } = this.#table;
    for (let rank = 1; rank < KING; rank++) if (state.loose[(suit << 4) | rank] === 0) return false;
    const king = (suit << 4) | KING;
    if (state.loose[king]! > 0 && !this.#explore(this.#without(state, suit, KING))) return true;
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const head = state.heads[column]!;
      if (head === 0 || topOf(cells[head + INFO]!) !== king) continue;
      const child = this.#without(state, suit, KING - 1);
      this.#loosen(child, column, this.#table.uncovered(cells[head + PARENT]!));
      if (!this.#explore(child)) return true;
    }
    return false;
  }

  #without(state: RelaxedState, suit: number, highest: number): RelaxedState {
    const child = copyOf(state);
    for (let rank = 1; rank <= highest; rank++) child.loose[(suit << 4) | rank]!--;
    return child;
  }

  /** Free columns less those that loose cards without a card to lie on need: negative for what can't be. */
  #room(state: RelaxedState): number {
    this.#count(state);
    return this.#roomAsCounted(state);
  }

  #count({ heads, loose }: RelaxedState): void {
    const { cells } = this.#table;
    this.#looseByRank.fill(0);
    this.#headsByRank.fill(0);
    for (let face = 0; face < FACES; face++) this.#looseByRank[Math.min(face & 15, KING + 1)]! += loose[face]!;
    for (const head of heads) if (head !== 0) this.#headsByRank[cells[head + INFO]! & 15]!++;
  }

  /** @param bare the rank of which one card must stay without another on it, 0 for none. */
  #roomAsCounted({ heads }: RelaxedState, bare = 0): number {
    let room = 0;
    for (const head of heads) if (head === 0) room++;
    for (let rank = 1; rank <= KING; rank++) {
      const places = rank === KING ? 0 : this.#looseByRank[rank + 1]! + this.#headsByRank[rank + 1]!;
      room -= Math.max(0, this.#looseByRank[rank]! - places + (rank + 1 === bare ? 1 : 0));
    }
    return room;
  }

  /** What is held tells the loose cards but for completed runs, and those are told by the loose aces. */
  #keyOf({ heads, loose }: RelaxedState): readonly [number, number, number] {
    const { cells } = this.#table;
    let a = 0;
    let b = 0;
    let c = 0;
    for (const head of heads) {
      a += cells[head + HASH_A]!;
      b += cells[head + HASH_B]!;
      c += cells[head + HASH_C]!;
    }
    for (let suit = 0; suit < SUITS; suit++) {
      const aces = loose[(suit << 4) | ACE]!;
      a += Math.imul(aces, SUIT_KEYS[suit]!);
      b += Math.imul(aces, SUIT_KEYS[(suit + 2) % SUITS]!);
      c += Math.imul(aces, SUIT_KEYS[(suit + 1) % SUITS]!);
    }
    return [a | 0, b | 0, c | 0];
  }
}

const copyOf = ({ heads, loose }: RelaxedState): RelaxedState => ({ heads: heads.slice(), loose: loose.slice() });
