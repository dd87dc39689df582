/**
 * Everything kept twice, in two databases that lie apart. Chromium keeps all databases of a site in one log. A browser that is
 * killed while it writes leaves half a record there; the next visit goes on writing behind it, and the visit after that can't
 * read the log and throws away everything (google/leveldb#1287). Killed at random moments this happened twice in some
 * 250 kills on a busy machine. A storage bucket has a log of its own, and the two are written one after the other: what a sudden end
 * tears is never both of them.
 */
import type { Storage, Texts } from './storage.ts';

/** The first table does not share the disk with what can wait. */
const COMPLETE_AFTER_MS = 3000;
/** A browser that takes longer to look into the mirror is taken for one that never answers. */
const RESTORE_LIMIT_MS = 4000;

/** The second database, as bucket.ts makes it. */
export interface Mirror {
  readonly give: (texts: Texts) => Promise<void>;
  /** Takes from the main storage what is missing here: all there is when the mirror is new, or was itself thrown away. */
  readonly complete: (main: Storage) => Promise<void>;
  /** Gives a main storage that is empty everything there is. */
  readonly restore: (main: Storage) => Promise<void>;
}

/**
 * A storage that keeps everything in `main` and again in a mirror, and has it back from there when `main` was thrown away. Nobody
 * waits for the mirror: a page that is loaded anew right behind an action may get no other chance to write.
 * @param later does something when the first table is there.
 */
export function mirrored(
  main: Storage,
  open: () => Promise<Mirror | undefined>,
  later: (work: () => void) => void = (work) => setTimeout(work, COMPLETE_AFTER_MS),
): Storage {
  let opening: Promise<Mirror | undefined> | undefined;
  /** What the mirror does last: one thing after the other, so that it never holds something older than it should. */
  let last: Promise<void> = Promise.resolve();
  /** What it could not be given yet. */
  const owed = new Map<string, string | undefined>();
  let isComplete = false;

  function withMirror(work: (mirror: Mirror) => Promise<void>): Promise<void> {
    opening ??= open();
    const turn = Promise.all([opening, last]).then(([mirror]) => mirror && work(mirror));
    last = turn.catch(() => {
      opening = undefined;
    });
    return last;
  }

  const giveOwed = (): Promise<void> =>
    withMirror(async (mirror) => {
      const batch = new Map(owed);
      owed.clear();
      await mirror.give(batch).catch((error: unknown) => {
        for (const [key, text] of batch) if (!owed.has(key)) owed.set(key, text);
        throw error;
      });
    });

  return {
    ...main,
    read: async (keys) => {
      const texts = await main.read(keys);
      if (texts.some((text) => text !== undefined)) {
        if (!isComplete) later(() => void withMirror((mirror) => mirror.complete(main)));
        isComplete = true;
        return texts;
      }
      await Promise.race([withMirror((mirror) => mirror.restore(main)), pause(RESTORE_LIMIT_MS)]);
      return main.read(keys);
    },
    write: (texts) => {
      for (const [key, text] of texts) owed.set(key, text);
      const written = main.write(texts);
      written.then(giveOwed, giveOwed);
      return written;
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
