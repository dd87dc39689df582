import { describe, expect, test } from 'vitest';
import { Keeper } from '../../../src/ui/store/keeper.svelte.ts';
import type { Storage, Texts } from '../../../src/ui/store/storage.ts';

/** A storage whose writes wait until they are let through or refused. */
function slow() {
  const texts = new Map<string, string>();
  const waiting: { batch: Texts; resolve: () => void; reject: (reason: Error) => void }[] = [];
  const storage: Storage = {
    read: (keys) => Promise.resolve(keys.map((key) => texts.get(key))),
    keys: () => Promise.resolve([...texts.keys()]),
    readAll: (prefix) => Promise.resolve(new Map([...texts].filter(([key]) => key.startsWith(prefix)))),
    write: (batch) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ batch, resolve, reject });
      }),
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    texts,
    storage,
    waiting,
    let: async () => {
      const { batch, resolve } = waiting.shift()!;
      for (const [key, text] of batch)
        if (text === undefined) texts.delete(key);
        else texts.set(key, text);
      resolve();
      await settle();
    },
    refuse: async () => {
      waiting.shift()!.reject(new Error('full'));
      await settle();
    },
  };
}

const batch = (...texts: readonly (readonly [string, string | undefined])[]): Texts => new Map(texts);

const atOnce = (run: () => void): void => run();

function started(afterFrame = atOnce) {
  const disk = slow();
  const keeper = new Keeper(disk.storage, afterFrame);
  let keptAgain = 0;
  keeper.onKeptAgain = () => {
    keptAgain++;
  };
  return { disk, keeper, keptAgain: () => keptAgain };
}

describe('what is given', () => {
  test('is handed over at once, whatever is still under way', async () => {
    const { disk, keeper } = started();
    keeper.keep(batch(['table', '1']));
    keeper.keep(batch(['table', '2']));
    expect(disk.waiting.map((write) => write.batch.get('table'))).toEqual(['1', '2']);
    await disk.let();
    await disk.let();
    expect(disk.texts).toEqual(new Map([['table', '2']]));
    expect(keeper.failing).toBe(false);
  });

  test('is written after the frame, in one go; before it when the page may end', async () => {
    const frames: (() => void)[] = [];
    const { disk, keeper } = started((run) => frames.push(run));
    keeper.keep(batch(['table', '1'], ['clock', '5']));
    keeper.keep(batch(['table', '2']));
    expect([disk.waiting.length, frames.length]).toEqual([0, 1]);
    frames[0]!();
    expect(disk.waiting.map((write) => Object.fromEntries(write.batch))).toEqual([{ table: '2', clock: '5' }]);
    await disk.let();
    keeper.keep(batch(['table', '3']));
    keeper.flush();
    frames[1]!();
    expect(disk.waiting.map((write) => Object.fromEntries(write.batch))).toEqual([{ table: '3' }]);
  });

  test('and refused is written with the next that goes through, and only then counts as kept', async () => {
    const { disk, keeper, keptAgain } = started();
    keeper.keep(batch(['table', '1'], ['game/a', 'x']));
    await disk.refuse();
    expect(keeper.failing).toBe(true);
    keeper.keep(batch(['clock', '5']));
    expect(keptAgain()).toBe(0);
    await disk.let();
    expect(Object.fromEntries(disk.texts)).toEqual({ table: '1', 'game/a': 'x', clock: '5' });
    expect(keeper.failing).toBe(false);
    expect(keptAgain()).toBe(1);
  });

  test('and refused is tried again without anything new', async () => {
    const { disk, keeper } = started();
    keeper.retry();
    expect(disk.waiting).toHaveLength(0);
    keeper.keep(batch(['table', '1']));
    await disk.refuse();
    keeper.retry();
    keeper.retry();
    expect(disk.waiting).toHaveLength(1);
    await disk.let();
    expect(disk.texts.get('table')).toBe('1');
  });

  test('a later text is not taken for kept when an earlier one arrives', async () => {
    const { disk, keeper } = started();
    keeper.keep(batch(['table', '1']));
    keeper.keep(batch(['table', '2']));
    await disk.let();
    await disk.refuse();
    expect(keeper.failing).toBe(true);
    keeper.retry();
    await disk.let();
    expect(disk.texts.get('table')).toBe('2');
  });

  test('is held while nothing may be written, and given all at once afterwards', async () => {
    const { disk, keeper } = started();
    keeper.hold();
    keeper.keep(batch(['table', '1']));
    keeper.keep(batch(['clock', '5']));
    expect(disk.waiting).toHaveLength(0);
    keeper.release();
    await disk.let();
    expect(Object.fromEntries(disk.texts)).toEqual({ table: '1', clock: '5' });
  });

  test('is given again to a storage that lost it', async () => {
    const { disk, keeper } = started();
    keeper.keep(batch(['table', '1'], ['old', undefined]));
    await disk.let();
    disk.texts.clear();
    disk.texts.set('old', 'there');
    keeper.giveAgain();
    await disk.let();
    expect(Object.fromEntries(disk.texts)).toEqual({ table: '1' });
  });

  test('can be read back before it has arrived, and when nothing can be read', async () => {
    const { disk, keeper } = started();
    disk.texts.set('game/a', 'old').set('game/b', 'kept').set('table', 'no');
    keeper.keep(batch(['game/a', 'new'], ['game/b', undefined], ['game/c', 'more'], ['clock', '1']));
    const expected = new Map([
      ['game/a', 'new'],
      ['game/c', 'more'],
    ]);
    expect(await keeper.readAll('game/')).toEqual(expected);
    const blocked = new Keeper({ ...disk.storage, readAll: () => Promise.reject(new Error('blocked')) }, atOnce);
    blocked.keep(batch(['game/d', '1']));
    expect(await blocked.readAll('game/')).toEqual(new Map([['game/d', '1']]));
  });
});
