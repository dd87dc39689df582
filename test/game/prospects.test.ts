/** What counts as a better table; how much better is a matter of play, not of tests. */
import { expect, test } from 'vitest';
import { prospects } from '../../src/game/prospects.ts';
import { positionOf } from '../../src/game/view.ts';
import { seenTable } from '../support/knowledge.ts';

const worth = (text: string): number => prospects(positionOf(seenTable(text)));

test.each([
  ['a turned card', '? 9S | 4D', '? ? 9S | 4D'],
  ['a join in suit rather than off-suit', '9S 8S | KC 5H', '9S 8H | KC 5H'],
  ['an empty column', '9S 8S | -', '9S | 8S'],
  ['a king at the bottom of a column', 'KS 4D | KH', 'QS 4D | KH'],
  ['a free end that finds a place in its suit', 'KC 8S | KC 9S', 'KC 8S | KC 9H'],
  ['a free end that finds a place at all', 'KC 8S | KC 9H', 'KC 8S | KC TH'],
  ['face-down cards where few are left', '9S | ? ? 4D', '? 9S | ? 4D'],
])('%s is worth more', (_, better, worse) => {
  expect(worth(better)).toBeGreaterThan(worth(worse));
});

test('columns count alike wherever they stand', () => {
  expect(worth('? 9S 8S | 4D | - | TH 3C')).toBe(worth('- | TH 3C | 4D | ? 9S 8S'));
});
