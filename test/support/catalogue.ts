import { readFileSync } from 'node:fs';
import { type CatalogueEntry, parseChunk } from '../../src/game/catalogue.ts';
import type { SuitCount } from '../../src/rules/card.ts';

/** A chunk of what is shipped for a suit count. */
export function shippedEntries(suitCount: SuitCount, number = 0): readonly CatalogueEntry[] {
  const chunk = parseChunk(
    readFileSync(
      new URL(`../../catalogue/${suitCount}-${String(number).padStart(3, '0')}.txt`, import.meta.url),
      'utf8',
    ),
  );
  if (chunk === undefined) throw new Error(`the catalogue of ${suitCount} suits can’t be read`);
  return chunk.entries;
}
