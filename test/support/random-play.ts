/** Random games: from openings, and from jumbled positions in which runs complete far more often than in real play. */
import fc from 'fast-check';
import {
  ACE,
  type Card,
  continuesRun,
  packOf,
  RUN_COUNT,
  RUN_LENGTH,
  rankOf,
  SUIT_COUNTS,
  type SuitCount,
} from '../../src/rules/card.ts';
import { DEAL_RULES, type DealRule, legalMoves } from '../../src/rules/legality.ts';
import type { Move } from '../../src/rules/move.ts';
import { play, settle, type Trace, unplay } from '../../src/rules/play.ts';
import {
  COLUMN_COUNT,
  copyPosition,
  type MutablePosition,
  openingPosition,
  type Position,
  ROW_LENGTH,
} from '../../src/rules/position.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { type Chance, chance, shuffle } from './random.ts';

/** Raise it for a long run: `ACTIONS=10000000 npx vitest run --project node test/rules`. */
export const ACTIONS = Number(process.env.ACTIONS ?? 100_000);
/** For each test over that many. */
export const TIMEOUT_MS = 60_000 + ACTIONS;
/** One seed, so that a red run is red again; another one by `SEED=2`. */
const SEED = Number(process.env.SEED ?? 1);

const GAME_LENGTH = 300;
/** Some games end early, in a win or without a legal move. */
const ACTIONS_PER_GAME = 250;

interface Game {
  readonly start: 'opening' | 'jumbled';
  readonly suitCount: SuitCount;
  readonly dealRule: DealRule;
  readonly seed: number;
  readonly choices: readonly number[];
}

const games: fc.Arbitrary<Game> = fc.record({
  start: fc.constantFrom('opening', 'jumbled'),
  suitCount: fc.constantFrom(...SUIT_COUNTS),
  dealRule: fc.constantFrom(...DEAL_RULES),
  seed: fc.nat(),
  choices: fc.array(fc.nat(0xffff), { minLength: GAME_LENGTH, maxLength: GAME_LENGTH }),
});

/** One action of a random game. `position` is the one after it and may be changed as long as it is put back. */
export interface Action {
  readonly game: Game;
  /** 0 for the first action of a game. */
  readonly ply: number;
  readonly before: Position;
  readonly move: Move;
  readonly trace: Trace;
  readonly position: MutablePosition;
}

/** What the random games came across, so that a test can insist that it saw what it claims to check. */
export interface Tally {
  actions: number;
  deals: number;
  dealsIntoGaps: number;
  reveals: number;
  runs: number;
  runsByDeal: number;
  twoRunsAtOnce: number;
  wins: number;
}

/**
 * Plays random games of at least `actions` actions altogether. Shows each action to `check` and each whole game to
 * `checkGame`, which throw when they are not content.
 */
export function forRandomPlay(
  actions: number,
  check: (action: Action) => void,
  checkGame: (game: readonly Action[]) => void = () => undefined,
): Tally {
  const tally = {
    actions: 0,
    deals: 0,
    dealsIntoGaps: 0,
    reveals: 0,
    runs: 0,
    runsByDeal: 0,
    twoRunsAtOnce: 0,
    wins: 0,
  };
  const property = fc.property(games, (game) => {
    checkGame(
      playGame(game, (action) => {
        count(tally, action);
        check(action);
      }),
    );
  });
  fc.assert(property, { numRuns: Math.ceil(actions / ACTIONS_PER_GAME), seed: SEED });
  return tally;
}

function playGame(game: Game, show: (action: Action) => void): Action[] {
  const position = startOf(game);
  const actions: Action[] = [];
  const moves: Move[] = [];
  for (const choice of game.choices) {
    legalMoves(position, game.dealRule, moves);
    if (moves.length === 0) break;
    const move = choose(position, moves, choice);
    const before = copyPosition(position);
    const action = { game, ply: actions.length, before, move, trace: play(position, move), position };
    show(action);
    actions.push(action);
  }
  return actions;
}

export function startOf({ start, suitCount, seed }: Pick<Game, 'start' | 'suitCount' | 'seed'>): MutablePosition {
  if (start === 'opening') return openingPosition(shuffledPack({ dealNumber: seed, suitCount }));
  const position = jumbledPosition(suitCount, chance(seed));
  settle(position);
  return position;
}

/** Three times in four a move that joins cards to their suit, where there is one: blind play never completes a run. */
export function choose(position: Position, moves: readonly Move[], choice: number): Move {
  const joining = choice % 4 === 0 ? [] : moves.filter((move) => joinsSuit(position, move));
  const candidates = joining.length > 0 ? joining : moves;
  return candidates[(choice >> 2) % candidates.length]!;
}

function joinsSuit({ columns }: Position, move: Move): boolean {
  if (move.kind === 'deal') return false;
  const source = columns[move.from]!;
  const head = source.length - move.count;
  const target = columns[move.to]!.at(-1);
  const splits = head > 0 && continuesRun(source[head - 1]!, source[head]!);
  return !splits && target !== undefined && continuesRun(target, source[head]!);
}

/**
 * All 104 cards, the packs cut into few pieces of runs and the pieces laid anywhere: whole runs, runs behind other cards,
 * runs one on the other, face-down runs, and every other time the aces in the next row to be dealt. Not settled.
 */
export function jumbledPosition(suitCount: SuitCount, pick: Chance): MutablePosition {
  const rows = pick(6);
  const acesNext = rows > 0 && pick(2) === 0;
  const pack = packOf(suitCount).reverse();
  const aces = acesNext ? pack.filter((card) => rankOf(card) === ACE) : [];
  const cards = shuffle(pieces(acesNext ? pack.filter((card) => rankOf(card) !== ACE) : pack, pick), pick).flat();
  const rest = cards.splice(0, rows * ROW_LENGTH - aces.length);
  const stock = [...rest.slice(2), ...shuffle([...aces, ...rest.slice(0, 2)], pick)];
  const columns: Card[][] = Array.from({ length: COLUMN_COUNT }, () => []);
  while (cards.length > 0) columns[pick(COLUMN_COUNT)]!.push(...cards.splice(0, 1 + pick(2 * RUN_LENGTH)));
  const faceDown = columns.map((column) => (pick(2) === 0 ? 0 : pick(column.length + 1)));
  return { columns, faceDown, stock, foundations: [] };
}

/** Cuts a pack that lies in descending order between its runs, and at chance, at up to three places in each run. */
function pieces(descending: readonly Card[], pick: Chance): Card[][] {
  const length = descending.length / RUN_COUNT;
  const cuts = pick(4);
  return Array.from({ length: RUN_COUNT }, (_, i) => descending.slice(i * length, (i + 1) * length)).flatMap((run) => {
    const places = [0, length, ...Array.from({ length: cuts }, () => pick(length))].sort((a, b) => a - b);
    return places.slice(1).map((place, i) => run.slice(places[i]!, place));
  });
}

function count(tally: Tally, { before, move, trace, position }: Action): void {
  const runs = trace.collected.length;
  tally.actions++;
  tally.reveals += trace.revealed.length;
  tally.runs += runs;
  if (runs > 1) tally.twoRunsAtOnce++;
  if (runs > 0 && position.foundations.length === 8) tally.wins++;
  if (move.kind !== 'deal') return;
  tally.deals++;
  tally.runsByDeal += runs;
  if (before.columns.some((column) => column.length === 0)) tally.dealsIntoGaps++;
}

/** The very same cards in the same places, copies told apart. */
export function identical(a: Position, b: Position): boolean {
  return (
    samePile(a.faceDown, b.faceDown) &&
    samePile(a.stock, b.stock) &&
    samePiles(a.columns, b.columns) &&
    samePiles(a.foundations, b.foundations)
  );
}

const samePile = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);
const samePiles = (a: Position['columns'], b: Position['columns']): boolean =>
  a.length === b.length && a.every((pile, i) => samePile(pile, b[i]!));

/** Takes the move back, lets `look` see the position before it, and plays it again. */
export function lookBack({ move, trace, position }: Action, look: (before: Position) => void): void {
  unplay(position, move, trace);
  look(position);
  play(position, move);
}
