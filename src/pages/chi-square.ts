/** Pearson's chi-square test of the shuffle (D7): does every card come to every place equally often? */
import { CARD_COUNT, type Card, packOf } from '../rules/card.ts';
import { type NumberedDeal, shuffledPack } from '../rules/shuffle.ts';

/** With the sums of rows and columns given, so many of the counts are free. */
export const DEGREES = (CARD_COUNT - 1) ** 2;

/** Tells the two copies of a card apart, so that there are 104 of them; ranks fall alike for every suit count. */
const SUIT_COUNT = 4;

/** How often each card came to each place; `counts[card × 104 + place]`. */
export interface Tally {
  readonly counts: Uint32Array;
  deals: number;
}

export const emptyTally = (): Tally => ({ counts: new Uint32Array(CARD_COUNT ** 2), deals: 0 });

const INDEX_OF: ReadonlyMap<Card, number> = new Map(packOf(SUIT_COUNT).map((card, index) => [card, index]));

/** Counts one deal. `shuffle` is the game's own but for tests of this test. */
export function count(
  tally: Tally,
  dealNumber: number,
  shuffle: (deal: NumberedDeal) => readonly Card[] = shuffledPack,
): void {
  shuffle({ dealNumber, suitCount: SUIT_COUNT }).forEach((card, place) => {
    tally.counts[INDEX_OF.get(card)! * CARD_COUNT + place]!++;
  });
  tally.deals++;
}

export const expectedCount = ({ deals }: Tally): number => deals / CARD_COUNT;

/**
 * Pearson's sum over all cells of (found − expected)² / expected, times 103/104: each deal fills every row and every column of
 * the table once, which makes the plain sum larger by as much than one over independent counts.
 */
export function statisticOf(tally: Tally): number {
  const expected = expectedCount(tally);
  const sum = tally.counts.reduce((total, found) => total + (found - expected) ** 2, 0) / expected;
  return (sum * (CARD_COUNT - 1)) / CARD_COUNT;
}

/**
 * The share of fair shuffles whose statistic is as large or larger, 0 to 1, by the cube-root approximation of Wilson and Hilferty
 * (1931); with 10,609 degrees of freedom its error is below 0.0001.
 */
export function shareAsLarge(statistic: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  return normalTail((Math.cbrt(statistic / degrees) - (1 - spread)) / Math.sqrt(spread));
}

/** The part of the normal distribution above `z`; Abramowitz and Stegun 26.2.17, error below 7.5e-8. */
function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (series * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
