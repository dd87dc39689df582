/** Positions that brute force can decide: either nearly sorted, so that wins are near, or with hardly any move. */
import { type Card, packOf, RUN_LENGTH, rankOf, type SuitCount, suitOf } from '../../src/rules/card.ts';
import { settle } from '../../src/rules/play.ts';
import { COLUMN_COUNT, type MutablePosition, ROW_LENGTH } from '../../src/rules/position.ts';
import { type Below, shuffled } from './random.ts';

export interface Shape {
  readonly suitCount: SuitCount;
  /** Runs not yet completed. */
  readonly runsLeft: number;
  /** Rows in the stock. */
  readonly rows: number;
}

/** The remaining runs cut into pieces that lie about in the columns, the stock taken from their low ends. */
export function nearlySorted({ suitCount, runsLeft, rows }: Shape, below: Below): MutablePosition {
  const runs = shuffled(runsOf(suitCount), below);
  const pieces = shuffled(
    runs.slice(0, runsLeft).flatMap((run) => cut(run, below)),
    below,
  );
  const stock: Card[] = [];
  while (stock.length < rows * ROW_LENGTH) {
    const card = pieces[below(pieces.length)]!.pop();
    if (card !== undefined) stock.push(card);
  }
  const columns: Card[][] = Array.from({ length: COLUMN_COUNT }, () => []);
  for (const [i, piece] of pieces.entries()) columns[i < COLUMN_COUNT ? i : below(COLUMN_COUNT)]!.push(...piece);
  return settled(columns, shuffled(stock, below), runs.slice(runsLeft), below);
}

function cut(run: readonly Card[], below: Below): Card[][] {
  const at = 1 + below(RUN_LENGTH - 1);
  const pieces = [run.slice(0, at), run.slice(at)];
  return below(3) === 0 ? [...cutAt(pieces[0]!, below), pieces[1]!] : pieces;
}

function cutAt(piece: readonly Card[], below: Below): Card[][] {
  const at = below(piece.length);
  return [piece.slice(0, at), piece.slice(at)];
}

/** Free ends and stock rows of mostly odd ranks: hardly any card fits on another. */
export function nearlyStuck({ suitCount, runsLeft, rows }: Shape, below: Below): MutablePosition {
  const runs = shuffled(runsOf(suitCount), below);
  const cards = shuffled(runs.slice(0, runsLeft).flat(), below);
  const takeRow = () => Array.from({ length: ROW_LENGTH }, () => take(cards, below(40) > 0, below));
  const stock = Array.from({ length: rows }, takeRow).flat();
  const tops = takeRow();
  const columns = tops.map((): Card[] => []);
  for (const card of cards) columns[below(COLUMN_COUNT)]!.push(card);
  for (const [column, top] of tops.entries()) columns[column]!.push(top);
  return settled(columns, stock, runs.slice(runsLeft), below);
}

function take(cards: Card[], odd: boolean, below: Below): Card {
  const fitting = cards.filter((card) => (rankOf(card) % 2 === 1) === odd);
  const pool = fitting.length > 0 ? fitting : cards;
  return cards.splice(cards.indexOf(pool[below(pool.length)]!), 1)[0]!;
}

function settled(columns: Card[][], stock: Card[], foundations: Card[][], below: Below): MutablePosition {
  const faceDown = columns.map((column) => (column.length < 2 || below(2) === 0 ? 0 : below(column.length)));
  const position = { columns, faceDown, stock, foundations };
  settle(position);
  return position;
}

/** Eight runs, king to ace. */
function runsOf(suitCount: SuitCount): Card[][] {
  const runs: Card[][] = [];
  const pack = packOf(suitCount);
  for (let i = 0; i < pack.length; i += RUN_LENGTH) runs.push(pack.slice(i, i + RUN_LENGTH).reverse());
  return runs;
}

/** One character a card: what a brute force compares positions by. */
export const faceLetter = (card: Card): string => String.fromCharCode(48 + (suitOf(card) << 4) + rankOf(card));
