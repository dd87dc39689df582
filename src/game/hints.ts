/**
 * What to do next, from what the player knows (H1–H4). Hints come best first, one for each aim.
 *
 * The order (H2): a plan that turns a face-down card; one that empties a column; one that completes a run; one that joins
 * cards to a longer run of one suit. Nothing else is progress. A plan may take several moves; its first is the step.
 * Within a class:
 *   turning      the best prospects once the card is turned, with the effort on the way counted against them (in-suit
 *                moves cost least, then off-suit ones, then filling an empty column or splitting a run); then the least
 *                effort; then the fewest face-down cards left in the column
 *   emptying     the most empty columns, then the most joins, then the least effort, then the shortest plan
 *   completing   the most empty columns, then as for turning; so a column is emptied first where the run can still be
 *                completed afterwards, and a run is not given up for an empty column
 *   joining      the most joins with no fewer empty columns, then the least effort, then the shortest plan
 * What is still equal goes by the lowest columns: first the one moved from, then the one moved to. Joins are counted over
 * the whole table, so joining cards by tearing another run is no gain; a hidden card is part of no run.
 *
 * Why hints never go in circles (H4). The merit of a position is the best thing in its reach: class, worth, and the effort
 * still to be spent. It depends on the position alone, and what is left of a plan is always found again (see reach.ts). So
 * each step of a plan leads to a position of higher merit, until a card turns, a run leaves or the table is tidier. No hint
 * takes back a turned card, a completed run or a deal. Filling a column before a deal does lose merit; that is why the line
 * of play counts: no hint leads to a position that the line has passed since the last card was turned, dealt or collected,
 * and a tidier table is progress only if the line has passed none as tidy.
 */
import { type DealRule, illegalReason, isDeadStock, isStuck } from '../rules/legality.ts';
import { DEAL } from '../rules/move.ts';
import { COLUMN_COUNT, type Column, emptyColumns, isWon, type Position } from '../rules/position.ts';
import { type Hint, hintToEnd, hintToPlace, isTidier, type Progress, type ProgressHint } from './aims.ts';
import { bestFilling } from './filling.ts';
import type { Game } from './game.ts';
import { type Key, keyOf } from './position-key.ts';
import { EFFORT_COST, type End, explore, type Place, type Reach, type Tidiness, tidinessOf } from './reach.ts';
import { earlierViews, positionOf, type View, viewOfGame } from './view.ts';

export const hintsFor = (game: Game): readonly Hint[] => hints(viewOfGame(game), earlierViews(game));

/**
 * The hints for a table. `line` is what the player saw at the earlier positions of this line, back to the last card that was
 * turned, dealt or collected; without it a hint to fill a column may be followed by one to empty it again. Empty for a game
 * that is won, else never.
 */
export function hints(view: View, line: readonly View[] = []): readonly Hint[] {
  const position = positionOf(view);
  if (isWon(position)) return [];
  const past = line.map(positionOf);
  const passedKeys = past.map(keyOf);
  const reach = explore(position, passedKeys, view.dealRule);
  const passed = [...past, position].map(tidinessOf);
  const progress = progressIn(position, reach, passed, passedKeys);
  return progress.length > 0 ? progress : [nextStep(position, view.dealRule, reach, passedKeys)];
}

/** What to do where nothing makes progress (H3). */
function nextStep(position: Position, dealRule: DealRule, reach: Reach, passed: readonly Key[]): Hint {
  const refusal = illegalReason(position, DEAL, dealRule);
  if (refusal === undefined) return { aim: { kind: 'deal' }, step: DEAL, plan: [] };
  if (isDeadStock(position, dealRule)) return undoSome('deadStock');
  const plan = refusal.kind === 'emptyColumns' ? bestFilling(position, reach, passed) : undefined;
  if (plan === undefined) return undoSome(isStuck(position, dealRule) ? 'noMove' : 'noProgress');
  const empty = emptyColumns(position);
  const column = plan.find(({ to }) => empty.includes(to))!.to;
  return { aim: { kind: 'fillThenDeal', column, empty: empty.length }, step: plan[0]!, plan };
}

const undoSome = (why: 'noMove' | 'noProgress' | 'deadStock'): Hint => ({
  aim: { kind: 'undoSome', why },
  step: { kind: 'undo' },
  plan: [],
});

/** One hint for each aim and each step, the best one first, the others by class. */
function progressIn(position: Position, reach: Reach, passed: readonly Tidiness[], keys: readonly Key[]): Hint[] {
  const ends = bestOfEach(reach.ends, groupOfEnd, (a, b) => compareEnds(position, a, b));
  const places = tidierPlaces(reach.places, passed);
  const tidying = places.map((place) => ({ place, hint: hintToPlace(position, place, keys) }));
  tidying.sort((a, b) => comparePlaces(a.place, b.place) || a.hint.plan.length - b.hint.plan.length);
  const hints = [...ends.map((end) => hintToEnd(position, end, keys)), ...tidying.map(({ hint }) => hint)];
  const distinct: ProgressHint[] = [];
  for (const hint of hints)
    if (!distinct.some((other) => other.step === hint.step || sameAim(other.aim, hint.aim))) distinct.push(hint);
  const [best, ...others] = distinct;
  return best === undefined ? [] : [best, ...others.sort((a, b) => classOf(a.aim) - classOf(b.aim))];
}

const CLASSES = ['turnsCard', 'emptiesColumn', 'completesRun', 'joinsRun'] as const satisfies Progress['kind'][];
const classOf = (aim: Progress): number => CLASSES.indexOf(aim.kind);
const sameAim = (a: Progress, b: Progress): boolean => a.kind === b.kind && a.column === b.column;

const turns = (end: End): boolean => end.trace.revealed.length > 0;
const groupOfEnd = (end: End): Column => (turns(end) ? end.trace.revealed[0]! : COLUMN_COUNT + end.trace.collected[0]!);

const worthOf = (end: End): number => end.prospects - EFFORT_COST * end.effort;

/** Below zero when `a` is better. */
function compareEnds(position: Position, a: End, b: End): number {
  if (turns(a) !== turns(b)) return turns(a) ? -1 : 1;
  return (
    (turns(a) ? 0 : b.emptyColumns - a.emptyColumns) ||
    worthOf(b) - worthOf(a) ||
    a.effort - b.effort ||
    (turns(a) ? position.faceDown[a.trace.revealed[0]!]! - position.faceDown[b.trace.revealed[0]!]! : 0)
  );
}

/** The best element of each group, the best of all first; among equals the one that comes first. */
function bestOfEach<T>(items: readonly T[], groupOf: (item: T) => number, compare: (a: T, b: T) => number): T[] {
  const best = new Map<number, T>();
  for (const item of items) {
    const group = groupOf(item);
    const known = best.get(group);
    if (known === undefined || compare(item, known) < 0) best.set(group, item);
  }
  return [...best.values()].sort(compare);
}

/** The tidiest places that are progress, as many as there are, and those where progress begins. */
function tidierPlaces(places: readonly Place[], passed: readonly Tidiness[]): Place[] {
  const progress = new Set(places.filter((place) => isProgress(place, passed)));
  const best = bestOfEach([...progress], () => 0, comparePlaces)[0];
  return [...progress].filter((place) => comparePlaces(place, best!) === 0 || !progress.has(place.last!.from));
}

/**
 * Tidier than the table is, and not just as tidy as one passed already. Nor does the way lead over a tidier place: from
 * there it would be no progress any more, and the hints would not go on with it.
 */
function isProgress({ tidiness, last }: Place, passed: readonly Tidiness[]): boolean {
  if (!isTidier(tidiness, passed.at(-1)!)) return false;
  if (passed.some((past) => past.emptyColumns >= tidiness.emptyColumns && past.joins >= tidiness.joins)) return false;
  for (let approach = last; approach !== undefined; approach = approach.from.last)
    if (isTidier(approach.from.tidiness, tidiness)) return false;
  return true;
}

const comparePlaces = (a: Place, b: Place): number =>
  b.tidiness.emptyColumns - a.tidiness.emptyColumns || b.tidiness.joins - a.tidiness.joins || a.effort - b.effort;
