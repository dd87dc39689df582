/**
 * Verified deals without end (D2): the shipped catalogue starts, and the solver works on new random deals while the player
 * plays. Every deal that leaves here has had its line replayed by the rules engine of this build.
 */
import { type DayText, dailyPlace } from '../../game/daily.ts';
import { type Deal, levelOfDeal, verifiedDeal } from '../../game/deal.ts';
import type { Level } from '../../game/difficulty.ts';
import type { SuitCount } from '../../rules/card.ts';
import type { Move } from '../../rules/move.ts';
import { openingPosition } from '../../rules/position.ts';
import { type NumberedDeal, shuffledPack } from '../../rules/shuffle.ts';
import type { SolverClient } from '../../worker/solver-client.ts';

/** A deal with a line that is said to win it. */
export interface ClaimedDeal {
  readonly deal: NumberedDeal;
  readonly line: readonly Move[];
  readonly difficulty: number;
}

export interface Sources {
  /** Any deal of the shipped catalogue but `not`, of this level if one is named; undefined where it can't be read. */
  readonly fromCatalogue: (suitCount: SuitCount, level?: Level, not?: Deal) => Promise<ClaimedDeal | undefined>;
  /** Makes ready to choose from the whole catalogue. */
  readonly openCatalogue: () => Promise<void>;
  /** The deal at a place of the catalogue; undefined where it can't be read. */
  readonly placedInCatalogue: (suitCount: SuitCount, chunk: number, entry: number) => Promise<ClaimedDeal | undefined>;
  readonly solver: SolverClient;
  readonly randomDealNumber: () => number;
}

export interface VerifiedDeals {
  /** The deal of a day (D6); undefined when it can't be read. */
  readonly ofDay: (suitCount: SuitCount, day: DayText) => Promise<ReturnType<typeof verifiedDeal>>;
  /**
   * A verified deal, at once when one is in stock or in the catalogue; undefined when none can be had in reasonable time. Of
   * this level if one is named, unless only others can be had. Never `not`, the one that lies on the table.
   */
  readonly next: (suitCount: SuitCount, level?: Level, not?: Deal) => Promise<Deal | undefined>;
  /** Works ahead for this suit count in the background until enough deals are in stock. */
  readonly workAhead: (suitCount: SuitCount) => void;
}

const IN_STOCK = 3;
/** A deal that resists longer is dropped for another one: nearly all fall within a second. */
const LIMIT_MS = 8000;
const MAX_BYTES = 128 * 2 ** 20;
/** How many random deals are tried in a row before giving up on a stubborn or broken solver. */
const ATTEMPTS = 5;

/** The first of this level, or the first. */
function takeFrom(deals: Deal[], level: Level | undefined): Deal | undefined {
  const at = level === undefined ? 0 : deals.findIndex((deal) => levelOfDeal(deal) === level);
  return at < 0 ? undefined : deals.splice(at, 1)[0];
}

export function verifiedDeals({
  fromCatalogue,
  openCatalogue,
  placedInCatalogue,
  solver,
  randomDealNumber,
}: Sources): VerifiedDeals {
  const inStock = new Map<SuitCount, Deal[]>();
  /** The suit count that is being worked on; a later wish takes its place. */
  let wanted: SuitCount | undefined;
  let working = false;
  /** Players who wait for a deal just now: the solver is theirs, and work ahead rests. */
  let waiting = 0;

  const stockOf = (suitCount: SuitCount): Deal[] => {
    const deals = inStock.get(suitCount) ?? [];
    inStock.set(suitCount, deals);
    return deals;
  };

  async function solveOne(suitCount: SuitCount): Promise<Deal | undefined> {
    const deal = { dealNumber: randomDealNumber(), suitCount };
    const position = openingPosition(shuffledPack(deal));
    const answer = await solver.solve({
      position,
      dealRule: 'filled',
      limitMs: LIMIT_MS,
      maxBytes: MAX_BYTES,
      isRated: true,
    });
    return answer.kind === 'solved' ? verifiedDeal(deal, answer.line, answer.difficulty) : undefined;
  }

  async function solveNow(suitCount: SuitCount): Promise<Deal | undefined> {
    waiting++;
    try {
      return await solveOne(suitCount);
    } finally {
      waiting--;
    }
  }

  async function work(): Promise<void> {
    working = true;
    for (let failures = 0; failures < ATTEMPTS && wanted !== undefined && waiting === 0; ) {
      const suitCount = wanted;
      if (stockOf(suitCount).length >= IN_STOCK) break;
      const deal = await solveOne(suitCount);
      if (deal === undefined) failures++;
      else stockOf(suitCount).push(deal);
    }
    working = false;
  }

  const workAhead = (suitCount: SuitCount): void => {
    wanted = suitCount;
    void openCatalogue();
    if (!working) void work();
  };

  return {
    workAhead,
    ofDay: async (suitCount, day) => {
      const { chunk, entry } = dailyPlace(day);
      const claimed = await placedInCatalogue(suitCount, chunk, entry);
      return claimed && verifiedDeal(claimed.deal, claimed.line, claimed.difficulty);
    },
    next: async (suitCount, level, not) => {
      const ready = takeFrom(stockOf(suitCount), level);
      if (ready !== undefined) return ready;
      const claimed = await fromCatalogue(suitCount, level, not);
      const shipped = claimed && verifiedDeal(claimed.deal, claimed.line, claimed.difficulty);
      return shipped ?? solveNow(suitCount);
    },
  };
}
