/** Starts the game in the page: fetches what was kept, hands the browser's services to the store, mounts the app. */
import './styles/page.css';
import './styles/table.css';
import { mount } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { TICK_MS } from '../game/clock.ts';
import { runningGame } from '../game/table.ts';
import { loadMessages, pickLanguage } from '../i18n/language.ts';
import { SUIT_COUNTS, type SuitCount } from '../rules/card.ts';
import { solverClient } from '../worker/solver-client.ts';
import App from './App.svelte';
import { addressOf, pathOf, rootOf } from './addresses.ts';
import { afterFrame } from './after-frame.ts';
import { randomBelow, randomDealNumber } from './chance.ts';
import { localDay } from './local-day.ts';
import { announce } from './running.ts';
import { Keeper } from './store/keeper.svelte.ts';
import { mirrored } from './store/mirror.ts';
import { Seats } from './store/seats.ts';
import type { Services } from './store/services.ts';
import { shippedDeals } from './store/shipped-deals.ts';
import { openStorage } from './store/storage.ts';
import { languageOf, Store } from './store/store.svelte.ts';
import { verifiedDeals } from './store/verified-deals.ts';
import { lastVisit } from './store/visit.ts';
import { wantedDeal } from './store/wanted-deal.ts';

const reducedMotion = new MediaQuery('(prefers-reduced-motion: reduce)');

const FETCH_AHEAD_MS = 10_000;

const startWorker = () =>
  new Worker(new URL('../worker/solver.worker.ts', import.meta.url), { type: 'module', name: 'solver' });
// Two workers, so that a verdict need not wait for the deals that are being prepared; each starts when first needed.
const dealSolver = solverClient(startWorker);
const verdictSolver = solverClient(startWorker);

/** The written page that the game stands on, or undefined at the root of the site. */
const page = addressOf(location.pathname);
const root = rootOf(new URL(location.href));

const storage = mirrored(
  openStorage(() => store?.keepAll()),
  () => import('./store/bucket.ts').then(({ openMirror }) => openMirror()),
);
let store: Store | undefined;

/** 60 random bits in letters and digits. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((n) => (n >>> 2).toString(36).padStart(6, '0')).join('');

let asked = false;
function askToKeep(): void {
  if (asked) return;
  asked = true;
  // Where the browser has no such thing, or says no, the game is kept as long as the browser likes.
  navigator.storage?.persist?.().catch(() => undefined);
}

const services: Services = {
  storage,
  keeper: new Keeper(storage, afterFrame),
  seats: new Seats(),
  newId,
  askToKeep,
  solver: verdictSolver,
  verifiedDeals: verifiedDeals({ ...shippedDeals(randomBelow), solver: dealSolver, randomDealNumber }),
  randomDealNumber,
  randomBelow,
  toggleFullScreen: () => import('./focus.ts').then(({ toggleFocus }) => toggleFocus(page !== undefined)),
  // Silence will do, where they can't be loaded.
  sound: (signal) => void import('./signals.ts').then(({ sound }) => sound(signal)).catch(() => undefined),
  vibrate: (signal) => void import('./signals.ts').then(({ vibrate }) => vibrate(signal)).catch(() => undefined),
  nowMs: () => Date.now(),
  today: () => localDay(Date.now()),
  isVisible: () => !document.hidden,
  prefersReducedMotion: () => reducedMotion.current,
  languages: navigator.languages,
  root,
  page: page && {
    language: page.language,
    goTo: (language) => location.assign(root + pathOf({ ...page, language })),
  },
  copy: (text) => navigator.clipboard.writeText(text),
};

/**
 * What stands behind the `#`, unless it is the name of a part of the page; a text with broken escapes is taken as it is, and
 * refused as any other that is no deal.
 */
function linkedText(): string {
  const hash = location.hash.slice(1);
  if (document.getElementById(hash) !== null) return '';
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** `#suits=2`, as the shortcuts of the installed game have it: another game with so many suits. */
function linkedSuits(text: string): SuitCount | undefined {
  return SUIT_COUNTS.find((suitCount) => text === `suits=${suitCount}`);
}

/** Under way from the start where it will be needed: a linked deal is the first that is seen. */
const linksAtStart = linkedText() === '' ? undefined : import('./store/links.ts');
linksAtStart?.catch(() => undefined);

/** A link names a deal behind the `#`; once opened it is taken out of the address, so that a reload goes on with the game. */
async function openLinkedDeal(opened: Store, links?: typeof linksAtStart): Promise<void> {
  const text = linkedText();
  if (text === '') return;
  history.replaceState(null, '', location.pathname + location.search);
  // The game of this tab goes on in another one: the link is for another game.
  if (opened.away) await opened.whenLoaded(import('./store/tabs.ts'), ({ playAnother }) => playAnother(opened));
  const suitCount = linkedSuits(text);
  if (suitCount !== undefined) {
    window.scrollTo(0, 0);
    // A game of that kind without a move in it will do.
    if (opened.game.log.started === undefined && opened.game.deal.suitCount === suitCount) return;
    opened.askToLeave(() => void opened.startNew(suitCount));
    return;
  }
  await opened.whenLoaded(links ?? import('./store/links.ts'), ({ openLinked }) => openLinked(opened, text));
}

/** The number of suits that the page is about, if it is about one. */
const suitsOfPage: SuitCount | undefined = SUIT_COUNTS.find((suitCount) => suitCount === page?.topic);

async function openStore(): Promise<Store> {
  const seat = await services.seats.takeFree();
  // Most likely the one; by the time it is known the words are on their way.
  const guessed = loadMessages(page?.language ?? pickLanguage(navigator.languages));
  guessed.catch(() => undefined);
  const visit = await lastVisit(storage, newId, seat);
  const { settings, table } = visit;
  const suitCount = suitsOfPage ?? settings.suitCount;
  const deal = table ? runningGame(table).deal : await wantedDeal({ ...settings, suitCount }, services);
  const language = page?.language ?? languageOf(settings, navigator.languages);
  const messages = await loadMessages(language).catch(() => guessed);
  await linksAtStart?.catch(() => undefined);
  const created = new Store(services, messages, visit, deal, seat);
  services.seats.sitter = created;
  if (seat === undefined) created.lose();
  else if (seat !== 1 && linkedText() === '') created.open('openElsewhere');
  const { game } = created;
  // A page is about its own number of suits, but never in the way of a game in progress.
  if (
    suitsOfPage !== undefined &&
    linkedText() === '' &&
    game.log.started === undefined &&
    game.deal.suitCount !== suitsOfPage
  )
    await created.startNew(suitsOfPage);
  // Picked once, and kept: a browser that asks for another language one day does not turn the game over.
  if (page === undefined && settings.language === undefined) created.change({ language });
  return created;
}

// The page about fairness has no table. Not awaited here: whatever is loaded late needs this module, and would wait for it to come to its end.
if (page?.topic !== 'fairness') void openStore().then(start);

function start(opened: Store): void {
  store = opened;
  mount(App, { target: document.querySelector('#game') ?? document.body, props: { store: opened } });
  announce(opened);
  void openLinkedDeal(opened, linksAtStart);
  window.addEventListener('hashchange', () => void openLinkedDeal(opened));
  services.verifiedDeals.workAhead(opened.settings.suitCount);
  // Where that part can't be loaded they wait for the next visit.
  if (opened.seat === 1 && !opened.away)
    afterFrame(() => void import('./store/tabs.ts').then(({ bringIn }) => bringIn(opened)).catch(() => undefined));
  // Once the network is free: today's deals are then there without it, and those of the next weeks lie beside them.
  window.setTimeout(() => {
    if (!navigator.onLine) return;
    for (const suitCount of SUIT_COUNTS) void services.verifiedDeals.ofDay(suitCount, services.today());
  }, FETCH_AHEAD_MS);
  window.setInterval(() => opened.beat(), TICK_MS);
  // A page out of sight may be ended at any moment, without another word.
  document.addEventListener('visibilitychange', () => opened.beat({ mayEnd: document.hidden }));
  window.addEventListener('pagehide', () => opened.beat({ mayEnd: true }));
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    // Without it (private windows, old browsers) the game works as long as the network does.
    import('./versions.ts')
      .then(({ watchVersions }) =>
        watchVersions(root, (use) => {
          opened.newVersion = use;
        }),
      )
      .catch(() => undefined);
}
