/**
 * A position: where all 104 cards lie. Plain data, so it crosses workers, storage and tests unchanged.
 * In every pile the last card of the array is the one on top: the free end of a column, the next card of the stock.
 */
import { CARD_COUNT, type Card, faceOf, RUN_COUNT, RUN_LENGTH } from './card.ts';

export const COLUMN_COUNT = 10;
/** Cards dealt in one row: one to each column. */
export const ROW_LENGTH = COLUMN_COUNT;

/** Cards in the stock of an opening; it only shrinks. */
export const FULL_STOCK = 5 * ROW_LENGTH;

/** Column index 0–9; players see 1–10. */
export type Column = number;

export interface Position {
  readonly columns: readonly (readonly Card[])[];
  /** For each column, how many of its first cards lie face down. */
  readonly faceDown: readonly number[];
  /** A whole number of rows. The last card goes to column 0 next. */
  readonly stock: readonly Card[];
  /** Completed runs in the order in which they left, each from king to ace. */
  readonly foundations: readonly (readonly Card[])[];
}

/** The same for those who may change it: `play`, `unplay`, and whoever builds a position. */
export interface MutablePosition {
  readonly columns: Card[][];
  readonly faceDown: number[];
  readonly stock: Card[];
  readonly foundations: Card[][];
}

export const copyPosition = (position: Position): MutablePosition => ({
  columns: position.columns.map((column) => column.slice()),
  faceDown: position.faceDown.slice(),
  stock: position.stock.slice(),
  foundations: position.foundations.map((run) => run.slice()),
});

/**
 * The opening from all 104 cards in dealing order: 44 face down along columns 0…9 again and again, then ten face up,
 * then the five rows of the stock (R2).
 */
export function openingPosition(cards: readonly Card[]): MutablePosition {
  if (cards.length !== CARD_COUNT) throw new RangeError(`an opening has ${CARD_COUNT} cards, not ${cards.length}`);
  const columns: Card[][] = Array.from({ length: COLUMN_COUNT }, () => []);
  for (let i = 0; i < FACE_DOWN_IN_OPENING; i++) columns[i % COLUMN_COUNT]!.push(cards[i]!);
  const faceDown = columns.map((column) => column.length);
  for (let i = 0; i < ROW_LENGTH; i++) columns[i]!.push(cards[FACE_DOWN_IN_OPENING + i]!);
  const stock = cards.slice(FACE_DOWN_IN_OPENING + ROW_LENGTH).reverse();
  return { columns, faceDown, stock, foundations: [] };
}

export const FACE_DOWN_IN_OPENING = 44;

export const topCard = (position: Position, column: Column): Card | undefined => position.columns[column]!.at(-1);

export const isFaceDown = (position: Position, column: Column, index: number): boolean =>
  index < position.faceDown[column]!;

export function emptyColumns(position: Position): Column[] {
  const empty: Column[] = [];
  position.columns.forEach((cards, column) => {
    if (cards.length === 0) empty.push(column);
  });
  return empty;
}

export const dealsLeft = (position: Position): number => position.stock.length / ROW_LENGTH;

/** Cards in the ten columns, open or face down. */
export const tableauCount = (position: Position): number =>
  CARD_COUNT - position.stock.length - RUN_LENGTH * position.foundations.length;

export const faceDownCount = (position: Position): number => position.faceDown.reduce((sum, count) => sum + count, 0);

export const isWon = (position: Position): boolean => position.foundations.length === RUN_COUNT;

/** Whether two positions play alike: the same faces in the same places, copies aside. */
export function samePosition(a: Position, b: Position): boolean {
  return (
    a.faceDown.every((count, column) => count === b.faceDown[column]) &&
    samePile(a.stock, b.stock) &&
    samePiles(a.columns, b.columns) &&
    samePiles(a.foundations, b.foundations)
  );
}

const samePiles = (a: Position['columns'], b: Position['columns']): boolean =>
  a.length === b.length && a.every((pile, i) => samePile(pile, b[i]!));

const samePile = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card, i) => faceOf(card) === faceOf(b[i]!));
