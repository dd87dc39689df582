/** The three backs: one calm pattern each, in a frame that leaves the card's paper as a margin. */
export type Back = 0 | 1 | 2;
export const BACKS: readonly Back[] = [0, 1, 2];

const [LEFT, TOP, RIGHT, BOTTOM] = [7, 7, 93, 133];

const frame = `<rect x="${LEFT}" y="${TOP}" width="86" height="126" rx="4"`;
const ground = `${frame} fill="var(--back-paper)"/>`;
const edge = `${frame} fill="none"/>`;

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step);
}

/** Diamonds between slanting lines, each line cut where it leaves the frame. */
function lattice(): string {
  const pitch = 86 / 6;
  return range(-126 + (126 % pitch), 86, pitch)
    .map((offset) => {
      const [from, to] = [Math.max(0, offset), Math.min(86, offset + 126)];
      const [y, end] = [from - offset, to - offset];
      return `M${LEFT + from} ${TOP + y}L${LEFT + to} ${TOP + end}M${RIGHT - from} ${TOP + y}L${RIGHT - to} ${TOP + end}`;
    })
    .join('');
}

/** Rows of even waves. */
const waves = (): string =>
  range(TOP + 9, BOTTOM - 5, 9)
    .map((y) => `M${LEFT} ${y}q5.375-7 10.75 0${'t10.75 0'.repeat(7)}`)
    .join('');

/** Zigzag rows with a short stem under each peak: a herringbone. */
const herringbone = (): string =>
  range(TOP + 14, BOTTOM - 4, 9)
    .map((y) => `M${LEFT} ${y}${'l10.75-8 10.75 8'.repeat(4)}`)
    .join('');

const PATTERNS = [lattice, waves, herringbone] as const;

export const backPrint = (back: Back): string =>
  `<g stroke="var(--back-ink)" stroke-width="2.2" fill="none">${ground}<path d="${PATTERNS[back]()}"/>${edge}</g>`;
