import { describe, expect, test } from 'vitest';
import { type Deal, numberedDeal } from '../../src/game/deal.ts';
import type { Refusal } from '../../src/game/game.ts';
import type { TableChange } from '../../src/game/table.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { cardMove, DEAL, type Move } from '../../src/rules/move.ts';
import { after, steps } from '../../src/rules/play.ts';
import type { Position } from '../../src/rules/position.ts';
import {
  changeText,
  columnText,
  dealName,
  openCardsText,
  refusalText,
  stockText,
  timeText,
  wordsOf,
} from '../../src/ui/sentences.ts';
import type { InputRefusal } from '../../src/ui/table/input.ts';
import { messagesOf } from '../support/messages.ts';
import { expectSentence, numbersIn } from '../support/sentences.ts';
import { card, sketch, wholeRun } from '../support/sketch.ts';

type AnyRefusal = Refusal | InputRefusal;

/** One of each kind, at the outer columns, so that a sentence that counts from 0 shows. */
const REFUSALS: { readonly [K in AnyRefusal['kind']]: AnyRefusal & { kind: K } } = {
  sameColumn: { kind: 'sameColumn', column: 9 },
  emptySource: { kind: 'emptySource', column: 9 },
  tooFewCards: { kind: 'tooFewCards', column: 9, available: 2 },
  faceDown: { kind: 'faceDown', column: 9, movable: 3 },
  brokenRun: {
    kind: 'brokenRun',
    column: 9,
    breaker: card('9S'),
    above: card('TH'),
    movable: 2,
    movableHead: card('5D'),
  },
  ontoAce: { kind: 'ontoAce', card: card('7H'), target: card('AS'), column: 9 },
  kingNeedsEmptyColumn: { kind: 'kingNeedsEmptyColumn', card: card('KC'), target: card('5D'), column: 9 },
  wrongRank: { kind: 'wrongRank', card: card('7H'), target: card('JC'), column: 9, fits: 10 },
  stockEmpty: { kind: 'stockEmpty' },
  emptyColumns: { kind: 'emptyColumns', columns: [0, 9] },
  nothingToUndo: { kind: 'nothingToUndo' },
  nothingToRedo: { kind: 'nothingToRedo' },
  noTarget: { kind: 'noTarget', card: card('7H') },
  tapOff: { kind: 'tapOff' },
};

/** What each sentence must name (T5). */
const NAMED: Partial<Record<AnyRefusal['kind'], { cards?: readonly string[]; numbers?: readonly number[] }>> = {
  emptySource: { numbers: [10] },
  tooFewCards: { numbers: [10, 2] },
  faceDown: { numbers: [3] },
  brokenRun: { cards: ['9S', 'TH', '5D'], numbers: [2] },
  ontoAce: { cards: ['7H'] },
  kingNeedsEmptyColumn: { cards: ['KC'] },
  wrongRank: { cards: ['7H', 'JC'] },
  emptyColumns: { numbers: [1, 10] },
  noTarget: { cards: ['7H'] },
};

const deal = numberedDeal({ dealNumber: 7, suitCount: 4 });
const pasted: Deal = { kind: 'pasted', position: sketch('KS'), suitCount: 1 };

function played(before: Position, move: Move): TableChange {
  return { kind: 'played', move, steps: steps(before, move, after(before, move).trace) };
}

const undone = (before: Position, move: Move): TableChange =>
  ({ ...played(before, move), kind: 'undone' }) as TableChange;

const plain = sketch('4h 6S 5S | - | - | - | - | - | - | - | - | 7S');
const row = sketch('9H', { stock: 'AH 2H 3H 4H 5H 6H 7H 8H 9H TH' });
const twoRuns = sketch(`${wholeRun('S').replace(' AS', '')} | ${wholeRun('H').replace(' AH', '')}`, {
  stock: 'AS AH 2D 2D 2D 2D 2D 2D 2D 2D',
  runs: 'C',
});

const CHANGES: readonly (readonly [name: string, change: TableChange, runsAfter: number])[] = [
  ['a move', played(plain, cardMove(0, 9, 2)), 0],
  ['a deal', played(row, DEAL), 0],
  ['a deal that completes two runs', played(twoRuns, DEAL), 3],
  ['a move taken back', undone(plain, cardMove(0, 9, 2)), 0],
  ['a deal taken back', undone(row, DEAL), 0],
  ['a restart', { kind: 'restarted' }, 0],
  ['a restart taken back', { kind: 'restartUndone' }, 0],
  ['a new game', { kind: 'newGame' }, 0],
  ['the game before', { kind: 'earlierGame' }, 0],
  ['the next game', { kind: 'laterGame' }, 0],
];

describe.each(LANGUAGES)('in %s', (language) => {
  const messages = messagesOf(language);
  const has = (text: string, part: string) => expect(text.toLowerCase()).toContain(part.toLowerCase());

  test.each(Object.values(REFUSALS))(
    'the refusal $kind is a sentence of its own that names what it is about',
    (refusal) => {
      const text = refusalText(messages, refusal);
      expectSentence(text);
      const { cards = [], numbers = [] } = NAMED[refusal.kind] ?? {};
      for (const name of cards) has(text, messages.card(wordsOf(card(name))));
      expect(new Set(numbersIn(text))).toEqual(new Set(numbers));
      const others = Object.values(REFUSALS).filter(({ kind }) => kind !== refusal.kind);
      expect(others.map((other) => refusalText(messages, other))).not.toContain(text);
    },
  );

  test('a king without a target is told about empty columns only', () => {
    const text = refusalText(messages, { kind: 'noTarget', card: card('KS') });
    expect(text).toBe(messages.refusals.noTargetKing({ rank: 13, suit: 'spades' }));
    expect(refusalText(messages, { kind: 'noTarget', card: card('QS') })).toBe(
      messages.refusals.noTarget({ rank: 12, suit: 'spades' }),
    );
  });

  test.each(CHANGES)('%s is told in sentences', (_, change, runsAfter) => {
    expectSentence(changeText(messages, change, deal, runsAfter));
    const others = CHANGES.filter(([, other]) => other !== change);
    expect(others.map(([, other, runs]) => changeText(messages, other, deal, runs))).not.toContain(
      changeText(messages, change, deal, runsAfter),
    );
  });

  test('a move is told with its target, 1 to 10, and what turned', () => {
    const text = changeText(messages, played(plain, cardMove(0, 9, 2)), deal, 0);
    has(text, messages.card(wordsOf(card('6S'))));
    has(text, messages.card(wordsOf(card('4H'))));
    expect(numbersIn(text)).toEqual([2, 10, 1]);
  });

  test('a row is told card by card, from column 1 on', () => {
    const text = changeText(messages, played(row, DEAL), deal, 0).toLowerCase();
    const places = [...'A23456789T'].map((rank) =>
      text.indexOf(messages.card(wordsOf(card(`${rank}H`))).toLowerCase()),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  test('completed runs are counted up to those there are now', () => {
    const text = changeText(messages, played(twoRuns, DEAL), deal, 3);
    const { spades, hearts } = messages.suitNames;
    expect(text.endsWith(`${messages.said.collected(spades, 2)} ${messages.said.collected(hearts, 3)}`)).toBe(true);
  });

  test('a move taken back is told with the column that has the cards again', () => {
    expect(numbersIn(changeText(messages, undone(plain, cardMove(0, 9, 2)), deal, 0))).toEqual([2, 1]);
  });

  test('games are called by their id, pasted ones by a name', () => {
    for (const kind of ['newGame', 'earlierGame', 'laterGame'] as const) {
      expect(changeText(messages, { kind }, deal, 0)).toContain(dealName(messages, deal));
      expect(changeText(messages, { kind }, pasted, 0)).toContain(messages.status.pastedDeal);
    }
    expect(dealName(messages, deal)).toMatch(/^4-00000-007/u);
  });

  test('a column is told with its number, cards, free end and run', () => {
    const text = columnText(messages, plain, 0);
    expect(numbersIn(text)).toEqual([1, 3, 1, 2]);
    has(text, messages.card(wordsOf(card('5S'))));
    expect(columnText(messages, plain, 9)).toContain('10');
    expect(columnText(messages, plain, 1)).toBe(messages.table.emptyColumn(2));
  });

  test('open cards are told from the free end up, face-down ones never', () => {
    const text = openCardsText(messages, plain, 0).toLowerCase();
    const [five, six, four] = ['5S', '6S', '4H'].map((name) =>
      text.indexOf(messages.card(wordsOf(card(name))).toLowerCase()),
    );
    expect(five).toBeGreaterThanOrEqual(0);
    expect(six).toBeGreaterThan(five!);
    expect(four).toBe(-1);
    expect(openCardsText(messages, plain, 1)).toBe('');
  });

  test('the stock is told with its deals, and when it is used up', () => {
    expect(stockText(messages, row)).toBe(messages.table.stock(1));
    expect(stockText(messages, plain)).toBe(messages.table.stockEmpty);
  });
});

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [1000, '0:01'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
])('%i ms are %s', (elapsedMs, text) => {
  expect(timeText(elapsedMs)).toBe(text);
});
