/** The exercise that a page falls back on, and an exercise of any table in words. */
import { type Exercise, exercisesIn, type OpenCards } from '../game/exercise.ts';
import { type Card, makeCard, type Suit } from '../rules/card.ts';
import { wordsOf } from '../ui/sentences.ts';
import type { Sections } from './text.ts';

const cards = (suit: Suit, ...ranks: readonly number[]): Card[] => ranks.map((rank) => makeCard(rank, suit, 0));
const [SPADES, HEARTS, DIAMONDS, CLUBS] = [0, 1, 2, 3] as const;

/** A table in the middle of a game with four suits; only what is open counts. */
export const KEPT_TABLE: readonly OpenCards[] = [
  { faceDown: 4, open: cards(CLUBS, 12) },
  { faceDown: 3, open: [...cards(CLUBS, 10), ...cards(HEARTS, 7)] },
  { faceDown: 0, open: cards(SPADES, 13, 12, 11) },
  { faceDown: 2, open: cards(DIAMONDS, 5) },
  { faceDown: 1, open: cards(HEARTS, 10, 9, 8) },
  { faceDown: 4, open: cards(SPADES, 2) },
  { faceDown: 0, open: [...cards(DIAMONDS, 11), ...cards(SPADES, 10, 9, 8)] },
  { faceDown: 3, open: cards(CLUBS, 4) },
  { faceDown: 2, open: cards(DIAMONDS, 1) },
  { faceDown: 4, open: cards(HEARTS, 2) },
];

/** @throws Error when the table above holds none; a test would have said so. */
export const KEPT_EXERCISE: Exercise = theFirst(exercisesIn(KEPT_TABLE));

function theFirst(exercises: readonly Exercise[]): Exercise {
  const [first] = exercises;
  if (first === undefined) throw new Error('the kept table holds no exercise');
  return first;
}

/** What is asked, and what is to be said for it. */
export function exerciseWords({ from, run, better, worse, reason }: Exercise, words: Sections['exercise']) {
  return {
    question: words.question(run.length, wordsOf(run[0]!), from + 1),
    solution: `${words.solution(better.to + 1, better.room, worse.room)} ${words.because[reason]}`,
  };
}
