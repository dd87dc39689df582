/** What a file would change (B7), and what is to be kept when it does. */
import * as v from 'valibot';
import { formatArchive, parseArchive } from '../../game/archive.ts';
import { formatRecord, type GameRecord } from '../../game/record.ts';
import { parseTable } from '../../game/saved.ts';
import { mergeHistories, parseRecord } from '../../game/statistics.ts';
import { besides, joinTables, runningGame, type Table } from '../../game/table.ts';
import { parseSettings } from '../saved-settings.ts';
import { formatSettings, type Settings } from '../settings.ts';
import { clockKey, RECORD, SEATS, SETTINGS, tableKey, withClock } from './saving.ts';
import type { Texts } from './storage.ts';

/** Everything that is kept, or everything in a file. */
export interface Holdings {
  readonly texts: ReadonlyMap<string, string>;
  readonly records: readonly GameRecord[];
  readonly table: Table | undefined;
  readonly settings: Settings | undefined;
}

export type ImportMode = 'merge' | 'replace';

export interface ImportPlan {
  /** How many games of the file are not here. */
  readonly news: number;
  /** How many are here as well. */
  readonly common: number;
  /** How many are only here; they go when everything is replaced. */
  readonly onlyHere: number;
  /** How many records of the file can't be read; they are taken along as they are. */
  readonly unreadable: number;
  /** The game on the table in the file, when it is another one than here. */
  readonly otherGame: boolean;
  readonly otherSettings: boolean;
}

export function holdingsOf(texts: ReadonlyMap<string, string>): Holdings {
  const records = recordTexts(texts).flatMap(([, text]) => parseRecord(text) ?? []);
  const settings = texts.get(SETTINGS);
  return {
    texts,
    records,
    table: tableOf(texts),
    settings: settings === undefined ? undefined : parseSettings(settings),
  };
}

/** The table of the first seat, and before it the games that were played beside it in other tabs. */
function tableOf(texts: ReadonlyMap<string, string>): Table | undefined {
  let table: Table | undefined;
  for (const seat of SEATS) {
    const parsed = parseTable(texts.get(tableKey(seat)) ?? '')?.table;
    const timed = parsed && withClock(parsed, texts.get(clockKey(seat)));
    table = table && timed ? besides(timed, table) : (table ?? timed);
  }
  return table;
}

const recordTexts = (texts: ReadonlyMap<string, string>) => [...texts].filter(([key]) => key.startsWith(RECORD));

const idsOf = ({ records }: Holdings): ReadonlySet<string> => new Set(records.map(({ id }) => id));

export function planImport(here: Holdings, file: Holdings): ImportPlan {
  const [own, others] = [idsOf(here), idsOf(file)];
  const common = [...others].filter((id) => own.has(id)).length;
  return {
    news: others.size - common,
    common,
    onlyHere: own.size - common,
    unreadable: recordTexts(file.texts).length - file.records.length,
    otherGame: file.table !== undefined && !isSameGame(here.table, file.table),
    otherSettings:
      file.settings !== undefined &&
      (here.settings === undefined || formatSettings(file.settings) !== formatSettings(here.settings)),
  };
}

/** The same game if it has been begun, the same deal and nothing played if not. */
function isSameGame(a: Table | undefined, b: Table): boolean {
  if (a === undefined) return false;
  const [one, other] = [runningGame(a), runningGame(b)];
  if (one.log.started ?? other.log.started) return one.log.started?.id === other.log.started?.id;
  return true;
}

export interface Imported {
  readonly texts: Texts;
  readonly table: Table | undefined;
  readonly settings: Settings | undefined;
}

/**
 * What to keep after the import. Merging keeps the table and the settings that are here, puts the game of the file before
 * the one on the table, so that undo leads to it, and unites the records game by game; replacing takes everything from the
 * file and lets go of the games that are only here. What was set aside stays.
 */
export function importedBy(mode: ImportMode, here: Holdings, file: Holdings): Imported {
  const texts = new Map<string, string | undefined>();
  if (mode === 'replace') for (const [key] of recordTexts(here.texts)) texts.set(key, undefined);
  for (const [key, text] of file.texts)
    if (!isInState(key) && (mode === 'replace' || !here.texts.has(key))) texts.set(key, text);
  if (mode === 'replace') return { texts, table: file.table, settings: file.settings };
  for (const record of mergeHistories(here.records, file.records)) texts.set(RECORD + record.id, formatRecord(record));
  return { texts, table: mergedTable(here.table, file.table), settings: undefined };
}

/** Kept from the state of the page, not handed over as texts. */
const isInState = (key: string): boolean =>
  key === SETTINGS || SEATS.some((seat) => key === tableKey(seat) || key === clockKey(seat));

/** What was put by before an import: everything, and the ids of the games that came with it. */
const Before = v.object({ came: v.array(v.string()), archive: v.string() });

export const formatBefore = (here: Holdings, file: Holdings): string => {
  const own = idsOf(here);
  const came = [...idsOf(file)].filter((id) => !own.has(id));
  return JSON.stringify({ came, archive: formatArchive(here.texts) } satisfies v.InferInput<typeof Before>);
};

export function parseBefore(text: string): { before: Holdings; came: ReadonlySet<string> } | undefined {
  const put = v.safeParse(Before, parseJson(text));
  const parsed = put.success ? parseArchive(put.output.archive) : undefined;
  return put.success && parsed?.ok ? { before: holdingsOf(parsed.texts), came: new Set(put.output.came) } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Back to what was there before an import, but for the games begun since then, which stay. */
export function importUndone(here: Holdings, before: Holdings, came: ReadonlySet<string>): Imported {
  const texts = new Map<string, string | undefined>();
  for (const id of came) texts.set(RECORD + id, undefined);
  for (const [key, text] of before.texts) if (!isInState(key)) texts.set(key, text);
  const since = here.records.filter(({ id }) => !came.has(id));
  for (const record of mergeHistories(before.records, since)) texts.set(RECORD + record.id, formatRecord(record));
  return { texts, table: before.table, settings: before.settings };
}

function mergedTable(here: Table | undefined, file: Table | undefined): Table | undefined {
  if (here === undefined || file === undefined) return here ?? file;
  const known = new Set(here.games.map(({ log }) => log.started?.id));
  const { started } = runningGame(file).log;
  if (started === undefined || known.has(started.id)) return here;
  return runningGame(here).log.started === undefined
    ? file
    : joinTables({ games: [runningGame(file)], current: 0 }, here);
}
