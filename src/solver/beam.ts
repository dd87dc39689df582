/**
 * One beam search: layer by layer, the best `width` positions of each group (see candidates.ts). It finds wins or runs
 * dry; it proves nothing. Resumable between any two positions, and reproducible.
 */

import type { DealRule } from '../rules/legality.ts';
import { COLUMN_COUNT, dealsLeft, faceDownCount, type Position } from '../rules/position.ts';
import {
  Candidates,
  FIELDS,
  faceDownOf,
  HASH_A_FIELD,
  HASH_B_FIELD,
  MOVE_FIELD,
  moveOf,
  PARENT_FIELD,
  runsOf,
  SOURCE_FIELD,
  SUM_FIELD,
  TARGET_FIELD,
} from './candidates.ts';
import { ColumnTable, HASH_A, HASH_B, SCORE } from './columns.ts';
import type { Weights } from './evaluation.ts';
import { Expander, type Pruning } from './expand.ts';
import { fromOf, PACKED_DEAL, toOf } from './packed-move.ts';
import { SeenCache } from './seen.ts';
import { MoveLog, States } from './states.ts';
import { placeFactors, stockFaces } from './stock.ts';

export interface BeamOptions {
  /** Positions kept of each group. */
  readonly width: number;
  /** Groups for each number of stock rows left. */
  readonly strata: number;
  readonly weights: Weights;
  readonly pruning: Pruning;
  /** A random number below this is added to every score, 0 for none. */
  readonly jitter: number;
  readonly seed: number;
  /** Longest line looked for, in moves. */
  readonly maxDepth: number;
}

export type BeamOutcome = { readonly kind: 'won'; readonly line: readonly number[] } | { readonly kind: 'dry' };

/** Entries of the seen cache for each position of the width. Fewer or more did not change how many deals are won. */
const SEEN_PER_WIDTH = 4096;
const SEEN_MOST = 1 << 23;

/**
 * Below this score a position with an empty stock has never failed to be won in the measurements, so an eighth of the width
 * is enough from there on (but not less than LEAST_WIDTH).
 */
const NEARLY_WON = 2000;
const LEAST_WIDTH = 3;

export class Beam {
  readonly #options: BeamOptions;
  readonly #table: ColumnTable;
  readonly #candidates: Candidates;
  readonly #seen: SeenCache;
  readonly #expander: Expander;
  readonly #log = new MoveLog();
  #layer: States;
  #next: States;
  #depth = 0;
  #index = 0;

  constructor(position: Position, dealRule: DealRule, options: BeamOptions) {
    const { width, strata, weights } = options;
    this.#options = options;
    this.#table = new ColumnTable(weights);
    this.#candidates = new Candidates(width, strata);
    this.#seen = new SeenCache(Math.min(width * SEEN_PER_WIDTH, SEEN_MOST));
    this.#expander = new Expander(this.#table, this.#candidates, this.#seen, {
      ...options,
      dealRule,
      stock: stockFaces(position),
    });
    const most = width * strata * (dealsLeft(position) + 1);
    this.#layer = new States(most);
    this.#next = new States(most);
    this.#start(position);
  }

  /** Children made so far. */
  get nodes(): number {
    return this.#expander.children;
  }

  get bytes(): number {
    const parts = [this.#table, this.#candidates, this.#seen, this.#log, this.#layer, this.#next];
    return parts.reduce((sum, part) => sum + part.bytes, 0);
  }

  /** Expands positions until about `nodes` more children are made. */
  advance(nodes: number): BeamOutcome | undefined {
    const goal = this.nodes + nodes;
    while (this.nodes < goal) {
      if (this.#index === this.#layer.count) {
        if (this.#depth === this.#options.maxDepth - 1 || !this.#nextLayer()) return { kind: 'dry' };
      }
      if (this.#expander.expand(this.#layer, this.#index++)) return { kind: 'won', line: this.#winningLine() };
    }
    return undefined;
  }

  #winningLine(): number[] {
    const line = this.#log.lineTo(this.#layer.log[this.#index - 1]!);
    line.push(this.#expander.winningMove);
    return line;
  }

  #start(position: Position): void {
    const nodes = this.#table.internColumns(position);
    const { cells } = this.#table;
    const layer = this.#layer;
    const factors = placeFactors(dealsLeft(position));
    layer.count = 1;
    layer.columns.set(nodes);
    layer.rows[0] = dealsLeft(position);
    layer.faceDown[0] = faceDownCount(position);
    layer.runs[0] = position.foundations.length;
    nodes.forEach((node, column) => {
      layer.sum[0]! += cells[node + SCORE]!;
      layer.hashA[0]! += Math.imul(cells[node + HASH_A]!, factors[column]!);
      layer.hashB[0]! += Math.imul(cells[node + HASH_B]!, factors[column]!);
    });
    this.#seen.add(layer.hashA[0]!, layer.hashB[0]!);
  }

  /** False when there are no children. */
  #nextLayer(): boolean {
    const candidates = this.#candidates;
    this.#next.count = 0;
    if (candidates.bestWithoutStock() < NEARLY_WON) candidates.narrow(Math.max(LEAST_WIDTH, this.#options.width >> 3));
    for (let group = 0; group < candidates.counts.length; group++) {
      candidates.trim(group);
      this.#keepGroup(group);
    }
    candidates.clear();
    const layer = this.#layer;
    this.#layer = this.#next;
    this.#next = layer;
    this.#index = 0;
    this.#depth++;
    return this.#layer.count > 0;
  }

  #keepGroup(group: number): void {
    const start = this.#candidates.startOf(group);
    const end = start + this.#candidates.counts[group]! * FIELDS;
    const rows = this.#candidates.rowsOf(group);
    for (let at = start; at < end; at += FIELDS) this.#keep(at, rows);
  }

  #keep(at: number, rows: number): void {
    const { data } = this.#candidates;
    const from = this.#layer;
    const to = this.#next;
    const parent = data[at + PARENT_FIELD]!;
    const word = data[at + MOVE_FIELD]!;
    const move = moveOf(word);
    const index = to.count++;
    if (move === PACKED_DEAL)
      this.#expander.dealOnto(from.columns, parent * COLUMN_COUNT, rows + 1, to.columns, index * COLUMN_COUNT);
    else this.#copyColumns(parent * COLUMN_COUNT, index * COLUMN_COUNT, at, move);
    to.rows[index] = rows;
    to.faceDown[index] = faceDownOf(word);
    to.runs[index] = runsOf(word);
    to.sum[index] = data[at + SUM_FIELD]!;
    to.hashA[index] = data[at + HASH_A_FIELD]!;
    to.hashB[index] = data[at + HASH_B_FIELD]!;
    to.log[index] = this.#log.add(from.log[parent]!, move);
  }

  #copyColumns(source: number, target: number, at: number, move: number): void {
    const { data } = this.#candidates;
    const from = this.#layer.columns;
    const to = this.#next.columns;
    for (let column = 0; column < COLUMN_COUNT; column++) to[target + column] = from[source + column]!;
    to[target + fromOf(move)] = data[at + SOURCE_FIELD]!;
    to[target + toOf(move)] = data[at + TARGET_FIELD]!;
  }
}
