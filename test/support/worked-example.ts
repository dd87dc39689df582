/** The worked example of docs/deals.md, made from the reference so that a test can hold the page to it. */
import { type ReferenceState, referenceDeal, referenceId } from './reference-deal.ts';

const WORKED = { dealNumber: 123_456_789_012, suitCount: 4 } as const;
const SWAPS_SHOWN = 5;

export function workedExample(): string {
  const { start, warm, swaps, cards } = referenceDeal(WORKED.dealNumber, WORKED.suitCount);
  return [
    `deal number   ${WORKED.dealNumber}, ${WORKED.suitCount} suits`,
    `low 32 bits   ${start.b}`,
    `high bits     ${start.c}`,
    `state         ${stateText(start)}`,
    `after twelve  ${stateText(warm)}`,
    ...swaps
      .slice(0, SWAPS_SHOWN)
      .map(
        ({ word, n, limit, pick }) => `word ${word} < ${limit}, mod ${n} = ${pick}: swap places ${n - 1n} and ${pick}`,
      ),
    '…',
    ...rows(cards),
    `id            ${referenceId(WORKED.dealNumber, WORKED.suitCount)}`,
  ].join('\n');
}

const stateText = ({ a, b, c, counter }: ReferenceState): string => `a ${a}, b ${b}, c ${c}, counter ${counter}`;

function rows(cards: readonly string[]): string[] {
  const row = (name: string, from: number, to: number) => `${name.padEnd(14)}${cards.slice(from, to).join(' ')}`;
  return [
    ...[0, 10, 20, 30, 40].map((from) => row('face down', from, Math.min(from + 10, 44))),
    row('face up', 44, 54),
    ...[54, 64, 74, 84, 94].map((from) => row('stock', from, from + 10)),
  ];
}
