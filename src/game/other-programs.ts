/**
 * Deals by the numbers that other programs use (D5). Both shuffle with Microsoft's generator, each in its own way.
 *
 * PySolFC and plspider: 1, 2 and 4 suits; the longer columns of the picture are 1, 4, 7 and 10.
 * KPatience: 1, 2 and 4 suits; checked against seven deals that the program itself had saved (version 22.12).
 */
import { ACE, type Card, KING, makeCard, type Rank, type Suit, type SuitCount } from '../rules/card.ts';
import { COLUMN_COUNT, FACE_DOWN_IN_OPENING, type MutablePosition, ROW_LENGTH } from '../rules/position.ts';

/** PySolFC numbers its deals from 0 to this. */
export const LAST_PYSOL_DEAL = 32_000;
/** KPatience numbers its deals from 1 to this. */
export const LAST_KPATIENCE_DEAL = 2 ** 31 - 1;

const MULTIPLIER = 214_013;
const INCREMENT = 2_531_011;

const FULL_FACE_DOWN_ROWS = 4;
const LONGER_COLUMNS = [0, 3, 6, 9];
/**
 * The suits of PySolFC's pack, as indices of SUITS: clubs, spades, hearts and diamonds. With fewer suits clubs or hearts stand
 * in for the others, so that the same number lays the same ranks; our black suit is spades (R1).
 */
const PYSOL_SUITS: Readonly<Record<SuitCount, readonly Suit[]>> = {
  1: [0, 0, 0, 0],
  2: [0, 0, 1, 1],
  4: [3, 0, 1, 2],
};

/** @throws RangeError when there is no such number. */
export function pysolDeal(number: number, suitCount: SuitCount): MutablePosition {
  if (!Number.isInteger(number) || number < 0 || number > LAST_PYSOL_DEAL)
    throw new RangeError(`no such deal number: ${number}`);
  const cards = shuffledByPysol(number, suitCount);
  const columns: Card[][] = Array.from({ length: COLUMN_COUNT }, () => []);
  let next = 0;
  for (let row = 0; row < FULL_FACE_DOWN_ROWS; row++) for (const column of columns) column.push(cards[next++]!);
  for (const column of LONGER_COLUMNS) columns[column]!.push(cards[next++]!);
  const faceDown = columns.map((column) => column.length);
  for (let column = 0; column < ROW_LENGTH; column++) columns[column]!.push(cards[next++]!);
  return { columns, faceDown, stock: cards.slice(next).reverse(), foundations: [] };
}

function shuffledByPysol(seed: number, suitCount: SuitCount): Card[] {
  const pack = twoPacks(PYSOL_SUITS[suitCount].flatMap((suit) => RANKS.map((rank) => ({ rank, suit }))));
  const dealt: Card[] = [];
  let state = seed;
  while (pack.length > 0) {
    state = (Math.imul(state, MULTIPLIER) + INCREMENT) & 0x7fffffff;
    const pick = (state >> 16) % pack.length;
    dealt.push(pack[pick]!);
    const last = pack.pop()!;
    if (pick < pack.length) pack[pick] = last;
  }
  return dealt;
}

/** The suits of KPatience's pack, as indices of SUITS: always four, whose cards come rank by rank. */
const KPATIENCE_SUITS: Readonly<Record<SuitCount, readonly Suit[]>> = {
  1: [0, 0, 0, 0],
  2: [1, 0, 1, 0],
  4: [3, 2, 1, 0],
};

/** @throws RangeError when there is no such number. */
export function kpatienceDeal(number: number, suitCount: SuitCount): MutablePosition {
  if (!Number.isInteger(number) || number < 1 || number > LAST_KPATIENCE_DEAL)
    throw new RangeError(`no such deal number: ${number}`);
  const pack = shuffledByKpatience(number, suitCount);
  const columns: Card[][] = Array.from({ length: COLUMN_COUNT }, () => []);
  const faceDown = new Array<number>(COLUMN_COUNT).fill(0);
  // The open cards go on where the face-down ones ended, at column 5.
  for (let i = 0; i < FACE_DOWN_IN_OPENING + ROW_LENGTH; i++) {
    columns[i % COLUMN_COUNT]!.push(pack.pop()!);
    if (i < FACE_DOWN_IN_OPENING) faceDown[i % COLUMN_COUNT]!++;
  }
  // Five piles of ten are laid aside, and each is dealt from its last card on.
  const stock: Card[] = [];
  while (pack.length > 0) stock.unshift(...Array.from({ length: ROW_LENGTH }, () => pack.pop()!));
  return { columns, faceDown, stock, foundations: [] };
}

function shuffledByKpatience(seed: number, suitCount: SuitCount): Card[] {
  const pack = twoPacks(RANKS.flatMap((rank) => KPATIENCE_SUITS[suitCount].map((suit) => ({ rank, suit }))));
  let state = seed;
  for (let left = pack.length; left > 1; left--) {
    state = (Math.imul(state, MULTIPLIER) + INCREMENT) | 0;
    const pick = ((state >> 16) & 0x7fff) % left;
    [pack[left - 1], pack[pick]] = [pack[pick]!, pack[left - 1]!];
  }
  return pack;
}

const RANKS: readonly Rank[] = Array.from({ length: KING }, (_, i) => ACE + i);

interface Face {
  readonly rank: Rank;
  readonly suit: Suit;
}

/** The cards of one pack twice over. Equal faces, of which there may be several in a pack, are told apart by their copy. */
function twoPacks(faces: readonly Face[]): Card[] {
  const copies = new Map<Card, number>();
  return [...faces, ...faces].map(({ rank, suit }) => {
    const first = makeCard(rank, suit, 0);
    const copy = copies.get(first) ?? 0;
    copies.set(first, copy + 1);
    return makeCard(rank, suit, copy);
  });
}
