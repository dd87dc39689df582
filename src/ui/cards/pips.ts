import type { Rank } from '../../rules/card.ts';

/** The centre of one pip on the card. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly upsideDown: boolean;
}

const [LEFT, MIDDLE, RIGHT] = [27, 50, 73];

/** Rows stay clear of the index lines above and below. */
const [TOP, BOTTOM] = [44, 96];
const at = (share: number): number => TOP + share * (BOTTOM - TOP);

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
  const column = (x: number, shares: readonly number[]): Pip[] =>
    shares.map((share) => ({ x, y: at(share), upsideDown: share > 1 / 2 }));
  return [...column(LEFT, outer), ...column(MIDDLE, middle), ...column(RIGHT, outer)];
}

/** Nine and ten have four rows, so their pips are smaller; the ace has one great pip. */
export function pipSize(rank: Rank): number {
  if (rank === 1) return 56;
  return rank > 6 ? 17 : 21;
}
