/** A line of play shown on the table: begun, ended, or made into a game. */
import { lineOf } from '../../game/game.ts';
import { newGame, tableAfter } from '../../game/table.ts';
import { rulesOf } from '../settings.ts';
import { IDLE } from '../table/input.ts';
import type { Recording } from './replay.svelte.ts';
import type { Store } from './store.svelte.ts';

/** The game on the table waits, as it is, until the replay is closed. */
export function watch(store: Store, recording: Recording, onclose: () => void = () => undefined): void {
  store.dialog = undefined;
  store.paused = false;
  store.input = IDLE;
  store.notices.dismiss();
  store.beat();
  store.replay.start(recording, onclose);
}

export const closeReplay = (store: Store): void => store.replay.close(store.game.position);

/** The game on the table, from its start. */
export function watchReplay(store: Store): void {
  const { deal, rules } = store.game;
  watch(store, { deal, line: lineOf(store.game), dealRule: rules.dealRule }, () => store.openResult(0));
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
