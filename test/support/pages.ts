/** The written pages for tests: their words, their HTML, and every single text of a language. */
import type { Language } from '../../src/i18n/language.ts';
import { fairnessArticle } from '../../src/pages/fairness-page.ts';
import { article, type PageWords } from '../../src/pages/page.ts';
import { de } from '../../src/pages/text/de.ts';
import { live as deLive } from '../../src/pages/text/de-live.ts';
import { en } from '../../src/pages/text/en.ts';
import { live as enLive } from '../../src/pages/text/en-live.ts';
import { es } from '../../src/pages/text/es.ts';
import { live as esLive } from '../../src/pages/text/es-live.ts';
import type { LiveText, PagesText } from '../../src/pages/text.ts';
import type { Address } from '../../src/ui/addresses.ts';
import { messagesOf } from './messages.ts';

const TEXTS: Readonly<Record<Language, PagesText>> = { de, es, en };
const LIVE: Readonly<Record<Language, LiveText>> = { de: deLive, es: esLive, en: enLive };

export const textOf = (language: Language): PagesText => TEXTS[language];
export const liveTextOf = (language: Language): LiveText => LIVE[language];

const pageWordsOf = (language: Language): PageWords => ({
  language,
  text: textOf(language),
  messages: messagesOf(language),
});

/** What stands in the body of a page, but for the place of the game. */
export const htmlOf = ({ language, topic }: Address): string =>
  topic === 'fairness' ? fairnessArticle(pageWordsOf(language)) : article(pageWordsOf(language), topic);

/** A text, and where it stands: `sections.goal.text`. */
export interface Told {
  readonly path: string;
  readonly text: string;
}

const NINE_OF_CLUBS = { rank: 9, suit: 'clubs' } as const;
const ACE_OF_HEARTS = { rank: 1, suit: 'hearts' } as const;

/** For each text with gaps what to fill them with, by the last part of its path. */
const SAMPLES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  question: [
    [1, ACE_OF_HEARTS, 10],
    [3, NINE_OF_CLUBS, 2],
  ],
  target: [
    [1, NINE_OF_CLUBS],
    [10, ACE_OF_HEARTS],
  ],
  solution: [
    [2, 17, 16],
    [2, 1, 1],
  ],
  checkSum: [['4 mod 1021 = 4']],
  state: [[0, 4_294_967_295, 7, 1]],
  swap: [
    [4_088_734_967, 103, 12, 102],
    [4_088_734_967, 103, 102, 102],
  ],
  discarded: [[4_294_967_274, 4_294_967_254]],
  stock: [[1]],
  progress: [['100', '10,000']],
  result: [['10,609', '10,609', '50%']],
};

/** All texts of a language, those of a page in a list of paragraphs under one path. */
export function toldIn(language: Language): readonly Told[] {
  const told: Told[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string') told.push({ path: path.join('.'), text: value });
    else if (typeof value === 'function') {
      const samples = SAMPLES[path.at(-1)!];
      if (samples === undefined) throw new Error(`nothing to call ${path.join('.')} with`);
      for (const sample of samples) told.push({ path: path.join('.'), text: String(value(...sample)) });
    } else if (Array.isArray(value)) for (const part of value) visit(part, path);
    else for (const [key, inner] of Object.entries(value as object)) visit(inner, [...path, key]);
  };
  visit(textOf(language), []);
  visit(liveTextOf(language).examples, ['live', 'examples']);
  return told;
}
