/**
 * Text forms (D9). A card is rank and suit, `TS`, `7h`; a lower-case suit letter in a position means face down.
 * docs/rules.md shows the forms; reading.ts reads them.
 */
import { type Card, rankOf, suitOf } from './card.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';

export const RANK_LETTERS = 'A23456789TJQK';
export const SUIT_LETTERS = 'SHDC';

export const formatCard = (card: Card): string => RANK_LETTERS[rankOf(card) - 1]! + SUIT_LETTERS[suitOf(card)]!;

const formatFaceDown = (card: Card): string =>
  RANK_LETTERS[rankOf(card) - 1]! + SUIT_LETTERS[suitOf(card)]!.toLowerCase();

/** 104 cards in dealing order, two characters each. */
export const formatOpening = (cards: readonly Card[]): string => cards.map(formatCard).join('');

/** `COLUMNS;STOCK;RUNS`: columns 1–10 separated by `/`, the stock in dealing order, the suits of completed runs. */
export function formatPosition({ columns, faceDown, stock, foundations }: Position): string {
  const piles = columns.map((cards, column) =>
    cards.map((card, i) => (i < faceDown[column]! ? formatFaceDown(card) : formatCard(card))).join(''),
  );
  const runs = foundations.map((run) => SUIT_LETTERS[suitOf(run[0]!)]!);
  return [piles.join('/'), [...stock].reverse().map(formatCard).join(''), runs.join('')].join(';');
}

export const formatMove = (move: Move): string =>
  move.kind === 'deal' ? 'D' : `${move.from + 1}>${move.to + 1}x${move.count}`;

/** Moves separated by blanks: `3>7x2` takes two cards from column 3 to column 7, `D` deals. */
export const formatLine = (line: readonly Move[]): string => line.map(formatMove).join(' ');
