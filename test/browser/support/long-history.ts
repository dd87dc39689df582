/** The records of a long life: 2,000 games with deals of the catalogue, no two alike, two thirds of them won. */
import { DEALS_IN_CHUNK } from '../../../src/game/catalogue.ts';
import { formatRecord } from '../../../src/game/record.ts';
import { SUIT_COUNTS } from '../../../src/rules/card.ts';
import { formatDealId } from '../../../src/rules/deal-id.ts';
import { shippedEntries } from '../../support/catalogue.ts';
import { chance } from '../../support/random.ts';

const GAMES = 2000;
const STARTED_MS = 1_700_000_000_000;
const BETWEEN_MS = 10_000_000;
const CHUNKS = Math.ceil((GAMES / SUIT_COUNTS.length + 1) / DEALS_IN_CHUNK);

/**
 * Texts by key, as the game keeps them. A won game carries two lines of the catalogue on end: the lines there have been
 * shortened, and a player's is about twice as long.
 */
export function longHistory(): readonly (readonly [key: string, text: string])[] {
  const pick = chance(2000);
  const deals = SUIT_COUNTS.map((suitCount) =>
    Array.from({ length: CHUNKS }, (_, number) => shippedEntries(suitCount, number)).flat(),
  );
  return Array.from({ length: GAMES }, (_, i) => {
    const kind = i % SUIT_COUNTS.length;
    const suitCount = SUIT_COUNTS[kind]!;
    const place = Math.floor(i / SUIT_COUNTS.length);
    const entry = deals[kind]![place]!;
    const last = { elapsedMs: pick(2_000_000), moves: pick(400), score: pick(1200), hints: pick(5) };
    const id = Array.from({ length: 12 }, () => pick(36).toString(36)).join('');
    const record = formatRecord({
      id,
      startedMs: STARTED_MS + i * BETWEEN_MS + pick(BETWEEN_MS),
      deal: formatDealId({ suitCount, dealNumber: entry.dealNumber }),
      suitCount,
      dealKind: 'verified',
      dealRule: 'filled',
      last,
      ...(pick(3) > 0 && { win: { ...last, line: entry.moves + deals[kind]![place + 1]!.moves } }),
    });
    return [`game/${id}`, record] as const;
  });
}
