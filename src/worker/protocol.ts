/** What the page and its solver worker say to each other. All of it is plain data. */
import type { DealRule } from '../rules/legality.ts';
import type { Position } from '../rules/position.ts';
import type { SolverResult } from '../solver/result.ts';

/** A task for the solver. */
export interface SolveTask {
  readonly position: Position;
  readonly dealRule: DealRule;
  /** Time to spend at most. */
  readonly limitMs: number;
  /** Bytes that the tables of the search may take at most. */
  readonly maxBytes: number;
  /** Rates the opening as well, once it is solved. */
  readonly isRated?: boolean;
}

/** A request replaces the one before it: an answer to an older one is never sent. */
export type Request =
  | { readonly kind: 'solve'; readonly id: number; readonly task: SolveTask }
  | { readonly kind: 'stop' };

export interface Progress {
  readonly nodes: number;
  readonly elapsedMs: number;
}

export type Response =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'result'; readonly id: number; readonly result: SolverResult; readonly difficulty?: number };
