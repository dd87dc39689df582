import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { exerciseWords, KEPT_EXERCISE, KEPT_TABLE } from '../../src/pages/kept-exercise.ts';
import { continuesRun, rankOf } from '../../src/rules/card.ts';
import { COLUMN_COUNT } from '../../src/rules/position.ts';
import { textOf } from '../support/pages.ts';

describe('the exercise that is kept for the page', () => {
  test('lies on a table that can be: ten columns, no card more than twice', () => {
    expect(KEPT_TABLE).toHaveLength(COLUMN_COUNT);
    const cards = KEPT_TABLE.flatMap(({ open }) => open);
    for (const card of cards) expect(cards.filter((other) => other === card).length).toBeLessThanOrEqual(2);
    expect(KEPT_TABLE.every(({ open, faceDown }) => open.length > 0 && faceDown <= 5)).toBe(true);
  });

  test('is one card with two places of the same rank, of which one is of its own suit', () => {
    const { run, better, worse, reason } = KEPT_EXERCISE;
    expect(run).toHaveLength(1);
    expect(reason).toBe('joins');
    expect(better.room).toBeGreaterThan(worse.room);
    for (const { onto } of [better, worse]) expect(rankOf(onto)).toBe(rankOf(run[0]!) + 1);
    expect([better, worse].map(({ onto }) => continuesRun(onto, run[0]!))).toEqual([true, false]);
  });

  test.each(LANGUAGES)('is told in %s with its columns, numbers and reason', (language) => {
    const words = textOf(language).sections.exercise;
    const { question, solution } = exerciseWords(KEPT_EXERCISE, words);
    const { from, better, worse } = KEPT_EXERCISE;
    expect(question).toContain(String(from + 1));
    for (const number of [better.to + 1, better.room, worse.room]) expect(solution).toContain(String(number));
    expect(solution).toContain(words.because[KEPT_EXERCISE.reason]);
  });
});
