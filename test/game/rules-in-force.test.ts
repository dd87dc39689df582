import { describe, expect, test } from 'vitest';
import {
  BUNDLE_NAMES,
  BUNDLES,
  type BundleName,
  bundleOf,
  type Choices,
  DEAL_CHOICES,
  SCORE_SCHEMES,
  STANDARD,
  TAP_MODES,
} from '../../src/game/rules-in-force.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { DEAL_RULES } from '../../src/rules/legality.ts';

/** R13, word for word. */
const SPEC: Readonly<Record<BundleName, Partial<Choices>>> = {
  standard: { suitCount: 1, dealChoice: 'verified', dealRule: 'filledOrFew', scoreScheme: 'freeUndo', tapMode: 'move' },
  relaxed: { suitCount: 1, dealChoice: 'verified', dealRule: 'always', scoreScheme: 'freeUndo', tapMode: 'off' },
  classicFour: { suitCount: 4, dealRule: 'filled', scoreScheme: 'none', tapMode: 'move' },
  classicTwo: { suitCount: 2, dealRule: 'filled', scoreScheme: 'none' },
  counted: { dealRule: 'filledOrFew', scoreScheme: 'countedUndo', tapMode: 'pick' },
};

const ALL_CHOICES: readonly Choices[] = SUIT_COUNTS.flatMap((suitCount) =>
  DEAL_CHOICES.flatMap((dealChoice) =>
    DEAL_RULES.flatMap((dealRule) =>
      SCORE_SCHEMES.flatMap((scoreScheme) =>
        TAP_MODES.map((tapMode) => ({ suitCount, dealChoice, dealRule, scoreScheme, tapMode })),
      ),
    ),
  ),
);

test('the bundles are those of R13', () => {
  expect(BUNDLES).toEqual(SPEC);
  expect(BUNDLE_NAMES).toEqual(Object.keys(SPEC));
  expect(STANDARD).toEqual(SPEC.standard);
});

describe('bundleOf', () => {
  test.each(BUNDLE_NAMES)('%s is recognised, whatever is set beside it', (name) => {
    for (const choices of ALL_CHOICES) expect(bundleOf({ ...choices, ...BUNDLES[name] })).toBe(name);
  });

  test('no bundle is one with a part of it changed', () => {
    const owned = ALL_CHOICES.filter((choices) => bundleOf(choices) !== undefined);
    // One each of standard and relaxed; with either kind of deal classicFour, classicTwo with three ways to tap, and
    // counted with three suit counts.
    expect(owned).toHaveLength(1 + 1 + 2 * (1 + 3 + 3));
  });
});
