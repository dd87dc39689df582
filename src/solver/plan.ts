/**
 * In which order a search tries what. Openings: beams of growing width, because any one beam is a coin toss near its
 * limit, with variants of the evaluation for the hard tail. Late positions: a short exact search first, for most are
 * decided at once, then beams for hidden wins, then the exact search to its end.
 */
import { type Card, type SuitCount, suitOf } from '../rules/card.ts';
import { dealsLeft, type Position } from '../rules/position.ts';
import type { BeamOptions } from './beam.ts';
import { HIDDEN_FIRST, MOBILE, NIMBLE, TUNED } from './evaluation.ts';

export type Stage =
  | { readonly kind: 'beam'; readonly options: BeamOptions }
  /** The exact search, for this many nodes or to its end; a later stage goes on where it stopped. */
  | { readonly kind: 'prove'; readonly maxNodes: number }
  /** The game of classes, likewise: it proves losses only. Needs an empty stock. */
  | { readonly kind: 'classes'; readonly maxNodes: number };

const MAX_DEPTH = 230;

const beam = (width: number, jitter: number, seed: number): Stage => ({
  kind: 'beam',
  options: { width, weights: TUNED, pruning: 'tight', jitter, seed, maxDepth: MAX_DEPTH },
});

const variant = (width: number, weights: BeamOptions['weights']): Stage => ({
  kind: 'beam',
  options: { width, weights, pruning: 'loose', jitter: 0, seed: 1, maxDepth: MAX_DEPTH },
});

const TO_THE_END: Stage = { kind: 'prove', maxNodes: Number.POSITIVE_INFINITY };

const EASY: readonly Stage[] = [beam(4, 0, 1), beam(16, 0, 2), beam(64, 0, 3), beam(256, 0, 4), beam(1024, 0, 5)];

const HARD: readonly Stage[] = [
  beam(10, 0, 1),
  beam(30, 40, 3),
  beam(90, 40, 9),
  beam(270, 40, 11),
  variant(500, HIDDEN_FIRST),
  variant(500, MOBILE),
  beam(1500, 0, 1),
  variant(4000, HIDDEN_FIRST),
  variant(4000, MOBILE),
  variant(8000, TUNED),
];

const tight = (width: number, weights: BeamOptions['weights']): Stage => ({
  kind: 'beam',
  options: { width, weights, pruning: 'tight', jitter: 0, seed: 1, maxDepth: MAX_DEPTH },
});

const LATE: readonly Stage[] = [
  { kind: 'prove', maxNodes: 20_000 },
  beam(30, 0, 1),
  { kind: 'classes', maxNodes: 50_000 },
  variant(200, TUNED),
  beam(1000, 0, 1),
];

const LATE_EASY: readonly Stage[] = [...LATE, { kind: 'prove', maxNodes: 1_100_000 }];

const LATE_HARD: readonly Stage[] = [...LATE, tight(1500, NIMBLE), tight(2000, HIDDEN_FIRST)];

/** Losses that are hard to see, then wins that are, then whatever memory allows. */
const LATE_LAST: readonly Stage[] = [{ kind: 'classes', maxNodes: 1_500_000 }, variant(2000, NIMBLE), TO_THE_END];

/** The stages for a position, by how much stock is left and how many suits there are. */
export function planFor(position: Position): readonly Stage[] {
  const hasFourSuits = suitCountOf(position) === 4;
  if (dealsLeft(position) === 0) return [...(hasFourSuits ? LATE_HARD : LATE_EASY), ...LATE_LAST];
  return [...(hasFourSuits ? HARD : EASY), TO_THE_END];
}

function suitCountOf(position: Position): SuitCount {
  const cards: readonly Card[] = [...position.columns, position.stock, ...position.foundations].flat();
  const highest = cards.reduce((most, card) => Math.max(most, suitOf(card)), 0);
  if (highest === 0) return 1;
  return highest === 1 ? 2 : 4;
}
