/**
 * Games as text: opened from an id, cards or a link, and handed on as a link (D4, D5). Loaded late, since no first table needs
 * it: with the windows, and for a link in the address.
 */
import { sameDeal, startPosition } from '../../game/deal.ts';
import { lineOf } from '../../game/game.ts';
import { formatLink, parseLink } from '../../game/link.ts';
import { countUnknown, withUnknownDealt } from '../../game/unknown-cards.ts';
import type { SuitCount } from '../../rules/card.ts';
import { replay } from '../../rules/replay.ts';
import { offer } from '../offer.ts';
import { linkProblemText } from '../problem-sentences.ts';
import { watch } from './replaying.ts';
import type { Store } from './store.svelte.ts';

/**
 * Opens a deal from an id, from cards as text or from a link, which may hold moves to be watched; returns the sentence that
 * says why not, if so.
 */
export function openDeal(store: Store, text: string, suitCount?: SuitCount): string | undefined {
  const parsed = parseLink(withUnknownDealt(text, store.services.randomBelow, suitCount), store.game.deal);
  if (!parsed.ok) return linkProblemText(store.messages, parsed);
  const { deal, dealRule, line } = parsed;
  if (line !== undefined && dealRule !== undefined) watch(store, { deal, line, dealRule });
  else if (!sameDeal(deal, store.game.deal)) store.start(deal, dealRule);
  store.close();
  const unknown = countUnknown(text);
  if (unknown > 0) store.notices.notify(store.messages.editor.dealtByChance(unknown));
  return undefined;
}

/** The same from the address, which may have been touched by chance: a game in progress is only put away when that is wanted. */
export function openLinked(store: Store, text: string): void {
  const parsed = parseLink(
    withUnknownDealt(text, () => 0),
    store.game.deal,
  );
  if (!parsed.ok) store.refuse(linkProblemText(store.messages, parsed));
  else if (parsed.line !== undefined || sameDeal(parsed.deal, store.game.deal)) openDeal(store, text);
  else store.askToLeave(() => openDeal(store, text));
}

export const copyLink = (store: Store): Promise<void> =>
  share(store, formatLink({ deal: store.game.deal, dealRule: store.game.rules.dealRule }));

/** A link that shows the game as it was played so far. A rule that was changed on the way gives way to the freest. */
export function copyReplayLink(store: Store): Promise<void> {
  const { deal, rules } = store.game;
  const line = lineOf(store.game);
  const wasStrict = replay(startPosition(deal), line, rules.dealRule).ok;
  return share(store, formatLink({ deal, line, dealRule: wasStrict ? rules.dealRule : 'always' }));
}

/** Hands a link to the browser's own sharing where it has one, else to the clipboard. */
async function share(store: Store, link: string): Promise<void> {
  const address = `${store.services.root}#${link}`;
  if (!(await offer(store.messages.title, address))) await store.copy(address);
}
