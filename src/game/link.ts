/**
 * Links as text, for behind the `#` of an address (D4): `DEAL`, `DEAL.RULE` or `DEAL.RULE.MOVES`. DEAL is an id or a whole
 * position, RULE the deal rule. MOVES is a version, one character for each move, and a check over all that stands before it. A
 * move is its place among the legal moves under this rule, which is below 60 nearly always; larger places take two characters.
 * Reading replays the moves, so that what is read can be played. A deal may also be followed by moves as they are written
 * everywhere else, `2>5x1 D`.
 */
import { DEAL_RULES, type DealRule, legalMoves } from '../rules/legality.ts';
import type { Move } from '../rules/move.ts';
import { play } from '../rules/play.ts';
import { copyPosition } from '../rules/position.ts';
import { parseLine } from '../rules/reading.ts';
import { replay } from '../rules/replay.ts';
import { type Deal, formatDeal, startPosition } from './deal.ts';
import { type ParsedDeal, parseDeal } from './deal-text.ts';

export interface Link {
  readonly deal: Deal;
  /** As the sender played; undefined in a link to the deal alone. */
  readonly dealRule?: DealRule;
  /** From the first move on; undefined in a link without moves. */
  readonly line?: readonly Move[];
}

export type ParsedLink =
  | ({ readonly ok: true } & Link)
  | (ParsedDeal & { readonly ok: false })
  | { readonly ok: false; readonly form: 'link'; readonly problem: { readonly kind: LinkProblem } };

/** `check`: a character is wrong, missing or out of place. `moves`: a move that can't be played. `newer`: of a later version. */
type LinkProblem = 'parts' | 'rule' | 'check' | 'newer' | 'moves';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Places from here on are written with a second character. */
const LONG = 60;
const VERSION = 'A';
const CHECK_LENGTH = 3;
const SEPARATOR = '.';

export function formatLink({ deal, dealRule, line }: Link): string {
  if (dealRule === undefined) return formatDeal(deal);
  const head = [formatDeal(deal), dealRule].join(SEPARATOR);
  if (line === undefined) return head;
  const body = [head, VERSION + writeMoves(deal, dealRule, line)].join(SEPARATOR);
  return body + checkOf(body);
}

/** @param here the deal that moves without one belong to */
export function parseLink(text: string, here?: Deal): ParsedLink {
  // Of a whole address what stands behind the #.
  const trimmed = text.trim().replace(/^https?:\/\/[^#]*#/u, '');
  const lineStart = startOfLine(trimmed);
  if (lineStart !== undefined) return parseWritten(trimmed, lineStart, here);
  const [dealText = '', rule, moves, ...rest] = trimmed.split(SEPARATOR);
  if (rest.length > 0) return refuse('parts');
  const parsed = parseDeal(dealText);
  if (!parsed.ok || rule === undefined) return parsed;
  const dealRule = DEAL_RULES.find((each) => each === rule);
  if (dealRule === undefined) return refuse('rule');
  const { deal } = parsed;
  if (moves === undefined) return { ok: true, deal, dealRule };
  const body = trimmed.slice(0, -CHECK_LENGTH);
  if (moves.length <= CHECK_LENGTH || trimmed.slice(-CHECK_LENGTH) !== checkOf(body)) return refuse('check');
  if (!moves.startsWith(VERSION)) return refuse('newer');
  const line = readMoves(deal, dealRule, moves.slice(VERSION.length, -CHECK_LENGTH));
  return line === undefined ? refuse('moves') : { ok: true, deal, dealRule, line };
}

const refuse = (kind: LinkProblem): ParsedLink => ({ ok: false, form: 'link', problem: { kind } });

/** Where moves as text begin, with the deals before the first move of cards; undefined where there are none. */
function startOfLine(text: string): number | undefined {
  const arrow = text.indexOf('>');
  // A game can't begin with more than five deals.
  const from = Math.max(0, arrow - 40);
  const found = /(?:(?:^|\s)d)*(?:^|\s)\d{1,2}$/iu.exec(text.slice(from, Math.max(0, arrow)));
  return found === null ? undefined : from + found.index;
}

/** A deal and moves as text, under the strictest rule that allows them. */
function parseWritten(text: string, lineStart: number, here: Deal | undefined): ParsedLink {
  const dealText = text.slice(0, lineStart);
  // Blanks in place of the deal, so that a problem has its place in the whole text.
  const line = parseLine(dealText.replace(/[^\n]/gu, ' ') + text.slice(lineStart));
  if (!line.ok) return { ok: false, form: 'cards', problem: line.problem };
  const parsed: ParsedDeal = here && dealText.trim() === '' ? { ok: true, deal: here } : parseDeal(dealText);
  if (!parsed.ok) return parsed;
  const { deal } = parsed;
  const dealRule = STRICTEST_FIRST.find((rule) => replay(startPosition(deal), line.value, rule).ok);
  return dealRule === undefined ? refuse('moves') : { ok: true, deal, dealRule, line: line.value };
}

const STRICTEST_FIRST: readonly DealRule[] = ['filled', 'filledOrFew', 'always'];

function writeMoves(deal: Deal, dealRule: DealRule, line: readonly Move[]): string {
  const position = copyPosition(startPosition(deal));
  return line
    .map((move) => {
      const place = legalMoves(position, dealRule).indexOf(move);
      if (place < 0) throw new Error('a link can only hold moves that are legal under its rule');
      play(position, move);
      if (place < LONG) return DIGITS[place]!;
      const beyond = place - LONG;
      return DIGITS[LONG + Math.floor(beyond / DIGITS.length)]! + DIGITS[beyond % DIGITS.length]!;
    })
    .join('');
}

function readMoves(deal: Deal, dealRule: DealRule, text: string): Move[] | undefined {
  const position = copyPosition(startPosition(deal));
  const line: Move[] = [];
  for (let at = 0; at < text.length; at++) {
    let place = DIGITS.indexOf(text[at]!);
    if (place >= LONG) {
      const next = DIGITS.indexOf(text[++at] ?? ' ');
      place = next < 0 ? -1 : LONG + (place - LONG) * DIGITS.length + next;
    }
    const move = legalMoves(position, dealRule)[place];
    if (move === undefined) return undefined;
    line.push(move);
    play(position, move);
  }
  return line;
}

/** Eighteen bits of FNV-1a, folded: of wrong characters and swaps it misses one in a quarter of a million. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const folded = (hash ^ (hash >>> 18)) & 0x3ffff;
  return [12, 6, 0].map((shift) => DIGITS[(folded >>> shift) & 63]).join('');
}
