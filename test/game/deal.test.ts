import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deal, formatDeal, numberedDeal, sameDeal, startPosition } from '../../src/game/deal.ts';
import { parseDeal } from '../../src/game/deal-text.ts';
import { kpatienceDeal, pysolDeal } from '../../src/game/other-programs.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { formatDealId } from '../../src/rules/deal-id.ts';
import { formatOpening, formatPosition } from '../../src/rules/notation.ts';
import { openingPosition, samePosition } from '../../src/rules/position.ts';
import { DEAL_NUMBERS, shuffledPack } from '../../src/rules/shuffle.ts';
import { anyDeal } from '../support/game-play.ts';

const NUMBERED = { dealNumber: 123_456_789_012, suitCount: 2 } as const;
const ID = formatDealId(NUMBERED);
const CARDS = shuffledPack(NUMBERED);
const OPENING = formatOpening(CARDS);
const POSITION = formatPosition(openingPosition(CARDS));

function read(text: string): Deal {
  const parsed = parseDeal(text);
  if (!parsed.ok) throw new Error(`unreadable: ${JSON.stringify(parsed)}`);
  return parsed.deal;
}

describe('D5: deals of another program', () => {
  test.each([
    ['PySolFC 14934', 4],
    ['pysol #14934', 4],
    ['#14934', 4],
    ['ms 14934', 4],
    ['  Microsoft 14934\n', 4],
    ['PySolFC 4/14934', 4],
    ['PySolFC 2/14934', 2],
    ['pysol 2 #14934', 2],
    ['#2/14934', 2],
    ['ms 1: 14934', 1],
    [' PYSOLFC 1, 14934', 1],
  ] as const)('%s opens', (text, suitCount) => {
    expect(read(text)).toEqual({ kind: 'pasted', position: pysolDeal(14_934, suitCount), suitCount });
  });

  test('a number beyond the last is named', () => {
    const problem = { program: 'pysol', found: 32_001, first: 0, last: 32_000 };
    for (const text of ['PySolFC 32001', 'PySolFC 1/32001'])
      expect(parseDeal(text)).toEqual({ ok: false, form: 'number', problem });
  });

  test.each(['PySolFC 3/14934', 'PySolFC 0/14934', 'pysol', 'ms 2/', 'Microsoft 14934/2'])('%s is told how', (text) => {
    expect(parseDeal(text)).toEqual({ ok: false, form: 'program', program: 'pysol' });
  });

  test.each(SUIT_COUNTS)('the text of such a deal opens it again, with %i suits', (suitCount) => {
    for (const program of ['PySolFC', 'KPatience']) {
      const deal = read(`${program} ${suitCount}/14934`);
      expect(sameDeal(read(formatDeal(deal)), deal)).toBe(true);
    }
  });

  test.each(['KPatience 2/1911227091', 'kpat 2 1911227091', 'KPATIENCE 2: 1911227091', ' kpat 2, #1911227091'])(
    '%s opens',
    (text) => {
      expect(read(text)).toEqual({ kind: 'pasted', position: kpatienceDeal(1_911_227_091, 2), suitCount: 2 });
    },
  );

  test('a number of KPatience says how many suits, and is one of its numbers', () => {
    for (const text of ['KPatience 1911227091', 'kpat 3/17'])
      expect(parseDeal(text)).toEqual({ ok: false, form: 'program', program: 'kpatience' });
    for (const found of [0, 2 ** 31]) {
      const problem = { program: 'kpatience', found, first: 1, last: 2 ** 31 - 1 };
      expect(parseDeal(`KPatience 4/${found}`)).toEqual({ ok: false, form: 'number', problem });
    }
  });
});

describe('parseDeal', () => {
  test.each([
    ['an id', ID],
    ['an id in lower case between blanks', `  ${ID.toLowerCase()}\n`],
    ['an id without hyphens', ID.replaceAll('-', '')],
    ['an id spelt with blanks', [...ID.replaceAll('-', '')].join(' ')],
  ])('reads %s', (_, text) => {
    expect(read(text)).toEqual({ kind: 'numbered', ...NUMBERED });
  });

  test.each([
    ['an opening', OPENING],
    ['an opening with blanks and line breaks', OPENING.replace(/(.{20})/gu, '$1 \n')],
    ['a position', POSITION],
    ['a position on several lines', POSITION.replaceAll('/', '/\n').replaceAll(';', ';\n')],
  ])('reads %s', (_, text) => {
    const deal = read(text);
    expect(deal).toMatchObject({ kind: 'pasted', suitCount: 2 });
    expect(samePosition(startPosition(deal), openingPosition(CARDS))).toBe(true);
  });

  test.each([
    ['nothing', '', 'id', { kind: 'length', found: 0 }],
    ['a short id', ID.slice(0, -1), 'id', { kind: 'length', found: 10 }],
    ['an id with a wrong character', ID.replace('-', '-*'), 'id', { kind: 'character', found: '*', place: 3 }],
    ['an id of three suits', `3${ID.slice(1)}`, 'id', { kind: 'suitCount', found: '3' }],
    ['an id with another suit count', `4${ID.slice(1)}`, 'id', { kind: 'check' }],
    ['an opening that lacks a card', OPENING.slice(2), 'cards', { line: 1, what: { kind: 'cardCount', found: 103 } }],
    ['a line that is no card', `\n\n${OPENING}XX`, 'cards', { line: 3, place: 209, what: { kind: 'unreadableCard' } }],
    ['a position without runs', 'KS/QS;', 'cards', { what: { kind: 'partCount', found: 2 } }],
    ['columns alone', 'KS/QS', 'cards', { what: { kind: 'partCount', found: 1 } }],
  ] as const)('refuses %s', (_, text, form, problem) => {
    expect(parseDeal(text)).toMatchObject({ ok: false, form, problem });
  });

  test('never throws, whatever the text', () => {
    const soup = fc.string({ unit: fc.constantFrom(...'AKQ7TSHdc04-;/ \n,Ⅷ'), maxLength: 300 });
    const property = fc.property(fc.oneof(fc.string({ unit: 'binary' }), soup), (text) => {
      const parsed = parseDeal(text);
      if (!parsed.ok) expect(parsed.form).toBeTypeOf('string');
    });
    fc.assert(property, { seed: 1, numRuns: 300 });
  });
});

test('formatDeal gives a text that opens the same deal again', () => {
  const property = fc.property(anyDeal, (deal) => {
    expect(read(formatDeal(deal))).toEqual(deal);
  });
  fc.assert(property, { seed: 1 });
  expect(formatDeal(numberedDeal(NUMBERED))).toBe(ID);
});

describe('sameDeal', () => {
  const numbered = numberedDeal(NUMBERED);

  test.each([
    ['the number', numberedDeal({ ...NUMBERED })],
    ['the opening as text', read(OPENING)],
    ['the position as text', read(POSITION)],
  ])('a deal is the same as %s', (_, deal) => {
    expect([sameDeal(numbered, deal), sameDeal(deal, numbered)]).toEqual([true, true]);
  });

  test.each([
    ['another number', numberedDeal({ ...NUMBERED, dealNumber: 7 })],
    ['another suit count', numberedDeal({ ...NUMBERED, suitCount: 4 })],
    ['one card turned', read(POSITION.replace(/[hs](?=..\/)/u, (suit) => suit.toUpperCase()))],
    ['two columns exchanged', read(POSITION.replace(/^([^/]+)\/([^/]+)/u, '$2/$1'))],
  ])('a deal is not the same as %s', (_, deal) => {
    expect([sameDeal(numbered, deal), sameDeal(deal, numbered)]).toEqual([false, false]);
  });
});

test('every deal number of every suit count has a start', () => {
  for (const suitCount of SUIT_COUNTS)
    for (const dealNumber of [0, 1, DEAL_NUMBERS - 1]) {
      const { columns, stock } = startPosition(numberedDeal({ dealNumber, suitCount }));
      expect(columns.map((cards) => cards.length)).toEqual([6, 6, 6, 6, 5, 5, 5, 5, 5, 5]);
      expect(stock).toHaveLength(50);
    }
});
