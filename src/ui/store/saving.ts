/** What is kept between visits: the table after every action, the clock every second, the settings at every change. */
import { formatDeal } from '../../game/deal.ts';
import type { Game } from '../../game/game.ts';
import { formatRecord, recordOf } from '../../game/record.ts';
import { formatTable } from '../../game/save.ts';
import { parseTable } from '../../game/saved.ts';
import { runningGame, type Table, withElapsed } from '../../game/table.ts';
import { DEFAULT_SETTINGS, formatSettings, parseSettings, type Settings } from '../settings.ts';
import type { Storage, Texts } from './storage.ts';

/** How many games can be played at the same time, each in a tab of its own. */
export const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Seat = (typeof SEATS)[number];

/** `table` for the first seat, `table-2` for the second. */
export const tableKey = (seat: Seat): string => keyOf('table', seat);
export const clockKey = (seat: Seat): string => keyOf('clock', seat);
const keyOf = (name: string, seat: Seat): string => (seat === 1 ? name : `${name}-${seat}`);
export const SETTINGS = 'settings';
/** Before the id of a game: its record for the statistics. */
export const RECORD = 'game/';
/** What was there before the last import, so that it can be undone. */
export const BEFORE_IMPORT = 'before-import';
/** Before an id: a text that could not be read. */
export const DAMAGED = 'damaged-';

/**
 * How the last visit was found: `none` there was none; `cutShort` part of a game could not be read; `damaged` nothing of it
 * could; `unavailable` the storage can't be read, or what is damaged can't be set aside, so nothing may be written yet.
 */
type Condition = 'whole' | 'none' | 'cutShort' | 'damaged' | 'settingsDamaged' | 'unavailable';

export interface Visit {
  readonly table: Table | undefined;
  readonly settings: Settings;
  readonly condition: Condition;
}

/** Reads the last visit. A text that can't be read is set aside under a key of its own before anything is written over it. */
export async function lastVisit(storage: Storage, newId: () => string, seat: Seat = 1): Promise<Visit> {
  const texts = await storage.read([tableKey(seat), clockKey(seat), SETTINGS]).catch(() => undefined);
  if (texts === undefined) return { table: undefined, settings: DEFAULT_SETTINGS, condition: 'unavailable' };
  const [tableText, timeText, settingsText] = texts;
  const settings = settingsText === undefined ? DEFAULT_SETTINGS : parseSettings(settingsText);
  const parsed = tableText === undefined ? undefined : parseTable(tableText);
  const table = parsed && withClock(parsed.table, timeText);
  const damaged = new Map<string, string>();
  if (tableText !== undefined && !parsed?.whole) damaged.set(`${DAMAGED}${newId()}`, tableText);
  if (settingsText !== undefined && !isObject(settingsText)) damaged.set(`${DAMAGED}${newId()}`, settingsText);
  const isSetAside = await setAside(storage, damaged);
  return { table, settings, condition: isSetAside ? conditionOf() : 'unavailable' };

  function conditionOf(): Condition {
    if (tableText !== undefined && !parsed?.whole) return parsed ? 'cutShort' : 'damaged';
    if (damaged.size > 0) return 'settingsDamaged';
    return tableText === undefined ? 'none' : 'whole';
  }
}

const setAside = (storage: Storage, damaged: Texts): Promise<boolean> =>
  damaged.size === 0
    ? Promise.resolve(true)
    : storage.write(damaged).then(
        () => true,
        () => false,
      );

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The table with the records of these games. */
export function tableTexts(table: Table, games: readonly Game[], seat: Seat = 1): Texts {
  const records = games.flatMap((game) => recordOf(game) ?? []);
  return new Map([
    [tableKey(seat), formatTable(table)],
    ...records.map((record) => [RECORD + record.id, formatRecord(record)] as const),
  ]);
}

export const settingsTexts = (settings: Settings): Texts => new Map([[SETTINGS, formatSettings(settings)]]);

/** Ticks are written apart from the table, so that a second costs some bytes and not the whole history. */
export const clockTexts = (table: Table, elapsedMs: number, seat: Seat = 1): Texts =>
  new Map([[clockKey(seat), clockText(table, elapsedMs)]]);

export const clockText = (table: Table, elapsedMs: number): string =>
  `${elapsedMs} ${formatDeal(runningGame(table).deal)}`;

/** The table with the time of the running game as the clock text has it, if it is of this game. */
export function withClock(table: Table, text: string | undefined): Table {
  const [, elapsed, deal] = /^(\d{1,15}(?:\.\d+)?) (.+)$/su.exec(text ?? '') ?? [];
  const game = runningGame(table);
  if (elapsed === undefined || deal !== formatDeal(game.deal)) return table;
  return withElapsed(table, Math.max(game.elapsedMs, Number(elapsed)));
}
