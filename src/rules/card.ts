/**
 * The 104 cards. A card is one physical card of the two packs: a small number holding rank, suit and which copy it is,
 * so that the table can follow the very card that moved. Two copies with the same face play exactly alike.
 */

declare const brand: unique symbol;

/** Bits 0–3 rank (1–13), bits 4–5 suit, bits 6–8 copy (0–7). */
export type Card = number & { readonly [brand]: 'Card' };

/** Ace = 1, jack = 11, queen = 12, king = 13. */
export type Rank = number;

export const ACE = 1;
export const KING = 13;

/** Suits in the order in which they come into play: one suit is spades, two suits are spades and hearts. */
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type SuitName = (typeof SUITS)[number];

/** An index into {@link SUITS}. */
export type Suit = 0 | 1 | 2 | 3;

export const SUIT_COUNTS = [1, 2, 4] as const;
export type SuitCount = (typeof SUIT_COUNTS)[number];

export const CARD_COUNT = 104;
export const RUN_LENGTH = 13;
export const RUN_COUNT = 8;

export const makeCard = (rank: Rank, suit: Suit, copy: number): Card => ((copy << 6) | (suit << 4) | rank) as Card;

export const rankOf = (card: Card): Rank => card & 15;
export const suitOf = (card: Card): Suit => ((card >> 4) & 3) as Suit;
export const suitName = (card: Card): SuitName => SUITS[suitOf(card)];

/** Rank and suit without the copy: equal for cards that look alike, 0–63. */
export const faceOf = (card: Card): number => card & 63;

/** Whether `below` continues a run when it lies on `above`: one rank lower, same suit. */
export const continuesRun = (above: Card, below: Card): boolean => (above & 63) === (below & 63) + 1;

/** How many cards show the same face: 8, 4 or 2. */
export const copiesOf = (suitCount: SuitCount): number => RUN_COUNT / suitCount;

/** The two packs in their fixed order before shuffling: copy by copy, suit by suit, ace to king. */
export function packOf(suitCount: SuitCount): Card[] {
  const pack: Card[] = [];
  for (let copy = 0; copy < copiesOf(suitCount); copy++)
    for (let suit = 0; suit < suitCount; suit++)
      for (let rank = ACE; rank <= KING; rank++) pack.push(makeCard(rank, suit as Suit, copy));
  return pack;
}
