/** The last visit, read from its texts. Loaded late, or at the start of every visit but the first, which has nothing to read. */
import { parseTable } from '../../game/saved.ts';
import type { Table } from '../../game/table.ts';
import { parseSettings } from '../saved-settings.ts';
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts';
import { withClock } from './saving.ts';

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

/** As they lie in the storage; undefined where nothing does. */
export interface VisitTexts {
  readonly table: string | undefined;
  readonly clock: string | undefined;
  readonly settings: string | undefined;
}

/** What can be read of it, and the texts that can't. */
export function readVisit(texts: VisitTexts): { readonly visit: Visit; readonly damaged: readonly string[] } {
  const settings = texts.settings === undefined ? DEFAULT_SETTINGS : parseSettings(texts.settings);
  const parsed = texts.table === undefined ? undefined : parseTable(texts.table);
  const table = parsed && withClock(parsed.table, texts.clock);
  const isTableDamaged = texts.table !== undefined && !parsed?.whole;
  const areSettingsDamaged = texts.settings !== undefined && !isObject(texts.settings);
  const damaged = [...(isTableDamaged ? [texts.table] : []), ...(areSettingsDamaged ? [texts.settings] : [])];
  return { visit: { table, settings, condition: conditionOf() }, damaged };

  function conditionOf(): Visit['condition'] {
    if (isTableDamaged) return parsed ? 'cutShort' : 'damaged';
    if (areSettingsDamaged) return 'settingsDamaged';
    return texts.table === undefined ? 'none' : 'whole';
  }
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
