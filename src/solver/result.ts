/** What a search says in the end. */
import type { Move } from '../rules/move.ts';

/**
 * Why nothing was decided: the limit of nodes or of memory was reached, the caller stopped it, or every search that was
 * planned ran dry although none was complete.
 */
export type UnknownReason = 'nodes' | 'memory' | 'stopped' | 'incompleteSearch';

export type SolverResult =
  /** The line, from the position to the win, has been replayed by the rules engine. */
  | { readonly kind: 'solved'; readonly line: readonly Move[]; readonly nodes: number }
  /** Every line was tried, up to what docs/solver.md proves to be harmless to leave out. */
  | { readonly kind: 'unsolvable'; readonly nodes: number }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason; readonly nodes: number };
