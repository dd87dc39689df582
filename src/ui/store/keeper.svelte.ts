/**
 * Hands texts to the storage and knows which of them have arrived. What could not be written stays in memory and is tried
 * again, so that the game goes on without the browser's help and is kept again as soon as that is possible.
 */
import type { Storage, Texts } from './storage.ts';

export class Keeper {
  /** The browser has not kept the last of what it was given. */
  failing = $state(false);
  onKeptAgain: () => void = () => undefined;
  readonly #storage: Storage;
  /** Everything given since the start, the last text for each key. */
  readonly #given = new Map<string, string | undefined>();
  /** What has not arrived yet. */
  readonly #pending = new Map<string, string | undefined>();
  #inFlight = 0;
  readonly #afterFrame: (run: () => void) => void;
  #due: 'nothing' | 'afterFrame' = 'nothing';
  /** `holding`: nothing may be written, since what lies there is not known yet or belongs to another tab. */
  #duty: 'writing' | 'holding' = 'writing';

  /** @param afterFrame runs something once the browser has shown what there is to show, soon in any case. */
  constructor(storage: Storage, afterFrame: (run: () => void) => void) {
    this.#storage = storage;
    this.#afterFrame = afterFrame;
  }

  /** Takes texts to be written together with all others of this frame: nobody waits for a card because of the disk. */
  keep(texts: Texts): void {
    for (const [key, text] of texts) {
      this.#given.set(key, text);
      this.#pending.set(key, text);
    }
    if (this.#due === 'afterFrame') return;
    this.#due = 'afterFrame';
    this.#afterFrame(() => {
      if (this.#due === 'afterFrame') this.flush();
    });
  }

  /** To be called now and then. */
  retry(): void {
    if (this.failing && this.#inFlight === 0) this.flush();
  }

  /** The storage may have lost what it had: gives it everything again. */
  giveAgain(): void {
    for (const [key, text] of this.#given) this.#pending.set(key, text);
    this.flush();
  }

  /** From now on texts are only held in memory. */
  hold(): void {
    this.#duty = 'holding';
  }

  /** These keys belong to another tab from now on. */
  forget(keys: readonly string[]): void {
    for (const key of keys) {
      this.#given.delete(key);
      this.#pending.delete(key);
    }
  }

  release(): void {
    this.#duty = 'writing';
    this.flush();
  }

  /** Hands over what there is and waits for all that is under way. */
  async settled(): Promise<void> {
    this.flush();
    while (this.#inFlight > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** All texts whose key begins so, as far as the storage can be read, those not yet written included. */
  async readAll(prefix: string): Promise<ReadonlyMap<string, string>> {
    const kept = await this.#storage.readAll(prefix).catch(() => new Map<string, string>());
    const texts = new Map(kept);
    for (const [key, text] of this.#given)
      if (key.startsWith(prefix)) {
        if (text === undefined) texts.delete(key);
        else texts.set(key, text);
      }
    return texts;
  }

  /** Hands over at once what is not written yet: the page may end now. */
  flush(): void {
    this.#due = 'nothing';
    if (this.#duty === 'holding' || this.#pending.size === 0) return;
    const batch = new Map(this.#pending);
    this.#inFlight++;
    this.#storage
      .write(batch)
      .then(
        () => {
          // A later text for the same key is still on its way.
          for (const [key, text] of batch) if (this.#pending.get(key) === text) this.#pending.delete(key);
          if (this.failing) this.onKeptAgain();
          this.failing = false;
        },
        () => {
          this.failing = true;
        },
      )
      .finally(() => {
        this.#inFlight--;
      });
  }
}
