/** Everything kept twice: what one of two storages loses, tears or refuses, the other has. */
import { describe, expect, test } from 'vitest';
import { mirrorIn } from '../../../src/ui/store/bucket.ts';
import { mirrored } from '../../../src/ui/store/mirror.ts';
import type { Storage, Texts } from '../../../src/ui/store/storage.ts';

/** A storage in memory that notes what is written, and waits or fails when told to. */
function memory(name: string, diary: string[] = []) {
  const texts = new Map<string, string>();
  let gate: Promise<void> = Promise.resolve();
  let open: () => void = () => undefined;
  let fails = false;
  const storage: Storage = {
    read: async (keys) => keys.map((key) => texts.get(key)),
    keys: async () => [...texts.keys()],
    readAll: async (prefix) => new Map([...texts].filter(([key]) => key.startsWith(prefix))),
    write: async (batch) => {
      diary.push(`${name} ${[...batch].map(([key, text]) => `${key}=${text}`).join(' ')}`);
      await gate;
      if (fails) throw new Error('full');
      for (const [key, text] of batch)
        if (text === undefined) texts.delete(key);
        else texts.set(key, text);
      diary.push(`${name} done`);
    },
  };
  return {
    storage,
    texts,
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    letGo: () => open(),
    refuse: (refused: boolean) => {
      fails = refused;
    },
  };
}

const batch = (...entries: readonly (readonly [string, string | undefined])[]): Texts => new Map(entries);
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a mirrored storage', () => {
  test('writes to the main storage at once and to the mirror when that is done', async () => {
    const diary: string[] = [];
    const [main, mirror] = [memory('main', diary), memory('mirror', diary)];
    const both = mirrored(main.storage, async () => mirrorIn(mirror.storage));
    await both.write(batch(['table', '1']));
    await settled();
    expect(diary).toEqual(['main table=1', 'main done', 'mirror table=1', 'mirror done']);
  });

  test('keeps no write waiting for the mirror, which gets the last of each text in the end', async () => {
    const [main, mirror] = [memory('main'), memory('mirror')];
    const both = mirrored(main.storage, async () => mirrorIn(mirror.storage));
    mirror.hold();
    for (const moves of ['1', '2', '3']) await both.write(batch(['table', moves]));
    expect(main.texts.get('table')).toBe('3');
    expect(mirror.texts.size).toBe(0);
    mirror.letGo();
    await settled();
    expect(mirror.texts.get('table')).toBe('3');
  });

  test('gives an emptied main storage everything back, and only then', async () => {
    const [main, mirror] = [memory('main'), memory('mirror')];
    mirror.texts.set('table', 'old').set('game/1', 'won');
    main.texts.set('game/2', 'won');
    expect(await mirrored(main.storage, async () => mirrorIn(mirror.storage)).read(['table'])).toEqual([undefined]);
    main.texts.clear();
    expect(await mirrored(main.storage, async () => mirrorIn(mirror.storage)).read(['table'])).toEqual(['old']);
    expect(main.texts.get('game/1')).toBe('won');
  });

  test('completes a mirror that is new or was emptied, once something has been read', async () => {
    const [main, mirror] = [memory('main'), memory('mirror')];
    main.texts.set('table', '5').set('settings', 'a');
    mirror.texts.set('settings', 'newer');
    await mirrored(
      main.storage,
      async () => mirrorIn(mirror.storage),
      (work) => work(),
    ).read(['table']);
    await settled();
    expect([...mirror.texts]).toEqual([
      ['settings', 'newer'],
      ['table', '5'],
    ]);
  });

  test('goes on without a mirror that there is not, that fails or that never answers', async () => {
    for (const open of [
      async () => undefined,
      () => Promise.reject(new Error('no bucket')),
      () => new Promise<undefined>(() => undefined),
    ]) {
      const main = memory('main');
      const both = mirrored(main.storage, open);
      await both.write(batch(['table', '1']));
      expect(main.texts.get('table')).toBe('1');
      expect(await both.read(['table'])).toEqual(['1']);
    }
  });

  test('gives a mirror later what it refused before', async () => {
    const [main, mirror] = [memory('main'), memory('mirror')];
    const both = mirrored(main.storage, async () => mirrorIn(mirror.storage));
    mirror.refuse(true);
    await both.write(batch(['table', '1'], ['game/1', 'won']));
    await settled();
    expect(mirror.texts.size).toBe(0);
    mirror.refuse(false);
    await both.write(batch(['table', '2'], ['before-import', undefined]));
    await settled();
    expect(Object.fromEntries(mirror.texts)).toEqual({ table: '2', 'game/1': 'won' });
  });

  test('tells when the main storage refuses', async () => {
    const main = memory('main');
    main.refuse(true);
    await expect(mirrored(main.storage, async () => undefined).write(batch(['table', '1']))).rejects.toThrow('full');
  });
});
