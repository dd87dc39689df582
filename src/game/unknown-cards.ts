/**
 * Positions of which the player does not know every card, as text: `??` stands for one (D5). To be played they need all, so
 * the cards that are missing are dealt to these places by chance.
 */
import { ACE, type Card, faceOf, KING, makeCard, packOf, SUIT_COUNTS, type SuitCount, suitOf } from '../rules/card.ts';
import {
  CARD_PATTERN,
  formatCard,
  formatFaceDown,
  formatSuit,
  readRank,
  readSuit,
  SUIT_PATTERN,
} from '../rules/notation.ts';
import { ROW_LENGTH } from '../rules/position.ts';
import type { View } from './view.ts';

const UNKNOWN = '??';
/** A card, or the place of one. */
const TOKEN = new RegExp(`${CARD_PATTERN}|\\?\\?`, 'gu');
const RUN = new RegExp(SUIT_PATTERN, 'gu');

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
    const offset = rest.at(-2) as number;
    const isInStock = stockAt >= 0 && offset > stockAt;
    return isInStock ? formatCard(card) : formatFaceDown(card);
  });
}

/** Of every card that is named, and of the completed runs. */
function knownFaces(text: string): Card[] {
  const faces: Card[] = [];
  for (const [, rank, suit] of text.matchAll(TOKEN))
    if (rank !== undefined && suit !== undefined) faces.push(makeCard(readRank(rank), readSuit(suit), 0));
  const runs = text.split(';')[2] ?? '';
  for (const [suit] of runs.matchAll(RUN))
    for (let rank = ACE; rank <= KING; rank++) faces.push(makeCard(rank, readSuit(suit), 0));
  return faces;
}

const fewestSuits = (known: readonly Card[]): SuitCount =>
  SUIT_COUNTS.find((suitCount) => known.every((face) => suitOf(face) < suitCount)) ?? 4;

function missingFrom(suitCount: SuitCount, known: readonly Card[]): Card[] {
  const counts = new Map<number, number>();
  for (const face of known.map(faceOf)) counts.set(face, (counts.get(face) ?? 0) + 1);
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
  const faceDown = (face: Card | undefined): string => (face === undefined ? UNKNOWN : formatFaceDown(face));
  return {
    columns: columns.map((column) => [...column.faceDown.map(faceDown), ...column.open.map(formatCard)].join(' ')),
    stock: Array.from({ length: dealsLeft * ROW_LENGTH }, () => UNKNOWN).join(' '),
    runs: foundations.map(formatSuit).join(' '),
  };
}

export const joinPosition = ({ columns, stock, runs }: PositionText): string =>
  [columns.join('/'), stock, runs].join(';');
