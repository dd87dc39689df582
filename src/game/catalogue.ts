/**
 * The catalogue of verified deals: text chunks, one deal a line, `NUMBER DIFFICULTY MOVES`. The number is base 36. The
 * difficulty, 0 to 100, says how hard the deal is to play without seeing the face-down cards. Each move is one character that names source and
 * target; only a move onto an empty column needs a second one for how many cards go, elsewhere the ranks say it.
 * Reading a line replays it, so what is read is a win in this very program, or it is refused.
 */
import { rankOf, SUIT_COUNTS, type SuitCount } from '../rules/card.ts';
import { type DealRule, illegalReason } from '../rules/legality.ts';
import { cardMove, DEAL, type Move } from '../rules/move.ts';
import { play } from '../rules/play.ts';
import { COLUMN_COUNT, copyPosition, isWon, openingPosition, type Position, topCard } from '../rules/position.ts';
import { type NumberedDeal, shuffledPack } from '../rules/shuffle.ts';

export interface CatalogueEntry {
  readonly dealNumber: number;
  /** 0–100; see `game/difficulty.ts`. */
  readonly difficulty: number;
  /** As written; {@link readLine} turns it into moves. */
  readonly moves: string;
}

export interface CatalogueChunk {
  readonly suitCount: SuitCount;
  readonly entries: readonly CatalogueEntry[];
}

/** Every line of the catalogue is legal under this rule, hence under all three. */
export const CATALOGUE_RULE: DealRule = 'filled';

/** Twenty kilobytes, packed, at most. */
export const DEALS_IN_CHUNK = 125;

const TITLE = 'spider-catalogue 2';
const FIRST_CHARACTER = 33;
const DEAL_CHARACTER = '~';

export function formatChunk({ suitCount, entries }: CatalogueChunk): string {
  const lines = entries.map(({ dealNumber, difficulty, moves }) => `${dealNumber.toString(36)} ${difficulty} ${moves}`);
  return `${[`${TITLE} ${suitCount}`, ...lines].join('\n')}\n`;
}

/** Undefined when the text is not a chunk of this format. The lines are checked when they are read, one by one. */
export function parseChunk(text: string): CatalogueChunk | undefined {
  const [title, ...lines] = text.trimEnd().split('\n');
  const suitCount = SUIT_COUNTS.find((count) => title === `${TITLE} ${count}`);
  if (suitCount === undefined) return undefined;
  const entries: CatalogueEntry[] = [];
  for (const line of lines) {
    const [, number, difficulty, moves] = /^([0-9a-z]+) (\d+) ([!-~]+)$/u.exec(line) ?? [];
    if (number === undefined || moves === undefined) return undefined;
    entries.push({ dealNumber: Number.parseInt(number, 36), difficulty: Number(difficulty), moves });
  }
  return { suitCount, entries };
}

/** The line of a deal as it stands in the catalogue. It must be legal; see {@link readLine}. */
export const writeLine = (deal: NumberedDeal, line: readonly Move[]): string =>
  writeMoves(openingPosition(shuffledPack(deal)), line);

/** A line of play from any position in the same characters. It must be legal; see {@link readMoves}. */
export function writeMoves(start: Position, line: readonly Move[]): string {
  const position = copyPosition(start);
  let text = '';
  for (const move of line) {
    text += writeMove(position, move);
    play(position, move);
  }
  return text;
}

function writeMove(position: Position, move: Move): string {
  if (move.kind === 'deal') return DEAL_CHARACTER;
  const pair = String.fromCharCode(FIRST_CHARACTER + move.from * (COLUMN_COUNT - 1) + otherIndex(move.from, move.to));
  return topCard(position, move.to) === undefined ? pair + move.count.toString(36) : pair;
}

/** Counts the targets without the source: 0–8. */
const otherIndex = (from: number, to: number): number => (to > from ? to - 1 : to);

/** The moves of an entry, replayed: undefined unless they win the deal under this rule. */
export const readLine = (
  deal: NumberedDeal,
  text: string,
  rule: DealRule = CATALOGUE_RULE,
): readonly Move[] | undefined => readMoves(openingPosition(shuffledPack(deal)), text, rule);

/** The moves that {@link writeMoves} wrote, replayed: undefined unless they win the position under this rule. */
export function readMoves(start: Position, text: string, rule: DealRule): readonly Move[] | undefined {
  const position = copyPosition(start);
  const line: Move[] = [];
  for (let at = 0; at < text.length; at++) {
    const move = readMove(position, text[at]!, text[at + 1]);
    if (move === undefined || illegalReason(position, move, rule) !== undefined) return undefined;
    if (move.kind === 'cards' && topCard(position, move.to) === undefined) at++;
    line.push(move);
    play(position, move);
  }
  return isWon(position) ? line : undefined;
}

function readMove(position: Position, character: string, next: string | undefined): Move | undefined {
  if (character === DEAL_CHARACTER) return DEAL;
  const code = character.charCodeAt(0) - FIRST_CHARACTER;
  const from = Math.floor(code / (COLUMN_COUNT - 1));
  const other = code % (COLUMN_COUNT - 1);
  if (!(from >= 0 && from < COLUMN_COUNT)) return undefined;
  const to = other >= from ? other + 1 : other;
  const target = topCard(position, to);
  const low = topCard(position, from);
  if (low === undefined) return undefined;
  const count = target === undefined ? Number.parseInt(next ?? '', 36) : rankOf(target) - rankOf(low);
  return count >= 1 && count <= 13 ? cardMove(from, to, count) : undefined;
}
