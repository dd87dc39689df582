/** What is kept between visits: the table after every action, the clock every second, the settings at every change. */
import { formatDeal } from '../../game/deal.ts';
import { formatTable, parseTable } from '../../game/saved.ts';
import { runningGame, type Table, withElapsed } from '../../game/table.ts';
import { DEFAULT_SETTINGS, formatSettings, parseSettings, type Settings } from '../settings.ts';
import type { Storage } from './storage.ts';

const TABLE = 'table';
const CLOCK = 'clock';
const SETTINGS = 'settings';

/** How the last visit was found: `none` there was none; `cutShort` part of a game could not be read; `damaged` nothing could. */
type Condition = 'whole' | 'none' | 'cutShort' | 'damaged' | 'unavailable';

export interface Visit {
  readonly table: Table | undefined;
  readonly settings: Settings;
  readonly condition: Condition;
}

/** Reads the last visit. A text that can't be read is set aside under a key of its own before anything is written over it. */
export async function lastVisit(storage: Storage, nowMs: number): Promise<Visit> {
  const texts = await Promise.all([TABLE, CLOCK, SETTINGS].map(storage.read)).catch(() => undefined);
  if (texts === undefined) return { table: undefined, settings: DEFAULT_SETTINGS, condition: 'unavailable' };
  const [tableText, clockText, settingsText] = texts;
  const settings = settingsText === undefined ? DEFAULT_SETTINGS : parseSettings(settingsText);
  if (tableText === undefined) return { table: undefined, settings, condition: 'none' };
  const parsed = parseTable(tableText);
  const table = parsed && withClock(parsed.table, clockText);
  if (parsed?.whole) return { table, settings, condition: 'whole' };
  const isSetAside = await storage.write(`damaged-${nowMs}`, tableText).then(
    () => true,
    () => false,
  );
  return { table, settings, condition: !isSetAside ? 'unavailable' : parsed ? 'cutShort' : 'damaged' };
}

export const saveTable = (storage: Storage, table: Table): Promise<void> => storage.write(TABLE, formatTable(table));

export const saveSettings = (storage: Storage, settings: Settings): Promise<void> =>
  storage.write(SETTINGS, formatSettings(settings));

/** Ticks are written apart from the table, so that a second costs some bytes and not the whole history. */
export const saveClock = (storage: Storage, table: Table, elapsedMs: number): Promise<void> =>
  storage.write(CLOCK, `${elapsedMs} ${formatDeal(runningGame(table).deal)}`);

function withClock(table: Table, clockText: string | undefined): Table {
  const [, elapsed, deal] = /^(\d{1,15}(?:\.\d+)?) (.+)$/su.exec(clockText ?? '') ?? [];
  const game = runningGame(table);
  if (elapsed === undefined || deal !== formatDeal(game.deal)) return table;
  return withElapsed(table, Math.max(game.elapsedMs, Number(elapsed)));
}
