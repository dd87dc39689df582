/** How hard a deal is to somebody who plays it without seeing the face-down cards (D8), from 0 to 100. docs/deals.md has the figures. */
import { FACE_DOWN_IN_OPENING, type Position } from '../rules/position.ts';
import { playHonestly } from './honest-player.ts';

/** Plays for a rating. More tell little more: 4, 8 and 16 sort pairs of deals by another player's wins 81.5, 82 and 82.3 % rightly. */
const PLAYS = 8;
const OPTIONS = { closure: 300, jitter: 30 };

/**
 * A rating of an opening: 0 where each play wins, 100 where none turns a card. A play counts half by whether it wins and half
 * by the share of the face-down cards that it turns, since at four suits most deals are won by none.
 */
export function difficultyOf(opening: Position): number {
  const rating = rate(opening);
  for (;;) {
    const { done, value } = rating.next();
    if (done) return value;
  }
}

/** The same in parts, each one play long, for a worker that listens in between. */
export function* rate(opening: Position): Generator<undefined, number> {
  let ease = 0;
  for (let seed = 1; seed <= PLAYS; seed++) {
    const { won, turned } = playHonestly(opening, { ...OPTIONS, seed });
    ease += ((won ? 1 : 0) + turned / FACE_DOWN_IN_OPENING) / 2;
    yield;
  }
  return Math.round(100 * (1 - ease / PLAYS));
}
