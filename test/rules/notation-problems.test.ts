/** Text forms: what is wrong with a text is named by line and place, and no text does harm. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../src/rules/card.ts';
import { formatOpening, formatPosition } from '../../src/rules/notation.ts';
import type { Position } from '../../src/rules/position.ts';
import {
  type NotationProblem,
  type Parsed,
  parseLine,
  parseMove,
  parseOpening,
  parsePosition,
} from '../../src/rules/reading.ts';
import { dataLines } from '../support/data.ts';
import { card, run } from '../support/sketch.ts';

const SEED = 1;
const SPADES = run('S', 13, 1).join('');

function problemOf(parsed: Parsed<unknown>): NotationProblem | undefined {
  return parsed.ok ? undefined : parsed.problem;
}

/** A position text of ten columns, of which the first ones are given. */
const position = (columns: string, stock = '', runs = ''): string =>
  `${columns}${'/'.repeat(9 - (columns.match(/\//gu) ?? []).length)};${stock};${runs}`;

describe('a position', () => {
  test('of two whole packs passes: this is what the tables below spoil', () => {
    expect(problemOf(parsePosition(position('KS', run('S', 12, 1).join('').slice(0, 20), '')))).toBeDefined();
    expect(problemOf(parsePosition(position(`2sAS/${run('S', 13, 3).join('')}`, '', 'SSSSSSS')))).toBeUndefined();
  });

  test.each<[string, string, number, number, NotationProblem['what']]>([
    ['an unreadable card', position('KSXSQS'), 1, 3, { kind: 'unreadableCard', found: 'X' }],
    ['a suit alone', position('KS/S'), 1, 4, { kind: 'unreadableCard', found: 'S' }],
    ['a rank alone', position('KS/7/'), 1, 4, { kind: 'unreadableCard', found: '7' }],
    ['a card that does not exist', position('1S'), 1, 1, { kind: 'unreadableCard', found: '1' }],
    ['an unreadable card in a later line', position('KS\n/QS\n/JS ?S'), 3, 5, { kind: 'unreadableCard', found: '?' }],
    ['a character beyond 16 bits', position('KS🂡QS'), 1, 3, { kind: 'unreadableCard', found: '🂡' }],
    [
      'places are counted in characters',
      position('KS/🂡'.replace('🂡', 'QS?')),
      1,
      6,
      { kind: 'unreadableCard', found: '?' },
    ],
    ['an unreadable card in the stock', position('KS', '\nQS !'), 2, 4, { kind: 'unreadableCard', found: '!' }],
    ['one part too few', 'KS/QS;', 1, 7, { kind: 'partCount', found: 2, expected: 3 }],
    ['one part too many', 'KS;;;', 1, 6, { kind: 'partCount', found: 4, expected: 3 }],
    ['no text', '', 1, 1, { kind: 'partCount', found: 1, expected: 3 }],
    ['a column too few', 'KS////////;;', 1, 11, { kind: 'columnCount', found: 9, expected: 10 }],
    ['a column too many', 'KS\n//////////;;', 2, 11, { kind: 'columnCount', found: 11, expected: 10 }],
    ['face down on open', position('KS/QsJS\nTs'), 2, 1, { kind: 'faceDownOnOpen', column: 1 }],
    ['half a row in stock', position('KS', 'QSJS'), 1, 13, { kind: 'stockRows', found: 2 }],
    ['six rows in stock', position('', SPADES.repeat(5).slice(0, 120), ''), 1, 11, { kind: 'stockRows', found: 60 }],
    ['a run that is no suit', position('KS', '', 'SX'), 1, 15, { kind: 'unreadableRun', found: 'X' }],
    ['too few cards', position('KS'), 1, 14, { kind: 'cardCount', found: 1, expected: 104 }],
    ['too many cards', `${position('KS', '', 'SSSS\nSSSS')}`, 2, 5, { kind: 'cardCount', found: 105, expected: 104 }],
    ['three suits', position(`2D/${SPADES.slice(0, 24)}`, '', 'S\nSHHDDS'), 1, 1, { kind: 'suits' }],
    ['hearts alone', position('', '', '\nHHHHHHHH'), 2, 1, { kind: 'suits' }],
    ['spades and clubs', position('', '', 'SSSSSC\nCC'), 1, 17, { kind: 'suits' }],
    [
      'a ninth king, here in the sixth run',
      position(`AsKS/\n${SPADES.slice(0, 20)}KS`, '', 'SSSSSSS'),
      2,
      38,
      { kind: 'tooManyCopies', card: card('KS'), expected: 8 },
    ],
    [
      'a third run of four suits',
      position('', '', 'SSSHHDCC'),
      1,
      14,
      { kind: 'tooManyCopies', card: card('KS'), expected: 2 },
    ],
  ])('%s', (_, text, line, place, what) => {
    expect(problemOf(parsePosition(text))).toEqual({ line, place, what });
  });
});

describe('an opening', () => {
  const text = formatOpening(packOf(4));
  test.each<[string, string, number, number, NotationProblem['what']]>([
    ['no text', '', 1, 1, { kind: 'cardCount', found: 0, expected: 104 }],
    ['a card too few', text.slice(2), 1, 207, { kind: 'cardCount', found: 103, expected: 104 }],
    ['a card too many', `${text}\nAS`, 2, 3, { kind: 'cardCount', found: 105, expected: 104 }],
    ['an unreadable card', `AS\r\n 2S 0S`, 2, 5, { kind: 'unreadableCard', found: '0' }],
    ['a card twice', `${text.slice(0, 206)}AS`, 1, 207, { kind: 'tooManyCopies', card: card('AS'), expected: 2 }],
    ['no clubs', text.replaceAll('C', 'S'), 1, 53, { kind: 'suits' }],
    ['another game', 'MS 14934', 1, 1, { kind: 'unreadableCard', found: 'M' }],
  ])('%s', (_, opening, line, place, what) => {
    expect(problemOf(parseOpening(opening))).toEqual({ line, place, what });
  });

  // These letters turn into K and S under case folding.
  test.each(['\u212aS', 'Kſ', 'ﬆS', 'ＫS'])('%j is no card', (found) => {
    const problem = problemOf(parseOpening(text.replace('KS', found)));
    expect(problem?.what.kind).toBe('unreadableCard');
    expect(problemOf(parsePosition(position(found)))?.what.kind).toBe('unreadableCard');
    expect(problemOf(parsePosition(position('', '', 'ſ')))?.what).toEqual({ kind: 'unreadableRun', found: 'ſ' });
  });
});

test.each([
  ['1>2 1>12x1 D', 1, 5, '1>12x1'],
  ['D\n D 3>4x2\n\n  7>7x0 D', 4, 3, '7>7x0'],
  ['x', 1, 1, 'x'],
  ['1>2,3>4', 1, 1, '1>2,3>4'],
  ['D 🂡', 1, 3, '🂡'],
])('a line of play: %j', (text, line, place, found) => {
  expect(problemOf(parseLine(text))).toEqual({ line, place, what: { kind: 'unreadableMove', found } });
});

test.each(['', '  \n'])('%j is a line of no moves', (text) => {
  expect(parseLine(text)).toEqual({ ok: true, value: [] });
});

describe('spoiled text', () => {
  const originals = [...dataLines('late-positions.txt'), ...dataLines('openings.txt')].map(
    (line) => line.split(' ')[1]!,
  );
  const glyph = fc.oneof(
    fc.constantFrom(...'A23456789TJQKSHDCshdc;/10 \n,;'),
    fc.constantFrom('\u212a', 'ſ', '🂡', '\u0000', '\ud800', 'é'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  );
  const edit = fc.record({ at: fc.nat(), cut: fc.nat(3), put: fc.array(glyph, { maxLength: 2 }) });

  test('never throws, and what is accepted is a whole position that reads the same again', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.constantFrom(...originals), fc.array(edit, { minLength: 1, maxLength: 3 }), (original, edits) => {
        let text = original;
        for (const { at, cut, put } of edits) {
          const place = at % (text.length + 1);
          text = text.slice(0, place) + put.join('') + text.slice(place + cut);
        }
        const opening = parseOpening(text);
        if (opening.ok) expect(new Set(opening.value.cards)).toEqual(new Set(packOf(opening.value.suitCount)));
        parseLine(text);
        parseMove(text);
        const parsed = parsePosition(text);
        if (opening.ok || parsed.ok) accepted++;
        for (const { problem } of [opening, parsed].filter((result) => !result.ok)) expectInside(problem, text);
        if (!parsed.ok) return;
        const { position: read, suitCount } = parsed.value;
        expect(cardsOf(read)).toEqual(new Set(packOf(suitCount)));
        expect(parsePosition(formatPosition(read))).toMatchObject({ ok: true, value: { suitCount } });
      }),
      { numRuns: 20_000, seed: SEED },
    );
    expect(accepted).toBeGreaterThan(500);
  });

  const cardsOf = ({ columns, stock, foundations }: Position) => new Set([...columns, stock, ...foundations].flat());

  function expectInside({ line, place }: NotationProblem, text: string): void {
    const lines = text.split('\n');
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(place).toBeLessThanOrEqual([...lines[line - 1]!].length + 1);
    expect(Math.min(line, place)).toBeGreaterThanOrEqual(1);
  }
});
