import { describe, expect, test } from 'vitest';
import {
  count,
  DEGREES,
  emptyTally,
  expectedCount,
  shareAsLarge,
  statisticOf,
  type Tally,
} from '../../src/pages/chi-square.ts';
import { CARD_COUNT, type Card, packOf } from '../../src/rules/card.ts';
import type { NumberedDeal } from '../../src/rules/shuffle.ts';
import { type Chance, chance, shuffle } from '../support/random.ts';

/** Upper quantiles from printed tables of the distribution. */
describe('the share of fair shuffles, against tables', () => {
  test.each([
    [10, 3.94, 0.95],
    [10, 9.342, 0.5],
    [10, 18.307, 0.05],
    [10, 23.209, 0.01],
    [10, 29.588, 0.001],
    [100, 77.929, 0.95],
    [100, 99.334, 0.5],
    [100, 124.342, 0.05],
    [100, 135.807, 0.01],
    [100, 149.449, 0.001],
    [1000, 927.594, 0.95],
    [1000, 1074.679, 0.05],
    [1000, 1106.969, 0.01],
    [1000, 1143.917, 0.001],
  ])('%d degrees of freedom, %d', (degrees, statistic, share) => {
    // Worst with few degrees and in the far tail, where a share of 0.001 may come out as 0.0012.
    expect(Math.abs(shareAsLarge(statistic, degrees) - share)).toBeLessThan(degrees === 10 ? 0.001 : 0.0001);
    expect(shareAsLarge(statistic, degrees) / share).toBeCloseTo(1, degrees === 10 ? 0 : 1);
  });

  test('with the degrees of the test it is off by less than 0.0001, wherever one looks', () => {
    const deviation = Math.sqrt(2 * DEGREES);
    for (let z = -4.5; z <= 4.5; z += 0.75) {
      const statistic = DEGREES + z * deviation;
      expect(Math.abs(shareAsLarge(statistic, DEGREES) - upperTail(statistic, DEGREES))).toBeLessThan(0.0001);
    }
  });

  test('it falls from 1 to 0 as the statistic grows', () => {
    const shares = [0, 5000, 10_000, 10_609, 11_000, 12_000, 1e6].map((statistic) => shareAsLarge(statistic, DEGREES));
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares[0]).toBe(1);
    expect(shares.at(-1)).toBe(0);
    expect(shareAsLarge(10_609, DEGREES)).toBeCloseTo(0.498, 3);
  });
});

/** By Simpson's rule over the density, which has the logarithm of the gamma function after Stirling. */
function upperTail(statistic: number, degrees: number): number {
  const half = degrees / 2;
  const logGamma = (half - 0.5) * Math.log(half) - half + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * half);
  const density = (x: number) => Math.exp((half - 1) * Math.log(x) - x / 2 - half * Math.LN2 - logGamma);
  const steps = 2000;
  const step = (20 * Math.sqrt(2 * degrees)) / steps;
  let sum = 0;
  for (let i = 0; i <= steps; i++) sum += density(statistic + i * step) * (i === 0 || i === steps ? 1 : i % 2 ? 4 : 2);
  return (sum * step) / 3;
}

type Shuffle = (deal: NumberedDeal) => readonly Card[];

function tallyOf(deals: number, numberOf: (i: number) => number, shuffled?: Shuffle): Tally {
  const tally = emptyTally();
  for (let i = 0; i < deals; i++) count(tally, numberOf(i), shuffled);
  return tally;
}

const DEALS = 20_000;
/** Odd steps, so that all parts of a deal number change. */
const spread = (i: number): number => i * 31_415_927;

describe('the game’s own shuffle', () => {
  const tally = tallyOf(DEALS, spread);

  test('puts each card into one place a deal', () => {
    expect(tally.deals).toBe(DEALS);
    for (let line = 0; line < CARD_COUNT; line++) {
      const cells = Array.from({ length: CARD_COUNT }, (_, i) => i);
      const sum = (cellOf: (i: number) => number) => cells.reduce((total, i) => total + tally.counts[cellOf(i)]!, 0);
      expect(sum((place) => line * CARD_COUNT + place)).toBe(DEALS);
      expect(sum((card) => card * CARD_COUNT + line)).toBe(DEALS);
    }
  });

  test('gives a statistic near 10,609: fair, and no fairer than chance', () => {
    expect(DEGREES).toBe(10_609);
    expect(expectedCount(tally)).toBe(DEALS / 104);
    const deviations = (statisticOf(tally) - DEGREES) / Math.sqrt(2 * DEGREES);
    expect(Math.abs(deviations)).toBeLessThan(5);
    const share = shareAsLarge(statisticOf(tally), DEGREES);
    expect(share).toBeGreaterThan(0.001);
    expect(share).toBeLessThan(0.999);
  });
});

/** Shuffles that people have written, each with its own fault. */
const BROKEN: Readonly<Record<string, (cards: Card[], pick: Chance) => Card[]>> = {
  'every place swaps with any place': (cards, pick) => {
    for (let place = 0; place < cards.length; place++) swap(cards, place, pick(cards.length));
    return cards;
  },
  'the last card is left out': (cards, pick) => {
    for (let last = cards.length - 2; last > 0; last--) swap(cards, last, pick(last + 1));
    return cards;
  },
  'the first place never moves': (cards, pick) => {
    for (let last = cards.length - 1; last > 1; last--) swap(cards, last, 1 + pick(last));
    return cards;
  },
  'no card stays where it is': (cards, pick) => {
    for (let last = cards.length - 1; last > 0; last--) swap(cards, last, pick(last));
    return cards;
  },
  'sorted by a comparison at random': (cards, pick) => cards.sort(() => pick(2) - 0.5),
  'cut into halves and riffled, four times': (cards, pick) => {
    let pack = cards;
    for (let times = 0; times < 4; times++) {
      const left = pack.slice(0, 52);
      const right = pack.slice(52);
      pack = pack.map(() => (pick(left.length + right.length) < left.length ? left.shift()! : right.shift()!));
    }
    return pack;
  },
};

function swap(cards: Card[], a: number, b: number): void {
  [cards[a], cards[b]] = [cards[b]!, cards[a]!];
}

describe('a broken shuffle is found out', () => {
  const after = (broken: (cards: Card[], pick: Chance) => Card[]): Shuffle => {
    const pick = chance(7);
    return ({ suitCount }) => broken(packOf(suitCount), pick);
  };

  test.each(Object.entries(BROKEN))('%s', (_, broken) => {
    // The fewest deals that a reader can choose.
    const tally = tallyOf(10_000, (i) => i, after(broken));
    expect(shareAsLarge(statisticOf(tally), DEGREES)).toBeLessThan(0.001);
  });

  test('dealt too evenly', () => {
    let turn = 0;
    const turned: Shuffle = ({ suitCount }) => {
      const pack = packOf(suitCount);
      const by = turn++ % CARD_COUNT;
      return [...pack.slice(by), ...pack.slice(0, by)];
    };
    expect(shareAsLarge(statisticOf(tallyOf(10_000, (i) => i, turned)), DEGREES)).toBeGreaterThan(0.999);
  });

  test('and a sound one with the same source of chance is not', () => {
    const tally = tallyOf(10_000, (i) => i, after(shuffle));
    const share = shareAsLarge(statisticOf(tally), DEGREES);
    expect(share).toBeGreaterThan(0.001);
    expect(share).toBeLessThan(0.999);
  });
});
