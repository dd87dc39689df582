/** The place of the mirror (mirror.ts): a storage bucket, which keeps its databases apart from those of the site. */
import { openStorage, type Storage } from './storage.ts';

/** The part of the Storage Buckets API that is used; of the browsers only those have it that need it. */
interface StorageBuckets {
  open(name: string): Promise<{ readonly indexedDB: IDBFactory }>;
}

/** The name of the bucket and of the database in it. */
const MIRROR = 'mirror';

/** The second database, or undefined where the browser has no buckets. */
export async function openMirror(): Promise<Storage | undefined> {
  const { storageBuckets } = navigator as { storageBuckets?: StorageBuckets };
  if (storageBuckets === undefined) return undefined;
  const bucket = await storageBuckets.open(MIRROR);
  return openStorage(() => undefined, MIRROR, bucket.indexedDB);
}
