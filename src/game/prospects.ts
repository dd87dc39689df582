/**
 * How good a table looks to a player who can't see the rest of it: a sum of what helps and what hinders. Larger is better;
 * 139 is about the worth of one turned card. The weights were tuned on whole games played without peeking.
 */
import { type Card, continuesRun, KING, RUN_LENGTH, rankOf, suitOf } from '../rules/card.ts';
import { movableCount } from '../rules/legality.ts';
import { COLUMN_COUNT, type Position } from '../rules/position.ts';

const COST = {
  /** Each face-down card. */
  faceDown: 139,
  /** Taken off for each face-down card below another: a column with few left is worth going on with. */
  faceDownDeeper: 6,
  /** The first open card of a column that still has face-down ones. */
  firstOpen: 105,
  /** The lowest card of a column: something must be moved away to empty it, except a king, which lies well there. */
  base: 108,
  kingBase: 8,
  /** A card on one that is a rank higher, of another suit; on any other card; less if the card below is the lower one. */
  offSuit: 161,
  misfit: 128,
  descending: 14,
} as const;

const GAIN = {
  emptyColumn: 160,
  /** The lowest open card of a column without face-down ones finds a place elsewhere. */
  baseFits: 69,
  /** The head of a movable run finds a place elsewhere, by rank alone or in its suit. */
  headFits: 50,
  headFitsInSuit: 75,
  /** Each card of the run at a free end. */
  runCard: 5,
} as const;

export function prospects(position: Position): number {
  const tops = topCards(position);
  let worth = 0;
  for (let column = 0; column < COLUMN_COUNT; column++) worth += columnWorth(position, column, tops);
  return worth;
}

/** Bit n of `ranks` and `suits[s]`: a free end of rank n (of suit s) is there. */
interface Tops {
  readonly ranks: number;
  readonly suits: readonly number[];
}

function topCards(position: Position): Tops {
  const suits = [0, 0, 0, 0];
  for (const cards of position.columns)
    if (cards.length > 0) {
      const top = cards[cards.length - 1]!;
      suits[suitOf(top)]! |= 1 << rankOf(top);
    }
  return { ranks: suits[0]! | suits[1]! | suits[2]! | suits[3]!, suits };
}

function columnWorth(position: Position, column: number, tops: Tops): number {
  const cards = position.columns[column]!;
  if (cards.length === 0) return GAIN.emptyColumn;
  const faceDown = position.faceDown[column]!;
  const base = cards[faceDown]!;
  let worth = -COST.faceDown * faceDown + (COST.faceDownDeeper * faceDown * (faceDown - 1)) / 2;
  if (faceDown > 0) worth -= COST.firstOpen;
  else worth -= rankOf(base) === KING ? COST.kingBase : COST.base;
  for (let i = faceDown + 1; i < cards.length; i++) worth -= joinCost(cards[i - 1]!, cards[i]!);
  const run = movableCount(position, column);
  worth += GAIN.runCard * run + Math.trunc((run * run) / 10);
  if (faceDown === 0 && fits(base, tops.ranks)) worth += GAIN.baseFits;
  // What moves as a whole leaves an empty column, which is counted already.
  if (run === cards.length) return worth;
  const head = cards[cards.length - run]!;
  if (fits(head, tops.suits[suitOf(head)]!)) worth += GAIN.headFitsInSuit;
  else if (fits(head, tops.ranks)) worth += GAIN.headFits;
  return worth;
}

function joinCost(above: Card, below: Card): number {
  if (continuesRun(above, below)) return 0;
  if (rankOf(above) === rankOf(below) + 1) return COST.offSuit;
  return COST.misfit - (rankOf(above) > rankOf(below) ? COST.descending : 0);
}

/** A king fits nowhere, and a card that has not been seen (rank 0) counts as fitting nowhere. */
const fits = (card: Card, ranks: number): boolean =>
  rankOf(card) > 0 && rankOf(card) < RUN_LENGTH && ((ranks >> (rankOf(card) + 1)) & 1) === 1;
