/** What a sentence needs to know of cards and columns. The words for ranks and suits come from each language itself. */

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
