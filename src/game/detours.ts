/**
 * A way through the reach may do useful things that the aim of a hint does not need. A hint leaves them out, so that what
 * it says of its step is true; they come later, each with a reason of its own.
 */
import { illegalReason } from '../rules/legality.ts';
import { type CardMove, cardMove } from '../rules/move.ts';
import { play, type Trace } from '../rules/play.ts';
import { copyPosition, type Position } from '../rules/position.ts';
import { type Key, keyOf, sameKey } from './position-key.ts';
import { effortOfWay } from './reach.ts';
import { isQuiet } from './view.ts';

/** Where a line led, and what its last move set off; its other moves set off nothing. */
export interface Outcome {
  readonly position: Position;
  readonly trace: Trace;
}

/**
 * The moves that attain what the first `length` moves of `way` attain, without those that are not needed for it. The way as
 * a whole is not given up: the first move left is one that may as well be made first of all, so that after it the
 * rest of the way still leads where it did, and the next search goes on from nearer. Only a move that turns or completes
 * something by itself needs no more. `passed` positions are not stepped on.
 */
export function withoutDetours(
  position: Position,
  way: readonly CardMove[],
  length: number,
  attains: (outcome: Outcome) => boolean,
  passed: readonly Key[],
): readonly CardMove[] {
  let kept: readonly Kept[] = way.slice(0, length).map((move, index) => ({ move, index }));
  const canDo = (fewer: readonly Kept[]): boolean => {
    const outcome = follow(position, movesOf(fewer));
    if (outcome === undefined || !attains(outcome)) return false;
    return (fewer.length === 1 && !isQuiet(outcome.trace)) || mayComeFirst(position, way, fewer[0]!, passed);
  };
  for (let place = 0; place < kept.length - 1; ) {
    const fewer = without(kept, place);
    // One left out may make others needless, before it too.
    if (canDo(fewer)) [kept, place] = [fewer, 0];
    else place++;
  }
  return movesOf(kept);
}

interface Kept {
  readonly move: CardMove;
  /** Its place in the whole way. */
  readonly index: number;
}

const movesOf = (kept: readonly Kept[]): CardMove[] => kept.map(({ move }) => move);

/** A line without one of its moves: the next move of the cards that it would have added to takes so many fewer. */
function without(line: readonly Kept[], place: number): Kept[] {
  const { to, count } = line[place]!.move;
  const later = line.findIndex(({ move }, i) => i > place && move.from === to && move.count > count);
  return line.flatMap((kept, i) => {
    if (i === place) return [];
    return i === later ? [{ ...kept, move: cardMove(kept.move.from, kept.move.to, kept.move.count - count) }] : [kept];
  });
}

/**
 * Whether a move of the way may be made before all the others: the way so changed leads to the same place with no more
 * effort and over no position passed, so a search after that move finds the rest of it.
 */
function mayComeFirst(
  position: Position,
  way: readonly CardMove[],
  { move, index }: Kept,
  passed: readonly Key[],
): boolean {
  if (index === 0) return move === way[0];
  const changed = [move, ...way.slice(0, index), ...way.slice(index + 1)];
  const end = follow(position, changed);
  if (end === undefined || !sameKey(keyOf(end.position), keyOf(follow(position, way)!.position))) return false;
  const effort = effortOfWay(position, changed);
  if (effort === undefined || effort > effortOfWay(position, way)!) return false;
  return changed.slice(1).every((_, i) => {
    const key = keyOf(follow(position, changed.slice(0, i + 1))!.position);
    return !passed.some((other) => sameKey(key, other));
  });
}

/** Undefined when the line can't be played, or a move before its last one turns or completes something. */
function follow(start: Position, line: readonly CardMove[]): Outcome | undefined {
  const position = copyPosition(start);
  let trace: Trace | undefined;
  for (const move of line) {
    if (trace !== undefined && !isQuiet(trace)) return undefined;
    if (illegalReason(position, move, 'filled') !== undefined) return undefined;
    trace = play(position, move);
  }
  return trace && { position, trace };
}
