/** What the player has set, as plain data with its saved text. */
import * as v from 'valibot';
import { LEVELS } from '../game/difficulty.ts';
import { DEAL_CHOICES, SCORE_SCHEMES, STANDARD, TAP_MODES } from '../game/rules-in-force.ts';
import { LANGUAGES } from '../i18n/language.ts';
import { SUIT_COUNTS } from '../rules/card.ts';
import { DEAL_RULES } from '../rules/legality.ts';
import { BACKS } from './cards/backs.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const;
export const SUIT_COLOURS = ['two', 'four'] as const;
export const HANDS = ['right', 'left'] as const;
export const SHOWN_OR_HIDDEN = ['shown', 'hidden'] as const;
export const FACES = ['pips', 'large'] as const;
export const CARD_SIZES = ['small', 'normal', 'large'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export const TABLE_COLOURS = ['felt', 'slate', 'paper'] as const;
export const CONTRASTS = ['auto', 'more'] as const;
export const ON_OR_OFF = ['off', 'on'] as const;

// A value that can't be read falls back by itself; the others keep what the player chose.
const SavedSettings = v.object({
  suitCount: v.fallback(v.picklist(SUIT_COUNTS), STANDARD.suitCount),
  dealChoice: v.fallback(v.picklist(DEAL_CHOICES), STANDARD.dealChoice),
  /** Unset means: any. */
  level: v.fallback(v.optional(v.picklist(LEVELS)), undefined),
  dealRule: v.fallback(v.picklist(DEAL_RULES), STANDARD.dealRule),
  scoreScheme: v.fallback(v.picklist(SCORE_SCHEMES), STANDARD.scoreScheme),
  tapMode: v.fallback(v.picklist(TAP_MODES), STANDARD.tapMode),
  /** Unset means: as the browser prefers. */
  language: v.fallback(v.optional(v.picklist(LANGUAGES)), undefined),
  theme: v.fallback(v.picklist(THEMES), 'auto'),
  motion: v.fallback(v.picklist(MOTIONS), 'normal'),
  suitColours: v.fallback(v.picklist(SUIT_COLOURS), 'two'),
  hand: v.fallback(v.picklist(HANDS), 'right'),
  face: v.fallback(v.picklist(FACES), 'pips'),
  cardBack: v.fallback(v.picklist(BACKS), 'lattice'),
  cardSize: v.fallback(v.picklist(CARD_SIZES), 'normal'),
  textSize: v.fallback(v.picklist(TEXT_SIZES), 'normal'),
  tableColour: v.fallback(v.picklist(TABLE_COLOURS), 'felt'),
  contrast: v.fallback(v.picklist(CONTRASTS), 'auto'),
  sound: v.fallback(v.picklist(ON_OR_OFF), 'off'),
  vibration: v.fallback(v.picklist(ON_OR_OFF), 'off'),
  clock: v.fallback(v.picklist(SHOWN_OR_HIDDEN), 'shown'),
  score: v.fallback(v.picklist(SHOWN_OR_HIDDEN), 'shown'),
});

export type Settings = v.InferOutput<typeof SavedSettings>;

export const DEFAULT_SETTINGS: Settings = v.parse(SavedSettings, {});

export const formatSettings = (settings: Settings): string => JSON.stringify(settings);

export function parseSettings(text: string): Settings {
  try {
    const parsed = v.safeParse(SavedSettings, JSON.parse(text));
    return parsed.success ? parsed.output : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}
