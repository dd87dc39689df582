/**
 * The game clock (P3) as a value. It is fed with the time of day and adds only what lies between two ticks close
 * together: a machine asleep or a clock put forward adds next to nothing, a clock put back nothing at all.
 */
export interface Clock {
  readonly elapsedMs: number;
  /** When the running clock was last fed; undefined while it stands. */
  readonly lastTickMs: number | undefined;
}

/** How often a running clock is to be fed, and the most that one tick may add. */
export const TICK_MS = 1000;
const LONGEST_STEP_MS = 3 * TICK_MS;

export const standingClock = (elapsedMs: number): Clock => ({ elapsedMs, lastTickMs: undefined });

/** Feeds the clock; starts it if it stands. */
export function tick({ elapsedMs, lastTickMs }: Clock, nowMs: number): Clock {
  const step = lastTickMs === undefined ? 0 : Math.min(Math.max(0, nowMs - lastTickMs), LONGEST_STEP_MS);
  return { elapsedMs: elapsedMs + step, lastTickMs: nowMs };
}

/** Counts up to now and stops. */
export const stop = (clock: Clock, nowMs: number): Clock =>
  clock.lastTickMs === undefined ? clock : standingClock(tick(clock, nowMs).elapsedMs);
