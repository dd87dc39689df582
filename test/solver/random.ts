/** A seeded source of whole numbers below n, so that a failing case can be met again. */
export type Below = (n: number) => number;

/** Mulberry32 by Tommy Ettinger. */
export function randomFrom(seed: number): Below {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

export function shuffled<T>(items: readonly T[], below: Below): T[] {
  const result = items.slice();
  for (let last = result.length - 1; last > 0; last--) {
    const pick = below(last + 1);
    [result[last], result[pick]] = [result[pick]!, result[last]!];
  }
  return result;
}
