/** Tables as a player sees them, for tests: `? 5H | 6S` is a column with an unseen card under the five, and one with a six. */
import type { Hint } from '../../src/game/aims.ts';
import { type View, viewOf } from '../../src/game/view.ts';
import { type Card, SUITS } from '../../src/rules/card.ts';
import type { DealRule } from '../../src/rules/legality.ts';
import { formatMove } from '../../src/rules/notation.ts';
import { COLUMN_COUNT } from '../../src/rules/position.ts';
import { sketch } from './sketch.ts';

/**
 * A view from a sketch. `?` is a face-down card that was never seen, a lower-case suit one that was. Columns not named
 * hold a king of clubs, which fits nowhere; `-` is an empty one.
 */
export function seenTable(
  text: string,
  rest: { readonly deals?: number; readonly runs?: string; readonly dealRule?: DealRule } = {},
): View {
  const named = text.split('|');
  const columns = Array.from({ length: COLUMN_COUNT }, (_, column) => named[column] ?? 'KC');
  const position = sketch(columns.join('|').replaceAll('?', UNSEEN), {
    stock: `${UNSEEN} `.repeat(10 * (rest.deals ?? 0)),
    runs: rest.runs ?? '',
  });
  const unseen = new Set<Card>(position.stock);
  position.columns.forEach((cards, column) => {
    const words = (columns[column]!.match(/\S+/gu) ?? []).filter((word) => word !== '-');
    cards.forEach((one, i) => {
      if (words[i] === '?') unseen.add(one);
    });
  });
  const seen = new Set(position.columns.flat().filter((one) => !unseen.has(one)));
  return viewOf(position, seen, rest.dealRule ?? 'filledOrFew');
}

/** Any face-down card: what it is must make no difference. */
const UNSEEN = '9d';

/** `turnsCard 3: 1>2x1 1>3x1`: the aim with its column, counted from 1, and the plan. */
export function hintText({ aim, step, plan }: Hint): string {
  const moves = plan.map(formatMove).join(' ');
  const rest = moves === '' ? (step.kind === 'deal' ? 'D' : step.kind) : moves;
  switch (aim.kind) {
    case 'turnsCard':
    case 'emptiesColumn':
      return `${aim.kind} ${aim.column + 1}: ${rest}`;
    case 'completesRun':
      return `${aim.kind} ${SUITS[aim.suit]} ${aim.column + 1}: ${rest}`;
    case 'joinsRun':
      return `${aim.kind} ${SUITS[aim.suit]} ${aim.column + 1} of ${aim.length}: ${rest}`;
    case 'deal':
      return rest;
    case 'fillThenDeal':
      return `${aim.kind} ${aim.column + 1} of ${aim.empty}: ${rest}`;
    case 'undoSome':
      return `${aim.kind} ${aim.why}`;
    default:
      return aim satisfies never;
  }
}
