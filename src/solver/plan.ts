/**
 * In which order a search tries what. Openings: beams of growing width, because any one beam is a coin toss near its
 * limit, with variants of the evaluation and of chance for the hard tail. Late positions: a short exact search first, for most are
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
/** Some of the hardest deals are won in 280 moves or more only. */
const TAIL_DEPTH = 400;

/** With these a beam of a given total width wins most; docs/solver.md has the figures. */
const STRATA = 6;
const FEW_STRATA = 4;
const MANY_STRATA = 13;

const beam = (
  width: number,
  {
    strata = 1,
    weights = TUNED,
    pruning = 'tight' as const,
    jitter = 0,
    seed = 1,
    maxDepth = MAX_DEPTH,
  }: Partial<BeamOptions> = {},
): Stage => ({ kind: 'beam', options: { width, strata, weights, pruning, jitter, seed, maxDepth } });

const TO_THE_END: Stage = { kind: 'prove', maxNodes: Number.POSITIVE_INFINITY };

const EASY: readonly Stage[] = [
  beam(1, { strata: FEW_STRATA }),
  beam(3, { strata: FEW_STRATA }),
  ...[8, 32, 128, 512].map((width) => beam(width, { strata: STRATA })),
];

/** A little noise on the scores makes beams differ, and win more together than without. */
const JITTER = 40;
const jittered = (width: number, seed: number): Stage => beam(width, { strata: STRATA, jitter: JITTER, seed });

/** Beams of one width that differ in what they prefer, and from those with another seed by chance. */
const varied = (width: number, seed: number, options: Partial<BeamOptions> = {}): readonly Stage[] =>
  [TUNED, MOBILE, HIDDEN_FIRST].map((weights) =>
    beam(width, { strata: STRATA, weights, jitter: JITTER, seed, ...options }),
  );

/** For what resists all others, beams as different as may be: what wins one of the ten hardest deals seldom wins another. */
const mixed = (width: number, seed: number): readonly Stage[] =>
  [
    { strata: 8, jitter: 80 },
    { strata: 20, jitter: 150 },
    { strata: 30, jitter: 80 },
  ].flatMap((groups) =>
    [TUNED, NIMBLE, HIDDEN_FIRST].map((weights) => beam(width, { ...groups, weights, seed, maxDepth: TAIL_DEPTH })),
  );

const HARD: readonly Stage[] = [
  beam(3, { strata: FEW_STRATA }),
  jittered(7, 3),
  jittered(20, 9),
  jittered(60, 11),
  ...varied(180, 5),
  ...varied(500, 7),
  ...[2, 29, 31].flatMap((seed) => varied(250, seed, { strata: MANY_STRATA, maxDepth: TAIL_DEPTH })),
  ...[13, 37].flatMap((seed) => varied(500, seed, { maxDepth: TAIL_DEPTH })),
  ...varied(1500, 17, { maxDepth: TAIL_DEPTH }),
  ...varied(700, 19, { strata: MANY_STRATA, maxDepth: TAIL_DEPTH }),
  ...varied(1500, 23, { maxDepth: TAIL_DEPTH }),
  ...[41, 43, 47].flatMap((seed) => varied(250, seed, { strata: MANY_STRATA, maxDepth: TAIL_DEPTH })),
  ...[53, 59].flatMap((seed) => varied(500, seed, { maxDepth: TAIL_DEPTH })),
  ...[61, 67, 71].flatMap((seed) => mixed(600, seed)),
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
