/** Pairs of games that a player can't tell apart: the same seen cards, other hidden ones. */
import { type Card, faceOf, makeCard, rankOf, suitOf } from '../../src/rules/card.ts';
import { legalMoves } from '../../src/rules/legality.ts';
import { play } from '../../src/rules/play.ts';
import { copyPosition, isFaceDown, isWon, type MutablePosition, type Position } from '../../src/rules/position.ts';
import { type Chance, shuffle } from './random.ts';

export interface Known {
  readonly position: MutablePosition;
  readonly seen: Set<Card>;
}

/** Random play; now and then the whole of it is taken back, so that cards are known that lie face down. */
export function playSome(start: Position, actions: number, pick: Chance): Known {
  let position = copyPosition(start);
  const seen = new Set<Card>();
  look(position, seen);
  for (let i = 0; i < actions && !isWon(position); i++) {
    if (pick(40) === 0) position = copyPosition(start);
    const moves = legalMoves(position, 'filledOrFew');
    if (moves.length === 0) break;
    play(position, moves[pick(moves.length)]!);
    look(position, seen);
  }
  return { position, seen };
}

/** Adds the open cards to those seen. */
export function look(position: Position, seen: Set<Card>): void {
  position.columns.forEach((cards, column) => {
    cards.forEach((card, i) => {
      if (!isFaceDown(position, column, i)) seen.add(card);
    });
  });
}

/** The same position with the cards that were never seen dealt anew among their places. */
export function withOtherHiddenCards(position: Position, seen: ReadonlySet<Card>, pick: Chance): MutablePosition {
  const piles = [...position.columns, position.stock];
  const hidden = shuffle(
    piles.flat().filter((card) => !seen.has(card)),
    pick,
  );
  const refill = (cards: readonly Card[]): Card[] => cards.map((card) => (seen.has(card) ? card : hidden.pop()!));
  return { ...copyPosition(position), columns: position.columns.map(refill), stock: refill(position.stock) };
}

/** The same game with the copies of each face told apart the other way round. */
export function relabelled(
  { columns, stock, foundations, faceDown }: Position,
  seen: ReadonlySet<Card>,
  pick: Chance,
): Known {
  const copies = new Map<number, Card[]>();
  for (const card of [columns, [stock], foundations].flat(2))
    copies.set(faceOf(card), [...(copies.get(faceOf(card)) ?? []), card]);
  const renamed = new Map<Card, Card>();
  for (const cards of copies.values()) {
    const numbers = shuffle(
      cards.map((_, i) => i),
      pick,
    );
    for (const [i, card] of cards.entries()) renamed.set(card, makeCard(rankOf(card), suitOf(card), numbers[i]!));
  }
  const rename = (cards: readonly Card[]): Card[] => cards.map((card) => renamed.get(card)!);
  return {
    position: {
      columns: columns.map(rename),
      stock: rename(stock),
      foundations: foundations.map(rename),
      faceDown: [...faceDown],
    },
    seen: new Set(rename([...seen])),
  };
}
