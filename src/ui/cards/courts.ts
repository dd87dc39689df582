import type { Rank } from '../../rules/card.ts';

/**
 * The court figures. A slanting string of pearls cuts the card; a bust looks out above it, right of the index, and the same
 * bust turned by half a circle below. All are paper cuts in the suit's ink, two tints of it and the card's paper. Headgear
 * and hair tell the ranks apart and stand high enough to be seen on a stepped card.
 */
const INK = 'fill="currentColor"';
const PAPER = 'fill="var(--card-paper)"';
const TINT = `${INK} fill-opacity=".15"`;
const SHADE = `${INK} fill-opacity=".38"`;

const path = (paint: string, d: string): string => `<path ${paint} d="${d}"/>`;
const line = (d: string, width: number, ink = 'currentColor'): string =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
/** Dots of the width of the line, `gap` apart. */
const pearls = (d: string, width: number, gap: number): string =>
  line(d, width).replace('/>', ` stroke-dasharray="0 ${gap}"/>`);

const BODY = 'M38 59.3C45 53 58 53 63 48H77C82 53 93 53 100 56V94Z';
const FACE = 'M58 24H82V38C82 46 76 53 70 53S58 46 58 38Z';
const CHEEK = 'M70 24H82V38C82 46 76 53 70 53Z';

const FEATURES =
  path(TINT, CHEEK) +
  path(INK, 'M61.5 33h6.5a3.25 3.25 0 0 1-6.5 0ZM72 33h6.5a3.25 3.25 0 0 1-6.5 0Z') +
  line('M70 34v8h2', 1.3) +
  path(INK, 'M66.5 46h7q-3.5 3.5-7 0Z');

const JACK =
  path(TINT, BODY) +
  path(SHADE, 'M70 48H77C82 53 93 53 100 56V94L70 77.2Z') +
  path(INK, 'M54 25H86V42C86 47 88 50 91 50 87 54 78 53 77 49H63C62 53 53 54 49 50 52 50 54 47 54 42Z') +
  path(PAPER, 'M65 48H75V54L70 59 65 54Z') +
  path(PAPER, FACE) +
  FEATURES +
  path(INK, 'M60 52 70 60 80 52 84 56 70 67 56 56Z') +
  path(INK, 'M52 27C49 15 59 8 71 8S92 14 88 27Z') +
  line('M54 22.5C62 20.5 78 20.5 86 22.5', 1.3, 'var(--card-paper)') +
  path(INK, 'M78 14C80 6 87 3 96 2 95 10 90 16 80 18Z');

const QUEEN =
  path(TINT, BODY) +
  path(INK, 'M70 17C56 17 53 27 53 37 53 48 51 55 46 60H94C89 55 87 48 87 37 87 27 84 17 70 17Z') +
  path(PAPER, 'M65 48H75V55C78 58 82 60 85 60 82 66 76 69 70 69S58 66 55 60C58 60 62 58 65 55Z') +
  path(PAPER, FACE) +
  FEATURES +
  path(INK, 'M57 34C63 33 68 29 70 23 72 29 77 33 83 34V24L81 22.5H59L57 24Z') +
  pearls('M62 61Q70 67 78 61', 2, 2.89) +
  path(INK, 'M58 17Q70 12 82 17L85 7 77.5 11 70 4 62.5 11 55 7Z');

const KING =
  path(SHADE, BODY) +
  path(PAPER, 'M48 56C55 53 60 52 63 48H77C80 52 85 53 92 54.5 90 64 82 69.5 70 69.5S50 65 48 56Z') +
  line('M53 57v2M58 62v2M87 57v2M82 62v2M64 65.5v1.5M76 65.5v1.5', 1.4) +
  path(INK, 'M54 24H86V45C83 45 82 43 82 40H58C58 43 57 45 54 45Z') +
  path(PAPER, FACE) +
  FEATURES +
  path(INK, 'M58 38C62 43 67 42 70 40 73 42 78 43 82 38V46C82 56 76 61 70 66 64 61 58 56 58 46Z') +
  path(PAPER, 'M66 45.5h8q-4 3-8 0Z') +
  path(INK, 'M55 25V10L63 16 70 6 77 16 85 10V25Z') +
  line('M55.5 8h0M70 4.5h0M84.5 8h0', 4.6) +
  line('M57 21.5H83', 1.3, 'var(--card-paper)');

const FIGURES: Readonly<Record<Rank, string>> = { 11: JACK, 12: QUEEN, 13: KING };

export const courtFigure = (rank: Rank): string => FIGURES[rank] ?? '';
export const courtSash = pearls('M2 43.12 100 98', 2, 4.72);
