/** How to fill the empty columns where the rule asks for it before a deal (R7, H3). */
import { movableCount } from '../rules/legality.ts';
import { type CardMove, cardMove } from '../rules/move.ts';
import { COLUMN_COUNT, emptyColumns, type Position } from '../rules/position.ts';
import { type Key, keyOf, sameKey } from './position-key.ts';
import { prospects } from './prospects.ts';
import { EFFORT_COST, type Place, played, type Reach, wayTo } from './reach.ts';

/**
 * The moves to the most promising table in reach without an empty column; where none is in reach, the best single move
 * into the first empty column. Undefined when every way leads back to a position passed already.
 */
export function bestFilling(position: Position, reach: Reach, passed: readonly Key[]): readonly CardMove[] | undefined {
  let best: { readonly plan: readonly CardMove[]; readonly worth: number } | undefined;
  const consider = (plan: readonly CardMove[], effort: number): void => {
    const worth = prospects(played(position, plan)) - EFFORT_COST * effort;
    if (best === undefined || worth > best.worth) best = { plan, worth };
  };
  for (const place of reach.places) if (isJustFilled(place)) consider(wayTo(place), place.effort);
  if (best === undefined)
    for (const move of movesToEmpty(position)) if (!leadsTo(position, move, passed)) consider([move], 0);
  return best?.plan;
}

/** No column is empty, for the first time on the way: from there a deal is the next step, and no plan is gone on with. */
function isJustFilled({ tidiness, last }: Place): boolean {
  if (tidiness.emptyColumns > 0 || last === undefined) return false;
  for (let approach: Place['last'] = last; approach !== undefined; approach = approach.from.last)
    if (approach.from.tidiness.emptyColumns === 0) return false;
  return true;
}

/** Every move into the first empty column that leaves no other column empty. */
function movesToEmpty(position: Position): CardMove[] {
  const to = emptyColumns(position)[0]!;
  const moves: CardMove[] = [];
  for (let from = 0; from < COLUMN_COUNT; from++) {
    const most = Math.min(movableCount(position, from), position.columns[from]!.length - 1);
    for (let count = 1; count <= most; count++) moves.push(cardMove(from, to, count));
  }
  return moves;
}

function leadsTo(position: Position, move: CardMove, passed: readonly Key[]): boolean {
  const next = keyOf(played(position, [move]));
  return passed.some((key) => sameKey(key, next));
}
