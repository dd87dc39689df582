/** The kept text of the settings, read. Apart from them, since a first visit has none. */
import * as v from 'valibot';
import { LEVELS } from '../game/difficulty.ts';
import { DEAL_CHOICES, SCORE_SCHEMES, TAP_MODES } from '../game/rules-in-force.ts';
import { LANGUAGES } from '../i18n/language.ts';
import { SUIT_COUNTS } from '../rules/card.ts';
import { DEAL_RULES } from '../rules/legality.ts';
import { BACKS } from './cards/backs.ts';
import {
  CARD_SIZES,
  CONTRASTS,
  DEFAULT_SETTINGS,
  FACES,
  HANDS,
  MOTIONS,
  ON_OR_OFF,
  type Settings,
  SHOWN_OR_HIDDEN,
  SUIT_COLOURS,
  TABLE_COLOURS,
  TEXT_SIZES,
  THEMES,
} from './settings.ts';

// A value that can't be read falls back by itself; the others keep what the player chose.
const SavedSettings = v.object({
  suitCount: v.fallback(v.picklist(SUIT_COUNTS), DEFAULT_SETTINGS.suitCount),
  dealChoice: v.fallback(v.picklist(DEAL_CHOICES), DEFAULT_SETTINGS.dealChoice),
  level: v.fallback(v.optional(v.picklist(LEVELS)), undefined),
  dealRule: v.fallback(v.picklist(DEAL_RULES), DEFAULT_SETTINGS.dealRule),
  scoreScheme: v.fallback(v.picklist(SCORE_SCHEMES), DEFAULT_SETTINGS.scoreScheme),
  tapMode: v.fallback(v.picklist(TAP_MODES), DEFAULT_SETTINGS.tapMode),
  language: v.fallback(v.optional(v.picklist(LANGUAGES)), undefined),
  theme: v.fallback(v.picklist(THEMES), DEFAULT_SETTINGS.theme),
  motion: v.fallback(v.picklist(MOTIONS), DEFAULT_SETTINGS.motion),
  suitColours: v.fallback(v.picklist(SUIT_COLOURS), DEFAULT_SETTINGS.suitColours),
  hand: v.fallback(v.picklist(HANDS), DEFAULT_SETTINGS.hand),
  face: v.fallback(v.picklist(FACES), DEFAULT_SETTINGS.face),
  cardBack: v.fallback(v.picklist(BACKS), DEFAULT_SETTINGS.cardBack),
  cardSize: v.fallback(v.picklist(CARD_SIZES), DEFAULT_SETTINGS.cardSize),
  textSize: v.fallback(v.picklist(TEXT_SIZES), DEFAULT_SETTINGS.textSize),
  tableColour: v.fallback(v.picklist(TABLE_COLOURS), DEFAULT_SETTINGS.tableColour),
  contrast: v.fallback(v.picklist(CONTRASTS), DEFAULT_SETTINGS.contrast),
  sound: v.fallback(v.picklist(ON_OR_OFF), DEFAULT_SETTINGS.sound),
  vibration: v.fallback(v.picklist(ON_OR_OFF), DEFAULT_SETTINGS.vibration),
  clock: v.fallback(v.picklist(SHOWN_OR_HIDDEN), DEFAULT_SETTINGS.clock),
  score: v.fallback(v.picklist(SHOWN_OR_HIDDEN), DEFAULT_SETTINGS.score),
} satisfies Readonly<Record<keyof Settings, unknown>>);

export function parseSettings(text: string): Settings {
  try {
    const parsed = v.safeParse(SavedSettings, JSON.parse(text));
    return parsed.success ? parsed.output : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}
