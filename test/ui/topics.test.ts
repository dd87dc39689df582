import { expect, test } from 'vitest';
import type { Refusal } from '../../src/game/game.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { SECTIONS } from '../../src/ui/addresses.ts';
import type { InputRefusal } from '../../src/ui/table/input.ts';
import { topicOf } from '../../src/ui/topics.ts';
import { htmlOf } from '../support/pages.ts';

type Kind = (Refusal | InputRefusal)['kind'];

/** What a reader would look up; the compiler misses no kind. */
const WANTED: Readonly<Record<Kind, RegExp>> = {
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
  const topic = topicOf({ kind } as Refusal | InputRefusal);
  expect(topic).toMatch(section);
  expect(SECTIONS).toContain(topic);
  for (const language of LANGUAGES) expect(htmlOf({ language, topic: 2 })).toContain(`<section id="${topic}"`);
});
