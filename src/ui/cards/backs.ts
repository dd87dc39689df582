import { CARD_HEIGHT, CARD_WIDTH, round, sheet } from './svg.ts';

/** The three backs: one calm pattern each, in a frame that leaves the card's paper as a margin. */
export const BACKS = ['lattice', 'waves', 'web'] as const;
export type Back = (typeof BACKS)[number];

/** The pattern's box: from `EDGE` to `EDGE` before the card's other side. */
const [EDGE, WIDTH, HEIGHT] = [7, 86, 126];

/** What lies within the frame. */
const panel = (fill: string): string => sheet(EDGE + 1.5, 2.5, fill);

/** A frame as two filled shapes: to follow a rounded line costs a browser five times as much. */
const FRAME = sheet(EDGE - 1.5, 5.5, 'var(--back-ink)') + panel('var(--back-paper)');

const strokes = (line: string): string => `<path stroke="var(--back-ink)" stroke-width="2" fill="none" d="${line}"/>`;

/**
 * Fills the frame with the strokes of one small tile, over and over. A browser paints the tile once, and a hundred strokes anew for
 * every card: a table full of backs took it two and a half times as long. The strokes reach over the edges of the tile, so that
 * their ends don't show and those of the tiles around fill its corners.
 */
const tiled = (width: number, height: number, line: string): string =>
  `<pattern id="tile" x="${EDGE}" y="${EDGE}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${strokes(line)}</pattern>` +
  panel('url(#tile)');

/** Diamonds between slanting lines. */
function lattice(): string {
  const [width, height] = [WIDTH / 6, HEIGHT / 9];
  const lines = [-2, -1, 0].map((x) => {
    const [left, across, down] = [x * width, 3 * width, 3 * height];
    return `M${left} ${-height}l${across} ${down}M${left} ${2 * height}l${across} ${-down}`;
  });
  return tiled(width, height, lines.join(''));
}

/** Rows of even waves. */
const waves = (): string => tiled(WIDTH / 4, HEIGHT / 14, `M-10.75 4.5q5.375 7 10.75 0${'t10.75 0'.repeat(3)}`);

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
  // They end within the line of the frame.
  const spokes = rim.map((end) => `M${at(end, THREADS[0])}L${at(end, 0.98)}`);
  const threads = THREADS.flatMap((share) =>
    rim.map((from, index) => {
      const to = rim[(index + 1) % rim.length]!;
      const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
      return `M${at(from, share)}Q${at(middle, share * 0.84)} ${at(to, share)}`;
    }),
  );
  return strokes([...spokes, ...threads].join(''));
}

const PATTERNS: Readonly<Record<Back, () => string>> = { lattice, waves, web };

export const backPrint = (back: Back): string => FRAME + PATTERNS[back]();
