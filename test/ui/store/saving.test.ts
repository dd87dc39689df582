import { describe, expect, test } from 'vitest';
import { numberedDeal } from '../../../src/game/deal.ts';
import type { RulesInForce } from '../../../src/game/rules-in-force.ts';
import { formatTable } from '../../../src/game/saved.ts';
import { actAt, newGame, runningGame, startTable, type Table, withElapsed } from '../../../src/game/table.ts';
import { DEAL } from '../../../src/rules/move.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/ui/settings.ts';
import { lastVisit, saveClock, saveSettings, saveTable } from '../../../src/ui/store/saving.ts';
import type { Storage } from '../../../src/ui/store/storage.ts';

const RULES: RulesInForce = { dealRule: 'filled', scoreScheme: 'freeUndo' };
const start = startTable(numberedDeal({ dealNumber: 7, suitCount: 4 }), RULES);
const dealt = ((): Table => {
  const outcome = actAt(start, { kind: 'play', move: DEAL });
  return outcome.ok ? outcome.table : start;
})();
const settings: Settings = { ...DEFAULT_SETTINGS, theme: 'dark' };

/** A storage in memory; `full` refuses to write, `blocked` everything. */
function memory(state: 'working' | 'full' | 'blocked' = 'working') {
  const texts = new Map<string, string>();
  const blocked = () => Promise.reject(new Error('blocked'));
  const storage: Storage = {
    read: (key) => (state === 'blocked' ? blocked() : Promise.resolve(texts.get(key))),
    write: (key, text) => {
      if (state !== 'working') return blocked();
      texts.set(key, text);
      return Promise.resolve();
    },
  };
  return { texts, storage };
}

const NOW_MS = 1_700_000_000_000;
/** The journal of `dealt`, broken off. */
const cutShort = formatTable(dealt).replace('"D"', '"D un"');

describe('the last visit', () => {
  test('is found as it was left, with settings and clock', async () => {
    const { storage } = memory();
    await saveTable(storage, withElapsed(dealt, 5000));
    await saveSettings(storage, settings);
    await saveClock(storage, dealt, 9000);
    const visit = await lastVisit(storage, NOW_MS);
    expect(visit).toEqual({ table: withElapsed(dealt, 9000), settings, condition: 'whole' });
  });

  test('never was', async () => {
    expect(await lastVisit(memory().storage, NOW_MS)).toEqual({
      table: undefined,
      settings: DEFAULT_SETTINGS,
      condition: 'none',
    });
  });

  test('can’t be asked for where storage is blocked', async () => {
    const visit = await lastVisit(memory('blocked').storage, NOW_MS);
    expect(visit).toEqual({ table: undefined, settings: DEFAULT_SETTINGS, condition: 'unavailable' });
  });

  test.each([
    ['cut short', cutShort, dealt, 'cutShort'],
    ['damaged', 'spider', undefined, 'damaged'],
    ['of a later version', formatTable(dealt).replace('"version":1', '"version":2'), undefined, 'damaged'],
  ] as const)('%s is set aside whole before anything is written over it', async (_, text, table, condition) => {
    const { storage, texts } = memory();
    texts.set('table', text);
    expect(await lastVisit(storage, NOW_MS)).toEqual({ table, settings: DEFAULT_SETTINGS, condition });
    expect([...texts]).toEqual([
      ['table', text],
      [`damaged-${NOW_MS}`, text],
    ]);
  });

  test.each([
    ['cut short', cutShort, dealt],
    ['damaged', 'spider', undefined],
  ] as const)('%s and with no room to set it aside, what can be read is kept', async (_, text, table) => {
    const { storage, texts } = memory('full');
    texts.set('table', text);
    texts.set('settings', '{"theme":"dark"}');
    expect(await lastVisit(storage, NOW_MS)).toEqual({ table, settings, condition: 'unavailable' });
    expect(texts.get('table')).toBe(text);
  });
});

describe('the clock', () => {
  async function elapsedWith(clock: string, table: Table = withElapsed(dealt, 5000)): Promise<number> {
    const { storage, texts } = memory();
    await saveTable(storage, table);
    texts.set('clock', clock);
    const visit = await lastVisit(storage, NOW_MS);
    return runningGame(visit.table!).elapsedMs;
  }
  const clockOf = async (elapsedMs: number, table: Table) => {
    const { storage, texts } = memory();
    await saveClock(storage, table, elapsedMs);
    return texts.get('clock')!;
  };

  test('goes on from the later of the two times', async () => {
    expect(await elapsedWith(await clockOf(9000, dealt))).toBe(9000);
    expect(await elapsedWith(await clockOf(4000, dealt))).toBe(5000);
    expect(await elapsedWith(await clockOf(5000.5, dealt))).toBe(5000.5);
  });

  test('of another deal is not this one’s', async () => {
    const other = newGame(dealt, numberedDeal({ dealNumber: 8, suitCount: 4 }), RULES);
    expect(await elapsedWith(await clockOf(9000, other))).toBe(5000);
    expect(await elapsedWith(await clockOf(9000, dealt), other)).toBe(0);
  });

  test.each(['', 'wrong', '9000', '-9000 4', 'Infinity 4'])('is not read from %j', async (text) => {
    expect(await elapsedWith(text)).toBe(5000);
  });

  test('without end is not read', async () => {
    const endless = (await clockOf(9000, dealt)).replace('9000', '9'.repeat(400));
    expect(await elapsedWith(endless)).toBe(5000);
  });
});
