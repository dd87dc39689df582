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
  /** Writes the newest text for the key; one that is overtaken while another is being written is skipped. */
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
  const waiting = new Map<string, string>();
  const writing = new Map<string, Promise<void>>();
  const drain = async (key: string) => {
    try {
      for (let text = waiting.get(key); text !== undefined; text = waiting.get(key)) {
        waiting.delete(key);
        await (await opened()).put('texts', text, key);
      }
    } finally {
      // In the same breath as the last look at `waiting`, so that no text can slip in between and be left lying.
      writing.delete(key);
    }
  };
  return {
    read: async (key) => (await opened()).get('texts', key),
    write: (key, text) => {
      waiting.set(key, text);
      const running = writing.get(key) ?? drain(key);
      writing.set(key, running);
      return running;
    },
  };
}
