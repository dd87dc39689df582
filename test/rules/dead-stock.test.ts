/** R7: the four states in which the rule `filled` locks the stock for ever, and that there are no others. */
import { describe, expect, test } from 'vitest';
import { rankOf } from '../../src/rules/card.ts';
import { DEAL_RULES, illegalReason, isDeadStock } from '../../src/rules/legality.ts';
import { cardMove, DEAL } from '../../src/rules/move.ts';
import { play } from '../../src/rules/play.ts';
import { COLUMN_COUNT, emptyColumns, type MutablePosition, tableauCount } from '../../src/rules/position.ts';
import { countedPosition, sketch, wholeRun } from '../support/sketch.ts';

interface State {
  readonly dealt: number;
  readonly runs: number;
  readonly tableau: number;
  readonly stock: number;
}

const DEAD: readonly State[] = [
  { dealt: 0, runs: 4, tableau: 2, stock: 50 },
  { dealt: 2, runs: 5, tableau: 9, stock: 30 },
  { dealt: 3, runs: 6, tableau: 6, stock: 20 },
  { dealt: 4, runs: 7, tableau: 3, stock: 10 },
];

const STATES: readonly State[] = [0, 1, 2, 3, 4, 5].flatMap((dealt) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((runs) => ({ dealt, runs, tableau: 54 + 10 * dealt - 13 * runs, stock: 50 - 10 * dealt }))
    .filter(({ tableau }) => tableau >= 0),
);

const withStock = STATES.filter(({ stock }) => stock > 0);
const isOneOfTheDead = (state: State): boolean =>
  DEAD.some((dead) => dead.dealt === state.dealt && dead.runs === state.runs);
const positionOf = ({ dealt, runs }: State): MutablePosition => countedPosition(runs, 5 - dealt);

describe.each(DEAD)('R7: $runs runs, $tableau cards in the tableau, $stock in stock', (state) => {
  const position = positionOf(state);

  test('is dead under `filled`: no deal, and never enough cards to fill the columns', () => {
    expect(tableauCount(position)).toBe(state.tableau);
    expect(position.stock).toHaveLength(state.stock);
    expect(isDeadStock(position, 'filled')).toBe(true);
    expect(illegalReason(position, DEAL, 'filled')).toMatchObject({ kind: 'emptyColumns' });
    expect(state.tableau).toBeLessThan(COLUMN_COUNT);
  });

  test.each(['filledOrFew', 'always'] as const)('may be dealt under `%s`, gaps and all', (dealRule) => {
    expect(isDeadStock(position, dealRule)).toBe(false);
    expect(illegalReason(position, DEAL, dealRule)).toBeUndefined();
    const next = structuredClone(position);
    play(next, DEAL);
    expect(next.columns.map((cards) => cards.length)).toEqual(position.columns.map((cards) => cards.length + 1));
  });
});

test('R7: no other state is dead, under any rule', () => {
  for (const state of STATES)
    for (const dealRule of DEAL_RULES)
      expect(isDeadStock(positionOf(state), dealRule)).toBe(dealRule === 'filled' && isOneOfTheDead(state));
});

test('R7: in every other state the columns can be filled, even from one single column', () => {
  const others = withStock.filter((state) => !isOneOfTheDead(state));
  expect(others).toHaveLength(withStock.length - DEAD.length);
  for (const state of others) {
    const position = positionOf(state);
    // Ascending cards: no run can complete on the way.
    const cards = position.columns.flatMap((column) => column.splice(0));
    position.columns[0]!.push(...cards.sort((a, b) => rankOf(a) - rankOf(b)));
    for (const to of emptyColumns(position)) {
      expect(illegalReason(position, DEAL, 'filled')).toBeDefined();
      const move = cardMove(0, to, 1);
      expect(illegalReason(position, move, 'filled')).toBeUndefined();
      play(position, move);
    }
    expect(illegalReason(position, DEAL, 'filled')).toBeUndefined();
  }
});

test.each([
  ['fewer than ten cards allow gaps', 9, undefined],
  ['ten or more do not', 10, 'emptyColumns'],
])('R7: under `filledOrFew`, %s', (_, tableau, refusal) => {
  // No such totals occur in play; the limit is tested at its very edge all the same.
  const position = sketch('KS', { runs: 'SSSSSS', stock: countedStock(104 - 6 * 13 - tableau) });
  expect(tableauCount(position)).toBe(tableau);
  expect(illegalReason(position, DEAL, 'filledOrFew')?.kind).toBe(refusal);
  expect(illegalReason(position, DEAL, 'filled')?.kind).toBe('emptyColumns');
  expect(illegalReason(position, DEAL, 'always')).toBeUndefined();
});

test('R7: an imported run behind one card is not dead yet, though that card can only bring a dead state about', () => {
  const position = sketch(`${wholeRun('S')} 5S | 7S`, { runs: 'SSS', stock: countedStock(50) });
  expect(tableauCount(position)).toBe(15);
  expect(isDeadStock(position, 'filled')).toBe(false);
  play(position, cardMove(0, 2, 1));
  expect(isDeadStock(position, 'filled')).toBe(true);
});

const countedStock = (count: number): string => Array.from({ length: count }, () => '9S').join(' ');
