/** Perft, as chess programs have it: one number that changes when any rule changes. */
import { type DealRule, legalMoves } from '../../src/rules/legality.ts';
import type { Move } from '../../src/rules/move.ts';
import { play, unplay } from '../../src/rules/play.ts';
import type { MutablePosition } from '../../src/rules/position.ts';

/** How many lines of `depth` moves can be played from here. The position is as before afterwards. */
export function perft(position: MutablePosition, depth: number, dealRule: DealRule): number {
  return count(
    position,
    depth,
    dealRule,
    Array.from({ length: depth + 1 }, () => []),
  );
}

function count(position: MutablePosition, depth: number, dealRule: DealRule, buffers: readonly Move[][]): number {
  if (depth === 0) return 1;
  const moves = legalMoves(position, dealRule, buffers[depth]);
  let lines = 0;
  for (const move of moves) {
    const trace = play(position, move);
    lines += count(position, depth - 1, dealRule, buffers);
    unplay(position, move, trace);
  }
  return lines;
}
