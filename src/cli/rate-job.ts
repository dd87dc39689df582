/** Rates one opening: what a worker thread does with each task. */
import type { Position } from '../rules/position.ts';
import { difficultyOf } from '../solver/difficulty.ts';

export interface RateJob {
  readonly kind: 'rate';
  readonly name: string;
  readonly position: Position;
}

export interface RateReport {
  readonly name: string;
  /** 0–100. */
  readonly difficulty: number;
  readonly ms: number;
}

export function runRateJob({ name, position }: RateJob): RateReport {
  const start = performance.now();
  const difficulty = difficultyOf(position);
  return { name, difficulty, ms: Math.round(performance.now() - start) };
}
