import { describe, expect, it } from 'vitest';
import { facePrint } from '../../../src/ui/cards/face.ts';
import { FIELD_MIDDLE, pipSize, pipsOf } from '../../../src/ui/cards/pips.ts';
import { suitPath } from '../../../src/ui/cards/suits.ts';

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('pips', () => {
  it.each(RANKS)('are as many as the rank %i says', (rank) => {
    expect(pipsOf(rank)).toHaveLength(rank);
  });

  it.each([11, 12, 13])('are absent on the court card %i', (rank) => {
    expect(pipsOf(rank)).toEqual([]);
  });

  it.each(RANKS)('of rank %i stay inside the card and apart from each other', (rank) => {
    const size = pipSize(rank);
    const pips = pipsOf(rank);
    for (const { x, y } of pips) {
      expect(Math.min(x, y, 100 - x, 140 - y)).toBeGreaterThan(size / 2);
      const near = pips.filter((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) < size);
      expect(near).toHaveLength(1);
    }
  });

  it.each(RANKS)('of rank %i stand on their heads exactly below the middle', (rank) => {
    for (const { y, upsideDown } of pipsOf(rank)) expect(upsideDown).toBe(y > FIELD_MIDDLE);
  });

  it.each(RANKS)('of rank %i are drawn, besides the suits of the two indices', (rank) => {
    const face = facePrint(rank, 'hearts', 'full');
    const outline = suitPath.hearts.slice(suitPath.hearts.indexOf('c'));
    expect(face.split(outline)).toHaveLength(1 + rank + 2);
  });
});
