/** The small examples of what moves together (R4), to be played on the page: a column and two free ends to go to. */
import { type Card, makeCard, type Rank, type Suit } from '../rules/card.ts';
import { type CardMove, cardMove } from '../rules/move.ts';
import { COLUMN_COUNT, type Position } from '../rules/position.ts';

interface Example {
  /** The column that is played from, its free end last. */
  readonly source: readonly Card[];
  /** The free ends of the two columns beside it. */
  readonly targets: readonly [Card, Card];
  /** How many cards go, and to which of the targets. */
  readonly right: Choice;
  readonly wrong: Choice;
}

interface Choice {
  readonly count: number;
  readonly target: 0 | 1;
}

const ofSuit = (suit: Suit) => (rank: Rank) => makeCard(rank, suit, 0);
const [spades, hearts, diamonds, clubs] = [ofSuit(0), ofSuit(1), ofSuit(2), ofSuit(3)];

export const EXAMPLES = {
  /** Two hearts on a spade: eight and seven go together, the nine stays. */
  otherSuitAbove: {
    source: [spades(9), hearts(8), hearts(7)],
    targets: [diamonds(9), clubs(10)],
    right: { count: 2, target: 0 },
    wrong: { count: 3, target: 1 },
  },
  /** The same with the suits the other way round. */
  otherSuitAboveToo: {
    source: [hearts(9), spades(8), spades(7)],
    targets: [clubs(9), hearts(10)],
    right: { count: 2, target: 0 },
    wrong: { count: 3, target: 1 },
  },
  /** Both black, and yet not of one suit. */
  sameColourOnly: {
    source: [spades(8), clubs(7)],
    targets: [hearts(8), diamonds(9)],
    right: { count: 1, target: 0 },
    wrong: { count: 2, target: 1 },
  },
  /** A run of three goes as a whole, onto a nine of any suit. */
  wholeRun: {
    source: [diamonds(8), diamonds(7), diamonds(6)],
    targets: [spades(9), diamonds(10)],
    right: { count: 3, target: 0 },
    wrong: { count: 3, target: 1 },
  },
} as const satisfies Record<string, Example>;

export type ExampleName = keyof typeof EXAMPLES;
export const EXAMPLE_NAMES = Object.keys(EXAMPLES) as readonly ExampleName[];

/** As much of a position as an example shows: its three columns first, the others empty and out of reach. */
export function examplePosition(name: ExampleName): Position {
  const { source, targets } = EXAMPLES[name];
  const columns = [source, ...targets.map((card) => [card])];
  while (columns.length < COLUMN_COUNT) columns.push([]);
  return { columns, faceDown: columns.map(() => 0), stock: [], foundations: [] };
}

export const exampleMove = ({ count, target }: Choice): CardMove => cardMove(0, target + 1, count);
