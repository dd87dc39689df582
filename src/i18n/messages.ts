/**
 * The type of all words on screen, taken from the English ones: a language that lacks one, or has one too many, does not
 * compile. Words for ranks and suits come from each language itself, because they bend with the sentence.
 */
import type { en } from './en.ts';

export type Messages = typeof en;

export type SuitWord = 'spades' | 'hearts' | 'diamonds' | 'clubs';

/** A card as a sentence needs it: rank 1 (ace) to 13 (king). */
export interface CardWords {
  readonly rank: number;
  readonly suit: SuitWord;
}

/** One column as it is read aloud; columns count from 1. */
export interface ColumnWords {
  readonly column: number;
  readonly cards: number;
  readonly faceDown: number;
  readonly freeEnd: CardWords;
  /** Length of the run at the free end, 1 for a single card. */
  readonly run: number;
}
