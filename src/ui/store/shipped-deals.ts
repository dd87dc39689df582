/**
 * The shipped catalogue of verified deals, read chunk by chunk as static files. Which deal comes next is chance; one that has
 * been handed out in this visit does not come again. The very first is of the first chunk, which needs nothing else; for the
 * others the whole catalogue should be open, or a player who starts one game a visit meets the same few again and again.
 */
import { type CatalogueChunk, type CatalogueEntry, parseChunk, readLine } from '../../game/catalogue.ts';
import type { Deal } from '../../game/deal.ts';
import { type Level, levelOf } from '../../game/difficulty.ts';
import type { SuitCount } from '../../rules/card.ts';
import type { Addresses } from './chunk-addresses.ts';
import type { ClaimedDeal } from './verified-deals.ts';

/** Addresses of the first chunk of each suit count, by path: all that the first table needs. The others come later. */
const FIRST: Addresses = import.meta.glob('../../../catalogue/*-000.txt', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** @param random a whole number from 0 to below the one given, every one equally likely. */
export function shippedDeals(random: (below: number) => number) {
  let addresses = FIRST;
  let loading: Promise<void> | undefined;
  const chunks = new Map<string, Promise<CatalogueChunk | undefined>>();
  const handedOut = new Set<CatalogueEntry>();

  const chunkAt = (address: string): Promise<CatalogueChunk | undefined> => {
    const known = chunks.get(address) ?? fetchChunk(address);
    chunks.set(address, known);
    // What could not be fetched is asked for again the next time.
    void known.then((chunk) => {
      if (chunk === undefined) chunks.delete(address);
    });
    return known;
  };

  const openCatalogue = (): Promise<void> => {
    loading ??= import('./chunk-addresses.ts').then(
      (all) => {
        addresses = all.ADDRESSES;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  };

  async function fromCatalogue(suitCount: SuitCount, level?: Level, not?: Deal): Promise<ClaimedDeal | undefined> {
    await loading;
    const all = chunksOf(addresses, suitCount);
    // Offline, only what the browser has kept can be read: the first chunk always is.
    for (const address of navigator.onLine ? shuffledFirst(all, random) : all) {
      const chunk = await chunkAt(address);
      const fresh =
        chunk?.entries.filter(
          (entry) =>
            !handedOut.has(entry) &&
            !(not?.kind === 'numbered' && entry.dealNumber === not.dealNumber) &&
            (level === undefined || levelOf(suitCount, entry.difficulty) === level),
        ) ?? [];
      const entry = fresh[random(fresh.length)];
      if (entry === undefined) continue;
      handedOut.add(entry);
      const claimed = claimedBy(entry, suitCount);
      if (claimed !== undefined) return claimed;
    }
    return undefined;
  }

  async function placedInCatalogue(suitCount: SuitCount, number: number, at: number): Promise<ClaimedDeal | undefined> {
    await openCatalogue();
    const address = chunksOf(addresses, suitCount)[number];
    const chunk = address === undefined ? undefined : await chunkAt(address);
    const entry = chunk?.entries[at];
    return entry && claimedBy(entry, suitCount);
  }

  return { fromCatalogue, openCatalogue, placedInCatalogue };
}

function claimedBy({ dealNumber, difficulty, moves }: CatalogueEntry, suitCount: SuitCount): ClaimedDeal | undefined {
  const deal = { dealNumber, suitCount };
  const line = readLine(deal, moves);
  return line && { deal, line, difficulty };
}

/** In the order of their numbers. */
const chunksOf = (addresses: Addresses, suitCount: SuitCount): string[] =>
  Object.entries(addresses)
    .filter(([path]) => path.split('/').at(-1)?.startsWith(`${suitCount}-`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, address]) => address);

/** One of them by chance, then all the others in order. */
function shuffledFirst(addresses: readonly string[], random: (below: number) => number): string[] {
  const first = addresses[random(addresses.length)];
  return first === undefined ? [] : [first, ...addresses.filter((address) => address !== first)];
}

async function fetchChunk(address: string): Promise<CatalogueChunk | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? parseChunk(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}
