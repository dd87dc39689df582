/** What the store needs of the browser: storage, other tabs, time, chance, and ways to reach the player. */
import type { DayText } from '../../game/daily.ts';
import type { Language } from '../../i18n/language.ts';
import type { SolverClient } from '../../worker/solver-client.ts';
import type { Signal } from '../signals.ts';
import type { Keeper } from './keeper.svelte.ts';
import type { Seats } from './seats.ts';
import type { Storage } from './storage.ts';
import type { VerifiedDeals } from './verified-deals.ts';

export interface Services {
  readonly storage: Storage;
  readonly keeper: Keeper;
  readonly seats: Seats;
  readonly verifiedDeals: VerifiedDeals;
  /** The date on the calendar where the player is. */
  readonly today: () => DayText;
  readonly solver: SolverClient;
  /** A deal number from the browser's cryptographic source. */
  readonly randomDealNumber: () => number;
  /** A whole number below the one given, every one equally likely. */
  readonly randomBelow: (n: number) => number;
  /** An id that nobody else draws. */
  readonly newId: () => string;
  /** Asks the browser not to throw away what it keeps. */
  readonly askToKeep: () => void;
  /** Enters or leaves full screen; rejects where the browser has none. */
  readonly toggleFullScreen: () => Promise<void>;
  readonly sound: (signal: Signal) => void;
  readonly vibrate: (signal: Signal) => void;
  readonly nowMs: () => number;
  /** Whether anybody can see the page just now. */
  readonly isVisible: () => boolean;
  readonly prefersReducedMotion: () => boolean;
  /** The browser's languages, most wanted first. */
  readonly languages: readonly string[];
  /** The address of the site's root, with a slash at its end. */
  readonly root: string;
  /** The written page that the game stands on: its language is the game's. Undefined at the root of the site. */
  readonly page: { readonly language: Language; readonly goTo: (language: Language) => void } | undefined;
  /** Rejects where the browser does not allow it. */
  readonly copy: (text: string) => Promise<void>;
}
