import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deal, numberedDeal, sameDeal, startPosition } from '../../src/game/deal.ts';
import { formatLink, parseLink } from '../../src/game/link.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { parseDealId } from '../../src/rules/deal-id.ts';
import { DEAL_RULES, type DealRule, legalMoves } from '../../src/rules/legality.ts';
import { DEAL, type Move } from '../../src/rules/move.ts';
import { formatLine, formatMove } from '../../src/rules/notation.ts';
import { play } from '../../src/rules/play.ts';
import { copyPosition, openingPosition } from '../../src/rules/position.ts';
import { parseLine } from '../../src/rules/reading.ts';
import { replay } from '../../src/rules/replay.ts';
import { DEAL_NUMBERS, shuffledPack } from '../../src/rules/shuffle.ts';

interface Played {
  readonly deal: Deal;
  readonly dealRule: DealRule;
  readonly line: readonly Move[];
}

/** A deal, numbered or pasted, and moves drawn at random. */
const played: fc.Arbitrary<Played> = fc
  .record({
    dealNumber: fc.integer({ min: 0, max: DEAL_NUMBERS - 1 }),
    suitCount: fc.constantFrom(...SUIT_COUNTS),
    dealRule: fc.constantFrom(...DEAL_RULES),
    pasted: fc.boolean(),
    choices: fc.array(fc.nat(), { maxLength: 120 }),
  })
  .map(({ dealNumber, suitCount, dealRule, pasted, choices }) => {
    const opening = openingPosition(shuffledPack({ dealNumber, suitCount }));
    const deal: Deal = pasted
      ? { kind: 'pasted', position: opening, suitCount }
      : numberedDeal({ dealNumber, suitCount });
    const position = copyPosition(opening);
    const line: Move[] = [];
    for (const choice of choices) {
      const moves = legalMoves(position, dealRule);
      if (moves.length === 0) break;
      // The last places too, where the longest runs and the deal are.
      const move = choice % 3 === 0 ? moves.at(-1)! : moves[choice % moves.length]!;
      play(position, move);
      line.push(move);
    }
    return { deal, dealRule, line };
  });

function wonGame(file: string) {
  const [id = '', text = ''] = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8').split('\n');
  const [deal, line] = [parseDealId(id), parseLine(text)];
  if (!deal.ok || !line.ok) throw new Error(file);
  return { deal: numberedDeal(deal.deal), dealRule: 'filled' as const, line: line.value };
}

describe('D4: links', () => {
  test('come back as they were written, with and without rule and moves', () => {
    const property = fc.property(played, ({ deal, dealRule, line }) => {
      for (const link of [{ deal }, { deal, dealRule }, { deal, dealRule, line }]) {
        const parsed = parseLink(formatLink(link));
        if (!parsed.ok) expect.fail(JSON.stringify(parsed));
        expect(sameDeal(parsed.deal, deal)).toBe(true);
        expect({ dealRule: parsed.dealRule, line: parsed.line }).toEqual({
          dealRule: 'dealRule' in link ? dealRule : undefined,
          line: 'line' in link ? line : undefined,
        });
      }
    });
    fc.assert(property, { seed: 1, numRuns: 200 });
  });

  test('stand in an address as they are', () => {
    const property = fc.property(played, ({ deal, dealRule, line }) => {
      if (deal.kind === 'numbered') expect(formatLink({ deal, dealRule, line })).toMatch(/^[\w.-]+$/u);
    });
    fc.assert(property, { seed: 2, numRuns: 100 });
  });

  test.each(['won-line-1.txt', 'won-line-4.txt'])(
    'hold a whole won game in far less than 1,500 characters: %s',
    (file) => {
      const game = wonGame(file);
      expect(formatLink(game).length).toBeLessThan(game.line.length + 60);
    },
  );

  test('a link once given away opens for ever', () => {
    // Written by version A; a change of the order of moves would break it.
    expect(formatLink(wonGame('won-line-4.txt'))).toBe(
      readFileSync(new URL('../data/link-4.txt', import.meta.url), 'utf8').trim(),
    );
  });

  test('every wrong character and every swap in a replay link is caught', () => {
    const text = formatLink(wonGame('won-line-4.txt'));
    const characters = 'ABCabcz019-_.';
    let wrong = 0;
    for (let at = 0; at < text.length; at++) {
      const changed = [...characters].map((character) => text.slice(0, at) + character + text.slice(at + 1));
      const swapped = text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
      // The letters of the deal id may be small or large; the check takes the text as it is all the same.
      for (const bad of [...changed, swapped])
        if (bad !== text) {
          wrong++;
          expect(parseLink(bad).ok, bad).toBe(false);
        }
    }
    expect(wrong).toBeGreaterThan(1500);
  });

  test.each([
    ['4-054N2-Z97AJ.filled.A.B', 'parts'],
    ['4-054N2-Z97AJ.sometimes', 'rule'],
    ['4-054N2-Z97AJ.filled.Axyz', 'check'],
  ])('%s is refused: %s', (text, kind) => {
    expect(parseLink(text)).toEqual({ ok: false, form: 'link', problem: { kind } });
  });

  test('hostile texts are refused without an exception', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(
          '4-054N2-Z97AJ',
          '.',
          'filled',
          'A',
          '<script>',
          '__proto__',
          '%',
          '\u0000',
          '#',
          '/;',
          'constructor',
        ),
        fc.string({ unit: 'binary' }),
      ),
      { maxLength: 12 },
    );
    const property = fc.property(pieces, (parts) => {
      const parsed = parseLink(parts.join(''));
      if (parsed.ok) expect(parts.join('').trim().length).toBeGreaterThan(10);
    });
    fc.assert(property, { seed: 3, numRuns: 5000 });
  });
});

describe('D9: a deal followed by moves as text', () => {
  const { deal, line } = wonGame('won-line-1.txt');
  const id = formatLink({ deal });

  test('is read with the moves, under the strictest rule that allows them', () => {
    const property = fc.property(played, ({ deal: other, line: moves }) => {
      fc.pre(moves.some(({ kind }) => kind === 'cards'));
      const parsed = parseLink(`${formatLink({ deal: other })}\n${formatLine(moves)}`);
      if (!parsed.ok || parsed.line === undefined || parsed.dealRule === undefined) throw new Error('unreadable');
      expect(parsed.line).toEqual(moves);
      expect(sameDeal(parsed.deal, other)).toBe(true);
      const stricter = (['filled', 'filledOrFew', 'always'] as const).slice(0, STRICTNESS[parsed.dealRule]);
      for (const rule of stricter) expect(replay(startPosition(other), moves, rule).ok).toBe(false);
    });
    fc.assert(property, { numRuns: 200 });
  });

  test('or moves alone, of the deal on the table', () => {
    expect(parseLink(formatLine(line), deal)).toMatchObject({ ok: true, deal, line, dealRule: 'filled' });
    expect(parseLink(formatLine(line)).ok).toBe(false);
    const position = copyPosition(startPosition(deal));
    for (const move of [DEAL, DEAL]) play(position, move);
    const next = legalMoves(position, 'filled')[0]!;
    const parsed = parseLink(`  D d ${formatMove(next)}`, deal);
    expect(parsed).toMatchObject({ ok: true, line: [DEAL, DEAL, next] });
  });

  test('is refused with the place of what is wrong', () => {
    const first = formatLine(line.slice(0, 2));
    const what = { kind: 'unreadableMove', found: '2>11' };
    expect(parseLink(`${id} ${first} 2>11`)).toEqual({
      ok: false,
      form: 'cards',
      problem: { line: 1, place: id.length + first.length + 3, what },
    });
    expect(parseLink(`${id} ${first} 1>1x13`)).toMatchObject({ ok: false, form: 'link', problem: { kind: 'moves' } });
    expect(parseLink(`${id.slice(0, -1)}0 ${first}`).ok).toBe(false);
  });
});

const STRICTNESS = { filled: 0, filledOrFew: 1, always: 2 } as const;
