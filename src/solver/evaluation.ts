/**
 * What the beam search thinks of a position: whole numbers, smaller is better. One part belongs to a column alone and is
 * stored with the interned column; the other, the cross terms, says how columns fit together and lives in `expand.ts`.
 * The weights were found by an evolution strategy (separable CMA-ES) on training deals; docs/solver.md has the figures.
 */
import { KING } from '../rules/card.ts';

export interface Weights {
  /** A card on a card one rank higher of another suit. */
  readonly offSuitJoin: number;
  /** A card on a card whose rank does not fit. */
  readonly badJoin: number;
  /** Added to a bad join when the upper card of the picture has the lower rank: the covered card is freed first. */
  readonly risingJoin: number;
  readonly faceDownCard: number;
  /** The first open card on a face-down one. */
  readonly firstOpenCard: number;
  /** The first card of a column. */
  readonly columnBase: number;
  /** The first card of a column when it is a king: it needs no other place. */
  readonly kingBase: number;
  readonly emptyColumn: number;
  /** The first card of a column finds a free end one rank higher. */
  readonly baseFits: number;
  /** The head of the run at a free end finds a free end one rank higher: of another suit, of the same suit. */
  readonly headFits: number;
  readonly headFitsInSuit: number;
}

export const TUNED: Weights = {
  offSuitJoin: 161,
  badJoin: 128,
  risingJoin: -14,
  faceDownCard: 139,
  firstOpenCard: 105,
  columnBase: 108,
  kingBase: 8,
  emptyColumn: -130,
  baseFits: -69,
  headFits: -14,
  headFitsInSuit: -67,
};

/** Turns face-down cards first: wins some deals that no width wins with {@link TUNED}. */
export const HIDDEN_FIRST: Weights = { ...TUNED, faceDownCard: 200, firstOpenCard: 150 };

/** Keeps many moves open: the other useful variant for the hard tail. */
export const MOBILE: Weights = { ...TUNED, headFits: -60, headFitsInSuit: -90 };

/** Still more so: wins some late positions. */
export const NIMBLE: Weights = { ...TUNED, headFits: -90, headFitsInSuit: -100 };

/** Less rewarded for keeping places open: wins fewer deals, in fewer moves. */
export const BRIEF: Weights = { ...TUNED, offSuitJoin: 140, emptyColumn: -60, baseFits: 0 };

/** Joins deep in a column are slightly cheaper: −½ a card of depth, at most −4, rounded away from zero. */
const depthTerm = (length: number): number => -((Math.min(length, 8) + 1) >> 1);

/** The reward for a run of this length at the free end: −5 a card and a little more for long ones. */
export const runTerm = (run: number): number => -5 * run - Math.floor((run * run) / 10);

/** What a face-down card adds to its column. */
export const faceDownTerm = (weights: Weights, length: number, rank: number): number =>
  length === 0 && rank === KING ? weights.faceDownCard + weights.kingBase - weights.columnBase : weights.faceDownCard;

/** What an open card adds as the first card of a column. */
export const baseTerm = (weights: Weights, rank: number): number =>
  rank === KING ? weights.kingBase : weights.columnBase;

/** What the first open card adds on a face-down one. */
export const firstOpenTerm = (weights: Weights, aboveRank: number, rank: number): number =>
  weights.firstOpenCard + (rank > aboveRank ? weights.risingJoin : 0);

/** What an open card adds on an open card that it does not continue in suit; `length` counts the cards above it. */
export function joinTerm(weights: Weights, aboveRank: number, rank: number, length: number): number {
  if (aboveRank === rank + 1) return weights.offSuitJoin + depthTerm(length);
  return weights.badJoin + (rank > aboveRank ? weights.risingJoin : 0) + depthTerm(length);
}
