/**
 * What a hint costs, on one core: `node scripts/run.mjs bench/hints.ts`. Positions come from random play of 0 to 150 actions,
 * a third of them for each suit count. Time is that of the processor, so that other programs do not count, and the best of
 * three: the others waited for the compiler or the collector. The slowest hundred are timed twenty times more.
 */
import { hints } from '../src/game/hints.ts';
import { viewOf } from '../src/game/view.ts';
import { SUIT_COUNTS } from '../src/rules/card.ts';
import { formatPosition } from '../src/rules/notation.ts';
import { openingPosition } from '../src/rules/position.ts';
import { shuffledPack } from '../src/rules/shuffle.ts';
import { playSome } from '../test/support/hidden.ts';
import { chance } from '../test/support/random.ts';

const POSITIONS = 10_000;
const WARM_UP = 300;
const ROUNDS = 3;
const SLOWEST = 100;
const MORE_ROUNDS = 20;

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Timed {
  readonly index: number;
  readonly ms: number;
  readonly text: string;
}

function timedHint(index: number, rounds = ROUNDS): Timed {
  const suitCount = SUIT_COUNTS[index % SUIT_COUNTS.length]!;
  const opening = openingPosition(shuffledPack({ dealNumber: index, suitCount }));
  const { position, seen } = playSome(opening, index % 151, chance(index));
  const view = viewOf(position, seen, 'filledOrFew');
  let ms = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = cpuMs();
    hints(view);
    ms = Math.min(ms, cpuMs() - start);
  }
  return { index, ms, text: formatPosition(position) };
}

for (let i = 0; i < WARM_UP; i++) timedHint(POSITIONS + i);
const bySpeed = (a: Timed, b: Timed): number => a.ms - b.ms;
const once = Array.from({ length: POSITIONS }, (_, i) => timedHint(i)).sort(bySpeed);
const timed = once
  .map((each, i) => (i < POSITIONS - SLOWEST ? each : timedHint(each.index, MORE_ROUNDS)))
  .sort(bySpeed);
const at = (share: number): string => `${timed[Math.ceil(share * POSITIONS) - 1]!.ms.toFixed(2)} ms`;
console.log(
  `hints in ${POSITIONS} positions: median ${at(0.5)}, 95 % ${at(0.95)}, 99.9 % ${at(0.999)}, worst ${at(1)}`,
);
console.log(`worst in ${timed.at(-1)!.text}`);
