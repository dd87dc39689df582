import { expect, test } from 'vitest';
import { readLine } from '../../../src/game/catalogue.ts';
import { dailyPlace } from '../../../src/game/daily.ts';
import { levelOfDeal } from '../../../src/game/deal.ts';
import { LEVELS, type Level, levelOf } from '../../../src/game/difficulty.ts';
import { type ClaimedDeal, type Sources, verifiedDeals } from '../../../src/ui/store/verified-deals.ts';
import type { SolverClient } from '../../../src/worker/solver-client.ts';
import { shippedEntries } from '../../support/catalogue.ts';

const SUITS = 4;
const claims: readonly ClaimedDeal[] = shippedEntries(SUITS).map(({ dealNumber, difficulty, moves }) => {
  const deal = { dealNumber, suitCount: SUITS } as const;
  return { deal, line: readLine(deal, moves)!, difficulty };
});
const ofLevel = (level: Level): ClaimedDeal => claims.find((claim) => levelOf(SUITS, claim.difficulty) === level)!;

/** A solver that finds what the catalogue has, one deal after another. */
function solverOf(found: readonly ClaimedDeal[]) {
  let next = 0;
  const solver: SolverClient = {
    solve: () => {
      const claim = found[next++];
      return Promise.resolve(
        claim
          ? { kind: 'solved', line: claim.line, difficulty: claim.difficulty, nodes: 1 }
          : { kind: 'unknown', reason: 'nodes', nodes: 1 },
      );
    },
    close: () => undefined,
  };
  let drawn = 0;
  return { solver, randomDealNumber: () => found[drawn++]?.deal.dealNumber ?? 0 };
}

const nothing: Pick<Sources, 'fromCatalogue' | 'openCatalogue' | 'placedInCatalogue'> = {
  fromCatalogue: () => Promise.resolve(undefined),
  openCatalogue: () => Promise.resolve(),
  placedInCatalogue: () => Promise.resolve(undefined),
};

test('each level has deals among the shipped ones, and none has most of them', () => {
  for (const level of LEVELS) {
    const share = claims.filter(({ difficulty }) => levelOf(SUITS, difficulty) === level).length / claims.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.45);
  }
});

test('what has been prepared comes first, of the level that is asked for', async () => {
  const [hard, easy] = [ofLevel('hard'), ofLevel('easy')];
  const { next, workAhead } = verifiedDeals({ ...nothing, ...solverOf([hard, easy]) });
  workAhead(SUITS);
  await new Promise((resolve) => setTimeout(resolve));
  expect(await next(SUITS, 'easy')).toMatchObject(easy.deal);
  expect(await next(SUITS)).toMatchObject(hard.deal);
});

test('the catalogue is asked for the level, and what it gives is shown with it', async () => {
  const asked: (Level | undefined)[] = [];
  const { next } = verifiedDeals({
    ...solverOf([]),
    ...nothing,
    fromCatalogue: (_, level) => {
      asked.push(level);
      return Promise.resolve(ofLevel(level ?? 'easy'));
    },
  });
  for (const level of LEVELS) expect(levelOfDeal((await next(SUITS, level))!)).toBe(level);
  expect(asked).toEqual(LEVELS);
});

test('where only another level can be had, that is better than none; a false line is never dealt', async () => {
  const expert = ofLevel('expert');
  expect(await verifiedDeals({ ...nothing, ...solverOf([expert]) }).next(SUITS, 'easy')).toMatchObject(expert.deal);
  const forged = { ...expert, line: expert.line.slice(1) };
  const fromCatalogue = () => Promise.resolve(forged);
  expect(await verifiedDeals({ ...nothing, ...solverOf([]), fromCatalogue }).next(SUITS)).toBeUndefined();
});

test('the deal of a day is the one at its place', async () => {
  const places: number[][] = [];
  const { ofDay } = verifiedDeals({
    ...nothing,
    ...solverOf([]),
    placedInCatalogue: (suitCount, chunk, entry) => {
      places.push([suitCount, chunk, entry]);
      return Promise.resolve(claims[0]);
    },
  });
  expect(await ofDay(SUITS, '2026-11-30')).toMatchObject(claims[0]!.deal);
  const { chunk, entry } = dailyPlace('2026-11-30');
  expect(places).toEqual([[SUITS, chunk, entry]]);
});
