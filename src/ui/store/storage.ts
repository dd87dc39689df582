/**
 * What the browser keeps, in one IndexedDB store of texts by key. Everything here may fail (private windows, full disks,
 * blocked storage); callers get a rejected promise and go on without.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface KeptTexts extends DBSchema {
  texts: { key: string; value: string };
}

export type Storage = Readonly<{
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
}>;

const DATABASE = 'spider-solitaire';

export function openStorage(): Storage {
  let database: Promise<IDBPDatabase<KeptTexts>> | undefined;
  const opened = () => {
    database ??= openDB<KeptTexts>(DATABASE, 1, {
      upgrade: (db) => void db.createObjectStore('texts'),
      terminated: () => {
        database = undefined;
      },
    });
    // A failed opening is tried again at the next call.
    database.catch(() => {
      database = undefined;
    });
    return database;
  };
  return {
    read: async (key) => (await opened()).get('texts', key),
    // Handed over and committed at once, waiting for nothing: a page that ends now, by a reload or worse, keeps its last
    // action. The browser itself keeps the order of the writes.
    write: async (key, text) => {
      const transaction = (await opened()).transaction('texts', 'readwrite');
      const written = transaction.store.put(text, key);
      transaction.commit();
      await Promise.all([written, transaction.done]);
    },
  };
}
