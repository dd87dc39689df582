import { SUITS, type SuitName } from '../../rules/card.ts';
import { round } from './svg.ts';

/**
 * The four suit shapes, each in a 0 0 100 100 box. They must differ by outline alone (grey print, ten pixels): the spade has
 * one point and shoulders, the club three separate balls, the heart a deep notch, the diamond is narrow with hollow sides.
 * Each outline starts at x = 50 and is relative to its start, so that one path can hold many pips.
 */
const SHAPES: Readonly<Record<SuitName, { readonly startY: number; readonly outline: string }>> = {
  spades: {
    startY: 1,
    outline:
      'c-7 22-43 37-43 62 0 13 9 21 20 21 8 0 15-4 19-11 0 12-5 19-14 26h36c-9-7-14-14-14-26 4 7 11 11 19 11 11 0 20-8 20-21 0-25-36-40-43-62Z',
  },
  hearts: {
    startY: 98,
    outline: 'c-7-22-46-38-46-68 0-16 11-26 24-26 11 0 19 7 22 19 3-12 11-19 22-19 13 0 24 10 24 26 0 30-39 46-46 68Z',
  },
  diamonds: { startY: 0, outline: 'c8 19 21 36 37 50-16 14-29 31-37 50-8-19-21-36-37-50 16-14 29-31 37-50Z' },
  clubs: {
    startY: 2,
    outline:
      'a22 22 0 0 0-17 36 22 22 0 1 0 13 28c1 15-4 25-14 33h36c-10-8-15-18-14-33a22 22 0 1 0 13-28 22 22 0 0 0-17-36Z',
  },
};

const START_X = 50;
const pathOf = (suit: SuitName): string => `M${START_X} ${SHAPES[suit].startY}${SHAPES[suit].outline}`;

export const suitPath = Object.fromEntries(SUITS.map((suit) => [suit, pathOf(suit)])) as Readonly<
  Record<SuitName, string>
>;

/** A point of the card on which a pip is centred. */
export interface Centre {
  readonly x: number;
  readonly y: number;
}

/** Pips of one size as a single path: an element for each would make large tables slow to draw. */
export function pipsMarkup(suit: SuitName, size: number, centres: readonly Centre[]): string {
  if (centres.length === 0) return '';
  const scale = size / 100;
  const { startY, outline } = SHAPES[suit];
  const starts = centres.map(({ x, y }) => `M${round(x / scale)} ${round(y / scale - 50 + startY)}${outline}`);
  return `<path fill="currentColor" transform="scale(${scale})" d="${starts.join('')}"/>`;
}
