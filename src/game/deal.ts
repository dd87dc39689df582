/** What a game starts from: a numbered deal, or a position that the player brought along. */
import type { SuitCount } from '../rules/card.ts';
import { formatDealId, parseDealId } from '../rules/deal-id.ts';
import type { Move } from '../rules/move.ts';
import { formatPosition, parseOpening, parsePosition } from '../rules/notation.ts';
import { openingPosition, type Position, samePosition } from '../rules/position.ts';
import { replay } from '../rules/replay.ts';
import { type NumberedDeal, shuffledPack } from '../rules/shuffle.ts';
import type { DailyStart, DayText } from './daily.ts';
import { numberedDeal as dealOfOtherProgram, LAST_NUMBERED_DEAL } from './numbered-deal.ts';

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
  /** When it was opened as the deal of a day. */
  readonly daily?: DailyStart;
}

export const numberedDeal = (deal: NumberedDeal): DealByNumber => ({ kind: 'numbered', ...deal });

/**
 * The deal with its winning line, once the rules engine has replayed the line (D2). Undefined when the line does not win:
 * no line, no label.
 */
export function verifiedDeal({ dealNumber, suitCount }: NumberedDeal, line: readonly Move[]): DealByNumber | undefined {
  const judged = replay(openingPosition(shuffledPack({ dealNumber, suitCount })), line, 'filled');
  return judged.ok && judged.won ? { kind: 'numbered', dealNumber, suitCount, winningLine: line } : undefined;
}

export const isVerified = (deal: Deal): boolean => deal.kind === 'numbered' && deal.winningLine !== undefined;

export const isOfDay = (deal: Deal, day: DayText): boolean => deal.kind === 'numbered' && deal.daily?.day === day;

export const startPosition = (deal: Deal): Position =>
  deal.kind === 'numbered' ? openingPosition(shuffledPack(deal)) : deal.position;

/** The text that opens this deal again: its id, or the whole position. */
export const formatDeal = (deal: Deal): string =>
  deal.kind === 'numbered' ? formatDealId(deal) : formatPosition(deal.position);

type Problem<Outcome> = Outcome extends { readonly ok: false; readonly problem: infer P } ? P : never;

export type ParsedDeal =
  | { readonly ok: true; readonly deal: Deal }
  /** A number of another program that is higher than its last one. */
  | { readonly ok: false; readonly form: 'number'; readonly problem: { readonly found: number; readonly last: number } }
  | { readonly ok: false; readonly form: 'id'; readonly problem: Problem<ReturnType<typeof parseDealId>> }
  | { readonly ok: false; readonly form: 'cards'; readonly problem: Problem<ReturnType<typeof parsePosition>> };

/** Longer than any id, even one typed with blanks, and far shorter than 104 cards. */
const LONGEST_ID = 40;

/** `PySolFC 14934`, or a number after a `#` or the generator's name: a four-suit deal of another program (D5). */
const OTHER_PROGRAM = /^(?:pysol(?:fc)?|microsoft|ms|#)\s*#?\s*(\d{1,10})$/iu;

/** Reads a deal id, a number of another program, an opening (104 cards) or a position (`COLUMNS;STOCK;RUNS`), whichever the text looks like. */
export function parseDeal(text: string): ParsedDeal {
  const trimmed = text.trim();
  const number = OTHER_PROGRAM.exec(trimmed)?.[1];
  if (number !== undefined) return fromNumber(Number(number));
  if (trimmed.includes(';') || trimmed.includes('/')) return fromPosition(text);
  if (trimmed.length > LONGEST_ID) return fromOpening(text);
  const parsed = parseDealId(trimmed);
  return parsed.ok ? { ok: true, deal: numberedDeal(parsed.deal) } : { ...parsed, form: 'id' };
}

function fromNumber(number: number): ParsedDeal {
  if (number > LAST_NUMBERED_DEAL)
    return { ok: false, form: 'number', problem: { found: number, last: LAST_NUMBERED_DEAL } };
  return { ok: true, deal: { kind: 'pasted', position: dealOfOtherProgram(number), suitCount: 4 } };
}

function fromPosition(text: string): ParsedDeal {
  const parsed = parsePosition(text);
  return parsed.ok ? { ok: true, deal: { kind: 'pasted', ...parsed.value } } : { ...parsed, form: 'cards' };
}

function fromOpening(text: string): ParsedDeal {
  const parsed = parseOpening(text);
  if (!parsed.ok) return { ...parsed, form: 'cards' };
  const { cards, suitCount } = parsed.value;
  return { ok: true, deal: { kind: 'pasted', position: openingPosition(cards), suitCount } };
}

/** Whether two deals put the same cards in the same places. */
export const sameDeal = (a: Deal, b: Deal): boolean => samePosition(startPosition(a), startPosition(b));
