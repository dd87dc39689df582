import { describe, expect, it } from 'vitest';
import { KING, packOf, SUITS } from '../../../src/rules/card.ts';
import { BACKS, backPrint } from '../../../src/ui/cards/backs.ts';
import { deckOf, palette } from '../../../src/ui/cards/deck.ts';
import { type FaceStyle, facePrint } from '../../../src/ui/cards/face.ts';
import { GLYPH_HEIGHT, glyphOf } from '../../../src/ui/cards/glyphs.ts';

const RANKS = Array.from({ length: KING }, (_, index) => index + 1);
const STYLES = ['compact', 'dense', 'full'] as const;
const prints = [
  ...SUITS.flatMap((suit) => RANKS.flatMap((rank) => STYLES.map((style) => facePrint(rank, suit, style)))),
  ...BACKS.map(backPrint),
];

/** The open elements at the end of the text, or the first tag that is malformed or closes another element. */
function unclosedTags(xml: string): string[] {
  const open: string[] = [];
  const rest = xml.replace(/<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/g, (_, end, name, _attributes, empty) => {
    if (end === '') {
      if (empty === '') open.push(name);
      return '';
    }
    return open.pop() === name ? '' : `</${name}>`;
  });
  return rest === '' ? open : [rest];
}

describe('the prints of faces and backs', () => {
  it('are well-formed XML without repeated attributes', () => {
    for (const print of prints) {
      expect(unclosedTags(print)).toEqual([]);
      for (const [tag] of print.matchAll(/<[^>]+>/g)) {
        const names = [...tag.matchAll(/ ([a-zA-Z-]+)=/g)].map((match) => match[1]);
        expect(new Set(names).size, tag).toBe(names.length);
      }
    }
  });

  it('have only well-formed numbers', () => {
    expect(prints.join('')).not.toMatch(/NaN|undefined|Infinity|\de-\d/);
  });

  it('refer to nothing but what they hold', () => {
    for (const print of prints) {
      const names = [...print.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
      expect(print).not.toMatch(/href/);
      expect([...print.matchAll(/url\(#([^)]+)\)/g)].map(([, name]) => name)).toEqual(names);
      expect(print.split('url(')).toHaveLength(names.length + 1);
    }
  });

  it('name no colour of their own', () => {
    for (const [, paint] of prints.join('').matchAll(/ (?:fill|stroke|color)="([^"]+)"/g))
      expect(paint).toMatch(
        /^(none|currentColor|url\(#tile\)|var\(--(suit-(spades|hearts|diamonds|clubs)|card-paper|back-(ink|paper))\))$/,
      );
  });
});

describe('the deck', () => {
  const colours = palette((name) => `#${name.slice(2)}`);
  const deck = deckOf(colours);
  const pack = packOf(4);
  const addresses = [...pack.flatMap((card) => STYLES.map((style) => deck.face(card, style))), ...BACKS.map(deck.back)];

  it('has a picture of its own for every face in each style and for every back, the same for both copies', () => {
    expect(new Set(addresses).size).toBe(3 * 52 + 3);
  });

  it.each(addresses.slice(0, 3).concat(addresses.slice(-1)))(
    '%#: a whole image that names what it shows',
    (address) => {
      const [, svg, name] = /^data:image\/svg\+xml,([^#]*)#((?:face-\d+|back)-\w+)$/.exec(address) ?? [];
      expect(name).toBeDefined();
      const image = decodeURIComponent(svg!);
      expect(image).toMatch(/^<svg xmlns=".*<\/svg>$/);
      expect(unclosedTags(image.replace(/xmlns="[^"]*" /, ''))).toEqual([]);
    },
  );

  it('fills in every colour, since an image sees nothing of the page', () => {
    for (const address of addresses) {
      const image = decodeURIComponent(address.slice(0, address.lastIndexOf('#')));
      expect(image).not.toContain('var(');
      expect(image).not.toContain('undefined');
    }
    expect(decodeURIComponent(deck.face(pack[0]!, 'full'))).toContain('"#suit-spades"');
    expect(decodeURIComponent(deck.back('web'))).toContain('"#back-ink"');
  });
});

describe('the index line', () => {
  // The share of the card's height that a stepped card shows: 18 and 13 of 46 px on a phone, 28 % on larger cards.
  const SHOWN = { compact: 18 / 46.2, dense: 13 / 46.2, full: 0.28 } as const;

  it.each(['compact', 'dense', 'full'] as const)('is wholly shown on stepped %s cards', (style) => {
    const limit = SHOWN[style] * 140;
    for (const rank of RANKS) {
      const [glyph, suit] = indexBoxes(rank, style);
      expect(Math.min(glyph.top, suit.top)).toBeGreaterThan(3);
      expect(Math.max(glyph.bottom, suit.bottom)).toBeLessThan(limit);
      expect(glyph.right, `rank ${rank}`).toBeLessThan(suit.left);
      expect(suit.right).toBeLessThan(97);
    }
  });
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The boxes of the rank and the suit of a face's index, which are drawn first. */
function indexBoxes(rank: number, style: FaceStyle): [Box, Box] {
  const face = facePrint(rank, 'spades', style);
  const [, x, y, scaleX, scaleY] = face.match(/translate\((\S+) (\S+)\)scale\((\S+) (\S+)\)/)!.map(Number);
  const glyph = { left: x!, top: y!, right: x! + scaleX! * glyphOf(rank).width, bottom: y! + scaleY! * GLYPH_HEIGHT };
  const [, scale, startX, startY] = face.match(/transform="scale\((\S+)\)" d="M(\S+) (\d+\.?\d*)/)!.map(Number);
  // A spade starts in the middle of its upper edge.
  const [left, top] = [scale! * (startX! - 50), scale! * (startY! - 1)];
  return [glyph, { left, top, right: left + 100 * scale!, bottom: top + 100 * scale! }];
}
