/**
 * The pictures between two positions. When runs leave, the table first shows the cards arrived and then the runs gone, so
 * that the eye can follow. Only for show: the game itself is already at the last picture.
 */
import type { Card } from '../../rules/card.ts';
import type { Step } from '../../rules/play.ts';
import { copyPosition, type Position } from '../../rules/position.ts';
import type { Held } from './input.ts';

export interface Frame {
  readonly position: Position;
  /** The cards on their way to this picture, each with its place in the queue, 0 first. */
  readonly moving: ReadonlyMap<Card, number>;
}

const NOTHING_MOVES: ReadonlyMap<Card, number> = new Map();

/** The table at once as it is. */
export const still = (position: Position): Frame => ({ position, moving: NOTHING_MOVES });

/** The pictures from `before` to `end` by these steps; the last one shows `end`. */
export function framesOf(before: Position, steps: readonly Step[], end: Position): readonly [Frame, ...Frame[]] {
  const arrival = arrivalOf(steps);
  const runs = end.foundations.slice(before.foundations.length);
  if (runs.length === 0) return [{ position: end, moving: arrival }];
  const leaving = new Map(runs.flatMap((run) => [...run].reverse().map((card, i) => [card, i] as const)));
  return [
    { position: arrived(before, steps), moving: arrival },
    { position: end, moving: leaving },
  ];
}

/** The way back, in one picture: everything that moved returns at once. */
export function frameBack(steps: readonly Step[], end: Position, from: Position): Frame {
  const runs = from.foundations.slice(end.foundations.length).flat();
  return { position: end, moving: new Map([...arrivalOf(steps).keys(), ...runs].map((card) => [card, 0])) };
}

/** Carried cards on their way back to the column that they were taken from. */
export const frameHome = (position: Position, { column, count }: Held): Frame => ({
  position,
  moving: new Map(position.columns[column]!.slice(-count).map((card) => [card, 0])),
});

function arrivalOf(steps: readonly Step[]): Map<Card, number> {
  const [first] = steps;
  if (first?.kind === 'dealt') return new Map(first.cards.map((card, column) => [card, column]));
  return new Map(first?.kind === 'moved' ? first.cards.map((card) => [card, 0]) : []);
}

/** The position as it looks when the cards have arrived and nothing has left or turned yet. */
function arrived(before: Position, [first]: readonly Step[]): Position {
  const position = copyPosition(before);
  if (first?.kind === 'moved') {
    position.columns[first.from]!.length -= first.cards.length;
    position.columns[first.to]!.push(...first.cards);
  }
  if (first?.kind === 'dealt') {
    position.stock.length -= first.cards.length;
    first.cards.forEach((card, column) => {
      position.columns[column]!.push(card);
    });
  }
  return position;
}
