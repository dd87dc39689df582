/** Plays a line of moves under the rules: the judge of every claimed win. */
import type { DealRule, IllegalReason } from './legality.ts';
import { illegalReason } from './legality.ts';
import type { Move } from './move.ts';
import { play } from './play.ts';
import { copyPosition, isWon, type Position } from './position.ts';

export type Replay =
  | { readonly ok: true; readonly position: Position; readonly won: boolean }
  /** The line breaks at `index` (0 is its first move); `position` is the one before that move. */
  | { readonly ok: false; readonly index: number; readonly reason: IllegalReason; readonly position: Position };

export function replay(start: Position, line: readonly Move[], dealRule: DealRule): Replay {
  const position = copyPosition(start);
  for (const [index, move] of line.entries()) {
    const reason = illegalReason(position, move, dealRule);
    if (reason !== undefined) return { ok: false, index, reason, position };
    play(position, move);
  }
  return { ok: true, position, won: isWon(position) };
}
