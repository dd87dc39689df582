/**
 * Which tab plays which game (S3). Each running game has a seat, 1 for the first tab, 2 for one more beside it, and a seat
 * is held by a lock of the browser, which lets go by itself when its tab ends in whatever way. Tabs talk over a channel: a
 * tab that wants a seat asks, and the one that has it says so, or leaves it.
 */
import { formatSettings, type Settings } from '../settings.ts';
import { SEATS, type Seat } from './saving.ts';

type Message =
  | { readonly kind: 'isTaken' | 'taken' | 'leave'; readonly seat: Seat }
  /** With the table as the other tab had it, so that nothing depends on what was written. */
  | { readonly kind: 'left'; readonly seat: Seat; readonly table: string; readonly clock: string }
  | { readonly kind: 'settings'; readonly text: string };

/** Undefined for what this version does not say; the other tab may have another one. */
function messageOf(data: unknown): Message | undefined {
  const { kind, text, table, clock, ...rest } = Object(data) as Readonly<Record<string, unknown>>;
  if (kind === 'settings') return typeof text === 'string' ? { kind, text } : undefined;
  const seat = SEATS.find((each) => each === rest.seat);
  if (seat === undefined) return undefined;
  if (kind === 'isTaken' || kind === 'taken' || kind === 'leave') return { kind, seat };
  const isTable = kind === 'left' && typeof table === 'string' && typeof clock === 'string';
  return isTable ? { kind, seat, table, clock } : undefined;
}

export interface HandedOver {
  readonly table: string;
  readonly clock: string;
}

/** What the tab that holds a seat does when another one asks for it. */
export interface Sitter {
  /** Stops playing and says what was played. */
  handOver(): HandedOver;
  /** The seat was taken without asking, because this tab did not answer. */
  lose(): void;
  /** Settings were changed in another tab. */
  takeSettings(settings: Settings): void;
}

/** A tab that is asleep does not answer; one that ends may hold its lock a moment longer. */
const ANSWER_MS = 1500;
const LEAVING_MS = 3000;

const lockName = (seat: Seat): string => `spider-solitaire ${seat}`;

export class Seats {
  sitter: Sitter | undefined;
  #held: { readonly seat: Seat; readonly release: () => void } | undefined;
  readonly #channel = new BroadcastChannel('spider-solitaire');
  readonly #listeners = new Set<(message: Message) => void>();
  /** Undefined in old browsers, where every tab has its seat for itself. */
  readonly #locks = navigator.locks as LockManager | undefined;

  constructor() {
    this.#channel.addEventListener('message', ({ data }) => {
      const message = messageOf(data);
      if (message !== undefined) this.#hear(message);
    });
  }

  /** Takes the first seat that is free. */
  async takeFree(): Promise<Seat | undefined> {
    for (const seat of SEATS) if (await this.#take(seat)) return seat;
    return undefined;
  }

  /** Has the seat left by the tab that holds it, and takes it; by force if that tab is asleep. */
  async takeOver(seat: Seat): Promise<HandedOver | undefined> {
    let handed: HandedOver | undefined;
    const stopListening = this.#listen((message) => {
      if (message.kind === 'left' && message.seat === seat) handed = message;
    });
    const own = this.#held;
    this.#say({ kind: 'leave', seat });
    if (!(await this.#hold(seat, { signal: AbortSignal.timeout(LEAVING_MS) }))) await this.#hold(seat, { steal: true });
    own?.release();
    stopListening();
    return handed;
  }

  /** Does something while nobody can take the seat; not at all if somebody has it. */
  async whileFree(seat: Seat, work: () => Promise<void>): Promise<void> {
    await this.#locks?.request(lockName(seat), { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
  }

  /** Whether no other tab has the game open. */
  async isAlone(): Promise<boolean> {
    const { held = [] } = (await this.#locks?.query()) ?? {};
    return SEATS.every((seat) => seat === this.#held?.seat || !held.some(({ name }) => name === lockName(seat)));
  }

  tellSettings(settings: Settings): void {
    this.#say({ kind: 'settings', text: formatSettings(settings) });
  }

  async #take(seat: Seat): Promise<boolean> {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), ANSWER_MS);
    const stopListening = this.#listen((message) => {
      if (message.kind === 'taken' && message.seat === seat) giveUp.abort();
    });
    this.#say({ kind: 'isTaken', seat });
    const isOurs = await this.#hold(seat, { signal: giveUp.signal });
    clearTimeout(timer);
    stopListening();
    return isOurs;
  }

  /** Resolves with whether the lock was had; it is held until it is released or taken away. */
  #hold(seat: Seat, options: LockOptions): Promise<boolean> {
    const locks = this.#locks;
    if (locks === undefined) return Promise.resolve(true);
    return new Promise((resolve) => {
      locks
        .request(
          lockName(seat),
          options,
          () =>
            new Promise<void>((release) => {
              this.#held = { seat, release };
              resolve(true);
            }),
        )
        .catch(() => {
          resolve(false);
          if (this.#held?.seat !== seat) return;
          this.#held = undefined;
          this.sitter?.lose();
        });
    });
  }

  #hear(message: Message): void {
    for (const listener of this.#listeners) listener(message);
    if (message.kind === 'settings') void this.#takeSettings(message.text);
    const held = this.#held;
    if (held === undefined || !('seat' in message) || message.seat !== held.seat) return;
    if (message.kind === 'isTaken') this.#say({ kind: 'taken', seat: held.seat });
    if (message.kind === 'leave' && this.sitter !== undefined) {
      this.#say({ kind: 'left', seat: held.seat, ...this.sitter.handOver() });
      this.#held = undefined;
      held.release();
    }
  }

  async #takeSettings(text: string): Promise<void> {
    // Where it can't be had, this tab goes on with the settings that it has.
    const reading = await import('../saved-settings.ts').catch(() => undefined);
    if (reading !== undefined) this.sitter?.takeSettings(reading.parseSettings(text));
  }

  #say(message: Message): void {
    this.#channel.postMessage(message);
  }

  #listen(listener: (message: Message) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
