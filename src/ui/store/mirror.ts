/**
 * Everything kept twice, in two databases that lie apart. Chromium keeps all databases of a site in one log. A browser that is
 * killed while it writes leaves half a record there; the next visit goes on writing behind it, and the visit after that can't
 * read the log and throws away everything (google/leveldb#1287). Killed at random moments this happened about once in seventy
 * kills on a busy machine. A storage bucket has a log of its own, and never are both written at the same moment.
 */
import type { Storage, Texts } from './storage.ts';

/** So long a write waits for the mirror; the mirror gets its texts all the same, a little later. */
const PATIENCE_MS = 500;
/** The first table does not share the disk with what can wait. */
const COMPLETE_AFTER_MS = 3000;
/** A browser that takes longer to look into the mirror is taken for one that never answers. */
const RESTORE_LIMIT_MS = 4000;

/**
 * A storage that keeps everything in `main` and again in a mirror, and has it back from there when `main` was thrown away.
 * @param later does something when the first table is there.
 */
export function mirrored(
  main: Storage,
  open: () => Promise<Storage | undefined>,
  later: (work: () => void) => void = (work) => setTimeout(work, COMPLETE_AFTER_MS),
): Storage {
  let opening: Promise<Storage | undefined> | undefined;
  /** What the mirror does last: one thing after the other, so that it never holds something older than it should. */
  let last: Promise<void> = Promise.resolve();
  /** What it could not be given. */
  const owed = new Map<string, string | undefined>();
  let isComplete = false;
  /** It has taken too long, and is not waited for until it has answered. */
  let dawdles = false;
  /** What waits to be written to `main`, and the write that took the last of it along. */
  const due = new Map<string, string | undefined>();
  let written: Promise<void> = Promise.resolve();

  function withMirror(work: (mirror: Storage) => Promise<void>): Promise<void> {
    opening ??= open();
    const turn = Promise.all([opening, last]).then(([mirror]) => mirror && work(mirror));
    last = turn
      .catch(() => {
        opening = undefined;
      })
      .finally(() => {
        dawdles = false;
      });
    return last;
  }

  /** Waits for the mirror, but not for long. */
  async function patiently(given: Promise<void>): Promise<void> {
    const isDone = given.then(() => true);
    dawdles = (await Promise.race([isDone, pause(PATIENCE_MS)])) !== true;
  }

  const give = (texts: Texts): Promise<void> => {
    for (const [key, text] of texts) owed.set(key, text);
    return withMirror(async (mirror) => {
      const batch = new Map(owed);
      owed.clear();
      await mirror.write(batch).catch((error: unknown) => {
        for (const [key, text] of batch) if (!owed.has(key)) owed.set(key, text);
        throw error;
      });
    });
  };

  /** Gives the mirror what it lacks: all there is when it is new, or when it was the one that was thrown away. */
  function complete(): void {
    if (isComplete) return;
    isComplete = true;
    void withMirror(async (mirror) => {
      const [here, there] = await Promise.all([main.readAll(''), mirror.readAll('')]);
      const missing = new Map([...here].filter(([key]) => !there.has(key)));
      if (missing.size > 0) await mirror.write(missing);
    });
  }

  /** Gives an empty `main` what the mirror holds. */
  const restore = (): Promise<void> =>
    withMirror(async (mirror) => {
      const kept = await mirror.readAll('');
      if (kept.size > 0 && (await main.readAll('')).size === 0) await main.write(kept);
    });

  return {
    read: async (keys) => {
      const texts = await main.read(keys);
      if (texts.some((text) => text !== undefined)) {
        later(complete);
        return texts;
      }
      await Promise.race([restore(), pause(RESTORE_LIMIT_MS)]);
      return main.read(keys);
    },
    readAll: (prefix) => main.readAll(prefix),
    write: async (texts, urgency) => {
      const given = give(texts);
      for (const [key, text] of texts) due.set(key, text);
      // One after the other: what a sudden end tears is never both of them.
      if (urgency !== 'now' && !dawdles) await patiently(given);
      // A hurried write may have taken these along, and nothing older may come behind it.
      if (due.size > 0) {
        written = main.write(new Map(due));
        due.clear();
      }
      await written;
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
