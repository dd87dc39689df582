import type { Rank } from '../../rules/card.ts';

/** The centre of one pip on the card. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly upsideDown: boolean;
}

const [LEFT, MIDDLE, RIGHT] = [27, 50, 73];

/** The pips stay clear of the great index above and the small one below, so their field lies a little low. */
const [FIELD_TOP, FIELD_BOTTOM] = [40, 116];
export const FIELD_MIDDLE = (FIELD_TOP + FIELD_BOTTOM) / 2;

/** Per rank: how far down (0 to 1) the pips of the middle column and of each outer column stand. */
const LAYOUT: Readonly<Record<number, readonly [middle: readonly number[], outer: readonly number[]]>> = {
  1: [[1 / 2], []],
  2: [[0, 1], []],
  3: [[0, 1 / 2, 1], []],
  4: [[], [0, 1]],
  5: [[1 / 2], [0, 1]],
  6: [[], [0, 1 / 2, 1]],
  7: [[1 / 4], [0, 1 / 2, 1]],
  8: [
    [1 / 4, 3 / 4],
    [0, 1 / 2, 1],
  ],
  9: [[1 / 2], [0, 1 / 3, 2 / 3, 1]],
  10: [
    [1 / 6, 5 / 6],
    [0, 1 / 3, 2 / 3, 1],
  ],
};

/** The pips of a rank, in the usual order of a printed deck; none for courts. */
export function pipsOf(rank: Rank): Pip[] {
  const [middle, outer] = LAYOUT[rank] ?? [[], []];
  const [top, bottom] = [FIELD_TOP + pipSize(rank) / 2, FIELD_BOTTOM - pipSize(rank) / 2];
  const column = (x: number, shares: readonly number[]): Pip[] =>
    shares.map((share) => ({ x, y: top + share * (bottom - top), upsideDown: share > 1 / 2 }));
  return [...column(LEFT, outer), ...column(MIDDLE, middle), ...column(RIGHT, outer)];
}

/** From seven on pips stand between the rows, or the rows are four, so they are smaller; the ace has one great pip. */
export function pipSize(rank: Rank): number {
  if (rank === 1) return 60;
  return rank > 6 ? 17.5 : 21;
}
