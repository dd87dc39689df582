/** From a hint to what is said of it. */
import type { Hint } from '../game/aims.ts';
import type { Messages } from '../i18n/messages.ts';
import { SUITS } from '../rules/card.ts';
import type { Position } from '../rules/position.ts';
import { shown, wordsOf } from './sentences.ts';

/** A hint in one or two sentences: what to do, and what it is good for. */
export function hintText({ hints, suitNames }: Messages, { aim, step, plan }: Hint, position: Position): string {
  const move =
    step.kind === 'cards'
      ? hints.move(step.count, wordsOf(position.columns[step.from]!.at(-step.count)!), shown(step.to))
      : '';
  switch (aim.kind) {
    case 'turnsCard':
    case 'emptiesColumn':
      return `${move} ${hints[aim.kind](shown(aim.column), plan.length)}`;
    case 'completesRun':
      return `${move} ${hints.completesRun(suitNames[SUITS[aim.suit]], plan.length)}`;
    case 'joinsRun':
      return `${move} ${hints.joinsRun(aim.length, suitNames[SUITS[aim.suit]], plan.length)}`;
    case 'deal':
      return hints.deal;
    case 'fillThenDeal':
      return `${hints.fillThenDeal(shown(aim.column))} ${move}`;
    case 'undoSome':
      return hints[aim.why];
    default:
      return aim satisfies never;
  }
}
