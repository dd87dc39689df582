/**
 * From a deal number to 104 cards. The way is a promise: a deal number gives the same cards for ever, so nothing here may
 * change. docs/deals.md describes it for rebuilding elsewhere; golden tests pin it.
 */
import { type Card, packOf, type SuitCount } from './card.ts';

/** Deal numbers are whole numbers from 0 to 2^40 − 1, for each suit count. */
export const DEAL_NUMBERS = 2 ** 40;

/** A number that names one deal among those of a suit count. */
export interface NumberedDeal {
  readonly dealNumber: number;
  readonly suitCount: SuitCount;
}

/** One step of the shuffle: the words drawn for it, the last of which was below the limit, and the places that were swapped. */
export interface Swap {
  /** The pick is below this number; the card at place `n − 1` is swapped with the one that is picked. */
  readonly n: number;
  readonly words: readonly number[];
  readonly limit: number;
  readonly pick: number;
}

/**
 * The 104 cards of a deal in dealing order.
 * @param watch is told of every step, for those who show the way.
 * @throws RangeError when the deal number is not a whole number from 0 to 2^40 − 1.
 */
export function shuffledPack({ dealNumber, suitCount }: NumberedDeal, watch?: (swap: Swap) => void): Card[] {
  if (!Number.isInteger(dealNumber) || dealNumber < 0 || dealNumber >= DEAL_NUMBERS)
    throw new RangeError(`no such deal number: ${dealNumber}`);
  const cards = packOf(suitCount);
  const next = sfc32(dealNumber);
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = uniform(next, last + 1, watch);
    const card = cards[last]!;
    cards[last] = cards[pick]!;
    cards[pick] = card;
  }
  return cards;
}

/** A uniform whole number from 0 to n − 1: draws at or above the largest multiple of n are thrown away, so none is favoured. */
function uniform(next: () => number, n: number, watch?: (swap: Swap) => void): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  const words: number[] | undefined = watch && [];
  for (;;) {
    const word = next();
    words?.push(word);
    if (word >= limit) continue;
    const pick = word % n;
    if (words) watch?.({ n, words, limit, pick });
    return pick;
  }
}

/**
 * Chris Doty-Humphrey's generator sfc32 (PractRand), seeded with the low and the high 32 bits of the deal number, its first
 * twelve words thrown away as the author does. Returns 32-bit words, 0 to 2^32 − 1.
 */
function sfc32(seed: number): () => number {
  let a = 0;
  let b = seed | 0;
  let c = Math.floor(seed / 2 ** 32) | 0;
  let counter = 1;
  const next = (): number => {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}
