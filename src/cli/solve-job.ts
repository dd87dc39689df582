/** Solves one position against the clock: what a worker thread does with each task. */
import type { DealRule } from '../rules/legality.ts';
import type { Move } from '../rules/move.ts';
import { formatLine } from '../rules/notation.ts';
import type { Position } from '../rules/position.ts';
import type { SolverResult, UnknownReason } from '../solver/result.ts';
import { Search } from '../solver/search.ts';
import { Shortening } from '../solver/shorten.ts';

export interface SolveJob {
  readonly kind: 'solve';
  readonly name: string;
  readonly position: Position;
  readonly dealRule: DealRule;
  readonly limitMs: number;
  readonly maxBytes: number;
  /** Nodes to spend on a shorter line, 0 for none; a beam begun before is brought to its end. */
  readonly shortenNodes: number;
}

/** A line of the output; `moves` as in the notation of lines of play. */
export interface SolveReport {
  readonly name: string;
  readonly status: SolverResult['kind'];
  /** Why nothing was decided; `time` when the limit of time was reached. */
  readonly reason?: UnknownReason | 'time';
  readonly ms: number;
  readonly nodes: number;
  readonly moves?: string;
}

/** Nodes between two looks at the clock: a few milliseconds. */
const SLICE = 10_000;

export function runSolveJob({ name, position, dealRule, limitMs, maxBytes, shortenNodes }: SolveJob): SolveReport {
  const start = performance.now();
  const search = new Search(position, { dealRule, maxBytes });
  let result = search.advance(SLICE);
  while (result === undefined && performance.now() - start < limitMs) result = search.advance(SLICE);
  const timedOut = result === undefined;
  const final = result ?? search.stop();
  const ms = Math.round((performance.now() - start) * 10) / 10;
  const common = { name, status: final.kind, ms, nodes: final.nodes };
  switch (final.kind) {
    case 'solved':
      return { ...common, moves: formatLine(shortened(position, final.line, dealRule, shortenNodes)) };
    case 'unsolvable':
      return common;
    case 'unknown':
      return { ...common, reason: timedOut ? 'time' : final.reason };
    default:
      return final satisfies never;
  }
}

function shortened(position: Position, line: readonly Move[], dealRule: DealRule, nodes: number): readonly Move[] {
  if (nodes === 0) return line;
  const shortening = new Shortening(position, line, { dealRule });
  while (shortening.nodes < nodes && shortening.finishBeam());
  return shortening.best;
}
