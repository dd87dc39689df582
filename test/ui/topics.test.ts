import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { SECTIONS } from '../../src/ui/addresses.ts';
import { type RefusalKind, sectionFor } from '../../src/ui/topics.ts';
import { htmlOf } from '../support/pages.ts';

/** What a reader would look up; the compiler misses no kind. */
const WANTED: Readonly<Record<RefusalKind, RegExp>> = {
  sameColumn: /^moving$/u,
  emptySource: /^moving$/u,
  tooFewCards: /^moving$/u,
  wrongRank: /^moving$/u,
  noTarget: /^moving$/u,
  faceDown: /^together$/u,
  brokenRun: /^together$/u,
  ontoAce: /^(?:staying|moving)$/u,
  kingNeedsEmptyColumn: /^(?:staying|moving)$/u,
  emptyColumns: /^dealing$/u,
  stockEmpty: /^dealing$/u,
  nothingToUndo: /^ending$/u,
  nothingToRedo: /^ending$/u,
  tapOff: /^keys$/u,
};

test.each(Object.entries(WANTED))('%s leads to the section that explains it', (kind, section) => {
  const topic = sectionFor(kind as RefusalKind);
  expect(topic).toMatch(section);
  expect(SECTIONS).toContain(topic);
  for (const language of LANGUAGES) expect(htmlOf({ language, topic: 2 })).toContain(`<section id="${topic}"`);
});

test('a section leads to itself, for none is called like a refusal', () => {
  for (const section of SECTIONS) {
    expect(Object.keys(WANTED)).not.toContain(section);
    expect(sectionFor(section)).toBe(section);
  }
});
