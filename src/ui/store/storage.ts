/**
 * What the browser keeps, in one IndexedDB store of texts by key. Everything here may fail (private windows, full disks,
 * blocked storage) or never answer; callers get a rejected promise and go on without.
 */
import { type DBSchema, type IDBPDatabase, wrap } from 'idb';

interface KeptTexts extends DBSchema {
  texts: { key: string; value: string };
}

/** Texts by key; undefined takes one away. */
export type Texts = ReadonlyMap<string, string | undefined>;

export type Storage = Readonly<{
  /** The texts of these keys, in their order. */
  read(keys: readonly string[]): Promise<readonly (string | undefined)[]>;
  /** All texts whose key begins so. */
  readAll(prefix: string): Promise<ReadonlyMap<string, string>>;
  keys(): Promise<readonly string[]>;
  /** All of them or none. */
  write(texts: Texts): Promise<void>;
}>;

/** The database of the site. */
const DATABASE = 'spider-solitaire';
/** A browser that takes longer is taken for one that never answers. */
const LIMIT_MS = 4000;
/** Comes after every character that is used in keys. */
const LAST_CHARACTER = '\uffff';

/**
 * @param onLost the connection was taken away, and maybe all that was kept with it.
 * @param name of the database; it lies where `factory` keeps those of its kind, by default with those of the site.
 */
export function openStorage(onLost: () => void, name = DATABASE, factory?: IDBFactory): Storage {
  let database: Promise<IDBPDatabase<KeptTexts>> | undefined;
  const lose = () => {
    database = undefined;
    onLost();
  };
  const opened = () => {
    database ??= connect(factory ?? indexedDB, name, lose);
    // A failed opening is tried again at the next call.
    database.catch(() => {
      database = undefined;
    });
    return database;
  };
  const inTime = <T>(work: () => Promise<T>): Promise<T> =>
    limited(work, () => {
      // What does not answer now will not answer later: the next call opens anew.
      database = undefined;
    });
  return {
    read: (keys) =>
      inTime(async () => {
        const { store } = (await opened()).transaction('texts');
        return (await Promise.all(keys.map((key) => store.get(key)))).map(asText);
      }),
    readAll: (prefix) =>
      inTime(async () => {
        const { store } = (await opened()).transaction('texts');
        const range = IDBKeyRange.bound(prefix, prefix + LAST_CHARACTER);
        const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
        return new Map(keys.map((key, i) => [key, asText(values[i]) ?? '']));
      }),
    keys: () => inTime(async () => (await opened()).getAllKeys('texts')),
    // Handed over and committed at once, waiting for nothing: a page that ends now, by a reload or worse, keeps its last
    // action. The browser itself keeps the order of the writes.
    write: (texts) =>
      inTime(async () => {
        const transaction = (await opened()).transaction('texts', 'readwrite');
        const parts: Promise<unknown>[] = [transaction.done];
        try {
          for (const [key, text] of texts)
            parts.push(text === undefined ? transaction.store.delete(key) : transaction.store.put(text, key));
          transaction.commit();
        } catch {
          abort(transaction);
        }
        await Promise.all(parts);
      }),
  };
}

function connect(factory: IDBFactory, name: string, onLost: () => void): Promise<IDBPDatabase<KeptTexts>> {
  const request = factory.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('texts'));
  request.addEventListener('success', () => {
    // Somebody wants to delete the database. Held on to, it would be gone at the end of the visit.
    request.result.addEventListener('versionchange', () => {
      request.result.close();
      onLost();
    });
    request.result.addEventListener('close', onLost);
  });
  return wrap(request) as Promise<IDBPDatabase<KeptTexts>>;
}

/** Whatever lies there is looked at as a text: one that can't be read is still there to be set aside. */
function asText(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  try {
    return String(JSON.stringify(value));
  } catch {
    return String(value);
  }
}

/** Takes back what has been written of it so far. */
function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It has been broken off already.
  }
}

function limited<T>(work: () => Promise<T>, whenLate: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      whenLate();
      reject(new Error('the browser does not answer'));
    }, LIMIT_MS);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
