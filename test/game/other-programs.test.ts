import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kpatienceDeal, LAST_KPATIENCE_DEAL, LAST_PYSOL_DEAL, pysolDeal } from '../../src/game/other-programs.ts';
import { type Card, packOf, rankOf, type Suit, type SuitCount, suitOf } from '../../src/rules/card.ts';
import { formatCard, formatOpening, formatPosition } from '../../src/rules/notation.ts';
import { openingPosition } from '../../src/rules/position.ts';
import { parseOpening } from '../../src/rules/reading.ts';
import { dataLines } from '../support/data.ts';

test.each([
  [4, 'TS 2H 4S QD 3D TD 9H AS JS JD'],
  [2, 'TS 2H 4S QH 3H TH 9H AS JS JH'],
  [1, 'TS 2S 4S QS 3S TS 9S AS JS JS'],
] as const)('game 14934 begins as published, with %i suits', (suitCount, row) => {
  const { columns } = pysolDeal(14_934, suitCount);
  expect(columns.map((cards) => formatCard(cards[0]!)).join(' ')).toBe(row);
});

const cardsOf = ({ columns, stock }: ReturnType<typeof pysolDeal>): Card[] => [...columns.flat(), ...stock];

/** Spades, hearts, diamonds and clubs of four suits, as PySolFC has them with fewer. */
const STAND_INS: Readonly<Record<1 | 2, readonly Suit[]>> = { 1: [0, 0, 0, 0], 2: [0, 1, 1, 0] };

test.each([1, 2] as const)('PySolFC lays the same ranks with %i suits as with four', (suitCount) => {
  const property = fc.property(fc.nat(LAST_PYSOL_DEAL), (number) => {
    const cards = cardsOf(pysolDeal(number, suitCount));
    const ofFour = cardsOf(pysolDeal(number, 4));
    expect(cards.map(rankOf)).toEqual(ofFour.map(rankOf));
    expect(cards.map(suitOf)).toEqual(ofFour.map((card) => STAND_INS[suitCount][suitOf(card)]));
    expect(pysolDeal(number, suitCount).faceDown).toEqual(pysolDeal(number, 4).faceDown);
  });
  fc.assert(property, { seed: 1 });
});

test('game 904 is the known one, up to the order of its columns', () => {
  const known =
    'AHTH2C7CQS3S6S7DAC7HTS2H4DJD7CKD2S9D9H8DQDQH6D4S8D2HTD9H4H7H5C2D8S6CTCJC3SQSKHJHQCJH8CTC6DJC4C4DKC5D6HAD4CTS8SJDKS8H2SJS9D9S9C6S3DAS3CKH5H5H7STH7SAC3C4S7DQC5S9C2D3HTDKDKSQH6C9S5DAH5CKC2CAS8C6H4H3DAD5S3H8HQDJS';
  const parsed = parseOpening(known);
  if (!parsed.ok) throw new Error(parsed.problem.what.kind);
  expect(formatOpening(parsed.value.cards)).toBe(known);
  const lines = ({ columns, stock }: ReturnType<typeof pysolDeal>) =>
    columns.map((cards, i) => [...cards, ...stock.filter((_, at) => (stock.length - 1 - at) % 10 === i).reverse()]);
  const texts = (position: ReturnType<typeof pysolDeal>) =>
    lines(position).map((cards) => cards.map(formatCard).join(' '));
  expect(new Set(texts(pysolDeal(904, 4)))).toEqual(new Set(texts(openingPosition(parsed.value.cards))));
});

test('KPatience deals what it has saved itself', () => {
  const known = dataLines('kpatience-deals.txt');
  expect(known).toHaveLength(7);
  for (const line of known) {
    const [, suits, number, position] = /^(\d) (\d+);(.*)$/u.exec(line) ?? [];
    expect(formatPosition(kpatienceDeal(Number(number), Number(suits) as SuitCount))).toBe(position);
  }
});

test.each([1, 2, 4] as const)('a deal of another program has the cards of %i suits, each once', (suitCount) => {
  for (const deal of [pysolDeal(LAST_PYSOL_DEAL, suitCount), kpatienceDeal(LAST_KPATIENCE_DEAL, suitCount)])
    expect(new Set(cardsOf(deal))).toEqual(new Set(packOf(suitCount)));
});

test('other numbers are refused', () => {
  for (const number of [-1, 0.5, LAST_PYSOL_DEAL + 1, Number.NaN])
    expect(() => pysolDeal(number, 2)).toThrow(RangeError);
  for (const number of [0, 0.5, LAST_KPATIENCE_DEAL + 1, Number.NaN])
    expect(() => kpatienceDeal(number, 1)).toThrow(RangeError);
});
