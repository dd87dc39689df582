/** What every sentence on screen keeps to. */
import { expect } from 'vitest';

const SENTENCE = /^\p{Lu}|^\d|^[„«“]/u;
const PARTS_MISSING = /undefined|NaN|null|\[object/u;

export function expectSentence(text: string): void {
  expect(text).toMatch(SENTENCE);
  expect(text).toMatch(/\.$/u);
  expect(text).not.toMatch(PARTS_MISSING);
}

export const numbersIn = (text: string): number[] => (text.match(/\d+/gu) ?? []).map(Number);
