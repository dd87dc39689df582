/**
 * Four-suit deals by the numbers that PySolFC and plspider use (D5): Microsoft's generator, and the longer columns of the
 * picture are 1, 4, 7 and 10.
 */
import { type Card, KING, makeCard, type Suit } from '../rules/card.ts';
import { COLUMN_COUNT, type MutablePosition, ROW_LENGTH } from '../rules/position.ts';

/** Numbers run from 0 to this. */
export const LAST_NUMBERED_DEAL = 32_000;

const FULL_FACE_DOWN_ROWS = 4;
const LONGER_COLUMNS = [0, 3, 6, 9];
/** Clubs, spades, hearts, diamonds, as indices of SUITS. */
const SUIT_ORDER: readonly Suit[] = [3, 0, 1, 2];

/** @throws RangeError when there is no such number. */
export function numberedDeal(number: number): MutablePosition {
  if (!Number.isInteger(number) || number < 0 || number > LAST_NUMBERED_DEAL)
    throw new RangeError(`no such deal number: ${number}`);
  const cards = shuffledByMicrosoft(number);
  const columns: Card[][] = Array.from({ length: COLUMN_COUNT }, () => []);
  let next = 0;
  for (let row = 0; row < FULL_FACE_DOWN_ROWS; row++) for (const column of columns) column.push(cards[next++]!);
  for (const column of LONGER_COLUMNS) columns[column]!.push(cards[next++]!);
  const faceDown = columns.map((column) => column.length);
  for (let column = 0; column < ROW_LENGTH; column++) columns[column]!.push(cards[next++]!);
  return { columns, faceDown, stock: cards.slice(next).reverse(), foundations: [] };
}

function shuffledByMicrosoft(seed: number): Card[] {
  const pack: Card[] = [];
  for (let copy = 0; copy < 2; copy++)
    for (const suit of SUIT_ORDER) for (let rank = 1; rank <= KING; rank++) pack.push(makeCard(rank, suit, copy));
  const dealt: Card[] = [];
  let state = seed;
  while (pack.length > 0) {
    state = (Math.imul(state, 214_013) + 2_531_011) & 0x7fffffff;
    const pick = (state >> 16) % pack.length;
    dealt.push(pack[pick]!);
    const last = pack.pop()!;
    if (pick < pack.length) pack[pick] = last;
  }
  return dealt;
}
