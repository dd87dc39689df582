/**
 * All input by pointer as one pure state machine (T2, T3): what is pressed, carried or picked up, and which intent comes
 * of it. Mouse, pen and finger are the same here; what lies where is found out by the caller.
 */

import type { TapMode } from '../../game/rules-in-force.ts';
import { bestTarget, fittingMove } from '../../game/targets.ts';
import type { Card } from '../../rules/card.ts';
import { type IllegalReason, illegalReason, liftRefusal, movableCount } from '../../rules/legality.ts';
import { type CardMove, cardMove } from '../../rules/move.ts';
import type { Column, Position } from '../../rules/position.ts';

export type Spot =
  | { readonly kind: 'card'; readonly column: Column; readonly index: number }
  /** A column beside its cards: an empty one, or the room under the free end. */
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'stock' }
  | { readonly kind: 'elsewhere' };

/** `count` cards at the free end of a column. */
export interface Held {
  readonly column: Column;
  readonly count: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export type InputState =
  | { readonly kind: 'idle'; readonly picked?: Held; readonly lastTap?: Tap }
  | {
      readonly kind: 'pressed';
      readonly pointer: number;
      readonly spot: Spot;
      readonly at: Point;
      readonly picked?: Held;
    }
  | { readonly kind: 'carrying'; readonly pointer: number; readonly held: Held; readonly at: Point }
  /** The press has had its effect; nothing more happens until it ends. */
  | { readonly kind: 'spent'; readonly pointer: number; readonly picked?: Held; readonly lastTap?: Tap };

/** The cards that hang under the pointer, or else those that wait for a place to be tapped. */
export const heldBy = (state: InputState): Held | undefined => (state.kind === 'carrying' ? state.held : state.picked);

interface Tap extends Point {
  readonly timeMs: number;
}

export type Input =
  | {
      readonly kind: 'press';
      readonly pointer: number;
      readonly spot: Spot;
      readonly at: Point;
      readonly timeMs: number;
    }
  | { readonly kind: 'drag'; readonly pointer: number; readonly at: Point }
  /** `over`: the columns under the carried cards, the most covered first. */
  | {
      readonly kind: 'release';
      readonly pointer: number;
      readonly at: Point;
      readonly timeMs: number;
      readonly over: readonly Column[];
    }
  | { readonly kind: 'cancel' }
  /** The press has lasted long enough to ask for the run picker. */
  | { readonly kind: 'hold'; readonly pointer: number }
  | { readonly kind: 'secondaryClick'; readonly spot: Spot };

export type Intent =
  | { readonly kind: 'move'; readonly move: CardMove }
  | { readonly kind: 'deal' }
  | { readonly kind: 'openPicker'; readonly held: Held }
  | { readonly kind: 'pick'; readonly held: Held }
  | { readonly kind: 'refuse'; readonly refusal: InputRefusal };

export type InputRefusal =
  | IllegalReason
  | { readonly kind: 'noTarget'; readonly card: Card }
  | { readonly kind: 'tapOff' };

export interface InputContext {
  readonly position: Position;
  readonly tapMode: TapMode;
}

export interface Advance {
  readonly state: InputState;
  readonly intent?: Intent;
}

export const IDLE: InputState = { kind: 'idle' };

/** How far a pointer may stray before a press becomes a drag. */
const SLOP_PX = 8;
/** A second press at the same place within this time is a slip of the finger, not a second wish. */
const DOUBLE_TAP_MS = 200;

export function advance(state: InputState, input: Input, context: InputContext): Advance {
  switch (input.kind) {
    case 'press':
      return press(state, input, context);
    case 'drag':
      return drag(state, input, context);
    case 'release':
      return release(state, input, context);
    case 'hold':
      return hold(state, input, context);
    case 'secondaryClick':
      return { state: IDLE, ...pickerAt(spotNow(input.spot, context.position), context) };
    case 'cancel':
      return { state: letGo(state) };
    default:
      return input satisfies never;
  }
}

/** What remains when cards are no longer held, or lie elsewhere now: the last tap alone, so that a double tap stays one. */
export const letGo = (state: InputState): InputState =>
  state.kind === 'idle' && state.lastTap ? { kind: 'idle', lastTap: state.lastTap } : IDLE;

function press(state: InputState, input: Input & { kind: 'press' }, context: InputContext): Advance {
  const { pointer, at, timeMs } = input;
  if (state.kind !== 'idle') {
    // A pointer can't be pressed twice: its release has got lost.
    if (state.pointer === pointer) return press(IDLE, input, context);
    // A second finger ends whatever the first one was doing: carried cards go back.
    return { state: { kind: 'spent', pointer } };
  }
  const picked = state.picked && { picked: state.picked };
  const { lastTap } = state;
  if (lastTap !== undefined && timeMs - lastTap.timeMs < DOUBLE_TAP_MS && distance(lastTap, at) < SLOP_PX)
    return { state: { kind: 'spent', pointer, ...picked, lastTap: { ...at, timeMs } } };
  return { state: { kind: 'pressed', pointer, spot: spotNow(input.spot, context.position), at, ...picked } };
}

/** The picture may still show cards that have left a column: what lies there now is the column. */
const spotNow = (spot: Spot, position: Position): Spot =>
  spot.kind === 'card' && spot.index >= position.columns[spot.column]!.length
    ? { kind: 'column', column: spot.column }
    : spot;

function drag(state: InputState, { pointer, at }: Input & { kind: 'drag' }, context: InputContext): Advance {
  if (state.kind === 'carrying' && state.pointer === pointer) return { state: { ...state, at } };
  if (state.kind !== 'pressed' || state.pointer !== pointer || distance(state.at, at) < SLOP_PX) return { state };
  if (state.spot.kind !== 'card') return { state: { kind: 'spent', pointer } };
  const held = heldFrom(state.spot, context.position);
  const refusal = liftRefusal(context.position, held.column, held.count);
  if (refusal !== undefined) return { state: { kind: 'spent', pointer }, intent: { kind: 'refuse', refusal } };
  return { state: { kind: 'carrying', pointer, held, at } };
}

function release(state: InputState, input: Input & { kind: 'release' }, context: InputContext): Advance {
  if (state.kind === 'idle' || state.pointer !== input.pointer) return { state };
  if (state.kind === 'carrying') return { state: IDLE, ...drop(state.held, input.over, context.position) };
  if (state.kind === 'spent') {
    const { kind: _, pointer: __, ...rest } = state;
    return { state: { kind: 'idle', ...rest } };
  }
  const lastTap = { ...input.at, timeMs: input.timeMs };
  const { picked, intent } = tap(state.spot, state.picked, context);
  return { state: { kind: 'idle', lastTap, ...(picked && { picked }) }, ...(intent && { intent }) };
}

/** The first legal column of those covered enough; back to where they came from is no move and no mistake. */
function drop({ column: from, count }: Held, over: readonly Column[], position: Position): { intent?: Intent } {
  const moves = over.map((to) => fittingMove(position, from, count, to));
  const legal = moves.find((move) => illegalReason(position, move, 'filled') === undefined);
  if (legal !== undefined) return { intent: { kind: 'move', move: legal } };
  const [nearest] = moves;
  return nearest === undefined || nearest.to === from ? {} : { intent: moveOrRefuse(position, nearest) };
}

interface Tapped {
  readonly picked?: Held;
  readonly intent?: Intent;
}

function tap(spot: Spot, picked: Held | undefined, context: InputContext): Tapped {
  if (spot.kind === 'stock') return { intent: { kind: 'deal' } };
  if (spot.kind === 'elsewhere') return {};
  if (picked !== undefined && picked.column !== spot.column) {
    const move = fittingMove(context.position, picked.column, picked.count, spot.column);
    return { intent: moveOrRefuse(context.position, move) };
  }
  if (spot.kind === 'column') return {};
  if (context.tapMode === 'off') return { intent: { kind: 'refuse', refusal: { kind: 'tapOff' } } };
  const held = heldFrom(spot, context.position);
  if (picked?.count === held.count) return {};
  const refusal = liftRefusal(context.position, held.column, held.count);
  if (refusal !== undefined) return { intent: { kind: 'refuse', refusal } };
  return context.tapMode === 'pick'
    ? { picked: held, intent: { kind: 'pick', held } }
    : { intent: toBestTarget(context.position, held) };
}

function toBestTarget(position: Position, { column, count }: Held): Intent {
  const to = bestTarget(position, column, count);
  if (to !== undefined) return { kind: 'move', move: cardMove(column, to, count) };
  return { kind: 'refuse', refusal: { kind: 'noTarget', card: position.columns[column]!.at(-count)! } };
}

function hold(state: InputState, { pointer }: Input & { kind: 'hold' }, context: InputContext): Advance {
  if (state.kind !== 'pressed' || state.pointer !== pointer) return { state };
  const asked = pickerAt(state.spot, context);
  return asked.intent === undefined ? { state } : { state: { kind: 'spent', pointer }, ...asked };
}

function pickerAt(spot: Spot, { position }: InputContext): { intent?: Intent } {
  if (spot.kind !== 'card' && spot.kind !== 'column') return {};
  const movable = movableCount(position, spot.column);
  if (movable === 0) return { intent: { kind: 'refuse', refusal: { kind: 'emptySource', column: spot.column } } };
  const wanted = spot.kind === 'card' ? heldFrom(spot, position).count : 1;
  return { intent: { kind: 'openPicker', held: { column: spot.column, count: Math.min(wanted, movable) } } };
}

const moveOrRefuse = (position: Position, move: CardMove): Intent => {
  const refusal = illegalReason(position, move, 'filled');
  return refusal === undefined ? { kind: 'move', move } : { kind: 'refuse', refusal };
};

const heldFrom = ({ column, index }: Spot & { kind: 'card' }, position: Position): Held => ({
  column,
  count: position.columns[column]!.length - index,
});

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
