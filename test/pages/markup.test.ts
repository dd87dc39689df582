import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escaped, inline, linkTo, prose } from '../../src/pages/markup.ts';
import { ADDRESSES, pathOf } from '../../src/ui/addresses.ts';
import { elementsOf } from '../support/html.ts';

test.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  ['*now* and *then*', '<strong>now</strong> and <strong>then</strong>'],
  ['[dealing](#dealing)', '<a href="#dealing">dealing</a>'],
  [
    '[two suits](2), [fair](fairness)',
    '<a href="../../en/2-suits/">two suits</a>, <a href="../../en/fairness/">fair</a>',
  ],
  ['*[one](1)*', '<strong><a href="../../en/1-suit/">one</a></strong>'],
  ['[*one*](1)', '<a href="../../en/1-suit/"><strong>one</strong></a>'],
  ['9♠ on 10♥', '<span class="card-name">9♠</span> on <span class="card-name red">10♥</span>'],
  ['A♦, K♣', '<span class="card-name red">A♦</span>, <span class="card-name">K♣</span>'],
  ['spades ♠, 110♠, 1♠', 'spades ♠, 110♠, 1♠'],
  ['3 * 4', '3 * 4'],
  ['[not a link]', '[not a link]'],
])('%s', (text, html) => {
  expect(inline(text, 'en')).toBe(html);
});

test('a link leads to the page in the language of the text', () => {
  expect(inline('[a](1) [b](fairness)', 'es')).toBe('<a href="../../es/1-palo/">a</a> <a href="../../es/azar/">b</a>');
  for (const address of ADDRESSES) expect(linkTo(address)).toBe(`../../${pathOf(address)}`);
});

test.each(['3', 'goal', 'https://example.com/', 'Fairness', 'toString', '#goals', '#', ' 1', 'javascript:alert(1)'])(
  'a link to %s fails the build',
  (target) => {
    expect(() => inline(`[x](${target})`, 'de')).toThrow();
  },
);

test('paragraphs, lists and steps', () => {
  expect(prose(['one', { list: ['*a*', '<b>'] }, { steps: ['c'] }], 'en')).toBe(
    '<p>one</p><ul><li><strong>a</strong></li><li>&lt;b&gt;</li></ul><ol><li>c</li></ol>',
  );
  expect(prose([], 'en')).toBe('');
});

/** Texts full of what has a meaning in HTML or in our marks. */
const nasty = fc
  .array(
    fc.constantFrom(
      ...'<>&"\'=/*[]()# ax19♠♥',
      '<img src=x onerror=y>',
      '](2)',
      '](#',
      '](#goal)',
      '&lt;',
      '10♦',
      '\u2028',
    ),
    {
      maxLength: 30,
    },
  )
  .map((parts) => parts.join(''));

describe('no text makes markup of its own', () => {
  test('escaped, it has neither tags nor quotes, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string()), (text) => {
        const html = escaped(text);
        expect(html).not.toMatch(/[<>"]/u);
        expect(html.replace(/&(?:amp|lt|gt|quot);/gu, '')).not.toContain('&');
        const back = { amp: '&', lt: '<', gt: '>', quot: '"' };
        expect(html.replace(/&(amp|lt|gt|quot);/gu, (_, name: keyof typeof back) => back[name])).toBe(text);
      }),
    );
  });

  test('as a line, it has only our elements with our attributes', () => {
    let lines = 0;
    fc.assert(
      fc.property(nasty, (text) => {
        let html: string;
        try {
          html = inline(text, 'en');
        } catch (error) {
          expect(String(error)).toContain('is no page');
          return;
        }
        lines++;
        // Crossed marks are an author's slip that the test of the pages finds; here only who wrote the tags matters.
        for (const [tag] of html.matchAll(/<[^>]*>/gu))
          expect(tag).toMatch(/^<(?:\/?strong|\/?a|a href="[^"<>]*"|span class="card-name(?: red)?"|\/span)>$/u);
        expect(html.replace(/<[^>]*>/gu, '')).not.toMatch(/[<>"]/u);
      }),
      { numRuns: 1000 },
    );
    expect(lines).toBeGreaterThan(500);
  });
});

test('the reader of HTML that these tests use refuses what is not well-formed', () => {
  for (const html of [
    '<p>',
    '</p>',
    '<p><b></p></b>',
    '<p><ul></ul></p>',
    '<p',
    'a<',
    '<a href="<">x</a>',
    '<a b="" b="">x</a>',
  ])
    expect(() => elementsOf(html), html).toThrow();
  expect(elementsOf('<p a="1">x<img src="y"> &lt;<b>z</b></p>').map(({ name, text }) => [name, text])).toEqual([
    ['p', 'x <z'],
    ['img', ''],
    ['b', 'z'],
  ]);
});
