/** Games in which nothing is left but to put the cards in order (T12). */
import { continuesRun } from '../rules/card.ts';
import { movableCount } from '../rules/legality.ts';
import { type CardMove, cardMove } from '../rules/move.ts';
import { after } from '../rules/play.ts';
import { COLUMN_COUNT, isWon, type Position, topCard } from '../rules/position.ts';

/**
 * The moves that win by joining runs of one suit and nothing else, or undefined if that alone does not win, or if anything
 * still lies face down or in the stock. No such move tears a run, so the order in which they are found does not matter much;
 * every column is left at most once for each card that begins a run, so the search ends soon.
 */
export function finishingLine(position: Position): readonly CardMove[] | undefined {
  if (position.stock.length > 0 || position.faceDown.some((count) => count > 0) || isWon(position)) return undefined;
  const line: CardMove[] = [];
  let now = position;
  while (!isWon(now)) {
    const move = joiningMove(now);
    if (move === undefined) return undefined;
    line.push(move);
    now = after(now, move).position;
  }
  return line;
}

/** The first move that makes one run of two. */
function joiningMove(position: Position): CardMove | undefined {
  for (let from = 0; from < COLUMN_COUNT; from++) {
    const count = movableCount(position, from);
    const head = position.columns[from]!.at(-count);
    if (count === 0 || head === undefined) continue;
    for (let to = 0; to < COLUMN_COUNT; to++) {
      const top = topCard(position, to);
      if (to !== from && top !== undefined && continuesRun(top, head)) return cardMove(from, to, count);
    }
  }
  return undefined;
}
