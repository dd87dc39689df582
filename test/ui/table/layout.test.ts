import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_COUNT, type Card } from '../../../src/rules/card.ts';
import { copyPosition, isFaceDown, type Position, ROW_LENGTH } from '../../../src/rules/position.ts';
import { shuffledPack } from '../../../src/rules/shuffle.ts';
import {
  columnAt,
  columnsUnder,
  fixturesFor,
  type Layout,
  type LayoutOptions,
  layOut,
  type Rect,
  type Size,
  SMALLEST,
} from '../../../src/ui/table/layout.ts';
import { anyPosition } from '../../support/game-play.ts';
import { sketch } from '../../support/sketch.ts';

const LARGEST: Size = { width: 2560, height: 1440 };
const sizes: fc.Arbitrary<Size> = fc.record({
  width: fc.noBias(fc.integer({ min: SMALLEST.width, max: LARGEST.width })),
  height: fc.noBias(fc.integer({ min: SMALLEST.height, max: LARGEST.height })),
});
const NAMED_SIZES: readonly Size[] = [
  SMALLEST,
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 480, height: 320 },
  { width: 699, height: 900 },
  { width: 700, height: 500 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
  LARGEST,
];

type Table = LayoutOptions & { readonly position: Position };

/** As a player finds it who has set nothing. */
const PLAIN: Omit<LayoutOptions, 'size'> = { leftHanded: false, cardScale: 1, textScale: 1, largePrint: false };

// Drawn once, because they take longer to play than to lay out.
const POSITIONS = fc.sample(anyPosition, { numRuns: 150, seed: 1 });
const tables: fc.Arbitrary<Table> = fc.record({
  position: fc.constantFrom(...POSITIONS),
  size: fc.oneof(fc.constantFrom(...NAMED_SIZES), sizes),
  leftHanded: fc.boolean(),
  cardScale: fc.constantFrom(0.8, 1, 1.25),
  textScale: fc.constantFrom(1, 1.25, 1.5, 1.6),
  largePrint: fc.boolean(),
});

/** Half a pixel: places are not rounded. */
const ROUNDING = 0.5;

const inside = (inner: Rect, { width, height }: Size): boolean =>
  inner.x >= -ROUNDING &&
  inner.y >= -ROUNDING &&
  inner.x + inner.width <= width + ROUNDING &&
  inner.y + inner.height <= height + ROUNDING;

const overlap = (a: Rect, b: Rect): boolean =>
  a.x + a.width > b.x + ROUNDING &&
  b.x + b.width > a.x + ROUNDING &&
  a.y + a.height > b.y + ROUNDING &&
  b.y + b.height > a.y + ROUNDING;

const rectOf = ({ card, cards }: Layout, of: Card): Rect => {
  const { x, y, scale } = cards.get(of)!;
  return { x, y, width: card.width * scale, height: card.height * scale };
};

/** All 104 cards, 29 of them in the first column: five face down, and hardly any two of the others in order. */
const LONG_COLUMN: Position = (() => {
  const cards = shuffledPack({ dealNumber: 1, suitCount: 4 });
  const columns = [cards.splice(0, 29), ...Array.from({ length: 9 }, () => cards.splice(0, 5))];
  return { columns, faceDown: [5, ...Array<number>(9).fill(4)], stock: cards.splice(0, 30), foundations: [] };
})();
/** The same with everything in one column, which only a pasted position can have. */
const ONE_COLUMN: Position = {
  columns: [shuffledPack({ dealNumber: 1, suitCount: 4 }), ...Array.from({ length: 9 }, () => [])],
  faceDown: [60, ...Array<number>(9).fill(0)],
  stock: [],
  foundations: [],
};

type Check = (layout: Layout, position: Position, options: LayoutOptions) => void;

/** Runs the check over random positions in random windows, and over long columns in every named window. */
function everywhere(check: Check): void {
  const property = fc.property(tables, ({ position, ...options }) => {
    check(layOut(position, fixturesFor(options)), position, options);
  });
  const examples = NAMED_SIZES.flatMap((size) =>
    [LONG_COLUMN, ONE_COLUMN].flatMap((position) =>
      [false, true].map((leftHanded): [Table] => [{ ...PLAIN, position, size, leftHanded }]),
    ),
  );
  fc.assert(property, { seed: 1, numRuns: 150, examples });
}

/** How much of each card of a column can be seen, from its top down. */
const strips = ({ columns, card }: Layout, column: number): number[] =>
  columns[column]!.tops.map((top, i, tops) => (tops[i + 1] ?? top + card.height) - top);

describe('in every window, for every position', () => {
  test('each of the 104 cards has one place inside the window', () => {
    everywhere((layout, { columns, stock, foundations }, { size }) => {
      const all = [...columns, stock, ...foundations].flat();
      expect([layout.cards.size, all.length]).toEqual([CARD_COUNT, CARD_COUNT]);
      for (const card of all)
        if (!inside(rectOf(layout, card), size)) expect.fail(JSON.stringify(rectOf(layout, card)));
    });
  });

  test('a row that is dealt leaves the rest of the stock where it is', () => {
    everywhere((layout, position, options) => {
      const stock = position.stock.slice(0, -ROW_LENGTH);
      const { cards } = layOut({ ...position, stock }, fixturesFor(options));
      for (const card of stock) expect(cards.get(card)).toEqual(layout.cards.get(card));
    });
  });

  test('a card is called covered exactly when another one lies upon all of it, which is not covered itself', () => {
    everywhere((layout, { stock, foundations }) => {
      const at = (card: Card) => layout.cards.get(card)!;
      for (const [card, place] of layout.cards) {
        const { x, y, z, scale } = place;
        const pile = [stock, ...foundations].find((cards) => cards.includes(card)) ?? [];
        const upon = pile
          .map(at)
          .filter((other) => other.x === x && other.y === y && other.scale === scale && other.z > z);
        expect(place.covered).toBe(upon.length > 0);
        expect(upon.some(({ covered }) => !covered)).toBe(place.covered);
      }
    });
  });

  test('bars, stock and foundations lie inside it too', () => {
    everywhere(({ bars, stock, foundations, columns }, _, { size }) => {
      for (const rect of [...Object.values(bars), stock, ...foundations, ...columns.map(({ area }) => area)])
        if (!inside(rect, size)) expect.fail(JSON.stringify(rect));
    });
  });

  test('no column lies under the stock, the foundations, a bar or another column', () => {
    everywhere(({ bars, stock, foundations, columns }) => {
      const areas = columns.map(({ area }) => area);
      for (const [column, area] of areas.entries())
        for (const other of [...Object.values(bars), stock, ...foundations, ...areas.slice(column + 1)])
          if (overlap(area, other)) expect.fail(JSON.stringify([area, other]));
    });
  });

  test('the stock and the buttons lie apart, and so do the foundations', () => {
    everywhere(({ bars, stock, foundations }) => {
      expect(overlap(stock, bars.tools)).toBe(false);
      for (const [i, place] of foundations.entries())
        for (const other of [...foundations.slice(i + 1), stock, bars.tools, bars.deal])
          if (overlap(place, other)) expect.fail(JSON.stringify([place, other]));
    });
  });

  test('columns go from left to right, also for the left hand', () => {
    everywhere(({ columns }) => {
      const xs = columns.map(({ area }) => area.x);
      expect(xs).toEqual([...xs].sort((a, b) => a - b));
    });
  });

  test('cards of a column go from top to bottom, the lower one on top', () => {
    everywhere(({ columns, cards }, position) => {
      for (const [column, { area, tops }] of columns.entries()) {
        const places = position.columns[column]!.map((card) => cards.get(card)!);
        expect(places.map(({ y }) => y)).toEqual(tops);
        expect(tops).toEqual([...tops].sort((a, b) => a - b));
        for (const [i, { x, z, scale, faceUp }] of places.entries()) {
          if (x !== area.x || z <= (places[i - 1]?.z ?? 0) || scale !== 1) expect.fail(`${column}, ${i}`);
          if (faceUp === isFaceDown(position, column, i)) expect.fail(`${column}, ${i} turned`);
        }
      }
    });
  });

  test('the free end is wholly visible in its column', () => {
    everywhere(({ columns, card }) => {
      for (const { area, tops } of columns)
        expect((tops.at(-1) ?? area.y) + card.height).toBeLessThanOrEqual(area.y + area.height + ROUNDING);
    });
  });

  test('a card is found where it can be seen', () => {
    everywhere((layout, position) => {
      for (const [column, { area, tops }] of layout.columns.entries()) {
        for (const [index, strip] of strips(layout, column).entries()) {
          const found = columnAt(layout, area.x + area.width / 2, tops[index]! + strip / 2);
          if (strip > 0.01 && (found?.column !== column || found.index !== index)) expect.fail(`${column}, ${index}`);
        }
        const under = (tops.at(-1) ?? area.y) + (position.columns[column]!.length > 0 ? layout.card.height + 1 : 1);
        if (under < area.y + area.height)
          expect(columnAt(layout, area.x + 1, under)).toEqual({ column, index: undefined });
      }
    });
  });

  test('a column is dense only where the index of an open card is cut', () => {
    const met = { dense: 0, open: 0 };
    everywhere((layout, position, { largePrint }) => {
      const { width } = layout.card;
      const least = width * (width >= 60 && !largePrint ? 0.3 : 0.39);
      for (const [column, { dense, print }] of layout.columns.entries()) {
        const open = strips(layout, column).slice(position.faceDown[column]!, -1);
        const smallest = Math.min(Number.POSITIVE_INFINITY, ...open);
        met[dense ? 'dense' : 'open']++;
        // A break between two cards is shown by a step a seventh larger.
        if (dense) expect(smallest).toBeLessThan(least * 1.14);
        else expect(smallest).toBeGreaterThanOrEqual(least - 0.01);
        if (print === 'compact') expect(smallest).toBeGreaterThanOrEqual(width * 0.5 - 0.01);
      }
    });
    expect(Math.min(met.dense, met.open)).toBeGreaterThan(50);
  });

  test('face-down cards overlap no less than open ones', () => {
    everywhere((layout, position) => {
      for (const column of layout.columns.keys()) {
        const faceDown = position.faceDown[column]!;
        const all = strips(layout, column).slice(0, -1);
        const [down, open] = [all.slice(0, faceDown), all.slice(faceDown)];
        if (!layout.columns[column]!.dense && down.length > 0 && open.length > 0)
          expect(Math.max(...down)).toBeLessThan(Math.min(...open));
      }
    });
  });

  test('the left hand sees the stock and the bars in a mirror', () => {
    const property = fc.property(tables, ({ position, ...options }) => {
      const { size } = options;
      const [right, left] = [false, true].map((leftHanded) =>
        layOut(position, fixturesFor({ ...options, leftHanded })),
      );
      const mirrored = (rect: Rect): Rect => ({ ...rect, x: size.width - rect.x - rect.width });
      const rects = ({ bars, stock, foundations }: Layout) => [
        ...Object.values(bars as object as Rect[]),
        stock,
        ...foundations,
      ];
      const flat = (all: Rect[]) => all.flatMap(({ x, y, width, height }) => [x, y, width, height].map(Math.round));
      expect(flat(rects(left!))).toEqual(flat(rects(right!).map(mirrored)));
      expect(left!.columns.map(({ tops }) => tops)).toEqual(right!.columns.map(({ tops }) => tops));
    });
    fc.assert(property, { seed: 1, numRuns: 50 });
  });
});

describe('29 cards in a column (T6)', () => {
  test.each([
    { width: 360, height: 640 },
    { width: 640, height: 360 },
  ])('at $width × $height stay apart, each to be found, the column marked dense or legible', (size) => {
    const wishes = [false, true].flatMap((leftHanded) => [1, 1.6].map((textScale) => ({ leftHanded, textScale })));
    for (const wish of wishes) {
      const layout = layOut(LONG_COLUMN, fixturesFor({ ...PLAIN, ...wish, size }));
      const seen = strips(layout, 0);
      expect(seen).toHaveLength(29);
      expect(Math.min(...seen)).toBeGreaterThan(2);
      expect(Math.min(...seen.slice(5))).toBeGreaterThan(9);
      expect(layout.columns[0]!.dense || Math.min(...seen.slice(5)) >= 0.39 * layout.card.width).toBe(true);
    }
  });
});

test('T9: cards get smaller and larger as far as there is room, and large print shows no pips', () => {
  const size = { width: 1280, height: 800 };
  const widths = [0.8, 1, 1.25].map(
    (cardScale) => layOut(LONG_COLUMN, fixturesFor({ ...PLAIN, size, cardScale })).card.width,
  );
  expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
  const phone = { width: 360, height: 640 };
  expect(layOut(LONG_COLUMN, fixturesFor({ ...PLAIN, size: phone, cardScale: 1.25 })).card).toEqual(
    layOut(LONG_COLUMN, fixturesFor({ ...PLAIN, size: phone })).card,
  );
  const prints = (largePrint: boolean) =>
    layOut(LONG_COLUMN, fixturesFor({ ...PLAIN, size, largePrint })).columns.map(({ print }) => print);
  expect(prints(false)).toContain('full');
  expect(prints(true)).not.toContain('full');
});

describe('columnAt', () => {
  const size = { width: 1280, height: 800 };
  const layout = layOut(sketch('KS QS | 5H'), fixturesFor({ ...PLAIN, size }));
  const [first, second] = layout.columns;
  const last = layout.columns[9]!.area;
  const middle = first!.area.y + 20;

  test('gives a gap to the nearer column, half each', () => {
    const edge = first!.area.x + first!.area.width;
    const gap = second!.area.x - edge;
    expect(columnAt(layout, edge + gap * 0.45, middle)?.column).toBe(0);
    expect(columnAt(layout, edge + gap * 0.55, middle)?.column).toBe(1);
  });

  test.each([
    ['left of all', first!.area.x - 20, middle],
    ['right of all', last.x + last.width + 20, middle],
    ['above', first!.area.x + 5, first!.area.y - 1],
    ['below', first!.area.x + 5, first!.area.y + first!.area.height + 1],
  ])('finds nothing %s', (_, x, y) => {
    expect(columnAt(layout, x, y)).toBeUndefined();
  });

  test('finds an empty column', () => {
    expect(columnAt(layout, last.x + 5, last.y + 5)).toEqual({ column: 9, index: undefined });
  });
});

describe('columnsUnder', () => {
  const layout = layOut(sketch('KS | 5H'), fixturesFor({ ...PLAIN, size: { width: 1280, height: 800 } }));
  const area = (column: number) => layout.columns[column]!.area;
  const held = (x: number, y = area(0).y + 50): Rect => ({ x, y, ...layout.card });
  const { width } = layout.card;

  test.each<[string, Rect, number[]]>([
    ['one column, exactly covered', held(area(3).x), [3]],
    ['a column covered by 31 %', held(area(3).x + width * 0.69), [3, 4]],
    ['the more covered column first', held(area(3).x + width * 0.6), [4, 3]],
    ['a column covered by 31 % at the right end', held(area(9).x + width * 0.69), [9]],
    ['none at 29 %', held(area(9).x + width * 0.71), []],
    ['none above the columns', held(area(3).x, area(3).y - layout.card.height - 1), []],
    ['none below them', held(area(3).x, area(3).y + area(3).height + 1), []],
    ['a column that the card touches from above', held(area(3).x, area(3).y - layout.card.height + 1), [3]],
  ])('%s', (_, rect, columns) => {
    const found = columnsUnder(layout, rect);
    expect(new Set(found)).toEqual(new Set(columns));
    const cover = (column: number) => Math.min(rect.x, area(column).x) - Math.max(rect.x, area(column).x);
    expect(found).toEqual([...found].sort((a, b) => cover(b) - cover(a)));
  });
});

test('a window below the smallest is laid out like the smallest', () => {
  expect(layOut(LONG_COLUMN, fixturesFor({ ...PLAIN, size: { width: 100, height: 50 } }))).toEqual(
    layOut(LONG_COLUMN, fixturesFor({ ...PLAIN, size: SMALLEST })),
  );
});

test('nothing of the position is changed', () => {
  const before = copyPosition(LONG_COLUMN);
  layOut(LONG_COLUMN, fixturesFor({ ...PLAIN, size: SMALLEST, leftHanded: true }));
  expect(LONG_COLUMN).toEqual(before);
});
