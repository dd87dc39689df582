import { describe, expect, test } from 'vitest';
import { parseDeal } from '../../src/game/deal-text.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';
import type { DealIdProblem } from '../../src/rules/deal-id.ts';
import type { NotationProblem } from '../../src/rules/reading.ts';
import { dealProblemText } from '../../src/ui/problem-sentences.ts';
import { messagesOf } from '../support/messages.ts';
import { expectSentence, numbersIn } from '../support/sentences.ts';
import { card } from '../support/sketch.ts';

const ID_PROBLEMS: { readonly [K in DealIdProblem['kind']]: DealIdProblem & { kind: K } } = {
  length: { kind: 'length', found: 9, expected: 11 },
  character: { kind: 'character', found: '*', place: 3 },
  suitCount: { kind: 'suitCount', found: '3' },
  check: { kind: 'check' },
};

type What = NotationProblem['what'];
const CARD_PROBLEMS: { readonly [K in What['kind']]: What & { kind: K } } = {
  unreadableCard: { kind: 'unreadableCard', found: '1X' },
  cardCount: { kind: 'cardCount', found: 103, expected: 104 },
  tooManyCopies: { kind: 'tooManyCopies', card: card('KS'), expected: 2 },
  suits: { kind: 'suits' },
  partCount: { kind: 'partCount', found: 2, expected: 3 },
  columnCount: { kind: 'columnCount', found: 9, expected: 10 },
  faceDownOnOpen: { kind: 'faceDownOnOpen', column: 9 },
  stockRows: { kind: 'stockRows', found: 51 },
  unreadableRun: { kind: 'unreadableRun', found: 'X' },
  unreadableMove: { kind: 'unreadableMove', found: '7x' },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const messages = messagesOf(language);

  test.each(Object.values(ID_PROBLEMS))('the problem $kind of an id is a sentence', (problem) => {
    const text = dealProblemText(messages, { ok: false, form: 'id', problem });
    expectSentence(text);
    if ('found' in problem) expect(text).toContain(String(problem.found));
  });

  test.each(Object.values(CARD_PROBLEMS))('the problem $kind of a position names line and place', (what) => {
    const text = dealProblemText(messages, { ok: false, form: 'cards', problem: { line: 21, place: 47, what } });
    expectSentence(text);
    expect(numbersIn(text).slice(0, 2)).toEqual([21, 47]);
    if ('found' in what) expect(text).toContain(String(what.found));
    if (what.kind === 'faceDownOnOpen') expect(numbersIn(text)).toContain(10);
  });

  test('a problem found in a real text is told', () => {
    const parsed = parseDeal('KS/QS;;');
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expectSentence(dealProblemText(messages, parsed));
  });
});
