/**
 * How a tab gets at a game that another tab plays, or plays one of its own beside it (S3). Loaded late: it takes a second tab.
 * What a tab does when it is asked is part of the store, which answers at once.
 */
import { isInProgress } from '../../game/game.ts';
import { parseTable } from '../../game/saved.ts';
import { besides, runningGame, startTable } from '../../game/table.ts';
import { rulesOf } from '../settings.ts';
import { clockKey, SEATS, tableKey, withClock } from './saving.ts';
import type { Store } from './store.svelte.ts';
import { lastVisit } from './visit.ts';
import { wantedDeal } from './wanted-deal.ts';

/** Goes on here with the game that another tab plays. A game in progress here is put before it. */
export async function takeOver(store: Store): Promise<void> {
  const { seats, storage, newId, keeper } = store.services;
  const handed = await seats.takeOver(1);
  const visit = handed === undefined ? await lastVisit(storage, newId) : undefined;
  const parsed = handed && parseTable(handed.table)?.table;
  const table = handed && parsed ? withClock(parsed, handed.clock) : visit?.table;
  const { timed: own, seat: left, away: wasAway } = store;
  store.seat = 1;
  store.away = false;
  store.close();
  if (table === undefined) store.unread = visit?.condition === 'unavailable';
  else {
    store.accept(wasAway ? table : besides(own, table), { kind: 'earlierGame' });
    store.notices.notify(store.messages.tabs.goesOnHere);
  }
  if (left !== 1) keeper.keep(new Map([tableKey(left), clockKey(left)].map((key) => [key, undefined])));
  if (!store.unread) keeper.release();
}

/** Leaves the game to the other tab and plays another one here. */
export async function playAnother(store: Store): Promise<void> {
  store.close();
  if (!store.away) {
    store.openResult(0);
    return;
  }
  const seat = await store.services.seats.takeFree();
  if (seat === undefined) {
    store.open('takenOver');
    return;
  }
  store.seat = seat;
  const deal = await wantedDeal(store.settings, store.services, store.game.deal);
  store.away = false;
  store.accept(startTable(deal, rulesOf(store.settings)), { kind: 'newGame' });
  store.services.keeper.release();
}

/** A tab that is being loaded anew leaves its seat for a moment, on a slow phone for some seconds. */
const RELOAD_MS = 5000;

/**
 * Brings in the games of tabs that have been closed, so that none is left where nobody looks. Where a game is being played there
 * is no hurry, and a game that comes back by itself is left where it is.
 */
export async function bringIn(store: Store): Promise<void> {
  const { seats, storage, keeper } = store.services;
  for (const seat of SEATS.filter((other) => other !== store.seat)) {
    const keys = [tableKey(seat), clockKey(seat)];
    const read = () => storage.read(keys).catch(() => []);
    let texts: readonly (string | undefined)[] = [];
    await seats.whileFree(seat, async () => {
      texts = await read();
    });
    if (texts[0] === undefined) continue;
    if (store.game.log.started !== undefined) await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
    await seats.whileFree(seat, async () => {
      const [text, clock] = await read();
      if (text !== texts[0] || clock !== texts[1]) return;
      const table = text === undefined ? undefined : parseTable(text)?.table;
      if (table === undefined || store.unread || store.away) return;
      const found = withClock(table, clock);
      keeper.keep(new Map(keys.map((key) => [key, undefined])));
      if (isInProgress(runningGame(found))) {
        if (store.game.log.started === undefined) store.accept(found, { kind: 'earlierGame' });
        else {
          store.table = besides(found, store.timed);
          store.notices.notify(store.messages.tabs.broughtIn);
        }
      }
      store.keepTable();
      await keeper.settled();
    });
  }
}
