/**
 * Positions for tests as short text: `Ks 3S 2S | 4H | - | 7C` is four columns, the third empty, a lower-case suit face down;
 * columns not named are empty. A sketch need not hold all 104 cards, and nothing in it leaves or turns by itself.
 */
import { ACE, type Card, faceOf, KING, makeCard, packOf, RUN_LENGTH, type Suit } from '../../src/rules/card.ts';
import { formatCard } from '../../src/rules/notation.ts';
import { COLUMN_COUNT, type MutablePosition, type Position, ROW_LENGTH } from '../../src/rules/position.ts';

const RANK_LETTERS = 'A23456789TJQK';
const SUIT_LETTERS = 'SHDC';

/** The first copy of a card: `card('TS')`. */
export function card(text: string): Card {
  const rank = RANK_LETTERS.indexOf(text[0]!) + 1;
  const suit = SUIT_LETTERS.indexOf(text[1]!.toUpperCase());
  if (text.length !== 2 || rank === 0 || suit < 0) throw new Error(`not a card: ${text}`);
  return makeCard(rank, suit as Suit, 0);
}

/** `stock` is in dealing order, `runs` the suit letters of the completed runs. */
export function sketch(columnsText: string, rest: { stock?: string; runs?: string } = {}): MutablePosition {
  const copies = new Map<number, number>();
  const fresh = (text: string): Card => {
    const face = faceOf(card(text));
    const copy = copies.get(face) ?? 0;
    copies.set(face, copy + 1);
    return (face | (copy << 6)) as Card;
  };
  const texts = columnsText.split('|').map(words);
  const columns = Array.from({ length: COLUMN_COUNT }, (_, column) => (texts[column] ?? []).map(fresh));
  const faceDown = columns.map((_, column) => (texts[column] ?? []).filter(isFaceDownText).length);
  const stock = words(rest.stock ?? '').map(fresh);
  const foundations = [...(rest.runs ?? '')].map((suit) => run(suit, KING, ACE).map(fresh));
  return { columns, faceDown, stock: stock.reverse(), foundations };
}

/** The texts of a run: `run('S', 4, 2)` is `4S 3S 2S`. */
export function run(suit: string, from: number, to: number): string[] {
  return Array.from({ length: from - to + 1 }, (_, i) => RANK_LETTERS[from - i - 1]! + suit);
}

/** King to ace as sketch text. */
export const wholeRun = (suit: string): string => run(suit, KING, ACE).join(' ');

/** The columns of a position as a sketch, empty columns at the end left out. */
export function picture({ columns, faceDown }: Position): string {
  const texts = columns.map((cards, column) =>
    cards.map((c, i) => (i < faceDown[column]! ? formatCard(c)[0]! + formatCard(c)[1]!.toLowerCase() : formatCard(c))),
  );
  while (texts.at(-1)?.length === 0) texts.pop();
  return texts.map((column) => column.join(' ') || '-').join(' | ') || '-';
}

/** A spades position of all 104 cards with so many runs completed and rows in stock, the rest spread over the columns. */
export function countedPosition(runs: number, stockRows: number): MutablePosition {
  const pack = packOf(1);
  const foundations = Array.from({ length: runs }, () => pack.splice(0, RUN_LENGTH).reverse());
  const stock = pack.splice(0, stockRows * ROW_LENGTH);
  const columns: Card[][] = Array.from({ length: COLUMN_COUNT }, () => []);
  pack.forEach((c, i) => {
    columns[i % COLUMN_COUNT]!.push(c);
  });
  return { columns, faceDown: columns.map(() => 0), stock, foundations };
}

const words = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '' && word !== '-');
const isFaceDownText = (text: string): boolean => text[1] === text[1]!.toLowerCase();
