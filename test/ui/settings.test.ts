import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/game/difficulty.ts';
import { DEAL_CHOICES, SCORE_SCHEMES, TAP_MODES } from '../../src/game/rules-in-force.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { DEAL_RULES } from '../../src/rules/legality.ts';
import { BACKS } from '../../src/ui/cards/backs.ts';
import { parseSettings } from '../../src/ui/saved-settings.ts';
import {
  CARD_SIZES,
  CONTRASTS,
  DEFAULT_SETTINGS,
  FACES,
  formatSettings,
  HANDS,
  MOTIONS,
  ON_OR_OFF,
  type Settings,
  SHOWN_OR_HIDDEN,
  SUIT_COLOURS,
  TABLE_COLOURS,
  TEXT_SIZES,
  THEMES,
} from '../../src/ui/settings.ts';

/** Every value of every setting. */
const CHOICES: { readonly [K in keyof Required<Settings>]: readonly Settings[K][] } = {
  suitCount: SUIT_COUNTS,
  dealChoice: DEAL_CHOICES,
  level: LEVELS,
  dealRule: DEAL_RULES,
  scoreScheme: SCORE_SCHEMES,
  tapMode: TAP_MODES,
  language: LANGUAGES,
  theme: THEMES,
  motion: MOTIONS,
  suitColours: SUIT_COLOURS,
  hand: HANDS,
  face: FACES,
  cardBack: BACKS,
  cardSize: CARD_SIZES,
  textSize: TEXT_SIZES,
  tableColour: TABLE_COLOURS,
  contrast: CONTRASTS,
  sound: ON_OR_OFF,
  vibration: ON_OR_OFF,
  clock: SHOWN_OR_HIDDEN,
  score: SHOWN_OR_HIDDEN,
};
const KEYS = Object.keys(CHOICES) as (keyof Settings)[];

const changed = Object.fromEntries(
  KEYS.map((key) => [key, (CHOICES[key] as readonly unknown[]).find((value) => value !== DEFAULT_SETTINGS[key])]),
) as unknown as Settings;

test('the defaults are the standard game in the language of the browser', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    suitCount: 1,
    dealChoice: 'verified',
    dealRule: 'filledOrFew',
    scoreScheme: 'freeUndo',
    tapMode: 'move',
    theme: 'auto',
    motion: 'normal',
    suitColours: 'two',
    hand: 'right',
    face: 'pips',
    cardBack: 'lattice',
    cardSize: 'normal',
    textSize: 'normal',
    tableColour: 'felt',
    contrast: 'auto',
    sound: 'off',
    vibration: 'off',
    clock: 'shown',
    score: 'shown',
  });
});

test('every choice comes back as it was saved', () => {
  const settings = fc.record(Object.fromEntries(KEYS.map((key) => [key, fc.constantFrom<unknown>(...CHOICES[key])])), {
    requiredKeys: KEYS.filter((key) => key !== 'language'),
    noNullPrototype: true,
  }) as fc.Arbitrary<Settings>;
  const property = fc.property(settings, (value) => {
    expect(parseSettings(formatSettings(value))).toEqual(value);
  });
  fc.assert(property, { seed: 1 });
});

describe.each(KEYS)('a bad value of %s', (key) => {
  test.each([['wrong'], [null], [-1], [{}], [['de']], [true]])('as %j falls back alone', (bad) => {
    const { [key]: _, ...others } = changed;
    const expected = key === 'language' ? others : { ...others, [key]: DEFAULT_SETTINGS[key] };
    expect(parseSettings(JSON.stringify({ ...changed, [key]: bad }))).toEqual(expected);
  });

  test('that is missing falls back alone', () => {
    const { [key]: _, ...others } = changed;
    expect(parseSettings(JSON.stringify(others))).toEqual({ ...DEFAULT_SETTINGS, ...others });
  });
});

test.each(['', 'wrong', 'null', '7', '"move"', '{"theme":"dark"'])('of %j nothing can be read', (text) => {
  expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
});

test('what no setting is called is dropped', () => {
  expect(parseSettings('{"theme":"dark","__proto__":{"hand":"left"},"colour":"red"}')).toEqual({
    ...DEFAULT_SETTINGS,
    theme: 'dark',
  });
});

test('no text throws', () => {
  const property = fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
    expect(KEYS).toEqual(expect.arrayContaining(Object.keys(parseSettings(text))));
  });
  fc.assert(property, { seed: 1 });
});
