import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { fairnessWay, SHOWN_DEAL } from '../../src/pages/fairness-way.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { checkOf, formatDealId } from '../../src/rules/deal-id.ts';
import { formatCard } from '../../src/rules/notation.ts';
import { COLUMN_COUNT, openingPosition } from '../../src/rules/position.ts';
import { DEAL_NUMBERS, type NumberedDeal, shuffledPack } from '../../src/rules/shuffle.ts';
import { docText } from '../support/data.ts';
import { elementsOf, type HtmlElement } from '../support/html.ts';
import { htmlOf, textOf } from '../support/pages.ts';

interface Way {
  readonly elements: readonly HtmlElement[];
  /** The rows of the table as in docs/deals.md: name, then cards of two characters. */
  readonly rows: readonly (readonly [name: string, cards: readonly string[]])[];
  readonly steps: readonly string[];
}

const cardsIn = (text: string): string[] =>
  text
    .split(' ')
    .map((card) => card.replace('10', 'T').replace(/[♠♥♦♣]/u, (sign) => 'SHDC'.charAt('♠♥♦♣'.indexOf(sign))));

function read(html: string): Way {
  const elements = elementsOf(html);
  const rows = elements.find(({ attributes }) => attributes.get('class') === 'rows')!;
  return {
    elements,
    rows: rows.children.map(({ children: [name, cards] }) => [name!.text, cardsIn(cards!.text)] as const),
    steps: elements
      .filter(({ name, parent }) => name === 'li' && parent?.attributes.get('class') !== 'cards')
      .map(({ text }) => text),
  };
}

const shown = (deal: NumberedDeal, language: (typeof LANGUAGES)[number] = 'en'): Way =>
  read(fairnessWay(textOf(language).fairness.way, language, deal));

describe.each(LANGUAGES)('the worked example of docs/deals.md, in %s', (language) => {
  const { way } = textOf(language).fairness;
  const { elements, rows, steps } = shown(SHOWN_DEAL, language);
  const listed = docText('deals.md').split('## A worked example')[1]!;

  test('is what the page shows', () => {
    expect(htmlOf({ language, topic: 'fairness' })).toContain(fairnessWay(way, language, SHOWN_DEAL));
    const [, id] = /^id +(\S+)$/mu.exec(listed)!;
    expect(formatDealId(SHOWN_DEAL)).toBe(id);
  });

  test('has its state, its first five steps with their words and picks', () => {
    const [, a, b, c, counter] = /^state +a (\d+), b (\d+), c (\d+), counter (\d+)$/mu.exec(listed)!;
    const text = elements.map((element) => element.text).join('\n');
    expect(text).toContain(way.state(Number(a), Number(b), Number(c), Number(counter)));
    const swaps = [...listed.matchAll(/^word (\d+) < \d+, mod (\d+) = (\d+): swap places (\d+) and \d+$/gmu)];
    expect(swaps.map(([, , , pick]) => Number(pick))).toEqual([23, 102, 12, 46, 86]);
    const told = swaps.map(([, word, n, pick, last]) => way.swap(Number(word), Number(n), Number(pick), Number(last)));
    const first = steps.indexOf(told[0]!);
    expect(steps.slice(first, first + 5)).toEqual(told);
  });

  test('has its rows of cards', () => {
    const names = { 'face down': way.faceDown, 'face up': way.faceUp, stock: '' } as const;
    const wanted = [...listed.matchAll(/^(face down|face up|stock) +(.+)$/gmu)].map(([, name, cards]) => ({
      name: names[name as keyof typeof names],
      cards: cards!.split(' '),
    }));
    let row = 0;
    expect(rows).toEqual(wanted.map(({ name, cards }) => [name === '' ? way.stock(++row) : name, cards]));
  });
});

const anyDeal: fc.Arbitrary<NumberedDeal> = fc.record({
  dealNumber: fc.oneof(fc.maxSafeNat(), fc.nat(1000)).map((n) => n % DEAL_NUMBERS),
  suitCount: fc.constantFrom(...SUIT_COUNTS),
});

test('for any deal, the table that is shown is the one that is played', () => {
  fc.assert(
    fc.property(anyDeal, (deal) => {
      const { rows, elements, steps } = shown(deal);
      const cards = rows.map(([, row]) => row);
      expect(cards.map((row) => row.length)).toEqual([10, 10, 10, 10, 4, 10, 10, 10, 10, 10, 10]);
      const opening = openingPosition(shuffledPack(deal));
      const columns = Array.from({ length: COLUMN_COUNT }, (_, column) =>
        cards.slice(0, 6).flatMap((row) => row[column] ?? []),
      );
      expect(columns).toEqual(opening.columns.map((column) => column.map(formatCard)));
      expect(cards.slice(6).flat()).toEqual([...opening.stock].reverse().map(formatCard));
      // 103 swaps, and the four steps of the generator where a language lists them.
      expect(steps.length).toBeGreaterThanOrEqual(103);
      const parts = elements.filter(({ name }) => name === 'code').map(({ text }) => text);
      expect(parts.join('')).toBe(formatDealId(deal).replaceAll('-', ''));
      expect(elements.find(({ attributes }) => attributes.get('class') === 'id-parts')!.text).toContain(
        `mod 1021 = ${checkOf(deal)}`,
      );
    }),
    { numRuns: 40 },
  );
});

test('a word that is thrown away is shown with its limit', () => {
  // The one that docs/deals.md names.
  const { way } = textOf('en').fairness;
  const { steps } = shown({ dealNumber: 1_755_418, suitCount: 4 });
  const told = steps.filter((step) => step.includes('4294967274'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(way.discarded(4_294_967_274, 4_294_967_254));
  expect(told[0]).toContain('53');
});
