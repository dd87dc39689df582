/** Chance, from the browser's source of random bits. */
import { DEAL_NUMBERS } from '../rules/shuffle.ts';

/** 40 random bits: every deal number is equally likely. */
export function randomDealNumber(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high! % (DEAL_NUMBERS / 2 ** 32)) * 2 ** 32 + low!;
}

/** A whole number below `n`, for choices where the last trace of bias does not matter. */
export const randomBelow = (n: number): number =>
  Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * n);
