/** Which cards the player has not seen yet in this deal, by rank and suit (B5). Knowing the packs, that is no peeking. */
import { type Card, KING, packOf, rankOf, SUITS, type Suit, type SuitCount, suitOf } from '../rules/card.ts';

export interface UnseenSuit {
  readonly suit: Suit;
  /** How many cards of each rank are still unseen, the ace first. */
  readonly byRank: readonly number[];
}

/** One entry for each suit in play. */
export function unseenCards(suitCount: SuitCount, seen: ReadonlySet<Card>): readonly UnseenSuit[] {
  const unseen = packOf(suitCount).filter((card) => !seen.has(card));
  return SUITS.slice(0, suitCount).map((_, suit) => ({
    suit: suit as Suit,
    byRank: Array.from(
      { length: KING },
      (_, i) => unseen.filter((card) => suitOf(card) === suit && rankOf(card) === i + 1).length,
    ),
  }));
}
