import type { SuitName } from '../../rules/card.ts';

/**
 * The four suit shapes, each in a 0 0 100 100 box. They must differ by outline alone (grey print, ten pixels): the spade has
 * one point and shoulders, the club three separate balls, the heart a deep notch, the diamond is narrow with hollow sides.
 */
export const suitPath: Readonly<Record<SuitName, string>> = {
  spades:
    'M50 1C43 23 7 38 7 63c0 13 9 21 20 21 8 0 15-4 19-11 0 12-5 19-14 26h36c-9-7-14-14-14-26 4 7 11 11 19 11 11 0 20-8 20-21C93 38 57 23 50 1Z',
  hearts: 'M50 98C43 76 4 60 4 30 4 14 15 4 28 4c11 0 19 7 22 19C53 11 61 4 72 4c13 0 24 10 24 26C96 60 57 76 50 98Z',
  diamonds: 'M50 0c8 19 21 36 37 50-16 14-29 31-37 50-8-19-21-36-37-50C29 36 42 19 50 0Z',
  clubs:
    'M50 2a22 22 0 0 0-17 36A22 22 0 1 0 46 66c1 15-4 25-14 33h36c-10-8-15-18-14-33A22 22 0 1 0 67 38 22 22 0 0 0 50 2Z',
};
