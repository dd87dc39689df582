import { describe, expect, it } from 'vitest';
import { packOf } from '../../../src/rules/card.ts';
import { backSymbolId, cardSymbols, faceSymbolId } from '../../../src/ui/cards/face.ts';

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

  it('holds every face in both styles and every back', () => {
    const known = new Set(ids);
    for (const card of packOf(4)) {
      expect(known).toContain(faceSymbolId(card, 'compact'));
      expect(known).toContain(faceSymbolId(card, 'full'));
    }
    for (const back of [0, 1, 2] as const) expect(known).toContain(backSymbolId(back));
    expect(svg.match(/<symbol /g)).toHaveLength(2 * 52 + 3);
  });

  it('gives each id once and refers only to ids it has', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
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
