/** Whether a position can be won, found out with the rules engine alone: every legal move, every position once. */
import { continuesRun } from '../../src/rules/card.ts';
import { type DealRule, legalMoves } from '../../src/rules/legality.ts';
import type { Move } from '../../src/rules/move.ts';
import { after } from '../../src/rules/play.ts';
import { isWon, type Position } from '../../src/rules/position.ts';
import { faceLetter } from './small-positions.ts';

/** Undefined when that takes a look at more than `maxPositions`. */
export function canBeWon(start: Position, dealRule: DealRule, maxPositions: number): boolean | undefined {
  const seen = new Set<string>();
  const open: Position[] = [start];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    if (isWon(position)) return true;
    const key = keyOf(position);
    if (seen.has(key)) continue;
    if (seen.size === maxPositions) return undefined;
    seen.add(key);
    open.push(...childrenOf(position, dealRule));
  }
  return false;
}

/** What every legal move leads to, the likelier ones last, which are looked at first, so that wins show early. */
function childrenOf(position: Position, dealRule: DealRule): Position[] {
  const ranked = legalMoves(position, dealRule).map((move) => ({ move, promise: promiseOf(position, move) }));
  return ranked.sort((a, b) => a.promise - b.promise).map(({ move }) => after(position, move).position);
}

function promiseOf({ columns }: Position, move: Move): number {
  if (move.kind === 'deal') return 5;
  const cards = columns[move.from]!;
  const head = cards.at(-move.count)!;
  const under = cards.at(-move.count - 1);
  const target = columns[move.to]!.at(-1);
  if (under !== undefined && continuesRun(under, head)) return 0;
  if (target === undefined) return under === undefined ? 0 : 2;
  return continuesRun(target, head) ? 4 : 1;
}

const keyOf = ({ columns, faceDown, stock }: Position): string =>
  columns.map((cards, column) => faceDown[column] + cards.map(faceLetter).join('')).join('/') + stock.length;
