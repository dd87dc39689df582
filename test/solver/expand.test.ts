import { describe, expect, test } from 'vitest';
import { continuesRun, faceOf } from '../../src/rules/card.ts';
import { DEAL_RULES, type DealRule, legalMoves, movableCount } from '../../src/rules/legality.ts';
import type { Move } from '../../src/rules/move.ts';
import { formatMove } from '../../src/rules/notation.ts';
import { after, play } from '../../src/rules/play.ts';
import {
  COLUMN_COUNT,
  dealsLeft,
  faceDownCount,
  isWon,
  type MutablePosition,
  openingPosition,
  type Position,
} from '../../src/rules/position.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import {
  Candidates,
  FIELDS,
  faceDownOf,
  HASH_A_FIELD,
  HASH_B_FIELD,
  MOVE_FIELD,
  moveOf,
  runsOf,
  SCORE_FIELD,
  SOURCE_FIELD,
  SUM_FIELD,
  TARGET_FIELD,
} from '../../src/solver/candidates.ts';
import { ColumnTable, HASH_A, HASH_B, SCORE } from '../../src/solver/columns.ts';
import { MOBILE, TUNED } from '../../src/solver/evaluation.ts';
import { ExactMoves } from '../../src/solver/exact-moves.ts';
import { Expander, type Pruning } from '../../src/solver/expand.ts';
import { fromOf, PACKED_DEAL, packedOf, toOf, unpackMove } from '../../src/solver/packed-move.ts';
import { SeenCache } from '../../src/solver/seen.ts';
import { States } from '../../src/solver/states.ts';
import { placeFactors, stockFaces } from '../../src/solver/stock.ts';
import { evaluate } from './plain-evaluation.ts';
import { randomFrom } from './random.ts';
import { nearlySorted } from './small-positions.ts';

/** Positions of one game have up to 44 cards face down. */
const STRATA = 5;

/** Everything the search needs to expand positions of one game. */
function searchOf(start: Position, dealRule: DealRule, pruning: Pruning) {
  const weights = pruning === 'tight' ? TUNED : MOBILE;
  const table = new ColumnTable(weights);
  const candidates = new Candidates(400, STRATA);
  const options = { weights, pruning, jitter: 0, seed: 1, dealRule, stock: stockFaces(start) };
  const seen = new SeenCache(1 << 12);
  return { weights, table, candidates, expander: new Expander(table, candidates, seen, options) };
}

const hashOf = (table: ColumnTable, nodes: ArrayLike<number>, rows: number, word: number): number =>
  Array.from(nodes).reduce(
    (sum, node, column) => (sum + Math.imul(table.cells[node + word]!, placeFactors(rows)[column]!)) | 0,
    0,
  );

const scoresOf = (table: ColumnTable, nodes: ArrayLike<number>): number =>
  Array.from(nodes).reduce((sum, node) => sum + table.cells[node + SCORE]!, 0);

function stateOf(table: ColumnTable, position: Position): States {
  const states = new States(1);
  const rows = dealsLeft(position);
  states.columns.set(table.internColumns(position));
  states.rows[0] = rows;
  states.runs[0] = position.foundations.length;
  states.faceDown[0] = faceDownCount(position);
  states.sum[0] = scoresOf(table, states.columns);
  states.hashA[0] = hashOf(table, states.columns, rows, HASH_A);
  states.hashB[0] = hashOf(table, states.columns, rows, HASH_B);
  return states;
}

/** The moves that a beam should make, from the description of its pruning and from what is the same with an empty stock. */
function expectedMoves(position: Position, dealRule: DealRule, pruning: Pruning): Move[] {
  const empty = position.columns.findIndex((cards) => cards.length === 0);
  return legalMoves(position, dealRule).filter((move) => {
    if (move.kind === 'deal') return true;
    const cards = position.columns[move.from]!;
    const run = movableCount(position, move.from);
    const target = position.columns[move.to]!.at(-1);
    const isPart = move.count < run;
    if (target === undefined) {
      if (isPart && pruning === 'tight') return false;
      return position.stock.length > 0 || (move.to === empty && move.count < cards.length);
    }
    if (!isPart) return true;
    const joins = continuesRun(target, cards.at(-move.count)!);
    return joins && (pruning === 'loose' || movableCount(position, move.to) + move.count > run);
  });
}

function checkChildren(search: ReturnType<typeof searchOf>, position: Position, dealRule: DealRule, pruning: Pruning) {
  const { table, candidates, expander, weights } = search;
  const states = stateOf(table, position);
  candidates.clear();
  const before = expander.children;
  const expected = expectedMoves(position, dealRule, pruning);
  const wins = expander.expand(states, 0);
  expect(wins).toBe(expected.some((move) => isWon(after(position, move).position)));
  if (wins) {
    expect(isWon(after(position, unpackMove(expander.winningMove)).position)).toBe(true);
    return;
  }
  expect(expander.children - before).toBe(expected.length);
  const found = new Set<string>();
  for (let group = 0; group < candidates.counts.length; group++) {
    for (let i = 0; i < candidates.counts[group]!; i++) {
      const field = (offset: number): number => candidates.data[candidates.startOf(group) + i * FIELDS + offset]!;
      const packed = moveOf(field(MOVE_FIELD));
      const move = unpackMove(packed);
      found.add(formatMove(move));
      const child = after(position, move).position;
      const nodes = states.columns.slice(0, COLUMN_COUNT);
      if (packed === PACKED_DEAL) expander.dealOnto(states.columns, 0, dealsLeft(position), nodes, 0);
      else {
        nodes[fromOf(packed)] = field(SOURCE_FIELD);
        nodes[toOf(packed)] = field(TARGET_FIELD);
      }
      expect(nodes).toEqual(table.internColumns(child));
      const rows = dealsLeft(child);
      expect(candidates.rowsOf(group)).toBe(rows);
      expect(group).toBe(candidates.groupOf(rows, faceDownCount(child)));
      expect(faceDownOf(field(MOVE_FIELD))).toBe(faceDownCount(child));
      expect(runsOf(field(MOVE_FIELD))).toBe(child.foundations.length);
      expect(field(SUM_FIELD)).toBe(scoresOf(table, nodes));
      expect(field(SCORE_FIELD)).toBe(evaluate(child, weights));
      expect(field(HASH_A_FIELD)).toBe(hashOf(table, nodes, rows, HASH_A));
      expect(field(HASH_B_FIELD)).toBe(hashOf(table, nodes, rows, HASH_B));
    }
  }
  // A child whose position another child had already is offered once; nothing else may be missing or made up.
  const positions = new Set(expected.map((move) => keyOf(table, after(position, move).position)));
  positions.delete(keyOf(table, position));
  expect(positions).toEqual(new Set([...found].map((text) => keyOfText(table, position, expected, text))));
}

function keyOf(table: ColumnTable, position: Position): string {
  const nodes = [...table.internColumns(position)];
  return (position.stock.length > 0 ? nodes : nodes.sort((a, b) => a - b)).join();
}

function keyOfText(table: ColumnTable, position: Position, expected: readonly Move[], text: string): string {
  const move = expected.find((candidate) => formatMove(candidate) === text);
  if (move === undefined) throw new Error(`made up: ${text}`);
  return keyOf(table, after(position, move).position);
}

/** Plays at random, deals now and then; ends when stuck, won or after so many moves. */
function* randomGame(start: MutablePosition, dealRule: DealRule, seed: number, moves: number): Generator<Position> {
  const below = randomFrom(seed);
  for (let i = 0; i < moves && !isWon(start); i++) {
    yield start;
    const legal = legalMoves(start, dealRule);
    if (legal.length === 0) return;
    const deal = legal.find((move) => move.kind === 'deal');
    play(start, deal !== undefined && below(12) === 0 ? deal : legal[below(legal.length)]!);
  }
}

describe('the beam makes the children that the rules give, with the right score and hash', () => {
  for (const dealRule of DEAL_RULES)
    for (const pruning of ['tight', 'loose'] as const)
      test(`${dealRule}, ${pruning}`, () => {
        for (let seed = 0; seed < 6; seed++) {
          const suitCount = ([1, 2, 4] as const)[seed % 3]!;
          const opening = openingPosition(shuffledPack({ dealNumber: seed, suitCount }));
          const opened = searchOf(opening, dealRule, pruning);
          for (const position of randomGame(opening, dealRule, seed, 60)) {
            opened.table.reserve();
            checkChildrenFresh(opened, position, dealRule, pruning);
          }
          const late = nearlySorted({ suitCount, runsLeft: 3, rows: seed % 3 }, randomFrom(seed));
          const sorted = searchOf(late, dealRule, pruning);
          for (const position of randomGame(late, dealRule, seed, 60))
            checkChildrenFresh(sorted, position, dealRule, pruning);
        }
      });

  /** Positions met before would be left out: each check starts with nothing seen. */
  function checkChildrenFresh(
    search: ReturnType<typeof searchOf>,
    position: Position,
    dealRule: DealRule,
    pruning: Pruning,
  ): void {
    const { weights, table, candidates } = search;
    const stock = stockFaces(position);
    const seen = new SeenCache(1 << 12);
    const options = { weights, pruning, jitter: 0, seed: 1, dealRule, stock };
    const fresh = { ...search, expander: new Expander(table, candidates, seen, options) };
    const states = stateOf(table, position);
    seen.add(states.hashA[0]!, states.hashB[0]!);
    checkChildren(fresh, position, dealRule, pruning);
  }
});

describe('the prover leaves out only moves that lead where another leads', () => {
  for (const dealRule of DEAL_RULES)
    test(dealRule, () => {
      for (let seed = 0; seed < 15; seed++) {
        const below = randomFrom(seed);
        const suitCount = ([1, 2, 4] as const)[seed % 3]!;
        const start = nearlySorted({ suitCount, runsLeft: 2 + below(6), rows: seed % 4 === 0 ? 1 : 0 }, below);
        const table = new ColumnTable(TUNED);
        const lister = new ExactMoves(table);
        for (const position of randomGame(start, dealRule, seed, 40)) checkMoves(table, lister, position, dealRule);
      }
    });

  function checkMoves(table: ColumnTable, lister: ExactMoves, position: Position, dealRule: DealRule): void {
    table.reserve();
    const legal = legalMoves(position, dealRule);
    const mayDeal = legal.some((move) => move.kind === 'deal');
    const into = new Int32Array(1200);
    const end = lister.list(table.internColumns(position), 0, dealsLeft(position), mayDeal, into, 0);
    const listed = new Set(into.subarray(0, end));
    expect(listed.size).toBe(end);
    const packed = new Set(legal.map(packedOf));
    for (const move of listed) expect(packed).toContain(move);
    if (position.stock.length > 0) expect(listed.size).toBe(packed.size);
    const reached = new Set([...listed].map((move) => keyOf(table, after(position, unpackMove(move)).position)));
    reached.add(keyOf(table, position));
    for (const move of legal) expect(reached).toContain(keyOf(table, after(position, move).position));
  }
});

test('a column is one node, and another column another', () => {
  const table = new ColumnTable(TUNED);
  const known = new Map<number, string>();
  for (let seed = 0; seed < 20; seed++) {
    const opening = openingPosition(shuffledPack({ dealNumber: 1000 + seed, suitCount: 4 }));
    for (const position of randomGame(opening, 'always', seed, 80)) {
      table.internColumns(position).forEach((node, column) => {
        const content = `${position.faceDown[column]}:${position.columns[column]!.map(faceOf).join()}`;
        expect(known.get(node) ?? content).toBe(content);
        known.set(node, content);
      });
    }
  }
  expect(new Set(known.values()).size).toBe(known.size);
});
