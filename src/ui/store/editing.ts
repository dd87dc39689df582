/** What the editor of positions asks: what is wrong with one, and whether it can be won. */
import { startPosition } from '../../game/deal.ts';
import { parseDeal } from '../../game/deal-text.ts';
import { withUnknownDealt } from '../../game/unknown-cards.ts';
import type { SuitCount } from '../../rules/card.ts';
import { dealProblemText } from '../problem-sentences.ts';
import { VERDICT_LIMITS } from './adviser.svelte.ts';
import { watch } from './replaying.ts';
import type { Store } from './store.svelte.ts';

/** What the solver found of a position. */
export type Judgement =
  | { readonly kind: 'won'; readonly moves: number; readonly show: () => void }
  | { readonly kind: 'lost' | 'unknown' };

/** What is wrong with a position; undefined when it can be played. */
export function problemOf(store: Store, text: string, suitCount: SuitCount): string | undefined {
  const parsed = parseDeal(withUnknownDealt(text, () => 0, suitCount));
  return parsed.ok ? undefined : dealProblemText(store.messages, parsed);
}

/** Looks for a way to win a position of which every card is known, as far as a limit of time allows. */
export async function judge(store: Store, text: string): Promise<Judgement> {
  const parsed = parseDeal(text);
  if (!parsed.ok) return { kind: 'unknown' };
  const position = startPosition(parsed.deal);
  const { dealRule } = store.game.rules;
  const answer = await store.services.solver.solve({ position, dealRule, ...VERDICT_LIMITS });
  if (answer.kind !== 'solved') return { kind: answer.kind === 'unsolvable' ? 'lost' : 'unknown' };
  const show = () => watch(store, { deal: parsed.deal, line: answer.line, dealRule }, () => store.open('editor'));
  return { kind: 'won', moves: answer.line.length, show };
}
