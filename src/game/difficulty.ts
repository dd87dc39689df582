/**
 * How hard a verified deal is (D8), as measured: a player that sees no face-down card plays it eight times, and the rating
 * from 0 to 100 says how little it achieved. docs/deals.md has the definition, the distribution and what it predicts.
 */
import type { SuitCount } from '../rules/card.ts';

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The least ratings of `medium`, `hard` and `expert`. With two and four suits they part the catalogue into quarters; with one,
 * three deals in five are won by every play, and these are the easy ones: the others are parted into thirds.
 */
const LIMITS: Readonly<Record<SuitCount, readonly [medium: number, hard: number, expert: number]>> = {
  1: [1, 10, 27],
  2: [9, 28, 56],
  4: [57, 70, 78],
};

export function levelOf(suitCount: SuitCount, difficulty: number): Level {
  const passed = LIMITS[suitCount].filter((limit) => difficulty >= limit).length;
  return LEVELS[passed]!;
}
