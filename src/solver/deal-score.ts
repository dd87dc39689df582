/**
 * The evaluation of the position after a deal, without making it. After a deal the free ends are the row itself, the
 * same for every position, so what they offer is counted once per row. Exactly what the full evaluation would say.
 */
import { KING } from '../rules/card.ts';
import { COLUMN_COUNT, ROW_LENGTH } from '../rules/position.ts';
import { type ColumnTable, INFO, runOf, topOf, WHOLE_RUN } from './columns.ts';
import type { Weights } from './evaluation.ts';

const FACES = 80;
const RANKS = 16;

export class DealScorer {
  readonly #table: ColumnTable;
  readonly #stock: Uint8Array;
  /** By row, then by face: what a run gains when its head has this face. */
  readonly #headFit: Int32Array;
  /** By row, then by rank: what a column gains when its first card has this rank. */
  readonly #baseFit: Int32Array;

  /** @param stock faces in dealing order, whole rows */
  constructor(table: ColumnTable, weights: Weights, stock: Uint8Array) {
    const rows = stock.length / ROW_LENGTH;
    this.#table = table;
    this.#stock = stock;
    this.#headFit = new Int32Array(rows * FACES);
    this.#baseFit = new Int32Array(rows * RANKS);
    for (let row = 0; row < rows; row++) this.#countRow(row, weights);
  }

  /**
   * The score after dealing row `row` (0 is the first of the stock) onto these columns; undefined when the deal completes
   * a run, which changes the free ends.
   */
  scoreAfter(row: number, nodes: Int32Array, heads: Int32Array, bases: Int32Array): number | undefined {
    const table = this.#table;
    const { cells } = table;
    const headFit = this.#headFit;
    let score = 0;
    for (let column = 0; column < COLUMN_COUNT; column++) {
      const node = nodes[column]!;
      const face = this.#stock[row * ROW_LENGTH + column]!;
      const info = cells[node + INFO]!;
      let head = face;
      if (node !== 0 && topOf(info) === face + 1) {
        if (runOf(info) === WHOLE_RUN - 1) return undefined;
        head = heads[column]!;
      }
      const base = node === 0 ? face & 15 : bases[column]!;
      score += table.scoreWith(node, face) + headFit[row * FACES + head]! + this.#baseFit[row * RANKS + base]!;
    }
    return score;
  }

  #countRow(row: number, weights: Weights): void {
    const faces = this.#stock.subarray(row * ROW_LENGTH, (row + 1) * ROW_LENGTH);
    for (const face of faces) this.#headFit[row * FACES + face - 1] = weights.headFitsInSuit;
    for (let rank = 1; rank < KING; rank++) {
      if (!faces.some((face) => (face & 15) === rank + 1)) continue;
      this.#baseFit[row * RANKS + rank] = weights.baseFits;
      for (let suit = 0; suit < 4; suit++) {
        const at = row * FACES + ((suit << 4) | rank);
        if (this.#headFit[at] === 0) this.#headFit[at] = weights.headFits;
      }
    }
  }
}
