import { CARD_HEIGHT, CARD_WIDTH, round } from './svg.ts';

/** The three backs: one calm pattern each, in a frame that leaves the card's paper as a margin. */
export const BACKS = ['lattice', 'waves', 'web'] as const;
export type Back = (typeof BACKS)[number];

const [LEFT, TOP, RIGHT, BOTTOM] = [7, 7, 93, 133];

const frame = `<rect x="${LEFT}" y="${TOP}" width="86" height="126" rx="4"`;
const ground = `${frame} fill="var(--back-paper)"/>`;
const edge = `${frame} fill="none" stroke-width="3"/>`;

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

const COLUMNS = 6;
const ROWS = 9;

/** Diamonds between slanting lines; a line starts and ends where it meets the frame. */
function lattice(): string {
  const [width, height] = [(RIGHT - LEFT) / COLUMNS, (BOTTOM - TOP) / ROWS];
  return range(1 - ROWS, COLUMNS - 1, 1)
    .map((column) => {
      const [from, to] = [Math.max(0, -column), Math.min(ROWS, COLUMNS - column)];
      const [x1, y1, x2, y2] = [(column + from) * width, TOP + from * height, (column + to) * width, TOP + to * height];
      return `M${round(LEFT + x1)} ${y1}L${round(LEFT + x2)} ${y2}M${round(RIGHT - x1)} ${y1}L${round(RIGHT - x2)} ${y2}`;
    })
    .join('');
}

/** Rows of even waves. */
const waves = (): string =>
  range(TOP + 9, BOTTOM - 9, 9)
    .map((y) => `M${LEFT} ${y}q5.375-7 10.75 0${'t10.75 0'.repeat(7)}`)
    .join('');

const THREADS = [0.14, 0.32, 0.5, 0.68, 0.86] as const;

/** A web: spokes from the middle to the frame, and threads that sag between them. */
function web(): string {
  const [sides, ends] = [
    [-43, -43 / 3, 43 / 3],
    [-63, -21, 21],
  ] as const;
  // Once around the frame, clockwise from the upper left corner, seen from the middle of the card.
  const half = [...sides.map((x) => [x, -63] as const), ...ends.map((y) => [43, y] as const)];
  const rim = [...half, ...half.map(([x, y]) => [-x, -y] as const)];
  const at = ([x, y]: readonly [number, number], share: number): string =>
    `${round(CARD_WIDTH / 2 + x * share)} ${round(CARD_HEIGHT / 2 + y * share)}`;
  const spokes = rim.map((end) => `M${at(end, THREADS[0])}L${at(end, 1)}`);
  const threads = THREADS.flatMap((share) =>
    rim.map((from, index) => {
      const to = rim[(index + 1) % rim.length]!;
      const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
      return `M${at(from, share)}Q${at(middle, share * 0.84)} ${at(to, share)}`;
    }),
  );
  return [...spokes, ...threads].join('');
}

const PATTERNS: Readonly<Record<Back, () => string>> = { lattice, waves, web };

export const backPrint = (back: Back): string =>
  `<g stroke="var(--back-ink)" stroke-width="2" fill="none">${ground}<path d="${PATTERNS[back]()}"/>${edge}</g>`;
