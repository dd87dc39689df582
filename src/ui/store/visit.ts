/** The last visit, as it is found at the start. */
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { Visit } from './reading.ts';
import { clockKey, DAMAGED, SETTINGS, type Seat, tableKey } from './saving.ts';
import type { Storage, Texts } from './storage.ts';

/** Reads the last visit. A text that can't be read is set aside under a key of its own before anything is written over it. */
export async function lastVisit(storage: Storage, newId: () => string, seat: Seat = 1): Promise<Visit> {
  const texts = await storage.read([tableKey(seat), clockKey(seat), SETTINGS]).catch(() => undefined);
  if (texts === undefined) return nothingOf('unavailable');
  const [table, clock, settings] = texts;
  if (table === undefined && settings === undefined) return nothingOf('none');
  const reading = await import('./reading.ts').catch(() => undefined);
  if (reading === undefined) return nothingOf('unavailable');
  const { visit, damaged } = reading.readVisit({ table, clock, settings });
  const isSetAside = await setAside(storage, new Map(damaged.map((text) => [`${DAMAGED}${newId()}`, text])));
  return isSetAside ? visit : { ...visit, condition: 'unavailable' };
}

const nothingOf = (condition: Visit['condition']): Visit => ({
  table: undefined,
  settings: DEFAULT_SETTINGS,
  condition,
});

const setAside = (storage: Storage, damaged: Texts): Promise<boolean> =>
  damaged.size === 0
    ? Promise.resolve(true)
    : storage.write(damaged).then(
        () => true,
        () => false,
      );
