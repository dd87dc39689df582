/**
 * How fast the rules are, on one core: `node scripts/run.mjs bench/rules.ts`. The signature is a count and no time: it stays
 * the same as long as nothing has changed in what may be played and what it leads to.
 */
import { SUIT_COUNTS } from '../src/rules/card.ts';
import { DEAL_RULES, legalMoves } from '../src/rules/legality.ts';
import { DEAL, type Move } from '../src/rules/move.ts';
import { play, unplay } from '../src/rules/play.ts';
import { isWon, type MutablePosition, openingPosition } from '../src/rules/position.ts';
import { shuffledPack } from '../src/rules/shuffle.ts';
import { perft } from '../test/support/perft.ts';
import { chance } from '../test/support/random.ts';

const DEALS = [0, 1, 2, 3, 4, 5, 6, 7];
const ROUNDS = 7;
const ROUND_MS = 500;

const openings = (): MutablePosition[] =>
  SUIT_COUNTS.flatMap((suitCount) =>
    DEALS.map((dealNumber) => openingPosition(shuffledPack({ dealNumber, suitCount }))),
  );

/** Games at 20, 40, 60 and 80 random moves. */
function midGames(): MutablePosition[] {
  const positions = openings().flatMap((position) => [20, 40, 60, 80].map(() => structuredClone(position)));
  positions.forEach((position, i) => {
    const pick = chance(i);
    for (let ply = 0; ply < 20 + 20 * (i % 4) && !isWon(position); ply++) {
      const moves = legalMoves(position, 'always');
      if (moves.length > 0) play(position, moves[pick(moves.length)]!);
    }
  });
  return positions;
}

/** The best of some rounds, in units of work per second: the others were disturbed. */
function perSecond(work: () => number): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < ROUND_MS) done += work();
    best = Math.max(best, (done * 1000) / (performance.now() - start));
  }
  return best;
}

function playPairs(positions: readonly MutablePosition[]): () => number {
  const moves = positions.map((position) => legalMoves(position, 'filledOrFew'));
  return () => {
    let pairs = 0;
    for (let i = 0; i < positions.length; i++) {
      for (const move of moves[i]!) unplay(positions[i]!, move, play(positions[i]!, move));
      pairs += moves[i]!.length;
    }
    return pairs;
  };
}

function generation(positions: readonly MutablePosition[], counted: 'positions' | 'moves'): () => number {
  const into: Move[] = [];
  return () => {
    let moves = 0;
    for (const position of positions) moves += legalMoves(position, 'filledOrFew', into).length;
    return counted === 'moves' ? moves : positions.length;
  };
}

const perftNodes = (positions: readonly MutablePosition[]) => () =>
  positions.reduce((sum, position) => sum + perft(position, 2, 'filledOrFew'), 0);

/** All lines of three moves from openings with 0 to 5 rows dealt: free of the order in which moves are generated. */
function signature(): number {
  let nodes = 0;
  for (const position of openings())
    for (let rows = 0; rows <= 5; rows++) {
      if (rows > 0) play(position, DEAL);
      for (const dealRule of DEAL_RULES) nodes += perft(position, 3, dealRule);
    }
  return nodes;
}

const positions = midGames();
const rows: readonly (readonly [string, number])[] = [
  ['play/unplay pairs per second', perSecond(playPairs(positions))],
  ['positions per second, legal moves generated', perSecond(generation(positions, 'positions'))],
  ['legal moves generated per second', perSecond(generation(positions, 'moves'))],
  ['perft lines per second', perSecond(perftNodes(positions))],
];
for (const [name, value] of rows) console.log(`${Math.round(value).toLocaleString('en').padStart(12)}  ${name}`);
console.log(`${signature().toLocaleString('en').padStart(12)}  bench signature`);
