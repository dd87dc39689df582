/** What the three languages build their sentences with. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Each name once, in order of first mention, with how often it comes up. */
export function tally(names: readonly string[]): readonly (readonly [name: string, times: number])[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times];
}

/** Joins words as the language does. The first use costs a phone 100 ms, so it is left until there is something to join. */
export function listIn(language: string): (items: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return (items) => {
    if (items.length < 2) return items.join('');
    format ??= new Intl.ListFormat(language, { type: 'conjunction' });
    return format.format(items);
  };
}
