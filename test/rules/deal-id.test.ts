import fc from 'fast-check';
import { assert, describe, expect, test } from 'vitest';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { type DealIdProblem, formatDealId, parseDealId } from '../../src/rules/deal-id.ts';
import { DEAL_NUMBERS, type NumberedDeal } from '../../src/rules/shuffle.ts';
import { chance } from '../support/random.ts';

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SEED = 1;

const deals: fc.Arbitrary<NumberedDeal> = fc.record({
  dealNumber: fc.oneof(
    fc.maxSafeNat().map((n) => n % DEAL_NUMBERS),
    fc.nat(99),
    fc.nat(99).map((n) => DEAL_NUMBERS - 1 - n),
  ),
  suitCount: fc.constantFrom(...SUIT_COUNTS),
});

const bare = (deal: NumberedDeal): string => formatDealId(deal).replaceAll('-', '');
const problemOf = (text: string): DealIdProblem | undefined => {
  const parsed = parseDealId(text);
  return parsed.ok ? undefined : parsed.problem;
};

test('D3: an id read back is the deal it was made from', () => {
  fc.assert(
    fc.property(deals, (deal) => {
      expect(formatDealId(deal)).toMatch(/^[124]-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/u);
      expect(parseDealId(formatDealId(deal))).toEqual({ ok: true, deal });
    }),
    { numRuns: 5000, seed: SEED },
  );
});

describe('D3: typing errors', () => {
  test('every wrong character is caught', () => {
    let tried = 0;
    fc.assert(
      fc.property(deals, (deal) => {
        const id = bare(deal);
        for (let place = 0; place < id.length; place++)
          for (const symbol of SYMBOLS)
            if (symbol !== id[place]) {
              tried++;
              assert(!parseDealId(id.slice(0, place) + symbol + id.slice(place + 1)).ok);
            }
      }),
      { numRuns: 300, seed: SEED },
    );
    expect(tried).toBe(300 * 11 * 31);
  });

  test('every swap of two different characters is caught, neighbours or not', () => {
    let tried = 0;
    fc.assert(
      fc.property(deals, (deal) => {
        const id = [...bare(deal)];
        for (let i = 0; i < id.length; i++)
          for (let j = i + 1; j < id.length; j++)
            if (id[i] !== id[j]) {
              const swapped = id.map((symbol, k) => (k === i ? id[j] : k === j ? id[i] : symbol)).join('');
              tried++;
              assert(!parseDealId(swapped).ok);
            }
      }),
      { numRuns: 2000, seed: SEED },
    );
    expect(tried).toBeGreaterThan(80_000);
  });

  test('a lost or an additional character is caught', () => {
    fc.assert(
      fc.property(deals, fc.nat(10), fc.constantFrom(...SYMBOLS), (deal, place, symbol) => {
        const id = bare(deal);
        expect(problemOf(id.slice(0, place) + id.slice(place + 1))).toEqual({
          kind: 'length',
          found: 10,
          expected: 11,
        });
        expect(problemOf(id.slice(0, place) + symbol + id.slice(place))).toEqual({
          kind: 'length',
          found: 12,
          expected: 11,
        });
      }),
      { numRuns: 500, seed: SEED },
    );
  });

  test('of ten characters at random behind a right suit count about one in a thousand passes', () => {
    let passed = 0;
    const pick = chance(1);
    for (let i = 0; i < 100_000; i++) {
      const symbols = Array.from({ length: 10 }, () => SYMBOLS[pick(32)]).join('');
      if (parseDealId(`4${symbols}`).ok) passed++;
    }
    expect(passed).toBeGreaterThan(50);
    expect(passed).toBeLessThan(150);
  });
});

describe('forgiving reading', () => {
  const deal: NumberedDeal = { dealNumber: 123_456_789_012, suitCount: 4 };
  test.each([
    ['4-3JZ9J-6GMCB'],
    ['43JZ9J6GMCB'],
    ['4-3jz9j-6gmcb'],
    ['  4 3jz9j 6gmcb\n'],
    ['4 – 3JZ9J — 6GMCB'],
    ['4_3JZ9J.6GMCB'],
    ['4\t3 J Z 9 J 6 G M C B'],
  ])('%j', (text) => {
    expect(parseDealId(text)).toEqual({ ok: true, deal });
  });

  test('O is read as 0, I and L as 1, in any case', () => {
    const id = formatDealId({ dealNumber: 32, suitCount: 1 });
    expect(id).toMatch(/^1-00000-010/u);
    for (const [zero, one] of ['OI', 'ol', 'oi', 'OL', '0L'].map((pair) => [...pair]))
      expect(parseDealId(id.replaceAll('0', zero!).replaceAll('1', one!))).toEqual({
        ok: true,
        deal: { dealNumber: 32, suitCount: 1 },
      });
  });
});

describe('what is wrong with an id', () => {
  test.each<[string, DealIdProblem]>([
    ['', { kind: 'length', found: 0, expected: 11 }],
    ['4-3JZ9J', { kind: 'length', found: 6, expected: 11 }],
    ['4-3JZ9J-6GMCB-0', { kind: 'length', found: 12, expected: 11 }],
    ['4-3JZ9J-6GMCU', { kind: 'character', found: 'U', place: 13 }],
    ['4-3uZ9J-6GMCB', { kind: 'character', found: 'u', place: 4 }],
    [' 4 3jz!j', { kind: 'character', found: '!', place: 7 }],
    ['4-🂡JZ9J-6é', { kind: 'character', found: '🂡', place: 3 }],
    ['🂡', { kind: 'character', found: '🂡', place: 1 }],
    ['4-3JZ9J-6é', { kind: 'character', found: 'é', place: 10 }],
    ['3-3JZ9J-6GMCB', { kind: 'suitCount', found: '3' }],
    ['a-3JZ9J-6GMCB', { kind: 'suitCount', found: 'A' }],
    ['4-3JZ9J-6GMCC', { kind: 'check' }],
    ['2-3JZ9J-6GMCB', { kind: 'check' }],
  ])('%j', (text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  test.each(['ﬆ', 'ﬅ', 'ſ', 'ı', '\u212a', 'Ａ', '٣'])(
    '%s is no letter or digit of an id, whatever its upper case',
    (found) => {
      expect(problemOf(`4-3JZ9${found}-6GMCB`)).toEqual({ kind: 'character', found, place: 7 });
    },
  );
});

test('no text makes the reader throw, and one that passes is an id but for the way it is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 16 }), (text) => {
      parseDealId(text);
    }),
    { numRuns: 2000, seed: SEED },
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...SYMBOLS, ...'oOiIlL- abcxyz'), minLength: 11, maxLength: 14 }),
      (text) => {
        const parsed = parseDealId(text);
        const plain = text.replace(/[- ]/gu, '').toUpperCase().replace(/O/gu, '0').replace(/[IL]/gu, '1');
        if (parsed.ok) expect(bare(parsed.deal)).toBe(plain);
      },
    ),
    { numRuns: 20_000, seed: SEED },
  );
});
