import { expect, test } from 'vitest';
import {
  CARD_COUNT,
  continuesRun,
  copiesOf,
  faceOf,
  makeCard,
  packOf,
  rankOf,
  SUIT_COUNTS,
  SUITS,
  type Suit,
  suitName,
  suitOf,
} from '../../src/rules/card.ts';
import { card } from '../support/sketch.ts';

const ALL_SUITS: readonly Suit[] = [0, 1, 2, 3];
const ALL_RANKS = Array.from({ length: 13 }, (_, i) => i + 1);

test('a card holds its rank, suit and copy, and no two are the same number', () => {
  const seen = new Set<number>();
  for (const suit of ALL_SUITS)
    for (const rank of ALL_RANKS)
      for (let copy = 0; copy < 8; copy++) {
        const made = makeCard(rank, suit, copy);
        expect([rankOf(made), suitOf(made), suitName(made)]).toEqual([rank, suit, SUITS[suit]]);
        expect(faceOf(made)).toBe(faceOf(makeCard(rank, suit, 0)));
        seen.add(made);
      }
  expect(seen.size).toBe(4 * 13 * 8);
});

test.each([
  [1, { spades: 104 }],
  [2, { spades: 52, hearts: 52 }],
  [4, { spades: 26, hearts: 26, diamonds: 26, clubs: 26 }],
] as const)('R1: %i suits, two packs of 52, every rank eight times', (suitCount, suits) => {
  const pack = packOf(suitCount);
  expect(pack).toHaveLength(CARD_COUNT);
  expect(new Set(pack).size).toBe(CARD_COUNT);
  expect(countBy(pack.map(suitName))).toEqual(suits);
  expect(countBy(pack.map((made) => String(rankOf(made))))).toEqual(
    Object.fromEntries(ALL_RANKS.map((rank) => [String(rank), 8])),
  );
  expect(countBy(pack.map((made) => String(faceOf(made))))).toEqual(
    Object.fromEntries(pack.map((made) => [String(faceOf(made)), copiesOf(suitCount)])),
  );
});

test('the pack before shuffling: copy by copy, suit by suit, ace to king', () => {
  for (const suitCount of SUIT_COUNTS) {
    const suits = ALL_SUITS.slice(0, suitCount);
    const copies = Array.from({ length: copiesOf(suitCount) }, (_, copy) => copy);
    expect(packOf(suitCount)).toEqual(
      copies.flatMap((copy) => suits.flatMap((suit) => ALL_RANKS.map((rank) => makeCard(rank, suit, copy)))),
    );
  }
});

test.each([
  ['8S', '7S', true],
  ['KS', 'QS', true],
  ['2D', 'AD', true],
  ['8S', '7C', false],
  ['8S', '7H', false],
  ['8S', '6S', false],
  ['7S', '8S', false],
  ['8S', '8S', false],
  ['AS', 'KS', false],
  ['AH', 'KS', false],
  ['KS', 'AH', false],
])('R4: under %s, %s continues a run: %s', (above, below, expected) => {
  expect(continuesRun(card(above), card(below))).toBe(expected);
  expect(continuesRun(makeCard(rankOf(card(above)), suitOf(card(above)), 1), card(below))).toBe(expected);
});

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
