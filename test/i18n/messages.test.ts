import { describe, expect, test } from 'vitest';
import { de } from '../../src/i18n/de.ts';
import { en } from '../../src/i18n/en.ts';
import { es } from '../../src/i18n/es.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { tally } from '../../src/i18n/wording.ts';
import type { CardWords } from '../../src/i18n/words.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

const ENGLISH = sentencesOf(en);

/** Path, arguments and text of each sentence that fails: the list to read when a test is red. */
const failing = (sentences: readonly Sentence[], ok: (sentence: Sentence, english: Sentence) => boolean): string[] =>
  sentences
    .filter((sentence, i) => !ok(sentence, ENGLISH[i]!))
    .map(({ path, args, text }) => `${path}(${JSON.stringify(args)}): ${text}`);

const isCard = (value: unknown): value is CardWords =>
  typeof value === 'object' && value !== null && 'rank' in value && 'suit' in value;
const cardsIn = (args: readonly unknown[]): readonly CardWords[] => args.filter(isCard);
const numbersIn = (text: string): string =>
  (text.match(/\d+/gu) ?? [])
    // One is often said without a figure: "only the card at the free end".
    .filter((digits) => Number(digits) > 1)
    .sort()
    .join(' ');

describe.each([
  ['de', de],
  ['es', es],
  ['en', en],
])('every text of %s', (_, messages: Messages) => {
  const sentences = sentencesOf(messages);

  test('stands beside an English one', () => {
    expect(sentences.map(({ path }) => path)).toEqual(ENGLISH.map(({ path }) => path));
  });

  test('is whole: no gap, no stray blank, no exclamation mark', () => {
    expect(
      failing(
        sentences,
        ({ text }) => text !== '' && !/undefined|NaN|null|\[object|\s{2}|^\s|\s$|\s[.,;:]|[!¡]/u.test(text),
      ),
    ).toEqual([]);
  });

  test('ends in a full stop exactly where the English one does', () => {
    expect(failing(sentences, ({ text }, english) => text.endsWith('.') === english.text.endsWith('.'))).toEqual([]);
  });

  test('carries the same numbers as the English one', () => {
    expect(failing(sentences, ({ text }, english) => numbersIn(text) === numbersIn(english.text))).toEqual([]);
  });

  test('names each card it is about', () => {
    expect(
      failing(sentences, ({ args, text }) =>
        cardsIn(args).every((card) => text.toLowerCase().includes(messages.card(card).toLowerCase())),
      ),
    ).toEqual([]);
  });

  test('calls undo by the word on its button', () => {
    for (const text of [messages.said.restarted, messages.newGame.keepsGame, messages.restart.text])
      expect(text).toContain(messages.controls.undo);
  });

  test('fits: buttons and status labels are short', () => {
    const { controls, status } = messages;
    const { undo, redo, deal, menu } = controls;
    const { runs, faceDown, moves, actions, time, score } = status;
    const labels = [undo, redo, deal, menu, runs, faceDown, moves, actions, time, score, status.deal];
    expect(labels.filter((label) => label.length > 9)).toEqual([]);
    expect(controls.newGame.length).toBeLessThanOrEqual(13);
  });
});

const SAME_IN_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  de: [
    'bundles.standard',
    'controls.pause',
    'help.keyNames.arrowsAcross',
    'help.keyNames.arrowsUpDown',
    'help.keyNames.escape',
    'help.pause',
    'settings.cardSizes.normal',
    'settings.motions.normal',
    'settings.textSizes.normal',
    'settings.vibration',
  ],
  es: [
    'help.keyNames.arrowsAcross',
    'help.keyNames.arrowsUpDown',
    'help.keyNames.ctrl',
    'help.keyNames.escape',
    'settings.motions.normal',
    'settings.textSizes.normal',
  ],
};

/** W2: one word per thing. */
const WORDS: Readonly<Record<string, { readonly used: readonly RegExp[]; readonly forbidden: RegExp }>> = {
  de: {
    used: [/\bSpalten?\b/u, /\bfreie[sn]? Ende\b/u, /\bVorrat\b/u, /\bFolgen?\b/u, /\baus(zu)?teilen\b/iu],
    forbidden: /stapel|spaltenende|sequenz|\btalon|\btipp\b|\blücke|\bstraße|\bhaufen|\bIhnen\b|["«»]/iu,
  },
  es: {
    used: [/\bcolumnas?\b/u, /\bextremo libre\b/u, /\bmazo\b/u, /\bescaleras?\b/u, /\brepartir\b/u],
    forbidden: /baraja|secuencia|\bpilas?\b|montón|\bserie|\bhueco|sugerencia|consejo|boca abajo|usted|\bcoge|["„“”]/iu,
  },
  en: {
    used: [/\bcolumns?\b/u, /\bfree end\b/u, /\bstock\b/u, /\bruns?\b/u, /\bdeal\b/u],
    forbidden: /\bpiles?\b|\bstacks?\b|\bsequences?\b|\bgaps?\b|\btableau\b|\bseed\b|["„«»]/iu,
  },
};

describe.each([
  ['de', de],
  ['es', es],
  ['en', en],
])('the words of %s', (language, messages: Messages) => {
  const sentences = sentencesOf(messages);
  const { used, forbidden } = WORDS[language]!;

  test.each(used)('%s is used', (word) => {
    expect(sentences.some(({ text }) => word.test(text))).toBe(true);
  });

  test('no second word stands for the same thing', () => {
    expect(failing(sentences, ({ text }) => !forbidden.test(text))).toEqual([]);
  });

  test('quotation marks come in pairs', () => {
    const [open, close] = { de: '„“', es: '«»', en: '“”' }[language]!;
    const times = (text: string, mark: string) => text.split(mark).length;
    expect(failing(sentences, ({ text }) => times(text, open!) === times(text, close!))).toEqual([]);
    expect(messages.problems.unreadableMove('x')).toMatch(`${open}x${close}`);
  });
});

test.each([
  ['de', de],
  ['es', es],
])('nothing in %s is left in English', (language, messages: Messages) => {
  const same = sentencesOf(messages).filter(({ text }, i) => text === ENGLISH[i]!.text);
  expect(same.map(({ path }) => path).sort()).toEqual(SAME_IN_ENGLISH[language]);
});

test('a language that lacks a text or has one too many does not compile', () => {
  const { title: _, ...withoutTitle } = de;
  // @ts-expect-error: title is missing
  const lacking: Messages = withoutTitle;
  // @ts-expect-error: surplus is no text of the game
  const surplus: Messages = { ...de, surplus: 'x' };
  expect([lacking, surplus]).toHaveLength(2);
});

test('tally counts each name in order of first mention', () => {
  expect(tally([])).toEqual([]);
  expect(tally(['hearts', 'spades', 'hearts'])).toEqual([
    ['hearts', 2],
    ['spades', 1],
  ]);
});
