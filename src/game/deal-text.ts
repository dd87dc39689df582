/** From a text to the deal it names. The way back is `formatDeal`, apart from this because every table needs it. */
import { SUIT_COUNTS, type SuitCount } from '../rules/card.ts';
import { parseDealId } from '../rules/deal-id.ts';
import { openingPosition } from '../rules/position.ts';
import { parseOpening, parsePosition } from '../rules/reading.ts';
import { type Deal, numberedDeal } from './deal.ts';
import { kpatienceDeal, LAST_KPATIENCE_DEAL, LAST_PYSOL_DEAL, pysolDeal } from './other-programs.ts';

type Problem<Outcome> = Outcome extends { readonly ok: false; readonly problem: infer P } ? P : never;

export type OtherProgram = 'pysol' | 'kpatience';

interface NumberProblem {
  readonly program: OtherProgram;
  readonly found: number;
  readonly first: number;
  readonly last: number;
}

export type ParsedDeal =
  | { readonly ok: true; readonly deal: Deal }
  /** A number that the other program does not have. */
  | { readonly ok: false; readonly form: 'number'; readonly problem: NumberProblem }
  /** A deal of another program, but not in the way in which its deals are named. */
  | { readonly ok: false; readonly form: 'program'; readonly program: OtherProgram }
  | { readonly ok: false; readonly form: 'id'; readonly problem: Problem<ReturnType<typeof parseDealId>> }
  | { readonly ok: false; readonly form: 'cards'; readonly problem: Problem<ReturnType<typeof parsePosition>> };

/** Longer than any id, even one typed with blanks, and far shorter than 104 cards. */
const LONGEST_ID = 40;

/** `PySolFC 2/14934`, or a number after a `#` or the generator's name; four suits where it does not say how many. */
const PYSOL = /^(?:pysol(?:fc)?|microsoft|ms|#)\s*(?:([124])\s*[/:,\s]\s*)?#?\s*(\d{1,10})$/iu;
/** `KPatience 2/1911227091`: how many suits, and the number. */
const KPATIENCE = /^k(?:pat(?:ience)?)\s*([124])\s*[/:,\s]\s*#?(\d{1,10})$/iu;

/** Reads a deal id, a deal of another program, an opening (104 cards) or a position (`COLUMNS;STOCK;RUNS`), whichever the text looks like. */
export function parseDeal(text: string): ParsedDeal {
  const trimmed = text.trim();
  const ofOther = fromOtherProgram(trimmed);
  if (ofOther !== undefined) return ofOther;
  if (trimmed.includes(';') || trimmed.includes('/')) return fromPosition(text);
  if (trimmed.length > LONGEST_ID) return fromOpening(text);
  const parsed = parseDealId(trimmed);
  return parsed.ok ? { ok: true, deal: numberedDeal(parsed.deal) } : { ...parsed, form: 'id' };
}

function fromOtherProgram(text: string): ParsedDeal | undefined {
  for (const program of ['pysol', 'kpatience'] as const) {
    const { named, somehow } = OTHER_PROGRAMS[program];
    const [, suits = '4', number] = named.exec(text) ?? [];
    const suitCount = SUIT_COUNTS.find((count) => String(count) === suits);
    if (number !== undefined && suitCount !== undefined) return numberedBy(program, Number(number), suitCount);
    if (somehow.test(text)) return { ok: false, form: 'program', program };
  }
  return undefined;
}

function numberedBy(program: OtherProgram, number: number, suitCount: SuitCount): ParsedDeal {
  const { first, last, deal } = OTHER_PROGRAMS[program];
  if (number < first || number > last)
    return { ok: false, form: 'number', problem: { program, found: number, first, last } };
  return { ok: true, deal: { kind: 'pasted', position: deal(number, suitCount), suitCount } };
}

/** `named` is how a deal is written, with its suits and its number; `somehow` is of the program, but perhaps not so. */
const OTHER_PROGRAMS = {
  pysol: { first: 0, last: LAST_PYSOL_DEAL, deal: pysolDeal, named: PYSOL, somehow: /^(?:pysol|microsoft|ms\b)/iu },
  kpatience: { first: 1, last: LAST_KPATIENCE_DEAL, deal: kpatienceDeal, named: KPATIENCE, somehow: /^kpat/iu },
} as const satisfies Record<OtherProgram, unknown>;

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
