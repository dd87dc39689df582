import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEAL_RULES } from '../../src/rules/legality.ts';
import type { Position } from '../../src/rules/position.ts';
import { parsePosition } from '../../src/rules/reading.ts';
import { replay } from '../../src/rules/replay.ts';
import { ClassGame } from '../../src/solver/class-game.ts';
import { unpackMove } from '../../src/solver/packed-move.ts';
import { type ProofOutcome, Prover } from '../../src/solver/prover.ts';
import { Search } from '../../src/solver/search.ts';
import { canBeWon } from './brute-force.ts';
import { randomFrom } from './random.ts';
import { nearlySorted, nearlyStuck, type Shape } from './small-positions.ts';

const ROOMY = 2 ** 30;
const SUIT_COUNTS = [1, 2, 4] as const;
/** Some ten seconds on an idle machine, many times that on a busy one. */
const PATIENT = { timeout: 600_000 };

describe('against brute force, on small positions under all deal rules, with and without stock', () => {
  const below = randomFrom(20);
  const counts = { won: 0, lost: 0, lostWithStock: 0, wonWithStock: 0, lostWithoutStock: 0, lostByClasses: 0 };

  function check(position: Position, maxPositions: number, index: number): void {
    const dealRule = DEAL_RULES[index % DEAL_RULES.length]!;
    const winnable = canBeWon(position, dealRule, maxPositions);
    if (winnable === undefined) return;
    if (position.stock.length === 0) checkClasses(position, winnable);
    const outcome = new Prover(position, dealRule, ROOMY).advance(3000);
    if (winnable) expect(outcome?.kind).not.toBe('lost');
    else expect(outcome?.kind).toBe('lost');
    if (outcome?.kind === 'won') expectWin(position, outcome, dealRule);
    counts[winnable ? 'won' : 'lost']++;
    if (position.stock.length > 0) counts[winnable ? 'wonWithStock' : 'lostWithStock']++;
  }

  /** The game of classes may say "perhaps" of a loss, but "lost" of losses only. */
  function checkClasses(position: Position, winnable: boolean): void {
    const outcome = new ClassGame(position, ROOMY).advance(3000);
    if (winnable) expect(outcome).not.toBe('lost');
    else if (outcome === 'lost') counts.lostByClasses++;
    if (!winnable) counts.lostWithoutStock++;
  }

  test('nearly sorted ones, most of them wins', PATIENT, () => {
    for (let i = 0; i < 1600; i++) {
      const rows = i % 4 === 0 ? 1 + below(2) : 0;
      check(nearlySorted({ suitCount: SUIT_COUNTS[below(3)]!, runsLeft: rows + 1 + below(4), rows }, below), 24, i);
    }
  });

  test('nearly stuck ones, most of them losses', PATIENT, () => {
    for (let i = 0; i < 30_500; i++) {
      const rows = below(5) < 3 ? 0 : 1 + below(2);
      const shape: Shape = { suitCount: SUIT_COUNTS[below(3)]!, runsLeft: 3 + rows + below(4), rows };
      check(nearlyStuck(shape, below), 24, i);
    }
  });

  test('were at least 20,000, of all kinds', () => {
    expect(counts.won + counts.lost).toBeGreaterThanOrEqual(20_000);
    expect(counts.won).toBeGreaterThan(500);
    expect(counts.wonWithStock).toBeGreaterThan(10);
    expect(counts.lostWithStock).toBeGreaterThan(1000);
    expect(counts.lostByClasses).toBeGreaterThan(counts.lostWithoutStock * 0.99);
  });
});

function expectWin(
  position: Position,
  outcome: ProofOutcome & { kind: 'won' },
  dealRule: 'filled' | 'always' | 'filledOrFew',
) {
  const judged = replay(position, outcome.line.map(unpackMove), dealRule);
  expect(judged.ok && judged.won).toBe(true);
}

describe('late positions with a known verdict', () => {
  const lines = readFileSync('test/data/late-verdicts.txt', 'utf8').trim().split('\n');

  test.each(lines.map((line) => line.split(';')))('%s', (_name, columns, stock, runs, verdict) => {
    const parsed = parsePosition([columns, stock, runs].join(';'));
    if (!parsed.ok) throw new Error(parsed.problem.what.kind);
    const result = new Search(parsed.value.position, { dealRule: 'filled', maxNodes: 400_000 }).advance(400_000);
    expect(result?.kind).toBe(verdict === 'won' ? 'solved' : 'unsolvable');
  });
});
