/** The way from a deal number to cards once more, after docs/deals.md, in whole numbers of any size instead of 32-bit ones. */

const WORD = 2n ** 32n;

export interface ReferenceState {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly counter: bigint;
}

interface ReferenceSwap {
  readonly word: bigint;
  readonly n: bigint;
  readonly limit: bigint;
  readonly pick: number;
}

export interface ReferenceDeal {
  readonly start: ReferenceState;
  readonly warm: ReferenceState;
  readonly swaps: readonly ReferenceSwap[];
  /** Two letters a card, in dealing order. */
  readonly cards: readonly string[];
}

/** One step of sfc32: the word and the next state. */
function step({ a, b, c, counter }: ReferenceState): { word: bigint; state: ReferenceState } {
  const word = (a + b + counter) % WORD;
  const turned = ((c * 2n ** 21n) % WORD) + c / 2n ** 11n;
  const state = {
    a: b ^ (b / 2n ** 9n),
    b: (c * 9n) % WORD,
    c: (turned + word) % WORD,
    counter: (counter + 1n) % WORD,
  };
  return { word, state };
}

export function referenceDeal(dealNumber: number, suitCount: 1 | 2 | 4): ReferenceDeal {
  const number = BigInt(dealNumber);
  const start = { a: 0n, b: number % WORD, c: number / WORD, counter: 1n };
  let state: ReferenceState = start;
  for (let i = 0; i < 12; i++) ({ state } = step(state));
  const warm = state;
  const cards = referencePack(suitCount);
  const swaps: ReferenceSwap[] = [];
  for (let n = 104n; n > 1n; n--) {
    const limit = (WORD / n) * n;
    let word: bigint;
    do ({ word, state } = step(state));
    while (word >= limit);
    const pick = Number(word % n);
    const last = Number(n) - 1;
    [cards[last], cards[pick]] = [cards[pick]!, cards[last]!];
    swaps.push({ word, n, limit, pick });
  }
  return { start, warm, swaps, cards };
}

function referencePack(suitCount: number): string[] {
  const oneOfEach = [...'SHDC'.slice(0, suitCount)].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
  return Array.from({ length: 8 / suitCount }, () => oneOfEach).flat();
}

/** The id of a deal after docs/deals.md. */
export function referenceId(dealNumber: number, suitCount: number): string {
  const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const whole = BigInt(suitCount) * 2n ** 40n + BigInt(dealNumber);
  const all = whole * 1024n + (whole % 1021n);
  const text = Array.from({ length: 11 }, (_, i) => symbols[Number((all / 32n ** BigInt(10 - i)) % 32n)]).join('');
  return `${text[0]}-${text.slice(1, 6)}-${text.slice(6)}`;
}
