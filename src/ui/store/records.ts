/** The games ever begun, for the windows that tell of them: all their records, and one of them played or watched again. */
import { verifiedDeal } from '../../game/deal.ts';
import { parseDeal } from '../../game/deal-text.ts';
import type { GameRecord } from '../../game/record.ts';
import { parseTable } from '../../game/saved.ts';
import { mergeHistories, parseRecord, replayOf } from '../../game/statistics.ts';
import { runningGame } from '../../game/table.ts';
import { dealProblemText } from '../problem-sentences.ts';
import { watch } from './replaying.ts';
import { RECORD, tableKey } from './saving.ts';
import type { Store } from './store.svelte.ts';

export interface History {
  readonly history: readonly GameRecord[];
  /** The ids of the games that are on a table, in this tab or another. */
  readonly running: ReadonlySet<string>;
  /** How many records can't be read. */
  readonly unreadable: number;
}

/** All games ever begun. */
export async function historyOf(store: Store): Promise<History> {
  const { keeper } = store.services;
  const [texts, tables] = await Promise.all([keeper.readAll(RECORD), keeper.readAll(tableKey(1))]);
  const records = [...texts.values()].flatMap((text) => parseRecord(text) ?? []);
  const elsewhere = [...tables].flatMap(([key, text]) =>
    key === tableKey(store.seat) ? [] : (parseTable(text)?.table ?? []),
  );
  const running = [store.game, ...elsewhere.map(runningGame)].flatMap(({ log }) => log.started?.id ?? []);
  return { history: mergeHistories(records), running: new Set(running), unreadable: texts.size - records.length };
}

export function playRecord(store: Store, record: GameRecord): void {
  const parsed = parseDeal(record.deal);
  if (!parsed.ok) {
    store.refuse(dealProblemText(store.messages, parsed));
    return;
  }
  const won = replayOf(record);
  const verified = won && parsed.deal.kind === 'numbered' ? verifiedDeal(parsed.deal, won.line) : undefined;
  store.start(verified ?? parsed.deal);
}

/** Shows how a game was won; the game on the table stays as it is. */
export function watchRecord(store: Store, record: GameRecord): void {
  const won = replayOf(record);
  if (won !== undefined) watch(store, won, () => store.open('statistics'));
}
