/** What is kept between visits: the table after every action, the clock every second, the settings at every change. */
import { formatDeal } from '../../game/deal.ts';
import type { Game } from '../../game/game.ts';
import { formatRecord, recordOf } from '../../game/record.ts';
import { formatTable } from '../../game/save.ts';
import { runningGame, type Table, withElapsed } from '../../game/table.ts';
import { formatSettings, type Settings } from '../settings.ts';
import type { Texts } from './storage.ts';

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
