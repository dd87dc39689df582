/**
 * Positions of which the player does not know every card, as text: `??` stands for one (D5). To be played they need all, so
 * the cards that are missing are dealt to these places by chance.
 */
import { type Card, faceOf, packOf, RUN_LENGTH, SUIT_COUNTS, type SuitCount } from '../rules/card.ts';
import { formatCard } from '../rules/notation.ts';
import { ROW_LENGTH } from '../rules/position.ts';
import type { View } from './view.ts';

const UNKNOWN = '??';
const RANKS = 'A23456789TJQK';
const SUITS = 'SHDC';
/** A card, or the place of one. */
const TOKEN = /(10|[A2-9TJQK])([SHDC])|\?\?/giu;

export const countUnknown = (text: string): number => text.split(UNKNOWN).length - 1;

/**
 * The text with a card in each place of an unknown one: those that are missing from two packs, shuffled. What is wrong with
 * a position stays wrong, for its reader to name.
 *
 * @param below a whole number from 0 to below the one given, every one equally likely
 * @param suitCount how many suits are played; else as few as the known cards allow
 */
export function withUnknownDealt(text: string, below: (n: number) => number, suitCount?: SuitCount): string {
  const known = knownFaces(text);
  const missing = missingFrom(suitCount ?? fewestSuits(known), known);
  const stockAt = text.indexOf(';');
  let at = 0;
  return text.replace(TOKEN, (token: string, ...rest: unknown[]) => {
    if (token !== UNKNOWN) return token;
    const pick = at + below(Math.max(1, missing.length - at));
    const card = missing[pick];
    // More places than cards: the count is wrong, and the reader says so.
    if (card === undefined) return 'As';
    missing[pick] = missing[at]!;
    missing[at++] = card;
    const name = formatCard(card);
    const offset = rest.at(-2) as number;
    const isInStock = stockAt >= 0 && offset > stockAt;
    return isInStock ? name : name[0]! + name[1]!.toLowerCase();
  });
}

/** Of every card that is named, and of the completed runs. */
function knownFaces(text: string): number[] {
  const faces: number[] = [];
  const face = (rank: number, suit: string): number => (SUITS.indexOf(suit.toUpperCase()) << 4) | rank;
  for (const [, rank, suit] of text.matchAll(TOKEN))
    if (rank !== undefined && suit !== undefined)
      faces.push(face(rank === '10' ? 10 : RANKS.indexOf(rank.toUpperCase()) + 1, suit));
  const runs = text.split(';')[2] ?? '';
  for (const [suit] of runs.matchAll(/[SHDC]/giu))
    for (let rank = 1; rank <= RUN_LENGTH; rank++) faces.push(face(rank, suit));
  return faces;
}

const fewestSuits = (known: readonly number[]): SuitCount =>
  SUIT_COUNTS.find((suitCount) => known.every((face) => face >> 4 < suitCount)) ?? 4;

function missingFrom(suitCount: SuitCount, known: readonly number[]): Card[] {
  const counts = new Map<number, number>();
  for (const face of known) counts.set(face, (counts.get(face) ?? 0) + 1);
  return packOf(suitCount).filter((card) => {
    const left = counts.get(faceOf(card)) ?? 0;
    if (left === 0) return true;
    counts.set(faceOf(card), left - 1);
    return false;
  });
}

/** A position as text in three parts, with `??` wherever the player knows no card. */
export interface PositionText {
  readonly columns: readonly string[];
  readonly stock: string;
  readonly runs: string;
}

export function textOfView({ columns, dealsLeft, foundations }: View): PositionText {
  const faceDown = (face: Card | undefined): string => {
    const name = face === undefined ? UNKNOWN : formatCard(face);
    return name === UNKNOWN ? name : name[0]! + name[1]!.toLowerCase();
  };
  return {
    columns: columns.map((column) => [...column.faceDown.map(faceDown), ...column.open.map(formatCard)].join(' ')),
    stock: Array.from({ length: dealsLeft * ROW_LENGTH }, () => UNKNOWN).join(' '),
    runs: foundations.map((suit) => SUITS[suit]!).join(' '),
  };
}

export const joinPosition = ({ columns, stock, runs }: PositionText): string =>
  [columns.join('/'), stock, runs].join(';');
