/** The game on the table watched from its start, and a replay made into a game. */
import { lineOf } from '../../game/game.ts';
import { newGame, tableAfter } from '../../game/table.ts';
import { rulesOf } from '../settings.ts';
import type { Store } from './store.svelte.ts';

export function watchReplay(store: Store): void {
  const { deal, rules } = store.game;
  store.watch({ deal, line: lineOf(store.game), dealRule: rules.dealRule }, () => store.openResult(0));
}

/** Makes a game of the replay, as far as it has been shown. */
export function playOn(store: Store): void {
  const { recording, at } = store.replay;
  if (recording === undefined) return;
  const { deal, line, dealRule } = recording;
  const played = line.slice(0, at);
  store.replay.stop(store.game.position);
  store.beat();
  const rules = { ...rulesOf(store.settings), ...(dealRule && { dealRule }) };
  const table = tableAfter(newGame(store.timed, deal, rules), played);
  // Where the rule is not known, a row may have been dealt over gaps.
  const next = table ?? tableAfter(newGame(store.timed, deal, { ...rules, dealRule: 'always' }), played);
  if (next !== undefined) store.accept(next, { kind: 'newGame' });
}
