/** What the search finds is really there, and after the first move of any way the rest of it is found again (H4). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf, sameKey } from '../../src/game/position-key.ts';
import { prospects } from '../../src/game/prospects.ts';
import { type End, explore, type Place, played, tidinessOf, wayTo } from '../../src/game/reach.ts';
import { positionOf, viewOf } from '../../src/game/view.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { illegalReason } from '../../src/rules/legality.ts';
import { after } from '../../src/rules/play.ts';
import { copyPosition, type MutablePosition, openingPosition } from '../../src/rules/position.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { playSome } from '../support/hidden.ts';
import { seenTable } from '../support/knowledge.ts';
import { chance } from '../support/random.ts';

const positions: fc.Arbitrary<MutablePosition> = fc
  .record({ suitCount: fc.constantFrom(...SUIT_COUNTS), dealNumber: fc.nat(), actions: fc.nat(120), seed: fc.nat() })
  .map(({ suitCount, dealNumber, actions, seed }) => {
    const { position, seen } = playSome(
      openingPosition(shuffledPack({ suitCount, dealNumber })),
      actions,
      chance(seed),
    );
    return positionOf(viewOf(position, seen, 'filled'));
  });

const first = <T>(items: readonly T[], most: number): readonly T[] =>
  items.filter((_, i) => i % Math.ceil(items.length / most) === 0);

const firstPlace = (target: Place | End): Place => {
  let place = target.last!.from;
  while (place.last?.from.last !== undefined) place = place.last.from;
  return place;
};

test('every way is legal and leads where the search says', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const before = copyPosition(position);
      const { places, ends } = explore(position, [], 'filled');
      expect(position).toEqual(before);
      expect(places[0]).toMatchObject({ effort: 0, last: undefined });
      for (const place of first(places, 20)) expect(tidinessOf(played(position, wayTo(place)))).toEqual(place.tidiness);
      for (const end of first(ends, 20)) {
        const way = wayTo(end);
        const last = played(position, way.slice(0, -1));
        expect(illegalReason(last, way.at(-1)!, 'filled')).toBeUndefined();
        const result = after(last, way.at(-1)!);
        expect(result.trace).toEqual(end.trace);
        expect(prospects(result.position)).toBe(end.prospects);
      }
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('after the first move of a way the rest of it is in reach', () => {
  let followed = 0;
  fc.assert(
    fc.property(positions, (position) => {
      const { places, ends } = explore(position, [], 'filled');
      for (const end of first(ends, 3)) {
        if (end.last.from.last === undefined) continue;
        followed++;
        const next = played(position, wayTo(end).slice(0, 1));
        const left = end.effort - firstEffort(end);
        const again = explore(copyPosition(next), [], 'filled').ends;
        expect(
          again.some(
            (other) =>
              other.effort <= left &&
              other.prospects === end.prospects &&
              other.trace.revealed.join() === end.trace.revealed.join(),
          ),
        ).toBe(true);
      }
      for (const place of first(places, 3)) {
        if (place.last?.from.last === undefined) continue;
        followed++;
        const next = played(position, wayTo(place).slice(0, 1));
        const target = keyOf(played(position, wayTo(place)));
        const again = explore(copyPosition(next), [], 'filled').places;
        const left = place.effort - firstEffort(place);
        expect(again.some((other) => other.effort <= left && sameKey(keyOf(played(next, wayTo(other))), target))).toBe(
          true,
        );
      }
    }),
    { numRuns: 100, seed: 2 },
  );
  expect(followed).toBeGreaterThan(100);
});

/** The effort of the first move of a way of several. */
const firstEffort = (target: Place | End): number => firstPlace(target).effort;

test('avoided positions are not entered', () => {
  const position = positionOf(seenTable('9C 5S | KC 6S | KC 6H'));
  const near = explore(position, [], 'filled').places;
  expect(near.length).toBe(3);
  const avoided = keyOf(played(position, wayTo(near[1]!)));
  const left = explore(position, [avoided], 'filled').places.map((place) => keyOf(played(position, wayTo(place))));
  expect(left.length).toBe(2);
  expect(left.some((key) => sameKey(key, avoided))).toBe(false);
});
