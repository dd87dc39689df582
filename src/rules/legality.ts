/** What may be played (R3–R7), and for everything else the reason why not. */
import { ACE, type Card, continuesRun, KING, type Rank, RUN_LENGTH, rankOf } from './card.ts';
import { type CardMove, cardMove, DEAL, type Move } from './move.ts';
import { COLUMN_COUNT, type Column, emptyColumns, isWon, type Position, ROW_LENGTH, tableauCount } from './position.ts';

/**
 * When a row may be dealt although a column is empty (R7): `filled` never; `filledOrFew` only while fewer than ten cards
 * lie in the tableau; `always` at any time.
 */
export const DEAL_RULES = ['filledOrFew', 'filled', 'always'] as const;
export type DealRule = (typeof DEAL_RULES)[number];

/** Why a move is refused. Columns are 0–9; cards are named so that a sentence can show them. */
export type IllegalReason =
  | { readonly kind: 'sameColumn'; readonly column: Column }
  | { readonly kind: 'emptySource'; readonly column: Column }
  | { readonly kind: 'tooFewCards'; readonly column: Column; readonly available: number }
  | { readonly kind: 'faceDown'; readonly column: Column; readonly movable: number }
  | {
      readonly kind: 'brokenRun';
      readonly column: Column;
      /** The first card, seen from the top of the picture, that does not continue the run from the grabbed card. */
      readonly breaker: Card;
      /** The card that the breaker lies on. */
      readonly above: Card;
      /** How many cards would move, and the first of them. */
      readonly movable: number;
      readonly movableHead: Card;
    }
  | { readonly kind: 'ontoAce'; readonly card: Card; readonly target: Card; readonly column: Column }
  | { readonly kind: 'kingNeedsEmptyColumn'; readonly card: Card; readonly target: Card; readonly column: Column }
  | {
      readonly kind: 'wrongRank';
      readonly card: Card;
      readonly target: Card;
      readonly column: Column;
      /** The rank that fits on the target. */
      readonly fits: Rank;
    }
  | { readonly kind: 'stockEmpty' }
  | { readonly kind: 'emptyColumns'; readonly columns: readonly Column[] };

/**
 * How many cards at the free end move together: the length of the same-suit run that ends there, face-down cards
 * excluded (R4). 0 for an empty column.
 */
export const movableCount = (position: Position, column: Column): number =>
  runLength(position.columns[column]!, position.faceDown[column]!);

/** The length of the same-suit run at the end of these cards, the first `lowest` of them left out; 0 without cards. */
export function runLength(cards: readonly Card[], lowest = 0): number {
  if (cards.length === 0) return 0;
  let head = cards.length - 1;
  while (head > lowest && continuesRun(cards[head - 1]!, cards[head]!)) head--;
  return cards.length - head;
}

/** Why this move is not allowed, or undefined when it is. */
export function illegalReason(position: Position, move: Move, dealRule: DealRule): IllegalReason | undefined {
  return move.kind === 'deal'
    ? dealRefusal(position, dealRule)
    : (sourceRefusal(position, move) ?? targetRefusal(position, move));
}

function dealRefusal(position: Position, dealRule: DealRule): IllegalReason | undefined {
  if (position.stock.length === 0) return { kind: 'stockEmpty' };
  if (gapsAllowed(position, dealRule)) return undefined;
  const columns = emptyColumns(position);
  return columns.length > 0 ? { kind: 'emptyColumns', columns } : undefined;
}

const gapsAllowed = (position: Position, dealRule: DealRule): boolean =>
  dealRule === 'always' || (dealRule === 'filledOrFew' && tableauCount(position) < ROW_LENGTH);

const sourceRefusal = (position: Position, { from, to, count }: CardMove): IllegalReason | undefined =>
  from === to ? { kind: 'sameColumn', column: from } : liftRefusal(position, from, count);

/** Why `count` cards (1 or more) at the free end can't be taken up, wherever they might go; undefined when they can. */
export function liftRefusal(position: Position, column: Column, count: number): IllegalReason | undefined {
  const cards = position.columns[column]!;
  if (cards.length === 0) return { kind: 'emptySource', column };
  if (count > cards.length) return { kind: 'tooFewCards', column, available: cards.length };
  const movable = movableCount(position, column);
  if (count <= movable) return undefined;
  const head = cards.length - count;
  if (head < position.faceDown[column]!) return { kind: 'faceDown', column, movable };
  let broken = head + 1;
  while (continuesRun(cards[broken - 1]!, cards[broken]!)) broken++;
  const movableHead = cards[cards.length - movable]!;
  return { kind: 'brokenRun', column, breaker: cards[broken]!, above: cards[broken - 1]!, movable, movableHead };
}

function targetRefusal(position: Position, { from, to: column, count }: CardMove): IllegalReason | undefined {
  const target = position.columns[column]!.at(-1);
  if (target === undefined) return undefined;
  const card = position.columns[from]!.at(-count)!;
  if (rankOf(card) + 1 === rankOf(target)) return undefined;
  if (rankOf(target) === ACE) return { kind: 'ontoAce', card, target, column };
  if (rankOf(card) === KING) return { kind: 'kingNeedsEmptyColumn', card, target, column };
  return { kind: 'wrongRank', card, target, column, fits: rankOf(target) - 1 };
}

/**
 * Every legal move: by source column, then by number of cards, then by target column, the deal last.
 * Fills and returns `into`, so that a caller in a loop need not allocate.
 */
export function legalMoves(position: Position, dealRule: DealRule, into: Move[] = []): Move[] {
  into.length = 0;
  const { columns } = position;
  for (let from = 0; from < COLUMN_COUNT; from++) {
    const cards = columns[from]!;
    const movable = movableCount(position, from);
    for (let count = 1; count <= movable; count++) {
      const fits = rankOf(cards[cards.length - count]!) + 1;
      for (let to = 0; to < COLUMN_COUNT; to++) {
        if (to === from) continue;
        const target = columns[to]!;
        if (target.length === 0 || rankOf(target[target.length - 1]!) === fits) into.push(cardMove(from, to, count));
      }
    }
  }
  if (position.stock.length > 0 && dealRefusal(position, dealRule) === undefined) into.push(DEAL);
  return into;
}

/** No legal move is left and the game is not won. */
export const isStuck = (position: Position, dealRule: DealRule): boolean =>
  !isWon(position) && legalMoves(position, dealRule).length === 0;

/**
 * The stock can never be dealt again under this rule: fewer cards lie in the tableau than there are columns, and only
 * dealing brings new ones. Possible under `filled` alone, in four states; with ten cards or more the columns can be filled
 * one card at a time, unless an imported run leaves on the way (docs/rules.md has the proof).
 */
export const isDeadStock = (position: Position, dealRule: DealRule): boolean =>
  dealRule === 'filled' && position.stock.length > 0 && tableauCount(position) < ROW_LENGTH;

/** Whether the open cards at the free end make a whole run, king to ace. */
export function hasCompletedRun(position: Position, column: Column): boolean {
  const cards = position.columns[column]!;
  if (cards.length - position.faceDown[column]! < RUN_LENGTH) return false;
  if (rankOf(cards[cards.length - 1]!) !== ACE) return false;
  return movableCount(position, column) === RUN_LENGTH;
}
