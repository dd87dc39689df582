/** What the charts of the statistics show, as numbers that can be put into a table as well. */

import type { GameRecord } from './record.ts';
import { resultOf } from './statistics.ts';

export interface Bar {
  readonly from: number;
  /** Not included. */
  readonly to: number;
  readonly count: number;
}

const MOST_BARS = 12;

/**
 * How many values lie in each of equally wide steps from the lowest to the highest, none left out. The width is the first
 * of `widths`, ascending, that makes few enough steps; beyond them a multiple of the last.
 */
export function distribution(values: readonly number[], widths: readonly [number, ...number[]]): readonly Bar[] {
  if (values.length === 0) return [];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const stepsOf = (width: number) => Math.floor(highest / width) - Math.floor(lowest / width) + 1;
  let width = widths.find((candidate) => stepsOf(candidate) <= MOST_BARS) ?? widths.at(-1)!;
  while (stepsOf(width) > MOST_BARS) width *= 2;
  const first = Math.floor(lowest / width);
  return Array.from({ length: stepsOf(width) }, (_, i) => {
    const [from, to] = [(first + i) * width, (first + i + 1) * width];
    return { from, to, count: values.filter((value) => value >= from && value < to).length };
  });
}

export interface Rate {
  /** Which game it is, of those that are over, 1 for the first. */
  readonly game: number;
  readonly startedMs: number;
  /** Of this game and those before it, so many at most. */
  readonly rate: number;
}

/** The win rate over time: after each game that is over, that of the last `window` games. */
export function winRates(
  history: readonly GameRecord[],
  running: ReadonlySet<string>,
  window: number,
): readonly Rate[] {
  const over = history.filter((record) => resultOf(record, running) !== 'running');
  return over.map(({ startedMs }, i) => {
    const last = over.slice(Math.max(0, i + 1 - window), i + 1);
    return { game: i + 1, startedMs, rate: last.filter(({ win }) => win).length / last.length };
  });
}
