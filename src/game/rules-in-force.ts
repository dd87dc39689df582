/** The rules that a player may choose, and the ready-made bundles of them (R7, R13, P1, T2). */
import type { SuitCount } from '../rules/card.ts';
import type { DealRule } from '../rules/legality.ts';

/** How points are counted (P1); see score.ts. */
export const SCORE_SCHEMES = ['freeUndo', 'countedUndo', 'none'] as const;
export type ScoreScheme = (typeof SCORE_SCHEMES)[number];

/** What a tap on a card does (T2): move at once, pick up first, or nothing. */
export const TAP_MODES = ['move', 'pick', 'off'] as const;
export type TapMode = (typeof TAP_MODES)[number];

/** `verified`: a winning line is known; `random`: any deal at all, it may be unwinnable (D1). */
export const DEAL_CHOICES = ['verified', 'random'] as const;
export type DealChoice = (typeof DEAL_CHOICES)[number];

export interface RulesInForce {
  readonly dealRule: DealRule;
  readonly scoreScheme: ScoreScheme;
}

/** What the player has chosen for the next game, and for every tap from now on. */
export interface Choices extends RulesInForce {
  readonly suitCount: SuitCount;
  readonly dealChoice: DealChoice;
  readonly tapMode: TapMode;
}

export const STANDARD: Choices = {
  suitCount: 1,
  dealChoice: 'verified',
  dealRule: 'filledOrFew',
  scoreScheme: 'freeUndo',
  tapMode: 'move',
};

/** Each bundle sets what it names and leaves the rest as the player has it. */
export const BUNDLES = {
  standard: STANDARD,
  relaxed: { suitCount: 1, dealChoice: 'verified', dealRule: 'always', scoreScheme: 'freeUndo', tapMode: 'off' },
  classicFour: { suitCount: 4, dealRule: 'filled', scoreScheme: 'none', tapMode: 'move' },
  classicTwo: { suitCount: 2, dealRule: 'filled', scoreScheme: 'none' },
  counted: { dealRule: 'filledOrFew', scoreScheme: 'countedUndo', tapMode: 'pick' },
} as const satisfies Record<string, Partial<Choices>>;

export type BundleName = keyof typeof BUNDLES;
export const BUNDLE_NAMES = Object.keys(BUNDLES) as readonly BundleName[];

/** The first bundle that these choices agree with, or undefined when the player has set parts alone. */
export const bundleOf = (choices: Choices): BundleName | undefined =>
  BUNDLE_NAMES.find((name) =>
    Object.entries(BUNDLES[name]).every(([key, value]) => choices[key as keyof Choices] === value),
  );
