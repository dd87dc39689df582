/** What is advised, class by class: short tables and the first hint for each. */
import { describe, expect, test } from 'vitest';
import { hints } from '../../src/game/hints.ts';
import { positionOf } from '../../src/game/view.ts';
import { illegalReason } from '../../src/rules/legality.ts';
import { hintText, seenTable } from '../support/knowledge.ts';
import { run } from '../support/sketch.ts';

type Rest = NonNullable<Parameters<typeof seenTable>[1]>;
type Row = readonly [why: string, table: string, expected: string, rest?: Rest];

const STOCK: Rest = { deals: 1 };
const down = (suit: string, from: number, to: number): string => run(suit, from, to).join(' ');

const firstHint = (table: string, rest: Rest = STOCK): string => hintText(hints(seenTable(table, rest))[0]!);
function check(rows: readonly Row[]): void {
  for (const [why, table, expected, rest] of rows)
    test(`${why}: ${table} → ${expected}`, () => expect(firstHint(table, rest)).toBe(expected));
}

describe('turning a card comes first', () => {
  check([
    ['an off-suit move that uncovers a card', '? 5H | 6S', 'turnsCard 1: 1>2x1'],
    ['before emptying a column', '9S | TS | ? 5H | 6S', 'turnsCard 3: 3>4x1'],
    ['before completing a run', `${down('S', 13, 2)} | KH AS | ? 5H | 6S`, 'turnsCard 3: 3>4x1'],
    ['before joining cards', '9C 5S | 6S | ? 3H | KC 4D', 'turnsCard 3: 3>4x1'],
    ['in two moves', '? 9H 5S | 6S | TH', 'turnsCard 1: 1>2x1 1>3x1'],
    ['with the help of an empty column', '? 9H 5S | - | TH', 'turnsCard 1: 1>2x1 1>3x1'],
    ['into an empty column when there is no other way', '? 9H | - | KS', 'turnsCard 1: 1>2x1'],
    ['a completed run uncovers it as well', `? ${down('S', 13, 2)} | KH AS`, 'turnsCard 1: 2>1x1'],
  ]);
});

describe('of several cards to turn', () => {
  check([
    ['in-suit before off-suit', '? 5S | 6H | 6S', 'turnsCard 1: 1>3x1'],
    ['the column with fewer face-down cards', '? ? 5S | 6S | ? 5S', 'turnsCard 3: 3>2x1'],
    ['else the lower column', '? 5S | 6S | ? 5S', 'turnsCard 1: 1>2x1'],
    ['the way that keeps the empty column', '? 5S | - | 6H', 'turnsCard 1: 1>3x1'],
    ['a known card that helps before an unseen one', '? 5H | 6S | 8h 5H | 9H | KH 8S', 'turnsCard 3: 3>2x1'],
  ]);
});

describe('a hidden card is part of no run', () => {
  check([
    ['a face-down six under the five of its suit is not torn from it', '6s 5S | 6S', 'turnsCard 1: 1>2x1'],
    ['nor by an off-suit move', '6s 5S | 6H', 'turnsCard 1: 1>2x1'],
  ]);
});

describe('emptying a column comes second', () => {
  check([
    ['in-suit', '9S | TS', 'emptiesColumn 1: 1>2x1'],
    ['off-suit', '9S | TH', 'emptiesColumn 1: 1>2x1'],
    ['in two moves', 'TS 5S | 6S | JS', 'emptiesColumn 1: 1>2x1 1>3x1'],
    ['before completing a run', `${down('S', 13, 2)} | KH AS | 9H | TS`, 'emptiesColumn 3: 3>4x1'],
    ['before joining cards', '9C 5S | 6S | 8H | 9S', 'emptiesColumn 3: 3>4x1'],
  ]);
});

describe('completing a run comes third', () => {
  check([
    ['in one move', `KH ${down('S', 13, 2)} | KH AS`, 'completesRun spades 1: 2>1x1'],
    ['in two moves', `KH ${down('S', 13, 3)} | KH AS | KH 2S`, 'completesRun spades 1: 2>3x1 3>1x2'],
    ['before joining cards', `KH ${down('S', 13, 2)} | KH AS | 9C 5H | 6H`, 'completesRun spades 1: 2>1x1'],
    [
      'not given up for an empty column',
      `KH ${down('S', 13, 2)} | KH AS | 2H AS | 3S`,
      'completesRun spades 1: 3>1x1',
      { deals: 0 },
    ],
  ]);

  test('the run follows once the column is empty', () => {
    const [first] = hints(seenTable(`${down('S', 13, 2)} | KH AS | - | TS 9H`, STOCK));
    expect(hintText(first!)).toBe('completesRun spades 1: 2>1x1');
  });
});

describe('joining cards comes fourth', () => {
  check([
    ['to a longer run of one suit', '9C 5S | KC 7S 6S', 'joinsRun spades 2 of 3: 1>2x1'],
    ['a whole run, not a part of it', '9C 5S 4S 3S | KC 6S', 'joinsRun spades 2 of 4: 1>2x3'],
    ['not by tearing another run', 'KC 6S 5S | KC 6S', 'D'],
    ['an off-suit placement is no progress', '9C 5S | KC 6H', 'D'],
    ['from an off-suit card', 'KC 6H 5S | KC 6S', 'joinsRun spades 2 of 2: 1>2x1'],
    ['what lies in the way goes aside first', '9C 5S 3H | KC 6S | KC 4C', 'joinsRun spades 2 of 2: 1>3x1 1>2x1'],
  ]);
});

describe('with no progress left', () => {
  check([
    ['deal', '9C 5S | KC 6H', 'D'],
    ['fill the empty column, then deal', '9C 5S | -', 'fillThenDeal 2 of 1: 1>2x1'],
    ['under the strict rule too', '9C 5S | -', 'fillThenDeal 2 of 1: 1>2x1', { deals: 1, dealRule: 'filled' }],
    ['deal into the gap where that is allowed', '9C 5S | -', 'D', { deals: 1, dealRule: 'always' }],
    [
      'deal with few cards where that is allowed',
      'KS | - | - | - | - | - | - | - | - | -',
      'D',
      { deals: 5, runs: 'SSHH' },
    ],
    [
      'the strict rule has killed the stock',
      'KS | - | - | - | - | - | - | - | - | -',
      'undoSome deadStock',
      { deals: 5, runs: 'SSHH', dealRule: 'filled' },
    ],
    ['several to fill', 'KS QH JS | - | -', 'fillThenDeal 2 of 2: 1>2x1 1>3x1'],
    ['take back where the stock is empty', '9C 5S | KC 6H', 'undoSome noProgress', { deals: 0 }],
    ['and where no card can move', '9C 5S', 'undoSome noMove', { deals: 0 }],
  ]);

  test('a won game needs no hint', () => {
    const empty = Array.from({ length: 10 }, () => '-').join('|');
    expect(hints(seenTable(empty, { runs: 'SSSSSSSS' }))).toEqual([]);
  });
});

describe('the list', () => {
  const view = seenTable('? 5H | 6S | ? ? 3S | 4D | KC 2S | KC 3S', STOCK);

  test('has one hint for each aim, best class first', () => {
    expect(hints(view).map(hintText)).toEqual([
      'turnsCard 1: 1>2x1',
      'turnsCard 3: 3>4x1',
      'emptiesColumn 4: 4>1x1',
      'joinsRun spades 3 of 2: 5>3x1',
      'joinsRun spades 6 of 2: 5>6x1',
    ]);
  });

  test('every step is a legal move of its own and begins its plan', () => {
    const found = hints(view);
    expect(new Set(found.map(({ step }) => step)).size).toBe(found.length);
    for (const { step, plan } of found) {
      expect(plan[0]).toBe(step);
      expect(step.kind !== 'undo' && illegalReason(positionOf(view), step, view.dealRule)).toBeUndefined();
    }
  });
});

test('a run that would lock the stock for ever is not completed', () => {
  // With four runs done and three rows in stock, a fifth run leaves nine cards: too few for ten columns.
  const table = `KH ${down('S', 13, 2)} | KH AS | KC 2H`;
  expect(firstHint(table, { deals: 3, runs: 'SSSS' })).toBe('completesRun spades 1: 2>1x1');
  expect(firstHint(table, { deals: 3, runs: 'SSSS', dealRule: 'filled' })).toBe('D');
});
