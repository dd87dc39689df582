import { describe, expect, test } from 'vitest';
import { DEAL_RULES } from '../../src/rules/legality.ts';
import { play } from '../../src/rules/play.ts';
import { copyPosition, openingPosition, type Position } from '../../src/rules/position.ts';
import { replay } from '../../src/rules/replay.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { TUNED } from '../../src/solver/evaluation.ts';
import type { Stage } from '../../src/solver/plan.ts';
import type { SolverResult } from '../../src/solver/result.ts';
import { Search, type SearchOptions } from '../../src/solver/search.ts';
import { randomFrom } from './random.ts';
import { nearlyStuck } from './small-positions.ts';

const opening = (suitCount: 1 | 2 | 4, dealNumber: number): Position =>
  openingPosition(shuffledPack({ dealNumber, suitCount }));

function finish(search: Search, slice: number): SolverResult {
  for (;;) {
    const result = search.advance(slice);
    if (result !== undefined) return result;
  }
}

const solve = (position: Position, options: SearchOptions): SolverResult =>
  finish(new Search(position, options), 50_000);

/** Rather narrow and quick; often runs dry. */
const narrow: Stage = {
  kind: 'beam',
  options: { width: 1, strata: 1, weights: TUNED, pruning: 'tight', jitter: 0, seed: 1, maxDepth: 230 },
};

describe('openings are won, with a line that the rules accept', () => {
  for (const [suitCount, deals] of [
    [1, 12],
    [2, 10],
    [4, 6],
  ] as const)
    for (const dealRule of DEAL_RULES)
      test(`${suitCount} suits, ${dealRule}`, () => {
        for (let dealNumber = 0; dealNumber < deals; dealNumber++) {
          const position = opening(suitCount, dealNumber);
          const result = solve(position, { dealRule });
          if (result.kind !== 'solved') throw new Error(`deal ${dealNumber} is ${result.kind}`);
          const judged = replay(position, result.line, dealRule);
          expect(judged.ok && judged.won).toBe(true);
        }
      });
});

test('a search can start anywhere: from each position of a won game', () => {
  const position = copyPosition(opening(2, 3));
  const result = solve(position, { dealRule: 'filled' });
  if (result.kind !== 'solved') throw new Error('not solved');
  for (const [i, move] of result.line.entries()) {
    if (i % 10 === 0) expect(solve(position, { dealRule: 'filled' }).kind).toBe('solved');
    play(position, move);
  }
  expect(solve(position, { dealRule: 'filled' })).toEqual({ kind: 'solved', line: [], nodes: 0 });
});

test('however it is sliced, a search does the same', () => {
  for (const position of [opening(1, 5), opening(4, 1)]) {
    const whole = solve(position, { dealRule: 'filled', maxNodes: 20_000 });
    const sliced = finish(new Search(position, { dealRule: 'filled', maxNodes: 20_000 }), 1);
    expect(sliced).toEqual(whole);
    expect(whole.nodes).toBeGreaterThan(100);
  }
  const lost = nearlyStuck({ suitCount: 4, runsLeft: 8, rows: 1 }, randomFrom(5));
  const whole = solve(lost, { dealRule: 'always', maxNodes: 5000 });
  expect(finish(new Search(lost, { dealRule: 'always', maxNodes: 5000 }), 1)).toEqual(whole);
});

describe('unknown says why', () => {
  const position = opening(4, 2);

  test('nodes', () => {
    const result = solve(position, { dealRule: 'filled', maxNodes: 1000 });
    expect(result).toMatchObject({ kind: 'unknown', reason: 'nodes' });
    expect(result.nodes).toBeGreaterThanOrEqual(1000);
    expect(result.nodes).toBeLessThan(1300);
  });

  test('stopped, and then for good', () => {
    const search = new Search(position, { dealRule: 'filled' });
    search.advance(500);
    const stopped = search.stop();
    expect(stopped).toMatchObject({ kind: 'unknown', reason: 'stopped' });
    expect(search.advance(1_000_000)).toBe(stopped);
  });

  test('an incomplete search that ran dry', () => {
    const result = solve(position, { dealRule: 'filled', stages: [narrow] });
    expect(result).toMatchObject({ kind: 'unknown', reason: 'incompleteSearch' });
  });

  test('memory, which the prover keeps within', () => {
    const stages: Stage[] = [{ kind: 'prove', maxNodes: Number.POSITIVE_INFINITY }];
    const search = new Search(position, { dealRule: 'filled', stages, maxBytes: 2 ** 21 });
    expect(finish(search, 10_000)).toMatchObject({ kind: 'unknown', reason: 'memory' });
    expect(search.bytes).toBeLessThan(2 ** 22);
  });
});
