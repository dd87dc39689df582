/**
 * The id of a deal: `4-7KXM2-9QRTP`. The first character is the suit count, eight characters are the deal number, two are a
 * check that catches typing errors (D3). Digits and letters are Crockford's base 32, which leaves out I, L and O,
 * since they look like digits, and U; upper and lower case are the same.
 */
import { SUIT_COUNTS } from './card.ts';
import { DEAL_NUMBERS, type NumberedDeal } from './shuffle.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBER_LENGTH = 8;
const CHECK_LENGTH = 2;
const ID_LENGTH = 1 + NUMBER_LENGTH + CHECK_LENGTH;
/** The largest prime below 32²: a wrong digit or two swapped ones always change the remainder. */
const CHECK_PRIME = 1021;

export type DealIdProblem =
  | { readonly kind: 'length'; readonly found: number; readonly expected: number }
  /** `place` counts the characters of the text from 1. */
  | { readonly kind: 'character'; readonly found: string; readonly place: number }
  | { readonly kind: 'suitCount'; readonly found: string }
  | { readonly kind: 'check' };

export type ParsedDealId =
  | { readonly ok: true; readonly deal: NumberedDeal }
  | { readonly ok: false; readonly problem: DealIdProblem };

export function formatDealId(deal: NumberedDeal): string {
  const digits = base32(deal.dealNumber, NUMBER_LENGTH) + base32(checkOf(deal), CHECK_LENGTH);
  return `${deal.suitCount}-${digits.slice(0, 5)}-${digits.slice(5)}`;
}

/** Reads an id as people type it: any case, blanks and hyphens anywhere or nowhere, O for 0, I and L for 1. */
export function parseDealId(text: string): ParsedDealId {
  const digits: number[] = [];
  for (const [index, character] of [...text].entries()) {
    if (/[\s\-–—_.]/u.test(character)) continue;
    const digit = digitOf(character);
    if (digit < 0) return { ok: false, problem: { kind: 'character', found: character, place: index + 1 } };
    digits.push(digit);
  }
  if (digits.length !== ID_LENGTH)
    return { ok: false, problem: { kind: 'length', found: digits.length, expected: ID_LENGTH } };
  const suitCount = SUIT_COUNTS.find((count) => count === digits[0]);
  if (suitCount === undefined) return { ok: false, problem: { kind: 'suitCount', found: ALPHABET[digits[0]!]! } };
  const deal = { dealNumber: numberFrom(digits.slice(1, 1 + NUMBER_LENGTH)), suitCount };
  if (numberFrom(digits.slice(1 + NUMBER_LENGTH)) !== checkOf(deal)) return { ok: false, problem: { kind: 'check' } };
  return { ok: true, deal };
}

export const checkOf = ({ dealNumber, suitCount }: NumberedDeal): number =>
  (suitCount * DEAL_NUMBERS + dealNumber) % CHECK_PRIME;

/** The value of a character, −1 when it has none. */
function digitOf(character: string): number {
  // Asked first, because the upper case of some other letters is one of these, or two: ı is I, ﬆ is ST.
  if (!/^[0-9A-Za-z]$/u.test(character)) return -1;
  const upper = character.toUpperCase();
  if (upper === 'O') return 0;
  return upper === 'I' || upper === 'L' ? 1 : ALPHABET.indexOf(upper);
}

function base32(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = ALPHABET[rest % 32]! + text;
  return text;
}

const numberFrom = (digits: readonly number[]): number => digits.reduce((value, digit) => value * 32 + digit, 0);
