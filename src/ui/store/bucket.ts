/** The mirror itself (see mirror.ts): a database in a storage bucket, which keeps its databases apart from those of the site. */
import type { Mirror } from './mirror.ts';
import { openStorage, type Storage } from './storage.ts';

/** The part of the Storage Buckets API that is used; of the browsers only those have it that need it. */
interface StorageBuckets {
  open(name: string): Promise<{ readonly indexedDB: IDBFactory }>;
}

/** The name of the bucket and of the database in it. */
const MIRROR = 'mirror';

/** The second database, or undefined where the browser has no buckets. */
export async function openMirror(): Promise<Mirror | undefined> {
  const { storageBuckets } = navigator as { storageBuckets?: StorageBuckets };
  if (storageBuckets === undefined) return undefined;
  const bucket = await storageBuckets.open(MIRROR);
  return mirrorIn(openStorage(() => undefined, MIRROR, bucket.indexedDB));
}

export const mirrorIn = (storage: Storage): Mirror => ({
  give: storage.write,
  complete: async (main) => {
    const [here, there] = await Promise.all([main.keys(), storage.keys()]);
    const missing = here.filter((key) => !there.includes(key));
    if (missing.length === 0) return;
    const texts = await main.read(missing);
    await storage.write(new Map(missing.map((key, i) => [key, texts[i]])));
  },
  restore: async (main) => {
    if ((await main.keys()).length > 0) return;
    const kept = await storage.readAll('');
    if (kept.size > 0) await main.write(kept);
  },
});
