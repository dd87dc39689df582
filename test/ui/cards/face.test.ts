import { describe, expect, it } from 'vitest';
import { KING, makeCard, packOf } from '../../../src/rules/card.ts';
import { backSymbolId, cardSymbols, type FaceStyle, faceSymbolId } from '../../../src/ui/cards/face.ts';
import { GLYPH_HEIGHT, glyphOf } from '../../../src/ui/cards/glyphs.ts';

const svg = cardSymbols();
const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);

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

describe('cardSymbols', () => {
  it('is well-formed XML without repeated attributes', () => {
    expect(unclosedTags(svg)).toEqual([]);
    for (const [tag] of svg.matchAll(/<[^>]+>/g)) {
      const names = [...tag.matchAll(/ ([a-zA-Z-]+)=/g)].map((match) => match[1]);
      expect(new Set(names).size, tag).toBe(names.length);
    }
  });

  it('has only well-formed numbers', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\de-\d/);
  });

  it('holds every face in all styles and every back', () => {
    const known = new Set(ids);
    for (const card of packOf(4)) {
      for (const style of ['compact', 'dense', 'full'] as const) expect(known).toContain(faceSymbolId(card, style));
    }
    for (const back of [0, 1, 2] as const) expect(known).toContain(backSymbolId(back));
    expect(svg.match(/<symbol /g)).toHaveLength(3 * 52 + 3);
  });

  it('gives each id once and refers to none', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(svg).not.toContain('href');
  });

  it('names no colour of its own', () => {
    for (const [, paint] of svg.matchAll(/ (?:fill|stroke|color)="([^"]+)"/g))
      expect(paint).toMatch(
        /^(none|currentColor|var\(--(suit-(spades|hearts|diamonds|clubs)|card-paper|back-(ink|paper))\))$/,
      );
  });

  it('gives the two copies of a card the same face', () => {
    const faces = new Set(packOf(4).map((card) => faceSymbolId(card, 'full')));
    expect(faces.size).toBe(52);
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

const RANKS = Array.from({ length: KING }, (_, index) => index + 1);

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The boxes of the rank and the suit of a face's index, which are drawn first. */
function indexBoxes(rank: number, style: FaceStyle): [Box, Box] {
  const face = svg.slice(svg.indexOf(`<symbol id="${faceSymbolId(makeCard(rank, 0, 0), style)}"`));
  const [, x, y, scaleX, scaleY] = face.match(/translate\((\S+) (\S+)\)scale\((\S+) (\S+)\)/)!.map(Number);
  const glyph = { left: x!, top: y!, right: x! + scaleX! * glyphOf(rank).width, bottom: y! + scaleY! * GLYPH_HEIGHT };
  const [, scale, startX, startY] = face.match(/transform="scale\((\S+)\)" d="M(\S+) (\d+\.?\d*)/)!.map(Number);
  // A spade starts in the middle of its upper edge.
  const [left, top] = [scale! * (startX! - 50), scale! * (startY! - 1)];
  return [glyph, { left, top, right: left + 100 * scale!, bottom: top + 100 * scale! }];
}
