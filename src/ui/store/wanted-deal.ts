/** The deal that the player gets who names none. */
import { type Deal, numberedDeal } from '../../game/deal.ts';
import type { SuitCount } from '../../rules/card.ts';
import type { Settings } from '../settings.ts';
import type { VerifiedDeals } from './verified-deals.ts';

interface Sources {
  readonly verifiedDeals: VerifiedDeals;
  readonly randomDealNumber: () => number;
}

export const randomDeal = (suitCount: SuitCount, { randomDealNumber }: Sources): Deal =>
  numberedDeal({ dealNumber: randomDealNumber(), suitCount });

/** As the settings want it, and not the one on the table if there is one; where no verified one can be had, any. */
export async function wantedDeal(
  { suitCount, dealChoice, level }: Settings,
  sources: Sources,
  not?: Deal,
): Promise<Deal> {
  const verified = dealChoice === 'verified' ? await sources.verifiedDeals.next(suitCount, level, not) : undefined;
  return verified ?? randomDeal(suitCount, sources);
}
