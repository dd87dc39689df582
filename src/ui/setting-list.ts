/** All settings in their groups, each with the words for its name and for what it does, and the section that says more. */
import type { Messages } from '../i18n/messages.ts';
import type { SectionName } from './addresses.ts';

type SettingWords = Messages['settings'];
/** The settings that have an explanation: `theme`, for it there is `themeHint`. */
export type SettingName = {
  [Key in keyof SettingWords]: Key extends `${infer Name}Hint` ? Name : never;
}[keyof SettingWords] &
  keyof SettingWords;

interface SettingGroup {
  readonly group: keyof SettingWords['groups'];
  readonly settings: readonly SettingName[];
}

export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    group: 'cards',
    settings: ['cardSize', 'textSize', 'face', 'suitColours', 'cardBack', 'tableColour', 'theme', 'contrast'],
  },
  { group: 'play', settings: ['language', 'tapMode', 'hand', 'motion', 'clock', 'score'] },
  { group: 'signals', settings: ['sound', 'vibration'] },
  { group: 'rules', settings: ['bundle', 'dealRule', 'scoreScheme'] },
];

const SECTIONS_OF: Readonly<Partial<Record<SettingName, SectionName>>> = {
  tapMode: 'keys',
  clock: 'clock',
  score: 'points',
  bundle: 'styles',
  dealRule: 'dealing',
  scoreScheme: 'points',
};

/** Where a written page tells about a setting. */
export const sectionOf = (name: SettingName): SectionName => SECTIONS_OF[name] ?? 'settings';
