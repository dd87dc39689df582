/** Reads the text forms of notation.ts. Problems name line and place, both counted from 1. */
import {
  CARD_COUNT,
  type Card,
  copiesOf,
  faceOf,
  KING,
  makeCard,
  type Rank,
  RUN_LENGTH,
  SUIT_COUNTS,
  type Suit,
  type SuitCount,
} from './card.ts';
import { cardMove, DEAL, type Move } from './move.ts';
import { CARD_PATTERN, readRank, readSuit, SUIT_PATTERN } from './notation.ts';
import { settle } from './play.ts';
import { COLUMN_COUNT, FULL_STOCK, type MutablePosition, type Position, ROW_LENGTH } from './position.ts';

export interface NotationProblem {
  readonly line: number;
  readonly place: number;
  readonly what:
    | { readonly kind: 'unreadableCard'; readonly found: string }
    | { readonly kind: 'cardCount'; readonly found: number; readonly expected: number }
    /** More cards of one face than the packs hold. */
    | { readonly kind: 'tooManyCopies'; readonly card: Card; readonly expected: number }
    /** The suits that appear are not those of 1, 2 or 4 suits; the place is the first card of one that doesn't belong. */
    | { readonly kind: 'suits' }
    | { readonly kind: 'partCount'; readonly found: number; readonly expected: number }
    | { readonly kind: 'columnCount'; readonly found: number; readonly expected: number }
    | { readonly kind: 'faceDownOnOpen'; readonly column: number }
    /** The stock is not made of whole rows, or of more than five. */
    | { readonly kind: 'stockRows'; readonly found: number }
    | { readonly kind: 'unreadableRun'; readonly found: string }
    | { readonly kind: 'unreadableMove'; readonly found: string };
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: NotationProblem };

export interface ParsedPosition {
  readonly position: Position;
  readonly suitCount: SuitCount;
}

/** The cards of an opening, checked to be two whole packs. */
export function parseOpening(text: string): Parsed<{ readonly cards: readonly Card[]; readonly suitCount: SuitCount }> {
  return attempt(text, () => {
    const tokens = readCards({ text, start: 0 });
    if (tokens.length !== CARD_COUNT)
      fail(text.length, { kind: 'cardCount', found: tokens.length, expected: CARD_COUNT });
    return numberCopies(tokens);
  });
}

/**
 * A position, checked to hold exactly the cards of two packs. A completed run at a free end leaves and a face-down card
 * there turns, as everywhere in the game (R8).
 */
export function parsePosition(text: string): Parsed<ParsedPosition> {
  return attempt(text, () => {
    const parts = split({ text, start: 0 }, ';');
    if (parts.length !== 3) fail(text.length, { kind: 'partCount', found: parts.length, expected: 3 });
    const columns = split(parts[0]!, '/').map(readCards);
    if (columns.length !== COLUMN_COUNT)
      fail(parts[1]!.start - 1, { kind: 'columnCount', found: columns.length, expected: COLUMN_COUNT });
    const faceDown = columns.map(countFaceDown);
    const stock = readCards(parts[1]!);
    if (stock.length % ROW_LENGTH !== 0 || stock.length > FULL_STOCK)
      fail(parts[1]!.start, { kind: 'stockRows', found: stock.length });
    const runs = readRuns(parts[2]!);
    return assemble(columns, faceDown, stock, runs, text.length);
  });
}

/** A line of play. Whether its moves are legal is for `replay` to say. */
export function parseLine(text: string): Parsed<readonly Move[]> {
  return attempt(text, () => [...text.matchAll(/\S+/gu)].map((match) => readMove(match[0], match.index)));
}

/** Reads `3>7x2`, `3>7` (one card) or `D`; undefined when the text is none of these. */
export function parseMove(text: string): Move | undefined {
  if (text === 'D' || text === 'd') return DEAL;
  const [, from, to, count = '1'] = /^(\d{1,2})>(\d{1,2})(?:x(\d{1,2}))?$/iu.exec(text) ?? [];
  const inside = (number: string | undefined, most: number) => Number(number) >= 1 && Number(number) <= most;
  if (!inside(from, COLUMN_COUNT) || !inside(to, COLUMN_COUNT) || !inside(count, RUN_LENGTH)) return undefined;
  return cardMove(Number(from) - 1, Number(to) - 1, Number(count));
}

// Below, offsets count from the start of the whole text; `attempt` turns the offset of a problem into line and place.

interface Slice {
  readonly text: string;
  readonly start: number;
}

interface CardToken {
  readonly rank: Rank;
  readonly suit: Suit;
  readonly faceDown: boolean;
  readonly offset: number;
}

class Unreadable extends Error {
  readonly offset: number;
  readonly what: NotationProblem['what'];

  constructor(offset: number, what: NotationProblem['what']) {
    super(what.kind);
    this.offset = offset;
    this.what = what;
  }
}

function fail(offset: number, what: NotationProblem['what']): never {
  throw new Unreadable(offset, what);
}

function attempt<T>(text: string, read: () => T): Parsed<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const lines = text.slice(0, error.offset).split('\n');
    return { ok: false, problem: { line: lines.length, place: [...lines.at(-1)!].length + 1, what: error.what } };
  }
}

function split(slice: Slice, separator: string): Slice[] {
  let start = slice.start;
  return slice.text.split(separator).map((text) => {
    const part = { text, start };
    start += text.length + separator.length;
    return part;
  });
}

const CARDS = new RegExp(`${CARD_PATTERN}|[^\\s,]`, 'gu');
const RUNS = new RegExp(`${SUIT_PATTERN}|[^\\s,]`, 'gu');

/** Cards one after the other; blanks and commas between them are skipped, `10` is read as `T`. */
function readCards({ text, start }: Slice): CardToken[] {
  const tokens: CardToken[] = [];
  for (const match of text.matchAll(CARDS)) {
    const [found, rank, suit] = match;
    const offset = start + match.index;
    if (rank === undefined || suit === undefined) fail(offset, { kind: 'unreadableCard', found });
    tokens.push({ rank: readRank(rank), suit: readSuit(suit), faceDown: suit === suit.toLowerCase(), offset });
  }
  return tokens;
}

function readRuns({ text, start }: Slice): { readonly suit: Suit; readonly offset: number }[] {
  return [...text.matchAll(RUNS)].map((match) => {
    const [found, letter] = match;
    const offset = start + match.index;
    if (letter === undefined) fail(offset, { kind: 'unreadableRun', found });
    return { suit: readSuit(letter), offset };
  });
}

function readMove(text: string, offset: number): Move {
  return parseMove(text) ?? fail(offset, { kind: 'unreadableMove', found: text });
}

function countFaceDown(tokens: readonly CardToken[], column: number): number {
  const firstOpen = tokens.findIndex((token) => !token.faceDown);
  const faceDown = firstOpen < 0 ? tokens.length : firstOpen;
  const late = tokens.find((token, i) => token.faceDown && i > faceDown);
  if (late !== undefined) fail(late.offset, { kind: 'faceDownOnOpen', column });
  return faceDown;
}

function assemble(
  columns: readonly (readonly CardToken[])[],
  faceDown: number[],
  stock: readonly CardToken[],
  runs: readonly { readonly suit: Suit; readonly offset: number }[],
  end: number,
): ParsedPosition {
  const runTokens = runs.map(({ suit, offset }) =>
    Array.from({ length: RUN_LENGTH }, (_, i): CardToken => ({ rank: KING - i, suit, faceDown: false, offset })),
  );
  const tokens = [...columns, stock, ...runTokens].flat();
  if (tokens.length !== CARD_COUNT) fail(end, { kind: 'cardCount', found: tokens.length, expected: CARD_COUNT });
  const { cards, suitCount } = numberCopies(tokens);
  let next = 0;
  const take = (pile: readonly unknown[]): Card[] => {
    next += pile.length;
    return cards.slice(next - pile.length, next);
  };
  const position: MutablePosition = {
    columns: columns.map(take),
    faceDown,
    stock: take(stock).reverse(),
    foundations: runTokens.map(take),
  };
  settle(position);
  return { position, suitCount };
}

/** The first card of a suit that no game of at most so many suits has. */
function firstStranger(tokens: readonly CardToken[], most: number): number {
  const suitCount = Math.max(...SUIT_COUNTS.filter((count) => count <= most));
  return tokens.find((token) => token.suit >= suitCount)?.offset ?? 0;
}

/** Turns faces into cards: the copies of a face are numbered in reading order. Checks that they are two whole packs. */
function numberCopies(tokens: readonly CardToken[]): { cards: Card[]; suitCount: SuitCount } {
  const suits = new Set(tokens.map((token) => token.suit));
  const suitCount = SUIT_COUNTS.find((count) => suits.size === count && Math.max(...suits) === count - 1);
  if (suitCount === undefined) fail(firstStranger(tokens, suits.size), { kind: 'suits' });
  const copies = new Map<number, number>();
  const cards = tokens.map(({ rank, suit, offset }) => {
    const face = faceOf(makeCard(rank, suit, 0));
    const copy = copies.get(face) ?? 0;
    copies.set(face, copy + 1);
    if (copy >= copiesOf(suitCount))
      fail(offset, { kind: 'tooManyCopies', card: makeCard(rank, suit, 0), expected: copiesOf(suitCount) });
    return makeCard(rank, suit, copy);
  });
  return { cards, suitCount };
}
