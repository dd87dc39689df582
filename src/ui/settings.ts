/** What the player has set, as plain data, and the text of it that is kept. It is read in saved-settings.ts. */
import type { Level } from '../game/difficulty.ts';
import {
  type DealChoice,
  type RulesInForce,
  type ScoreScheme,
  STANDARD,
  type TapMode,
} from '../game/rules-in-force.ts';
import type { Language } from '../i18n/language.ts';
import type { SuitCount } from '../rules/card.ts';
import type { DealRule } from '../rules/legality.ts';
import type { Back } from './cards/backs.ts';

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

export interface Settings {
  readonly suitCount: SuitCount;
  readonly dealChoice: DealChoice;
  /** Unset means: any. */
  readonly level?: Level | undefined;
  readonly dealRule: DealRule;
  readonly scoreScheme: ScoreScheme;
  readonly tapMode: TapMode;
  /** Unset means: as the browser prefers. */
  readonly language?: Language | undefined;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly suitColours: (typeof SUIT_COLOURS)[number];
  readonly hand: (typeof HANDS)[number];
  readonly face: (typeof FACES)[number];
  readonly cardBack: Back;
  readonly cardSize: (typeof CARD_SIZES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly tableColour: (typeof TABLE_COLOURS)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly sound: (typeof ON_OR_OFF)[number];
  readonly vibration: (typeof ON_OR_OFF)[number];
  readonly clock: (typeof SHOWN_OR_HIDDEN)[number];
  readonly score: (typeof SHOWN_OR_HIDDEN)[number];
}

export const DEFAULT_SETTINGS: Settings = {
  suitCount: STANDARD.suitCount,
  dealChoice: STANDARD.dealChoice,
  dealRule: STANDARD.dealRule,
  scoreScheme: STANDARD.scoreScheme,
  tapMode: STANDARD.tapMode,
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
};

export const formatSettings = (settings: Settings): string => JSON.stringify(settings);

export const rulesOf = ({ dealRule, scoreScheme }: Settings): RulesInForce => ({ dealRule, scoreScheme });
