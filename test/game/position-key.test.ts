/** Keys tell positions apart by their columns, in whatever order these stand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KeyTable, keyOf, sameKey } from '../../src/game/position-key.ts';
import { positionOf } from '../../src/game/view.ts';
import { seenTable } from '../support/knowledge.ts';

const key = (text: string) => keyOf(positionOf(seenTable(text)));

describe('two keys are', () => {
  test('equal where the same open columns stand in another order', () => {
    expect(sameKey(key('9S 8H | 4D | -'), key('- | 4D | 9S 8H'))).toBe(true);
  });

  test.each([
    ['another card', '9S 8H | 4D', '9S 8D | 4D'],
    ['another order in a column', '9S 8H | 4D', '8H 9S | 4D'],
    ['the same cards in other columns', '9S 8H | 4D', '9S | 4D 8H'],
    ['a face-down card under another column', '? 9S | 9S', '9S | ? 9S'],
  ])('different for %s', (_, a, b) => {
    expect(sameKey(key(a), key(b))).toBe(false);
  });
});

test('a table finds what was put in, and nothing else', () => {
  const halves = fc.record({
    high: fc.integer({ min: -3, max: 3 }),
    low: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  });
  fc.assert(
    fc.property(fc.array(halves, { maxLength: 50 }), halves, (keys, other) => {
      const table = new KeyTable(50);
      const model = new Map<string, number>();
      for (const [i, { high, low }] of keys.entries()) {
        table.set(high, low, i + 1);
        model.set(`${high} ${low}`, i + 1);
      }
      for (const { high, low } of [...keys, other]) expect(table.get(high, low)).toBe(model.get(`${high} ${low}`) ?? 0);
    }),
  );
});
