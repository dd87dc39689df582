/**
 * Moves: taking cards from one column to another, or dealing a row. Each exists once, as a frozen object, so that generating
 * moves allocates nothing and equal moves are identical.
 */
import { RUN_LENGTH } from './card.ts';
import { COLUMN_COUNT, type Column } from './position.ts';

export interface CardMove {
  readonly kind: 'cards';
  readonly from: Column;
  readonly to: Column;
  /** How many cards, counted from the free end: 1–13. */
  readonly count: number;
}

export interface DealMove {
  readonly kind: 'deal';
}

export type Move = CardMove | DealMove;

export const DEAL: DealMove = Object.freeze({ kind: 'deal' });

const CARD_MOVES: readonly CardMove[] = Array.from(
  { length: COLUMN_COUNT * COLUMN_COUNT * RUN_LENGTH },
  (_, i): CardMove =>
    Object.freeze({
      kind: 'cards',
      from: Math.floor(i / (COLUMN_COUNT * RUN_LENGTH)),
      to: Math.floor(i / RUN_LENGTH) % COLUMN_COUNT,
      count: (i % RUN_LENGTH) + 1,
    }),
);

/**
 * The move of `count` cards (1–13) between two columns (0–9).
 * @throws RangeError when a number lies outside.
 */
export function cardMove(from: Column, to: Column, count: number): CardMove {
  const move = CARD_MOVES[(from * COLUMN_COUNT + to) * RUN_LENGTH + count - 1];
  if (move?.from !== from || move.to !== to || move.count !== count)
    throw new RangeError(`no such move: ${count} cards from column ${from} to column ${to}`);
  return move;
}

/** Every move there is: 1,171 between two columns or dealing, and 130 onto their own column, which are never legal. */
export const ALL_MOVES: readonly Move[] = [...CARD_MOVES, DEAL];
