/** The deal of a day, played from the calendar. */
import type { DailyStart, DayText } from '../../game/daily.ts';
import { isOfDay, sameDeal } from '../../game/deal.ts';
import type { SuitCount } from '../../rules/card.ts';
import type { Store } from './store.svelte.ts';

/** Starts the deal of a day; if it lies on the table as such already, that game goes on. */
export async function startDaily(store: Store, suitCount: SuitCount, day: DayText): Promise<void> {
  store.dialog = undefined;
  const { verifiedDeals, today } = store.services;
  const deal = await verifiedDeals.ofDay(suitCount, day);
  const daily: DailyStart = { day, ...(day !== today() && { late: true }) };
  if (deal === undefined) store.refuse(store.messages.daily.notAtHand);
  else if (!isOfDay(store.game.deal, day) || !sameDeal(deal, store.game.deal)) store.start({ ...deal, daily });
}
