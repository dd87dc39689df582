import { expect, test } from 'vitest';
import { CARD_COUNT, type Card, packOf } from '../../src/rules/card.ts';
import {
  copyPosition,
  dealsLeft,
  emptyColumns,
  faceDownCount,
  isFaceDown,
  isWon,
  openingPosition,
  samePosition,
  tableauCount,
  topCard,
} from '../../src/rules/position.ts';
import { card, countedPosition, sketch } from '../support/sketch.ts';

const numbered = Array.from({ length: CARD_COUNT }, (_, i) => i as Card);

test('R2: the opening lays 44 cards face down along the columns, ten open, and keeps fifty', () => {
  const opening = openingPosition(numbered);
  expect(opening.columns).toEqual([
    [0, 10, 20, 30, 40, 44],
    [1, 11, 21, 31, 41, 45],
    [2, 12, 22, 32, 42, 46],
    [3, 13, 23, 33, 43, 47],
    [4, 14, 24, 34, 48],
    [5, 15, 25, 35, 49],
    [6, 16, 26, 36, 50],
    [7, 17, 27, 37, 51],
    [8, 18, 28, 38, 52],
    [9, 19, 29, 39, 53],
  ]);
  expect(opening.faceDown).toEqual([5, 5, 5, 5, 4, 4, 4, 4, 4, 4]);
  expect(opening.stock).toEqual(numbered.slice(54).reverse());
  expect(opening.foundations).toEqual([]);
  expect([faceDownCount(opening), tableauCount(opening), dealsLeft(opening)]).toEqual([44, 54, 5]);
});

test('an opening of any other number of cards is refused', () => {
  expect(() => openingPosition(numbered.slice(1))).toThrow(RangeError);
  expect(() => openingPosition([...numbered, numbered[0]!])).toThrow(RangeError);
});

test('what lies where: top card, face down, empty columns', () => {
  const position = sketch('Ks 7s 4S 3S | - | 5H | -');
  expect(topCard(position, 0)).toBe(card('3S'));
  expect(topCard(position, 1)).toBeUndefined();
  expect([0, 1, 2, 3].map((i) => isFaceDown(position, 0, i))).toEqual([true, true, false, false]);
  expect(faceDownCount(position)).toBe(2);
  expect(emptyColumns(position)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
});

test.each([
  [0, 5, 54],
  [3, 2, 45],
  [4, 5, 2],
  [7, 0, 13],
  [8, 0, 0],
])('R7: with %i runs completed and %i rows in stock, %i cards lie in the tableau', (runs, rows, tableau) => {
  const position = countedPosition(runs, rows);
  expect(tableauCount(position)).toBe(tableau);
  expect(position.columns.flat()).toHaveLength(tableau);
  expect(dealsLeft(position)).toBe(rows);
});

test('R9: the eighth run wins, the seventh does not', () => {
  expect(isWon(countedPosition(7, 0))).toBe(false);
  expect(isWon(countedPosition(8, 0))).toBe(true);
});

test('a copy shares no pile with its original', () => {
  const position = openingPosition(packOf(4));
  position.foundations.push(position.stock.splice(0, 13));
  const copy = copyPosition(position);
  expect(copy).toEqual(position);
  const piles = (p: typeof position) => [p.columns, p.faceDown, p.stock, p.foundations, ...p.columns, ...p.foundations];
  piles(copy).forEach((pile, i) => {
    expect(pile).not.toBe(piles(position)[i]);
  });
});

test('positions play alike when faces and places agree, whichever copies lie there', () => {
  const text = 'Ks 3S | 4H';
  const rest = { stock: 'AS AS', runs: 'H' };
  const one = sketch(text, rest);
  const swapped = sketch(text, rest);
  swapped.stock.reverse();
  expect(swapped.stock).not.toEqual(one.stock);
  expect(samePosition(one, swapped)).toBe(true);
  for (const other of [
    sketch('KS 3S | 4H', rest),
    sketch('Ks 3S | 4D', rest),
    sketch('Ks 3S | - | 4H', rest),
    sketch('Ks 3S | 4H 3H', rest),
    sketch(text, { ...rest, stock: 'AS' }),
    sketch(text, { ...rest, stock: 'AS 2S' }),
    sketch(text, { ...rest, runs: 'S' }),
    sketch(text, { ...rest, runs: 'HH' }),
  ]) {
    expect(samePosition(one, other)).toBe(false);
    expect(samePosition(other, one)).toBe(false);
  }
});
