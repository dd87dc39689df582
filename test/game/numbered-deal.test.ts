import { expect, test } from 'vitest';
import { LAST_NUMBERED_DEAL, numberedDeal } from '../../src/game/numbered-deal.ts';
import { formatCard, formatOpening, parseOpening } from '../../src/rules/notation.ts';
import { openingPosition } from '../../src/rules/position.ts';

test('game 14934 begins as published', () => {
  const { columns } = numberedDeal(14_934);
  expect(columns.map((cards) => formatCard(cards[0]!)).join(' ')).toBe('TS 2H 4S QD 3D TD 9H AS JS JD');
});

test('game 904 is the known one, up to the order of its columns', () => {
  const known =
    'AHTH2C7CQS3S6S7DAC7HTS2H4DJD7CKD2S9D9H8DQDQH6D4S8D2HTD9H4H7H5C2D8S6CTCJC3SQSKHJHQCJH8CTC6DJC4C4DKC5D6HAD4CTS8SJDKS8H2SJS9D9S9C6S3DAS3CKH5H5H7STH7SAC3C4S7DQC5S9C2D3HTDKDKSQH6C9S5DAH5CKC2CAS8C6H4H3DAD5S3H8HQDJS';
  const parsed = parseOpening(known);
  if (!parsed.ok) throw new Error(parsed.problem.what.kind);
  expect(formatOpening(parsed.value.cards)).toBe(known);
  const lines = ({ columns, stock }: ReturnType<typeof numberedDeal>) =>
    columns.map((cards, i) => [...cards, ...stock.filter((_, at) => (stock.length - 1 - at) % 10 === i).reverse()]);
  const texts = (position: ReturnType<typeof numberedDeal>) =>
    lines(position).map((cards) => cards.map(formatCard).join(' '));
  expect(new Set(texts(numberedDeal(904)))).toEqual(new Set(texts(openingPosition(parsed.value.cards))));
});

test('other numbers are refused', () => {
  for (const number of [-1, 0.5, LAST_NUMBERED_DEAL + 1, Number.NaN])
    expect(() => numberedDeal(number)).toThrow(RangeError);
});
