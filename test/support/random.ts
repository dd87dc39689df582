/** Repeatable chance for tests and benchmarks (Tommy Ettinger's mulberry32): the same seed, the same numbers. */
export type Chance = (n: number) => number;

/** Each call gives a whole number from 0 to n − 1. */
export function chance(seed: number): Chance {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

export function shuffle<T>(items: T[], pick: Chance): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = pick(last + 1);
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}
