/**
 * Where the written pages lie (W1): speaking paths, one for each language and suit count, and one for fairness; and the sections
 * that a page is made of.
 */
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { SUIT_COUNTS, type SuitCount } from '../rules/card.ts';

/** What a page is about: the game with so many suits, or the fairness of its deals. */
export type Topic = SuitCount | 'fairness';
export const TOPICS: readonly Topic[] = [...SUIT_COUNTS, 'fairness'];

export interface Address {
  readonly language: Language;
  readonly topic: Topic;
}

const FOLDERS: Readonly<Record<Language, Readonly<Record<Topic, string>>>> = {
  de: { 1: '1-farbe', 2: '2-farben', 4: '4-farben', fairness: 'fairness' },
  es: { 1: '1-palo', 2: '2-palos', 4: '4-palos', fairness: 'azar' },
  en: { 1: '1-suit', 2: '2-suits', 4: '4-suits', fairness: 'fairness' },
};

export const ADDRESSES: readonly Address[] = LANGUAGES.flatMap((language) =>
  TOPICS.map((topic) => ({ language, topic })),
);

/** The folder of a page below the root of the site, such as `en/2-suits/`. */
export const pathOf = ({ language, topic }: Address): string => `${language}/${FOLDERS[language][topic]}/`;

/** From any written page to the root of the site. */
export const TO_ROOT = '../../';

/** The root of the site, seen from the page at this address. */
export const rootOf = (page: URL): string =>
  new URL(addressOf(page.pathname) === undefined ? './' : TO_ROOT, page.origin + page.pathname).href;

/** The page that an address ends in, or undefined for the root. */
export const addressOf = (pathname: string): Address | undefined =>
  ADDRESSES.find((address) => pathname.replace(/index\.html$/u, '').endsWith(`/${pathOf(address)}`));

/** The sections of a page, in the order of reading. Their names are also their addresses on the page. */
export const SECTIONS = [
  'goal',
  'table',
  'cards',
  'moving',
  'together',
  'staying',
  'completed',
  'dealing',
  'ending',
  'points',
  'clock',
  'saving',
  'deals',
  'styles',
  'difficulty',
  'tips',
  'exercise',
  'keys',
  'settings',
  'history',
  'comparison',
  'questions',
] as const;
export type SectionName = (typeof SECTIONS)[number];
