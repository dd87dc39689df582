import { describe, expect, test } from 'vitest';
import { numberedDeal } from '../../../src/game/deal.ts';
import { loggedTable, recordOf } from '../../../src/game/record.ts';
import type { RulesInForce } from '../../../src/game/rules-in-force.ts';
import { formatTable } from '../../../src/game/save.ts';
import { parseRecord } from '../../../src/game/statistics.ts';
import { actAt, newGame, runningGame, startTable, type Table, withElapsed } from '../../../src/game/table.ts';
import { DEAL } from '../../../src/rules/move.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/ui/settings.ts';
import { clockTexts, settingsTexts, tableTexts } from '../../../src/ui/store/saving.ts';
import type { Storage } from '../../../src/ui/store/storage.ts';
import { lastVisit } from '../../../src/ui/store/visit.ts';

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
    read: (keys) => (state === 'blocked' ? blocked() : Promise.resolve(keys.map((key) => texts.get(key)))),
    keys: blocked,
    readAll: () => blocked(),
    write: (batch) => {
      if (state !== 'working') return blocked();
      for (const [key, text] of batch) texts.set(key, text!);
      return Promise.resolve();
    },
  };
  return { texts, storage };
}

const newId = () => 'id';
/** The journal of `dealt`, broken off. */
const cutShort = formatTable(dealt).replace('"D"', '"D un"');

describe('the last visit', () => {
  test('is found as it was left, with settings and clock', async () => {
    const { storage } = memory();
    await storage.write(tableTexts(withElapsed(dealt, 5000), []));
    await storage.write(settingsTexts(settings));
    await storage.write(clockTexts(dealt, 9000));
    const visit = await lastVisit(storage, newId);
    expect(visit).toEqual({ table: withElapsed(dealt, 9000), settings, condition: 'whole' });
  });

  test('never was', async () => {
    expect(await lastVisit(memory().storage, newId)).toEqual({
      table: undefined,
      settings: DEFAULT_SETTINGS,
      condition: 'none',
    });
  });

  test('can’t be asked for where storage is blocked', async () => {
    const visit = await lastVisit(memory('blocked').storage, newId);
    expect(visit).toEqual({ table: undefined, settings: DEFAULT_SETTINGS, condition: 'unavailable' });
  });

  test.each([
    ['cut short', cutShort, dealt, 'cutShort'],
    ['damaged', 'spider', undefined, 'damaged'],
    ['of a later version', formatTable(dealt).replace('"version":1', '"version":2'), undefined, 'damaged'],
  ] as const)('%s is set aside whole before anything is written over it', async (_, text, table, condition) => {
    const { storage, texts } = memory();
    texts.set('table', text);
    expect(await lastVisit(storage, newId)).toEqual({ table, settings: DEFAULT_SETTINGS, condition });
    expect([...texts]).toEqual([
      ['table', text],
      ['damaged-id', text],
    ]);
  });

  test.each([
    ['cut short', cutShort, dealt],
    ['damaged', 'spider', undefined],
  ] as const)('%s and with no room to set it aside, what can be read is kept', async (_, text, table) => {
    const { storage, texts } = memory('full');
    texts.set('table', text);
    texts.set('settings', '{"theme":"dark"}');
    expect(await lastVisit(storage, newId)).toEqual({ table, settings, condition: 'unavailable' });
    expect(texts.get('table')).toBe(text);
  });
});

test('settings that can’t be read are set aside, and the game is whole', async () => {
  const { storage, texts } = memory();
  await storage.write(tableTexts(dealt, []));
  for (const text of ['{"theme":', '[]', 'null', '7']) {
    texts.set('settings', text);
    const visit = await lastVisit(storage, newId);
    expect(visit).toEqual({ table: dealt, settings: DEFAULT_SETTINGS, condition: 'settingsDamaged' });
    expect(texts.get('damaged-id')).toBe(text);
  }
});

test('a game is kept with its record', () => {
  const played = loggedTable(dealt, 1000, newId);
  const texts = tableTexts(played, played.games);
  expect([...texts.keys()]).toEqual(['table', 'game/id']);
  expect(parseRecord(texts.get('game/id')!)).toEqual(recordOf(runningGame(played)));
  expect([...tableTexts(start, start.games).keys()]).toEqual(['table']);
});

describe('the clock', () => {
  async function elapsedWith(clock: string, table: Table = withElapsed(dealt, 5000)): Promise<number> {
    const { storage, texts } = memory();
    await storage.write(tableTexts(table, []));
    texts.set('clock', clock);
    const visit = await lastVisit(storage, newId);
    return runningGame(visit.table!).elapsedMs;
  }
  const clockOf = async (elapsedMs: number, table: Table) => {
    const { storage, texts } = memory();
    await storage.write(clockTexts(table, elapsedMs));
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
