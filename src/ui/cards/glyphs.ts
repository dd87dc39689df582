import type { Rank } from '../../rules/card.ts';

/**
 * The rank glyphs: a sturdy, slightly condensed sans of our own, 100 units high, so that an index looks the same on every
 * machine. Round letters are a pen line (`line`, drawn {@link PEN} wide), those with slanted ends are outlines (`shape`),
 * because a pen line would end askew on the base line.
 */
export interface Glyph {
  readonly width: number;
  readonly line?: string;
  readonly shape?: string;
}

export const GLYPH_HEIGHT = 100;
export const PEN = 18;

const GLYPHS: Readonly<Record<Rank, Glyph>> = {
  1: { width: 68, shape: 'M24 0H44L68 100H48L43.5 80H24.5L20 100H0ZM28 64H40L34 32Z' },
  2: { width: 58, line: 'M9 33C9 18 17 9 29 9S49 18 49 31C49 45 40 54 14 91H57' },
  3: {
    width: 58,
    line: 'M9 30C10 16 18 9 29 9 41 9 48 17 48 28S40 47 28 47H21M28 47C41 47 49 56 49 69S41 91 29 91C17 91 10 84 9 70',
  },
  4: { width: 62, shape: 'M29 0H50V62H61V78H50V100H32V78H0V64ZM32 62V24L17 62Z' },
  5: {
    width: 58,
    shape: 'M8 0H53V17H24L22 51H5Z',
    line: 'M15 42C19 40 24 39 30 39 42 39 49 49 49 65S41 91 28 91C17 91 11 85 9 72',
  },
  6: { width: 59, line: 'M47 29C46 16 39 9 30 9 15 9 9 24 9 50v14C9 81 17 91 30 91s20-10 20-26-8-25-20-25S9 50 9 62' },
  7: { width: 56, shape: 'M0 0H56V15L30 100H10L35 17H0Z' },
  8: {
    width: 58,
    line: 'M29 47C17 47 11 39 11 28S18 9 29 9 47 17 47 28 41 47 29 47C16 47 9 56 9 69S17 91 29 91 49 83 49 69 42 47 29 47Z',
  },
  9: {
    width: 59,
    line: 'M12 71C13 84 20 91 29 91 44 91 50 76 50 50V36C50 19 42 9 29 9s-20 10-20 26 8 25 20 25S50 50 50 38',
  },
  10: {
    width: 94,
    shape: 'M12 0H29V100H11V21L0 27V8Z',
    line: 'M66 9C78 9 85 18 85 34V66C85 82 78 91 66 91S47 82 47 66V34C47 18 54 9 66 9Z',
  },
  11: { width: 50, line: 'M14 9H41V68C41 83 34 91 24 91 14 91 9 84 8 72' },
  12: {
    width: 66,
    line: 'M32 9C46 9 55 18 55 34V66C55 82 46 91 32 91S9 82 9 66V34C9 18 18 9 32 9Z',
    shape: 'M30 66 44 57 67 90 55 100Z',
  },
  13: { width: 63, shape: 'M0 0H19V41L40 0H61L35 46 63 100H42L24 65 19 73V100H0Z' },
};

export const glyphOf = (rank: Rank): Glyph => GLYPHS[rank]!;
