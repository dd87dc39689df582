/**
 * Text forms (D9). A card is rank and suit, `TS`, `7h`; a lower-case suit letter in a position means face down.
 * docs/rules.md shows the forms; reading.ts reads them.
 */
import { type Card, type Rank, rankOf, type Suit, suitOf } from './card.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';

const RANK_LETTERS = 'A23456789TJQK';
const SUIT_LETTERS = 'SHDC';

/**
 * What a suit and a card look like, with a group for the rank and one for the suit. The letters of both cases are spelt out:
 * ignoring case, the Kelvin sign is a K and the long s an S.
 */
export const SUIT_PATTERN = '([SHDCshdc])';
export const CARD_PATTERN = `(10|[A2-9TJQKatjqk])${SUIT_PATTERN}`;

export const readRank = (text: string): Rank => (text === '10' ? 10 : RANK_LETTERS.indexOf(text.toUpperCase()) + 1);
export const readSuit = (letter: string): Suit => SUIT_LETTERS.indexOf(letter.toUpperCase()) as Suit;

export const formatSuit = (suit: Suit): string => SUIT_LETTERS[suit]!;
export const formatCard = (card: Card): string => RANK_LETTERS[rankOf(card) - 1]! + formatSuit(suitOf(card));
export const formatFaceDown = (card: Card): string =>
  RANK_LETTERS[rankOf(card) - 1]! + formatSuit(suitOf(card)).toLowerCase();

/** 104 cards in dealing order, two characters each. */
export const formatOpening = (cards: readonly Card[]): string => cards.map(formatCard).join('');

/** `COLUMNS;STOCK;RUNS`: columns 1–10 separated by `/`, the stock in dealing order, the suits of completed runs. */
export function formatPosition({ columns, faceDown, stock, foundations }: Position): string {
  const piles = columns.map((cards, column) =>
    cards.map((card, i) => (i < faceDown[column]! ? formatFaceDown(card) : formatCard(card))).join(''),
  );
  const runs = foundations.map((run) => formatSuit(suitOf(run[0]!)));
  return [piles.join('/'), [...stock].reverse().map(formatCard).join(''), runs.join('')].join(';');
}

export const formatMove = (move: Move): string =>
  move.kind === 'deal' ? 'D' : `${move.from + 1}>${move.to + 1}x${move.count}`;

/** Moves separated by blanks: `3>7x2` takes two cards from column 3 to column 7, `D` deals. */
export const formatLine = (line: readonly Move[]): string => line.map(formatMove).join(' ');
