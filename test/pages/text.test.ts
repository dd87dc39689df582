import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/language.ts';
import { EXAMPLE_NAMES, EXAMPLES } from '../../src/pages/examples.ts';
import { summaryOf } from '../../src/pages/head.ts';
import { rankText } from '../../src/pages/small-cards.ts';
import { type Card, SUIT_COUNTS, suitOf } from '../../src/rules/card.ts';
import { ADDRESSES } from '../../src/ui/addresses.ts';
import { docText } from '../support/data.ts';
import { liveTextOf, type Told, textOf, toldIn } from '../support/pages.ts';

const ALL: Readonly<Record<Language, readonly Told[]>> = { de: toldIn('de'), es: toldIn('es'), en: toldIn('en') };

/** Where and what: the list to read when a test is red. */
const failing = (language: Language, ok: (text: string) => boolean): string[] =>
  ALL[language].filter(({ text }) => !ok(text)).map(({ path, text }) => `${path}: ${text}`);

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Words without which hardly a sentence gets along, and which none of the other two languages has. */
const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(
    'der die das den dem des ein eine einen einer und es gibt diesem also oder aber nicht kein ist sind wird auf mit von zu bei für aus nach du sie er dein dich dir man sich wie was wenn dann nur auch noch im zum zur'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una unos y o pero no es son de del que en con por para al tu se te lo su sus como cuando si ya más cada hay está sin sobre todo'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the a an and or but not is are of to on with from for at by you it they your this that as if when then only its which has have be can will there all'.split(
      ' ',
    ),
  ),
};

const functionWordsIn = (text: string, language: Language): number =>
  wordsIn(text).filter((word) => FUNCTION_WORDS[language].has(word)).length;

/** So many words give away which language they are. */
const ENOUGH_WORDS = 8;

/** W2: one word per thing. What stands for it elsewhere, and would be a second word here, is not used. */
const WORDS: Readonly<Record<Language, { readonly used: readonly RegExp[]; readonly rivals: RegExp }>> = {
  de: {
    used: [/\bSpalten?\b/u, /\bfreie[sn]? Enden?\b/iu, /\bVorrat\b/u, /\bFolgen?\b/u, /\bHinweise?\b/u],
    rivals: /stapel|spaltenende|sequenz|\btalon|\btipp\b|\bstraße|\bhaufen/iu,
  },
  es: {
    used: [/\bcolumnas?\b/iu, /\bextremos? libres?\b/iu, /\bmazo\b/iu, /\bescaleras?\b/iu, /\bpistas?\b/iu],
    rivals: /secuencia|\bpilas?\b|montón|montones|sugerencia|boca abajo|\bsucesión/iu,
  },
  en: {
    used: [/\bcolumns?\b/iu, /\bfree ends?\b/iu, /\bstock\b/iu, /\bruns?\b/iu, /\bhints?\b/iu],
    rivals: /\bpiles?\b|\bstacks?\b|\btableau\b|\bseed\b|\bcascades?\b|\btalon\b|\bupturned\b/iu,
  },
};

/** How each language addresses its reader: the polite forms would be another voice. */
const OTHER_ADDRESS: Readonly<Record<Language, RegExp>> = {
  // At the beginning of a sentence it may be the cards that are spoken of.
  de: /(?<!^|[.:?!“] )\b(?:Ihnen|Ihre[mnrs]?)\b/u,
  es: /\b(?:usted(?:es)?|vosotros|vuestr[oa]s?|vos)\b/iu,
  en: /\bone’s\b/iu,
};

const QUOTES: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  de: ['„', '“'],
  es: ['«', '»'],
  en: ['“', '”'],
};

describe.each(LANGUAGES)('the texts of %s', (language) => {
  const told = ALL[language];

  test('are there for every part of a page that any language has', () => {
    // Whether a thought takes a list is each language's own choice.
    const paths = (of: Language) => new Set(ALL[of].map(({ path }) => path.replace(/\.(?:list|steps)$/u, '')));
    expect(paths(language)).toEqual(paths('en'));
    expect(told.length).toBeGreaterThan(300);
  });

  test('are whole: not empty, no gap, no stray blank, no unfinished business', () => {
    expect(
      failing(
        language,
        (text) => text !== '' && !/undefined|NaN|\[object|TODO|FIXME|\s{2}|^\s|\s$|\s[.,;)]/u.test(text),
      ),
    ).toEqual([]);
  });

  test('have no straight quotation marks and apostrophes, and their own ones in pairs', () => {
    const [open, close] = QUOTES[language];
    const times = (text: string, mark: string) => text.split(mark).length;
    expect(failing(language, (text) => !/["'`´]/u.test(text) && times(text, open) === times(text, close))).toEqual([]);
    const foreign = LANGUAGES.flatMap((other) => QUOTES[other]).filter((mark) => !QUOTES[language].includes(mark));
    expect(failing(language, (text) => !foreign.some((mark) => text.includes(mark)))).toEqual([]);
  });

  test('have marks only in pairs, and links that are whole', () => {
    expect(
      failing(language, (text) => {
        const plain = text.replace(/\[[^[\]()*]+\]\((?:#[a-z]+|[124]|fairness)\)/gu, '').replace(/\*[^*]+\*/gu, '');
        return !/[*[\]]/u.test(plain);
      }),
    ).toEqual([]);
  });

  test('are in no other language', () => {
    const long = told.filter(({ text }) => wordsIn(text).length >= ENOUGH_WORDS);
    const wrong = long.filter(({ text }) =>
      LANGUAGES.some((other) => other !== language && functionWordsIn(text, other) >= functionWordsIn(text, language)),
    );
    expect(wrong.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
    expect(long.length).toBeGreaterThan(150);
  });

  test.each(WORDS[language].used)('%s is used', (word) => {
    expect(told.filter(({ text }) => word.test(text)).length).toBeGreaterThan(2);
  });

  test('no second word stands for the same thing', () => {
    expect(failing(language, (text) => !WORDS[language].rivals.test(text))).toEqual([]);
  });

  test('speak to the reader in one way', () => {
    expect(failing(language, (text) => !OTHER_ADDRESS[language].test(text))).toEqual([]);
  });

  test('fit where search engines show them', () => {
    for (const address of ADDRESSES.filter((found) => found.language === language)) {
      const { title, description } = summaryOf(textOf(language), address);
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(155);
      expect(description.length, description).toBeGreaterThanOrEqual(70);
    }
    const summaries = ADDRESSES.map((address) => summaryOf(textOf(address.language), address));
    for (const part of ['title', 'description'] as const)
      expect(new Set(summaries.map((summary) => summary[part])).size).toBe(ADDRESSES.length);
  });

  test('headings and questions are said once', () => {
    const { sections } = textOf(language);
    const headings = Object.values(sections).map(({ heading }) => heading);
    const questions = sections.questions.questions.map(({ question }) => question);
    expect(new Set([...headings, ...questions]).size).toBe(headings.length + questions.length);
    expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
  });

  test('an example tells of no card that does not lie there', () => {
    for (const name of EXAMPLE_NAMES) {
      const { source, targets } = EXAMPLES[name];
      const there = [...source, ...targets].map(nameOf);
      const { caption, explained } = textOf(language).sections.together.examples[name];
      const mentioned = `${caption} ${explained}`.match(/(?:10|[2-9AJQK])[♠♥♦♣]/gu) ?? [];
      expect(mentioned.filter((card) => !there.includes(card))).toEqual([]);
      expect(mentioned).toContain(nameOf(source.at(-1)!));
    }
  });

  test('what is alive is told in the words of the page', () => {
    const { exercise, fairness } = liveTextOf(language);
    expect(textOf(language).sections.exercise).toBe(exercise);
    expect(textOf(language).fairness).toBe(fairness);
  });
});

const nameOf = (card: Card): string => `${rankText(card)}${'♠♥♦♣'[suitOf(card)]}`;

test('no text of three words or more is the same in two languages', () => {
  const seen = new Map<string, Language>();
  const same: string[] = [];
  for (const language of LANGUAGES)
    for (const { path, text } of ALL[language]) {
      const known = seen.get(text);
      if (known !== undefined && known !== language && wordsIn(text).length >= 3) same.push(`${path}: ${text}`);
      seen.set(text, language);
    }
  expect(same).toEqual([]);
});

/** What docs/deals.md measured for the levels: for each suit count the shares of games won, by a wide search and by the hints. */
function measured(): Readonly<Record<1 | 2 | 4, readonly (readonly number[])[]>> {
  const rows = [...docText('deals.md').matchAll(/^\| (?:easy|medium|hard|expert) .*%.*$/gmu)].map(([row]) =>
    [...row.matchAll(/(\d+) %/gu)].map(([, share]) => Number(share)),
  );
  const column = (index: number) => rows.map((row) => row[index]!);
  return { 1: [column(0), column(1)], 2: [column(2), column(3)], 4: [column(4), column(5)] };
}

test('what is said of the levels was measured', () => {
  for (const suitCount of SUIT_COUNTS)
    for (const language of LANGUAGES) {
      const told = textOf(language).sections.difficulty.own[suitCount].map(String).join(' ');
      const numbers = new Set((told.match(/\d+/gu) ?? []).map(Number));
      const columns = measured()[suitCount];
      expect(columns.map((shares) => shares.length)).toEqual([4, 4]);
      // None of them is said in words.
      const isTold = (shares: readonly number[]) => shares.every((share) => share === 0 || numbers.has(share));
      expect(columns.some(isTold), `${language}, ${suitCount}: ${told}`).toBe(true);
    }
});

test('the worked example of the points is worked out alike', () => {
  for (const language of LANGUAGES) {
    const told = JSON.stringify(textOf(language).sections.points.example);
    // A move costs 1 and a run brings 100; an undo gives back what it took back, and costs 1 where it is counted.
    for (const points of [480, 480 - 1 + 100, 480 - 1 + 100 - 100 - 1]) expect(told).toContain(String(points));
  }
});
