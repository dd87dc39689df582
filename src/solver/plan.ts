/**
 * In which order a search tries what. Openings: beams of growing width, because any one beam is a coin toss near its
 * limit, with variants of the evaluation and of chance for the hard tail. Late positions: a short exact search first, for most are
 * decided at once, then beams for hidden wins, then the exact search to its end.
 */
import { type Card, type SuitCount, suitOf } from '../rules/card.ts';
import { dealsLeft, type Position } from '../rules/position.ts';
import type { BeamOptions } from './beam.ts';
import { HIDDEN_FIRST, MOBILE, NIMBLE, TUNED, type Weights } from './evaluation.ts';

export type Stage =
  | { readonly kind: 'beam'; readonly options: BeamOptions }
  /** The exact search, for this many nodes or to its end; a later stage goes on where it stopped. */
  | { readonly kind: 'prove'; readonly maxNodes: number }
  /** The game of classes, likewise: it proves losses only. Needs an empty stock. */
  | { readonly kind: 'classes'; readonly maxNodes: number };

const MAX_DEPTH = 230;

/** With these a beam of a given total width wins most; docs/solver.md has the figures. */
const STRATA = 6;
const FEW_STRATA = 4;

const beam = (
  width: number,
  { strata = 1, weights = TUNED, pruning = 'tight' as const, jitter = 0, seed = 1 }: Partial<BeamOptions> = {},
): Stage => ({ kind: 'beam', options: { width, strata, weights, pruning, jitter, seed, maxDepth: MAX_DEPTH } });

const TO_THE_END: Stage = { kind: 'prove', maxNodes: Number.POSITIVE_INFINITY };

const EASY: readonly Stage[] = [
  beam(1, { strata: FEW_STRATA }),
  beam(3, { strata: FEW_STRATA }),
  ...[8, 32, 128, 512].map((width) => beam(width, { strata: STRATA })),
];

const jittered = (width: number, weights: Weights, seed: number): Stage =>
  beam(width, { strata: STRATA, weights, jitter: 40, seed });

/** Beams of one width that differ in what they prefer. */
const varied = (width: number): readonly Stage[] => [
  jittered(width, TUNED, 11),
  jittered(width, MOBILE, 5),
  jittered(width, HIDDEN_FIRST, 7),
];

const HARD: readonly Stage[] = [
  beam(3, { strata: FEW_STRATA }),
  jittered(7, TUNED, 3),
  jittered(20, TUNED, 9),
  jittered(60, TUNED, 11),
  ...varied(180),
  ...varied(500),
  ...varied(1500),
];

const LATE: readonly Stage[] = [
  { kind: 'prove', maxNodes: 20_000 },
  beam(30),
  { kind: 'classes', maxNodes: 50_000 },
  beam(200, { pruning: 'loose' }),
  beam(1000),
];

const LATE_EASY: readonly Stage[] = [...LATE, { kind: 'prove', maxNodes: 1_100_000 }];

const LATE_HARD: readonly Stage[] = [
  ...LATE,
  beam(400, { strata: STRATA, weights: NIMBLE }),
  beam(400, { strata: STRATA, weights: HIDDEN_FIRST }),
];

/** Losses that are hard to see, then wins that are, then whatever memory allows. */
const LATE_LAST: readonly Stage[] = [
  { kind: 'classes', maxNodes: 1_500_000 },
  beam(2000, { weights: NIMBLE, pruning: 'loose' }),
  TO_THE_END,
];

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
