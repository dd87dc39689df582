/** What a game starts from: a numbered deal, or a position that the player brought along. */
import type { SuitCount } from '../rules/card.ts';
import { formatDealId } from '../rules/deal-id.ts';
import type { Move } from '../rules/move.ts';
import { formatPosition } from '../rules/notation.ts';
import { openingPosition, type Position, samePosition } from '../rules/position.ts';
import { replay } from '../rules/replay.ts';
import { type NumberedDeal, shuffledPack } from '../rules/shuffle.ts';
import type { DailyStart, DayText } from './daily.ts';
import { type Level, levelOf } from './difficulty.ts';

export type Deal = DealByNumber | PastedDeal;

interface PastedDeal {
  readonly kind: 'pasted';
  readonly position: Position;
  readonly suitCount: SuitCount;
}

interface DealByNumber extends NumberedDeal {
  readonly kind: 'numbered';
  /** A line that wins from the opening under the strictest deal rule, so under every one. See {@link verifiedDeal}. */
  readonly winningLine?: readonly Move[];
  /** 0–100, as measured, where it is known; see `difficulty.ts`. */
  readonly difficulty?: number;
  /** When it was opened as the deal of a day. */
  readonly daily?: DailyStart;
}

export const numberedDeal = (deal: NumberedDeal): DealByNumber => ({ kind: 'numbered', ...deal });

/**
 * The deal with its winning line, once the rules engine has replayed the line (D2). Undefined when the line does not win:
 * no line, no label.
 */
export function verifiedDeal(
  { dealNumber, suitCount }: NumberedDeal,
  line: readonly Move[],
  difficulty?: number,
): DealByNumber | undefined {
  const judged = replay(openingPosition(shuffledPack({ dealNumber, suitCount })), line, 'filled');
  if (!judged.ok || !judged.won) return undefined;
  const rated = difficulty === undefined ? {} : { difficulty };
  return { kind: 'numbered', dealNumber, suitCount, winningLine: line, ...rated };
}

export const isVerified = (deal: Deal): boolean => deal.kind === 'numbered' && deal.winningLine !== undefined;

/** How hard a verified deal is among those of its suit count; undefined where that has not been measured. */
export const levelOfDeal = (deal: Deal): Level | undefined =>
  deal.kind === 'numbered' && deal.difficulty !== undefined ? levelOf(deal.suitCount, deal.difficulty) : undefined;

export const isOfDay = (deal: Deal, day: DayText): boolean => deal.kind === 'numbered' && deal.daily?.day === day;

export const startPosition = (deal: Deal): Position =>
  deal.kind === 'numbered' ? openingPosition(shuffledPack(deal)) : deal.position;

/** The text that opens this deal again: its id, or the whole position. */
export const formatDeal = (deal: Deal): string =>
  deal.kind === 'numbered' ? formatDealId(deal) : formatPosition(deal.position);

/** Whether two deals put the same cards in the same places. */
export const sameDeal = (a: Deal, b: Deal): boolean => samePosition(startPosition(a), startPosition(b));
