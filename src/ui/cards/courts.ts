import type { Rank } from '../../rules/card.ts';

/**
 * The court figures. A court card is cut by a slanting sash; a bust looks out above it, right of the index, and the same bust
 * turned by half a circle below. All are paper cuts in the suit's ink, two tints of it and the card's paper. Headgear and
 * hair tell the ranks apart and stand high enough to be seen on a stepped card.
 */
const INK = 'fill="currentColor"';
const PAPER = 'fill="var(--card-paper)"';
const SHADE = `${INK} fill-opacity=".4"`;
const path = (paint: string, d: string): string => `<path ${paint} d="${d}"/>`;
const line = (d: string, width = 1.6): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" d="${d}"/>`;

const BODY = 'M38 57C45 52 57 53 62 48H78C83 53 93 53 100 57V103Z';
const FACE = 'M58 25H82V38C82 46 76 52 70 52S58 46 58 38Z';
const FEATURES = line('M62 33.5h5M73 33.5h5M70 34v7.5h2.5') + path(INK, 'M66.5 45.5h7l-1 2h-5Z');

const FIGURES: Readonly<Record<Rank, string>> = {
  11:
    path(SHADE, BODY) +
    path(INK, 'M54 27H86V45C86 49 82 50 80 50H60C58 50 54 49 54 45Z') +
    path(PAPER, FACE) +
    FEATURES +
    path(INK, 'M52 27C50 14 60 9 72 9 82 9 90 14 88 27Z') +
    line('M84 14C92 12 95 6 96 2', 3),
  12:
    path(SHADE, BODY) +
    path(INK, 'M70 18C56 18 52 28 53 40 54 50 50 54 48 58H92C90 54 86 50 87 40 88 28 84 18 70 18Z') +
    path(PAPER, FACE) +
    path(INK, 'M57 33C63 32 68 29 70 24 72 29 77 32 83 33V22H57Z') +
    FEATURES +
    path(INK, 'M58 19C62 17 78 17 82 19L85 8 77 12 70 5 63 12 55 8Z'),
  13:
    path(SHADE, BODY) +
    path(INK, 'M54 26H86V44L82 40V48L70 63 58 48V40L54 44Z') +
    path(PAPER, FACE) +
    path(INK, 'M58 39C62 43 66 42 70 40 74 42 78 43 82 39V44C82 54 76 60 70 63 64 60 58 54 58 44Z') +
    FEATURES +
    path(INK, 'M56 26V9L63 16 70 4 77 16 84 9V26Z'),
};

const SASH = line('M0 33 100 107', 1.2);

export const courtFigure = (rank: Rank): string => FIGURES[rank] ?? '';
export const courtSash = SASH;
