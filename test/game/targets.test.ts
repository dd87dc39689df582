import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestTarget, completesRun, fittingMove, fittingTargets, legalTargets } from '../../src/game/targets.ts';
import { continuesRun, KING, rankOf, suitOf } from '../../src/rules/card.ts';
import { illegalReason, movableCount } from '../../src/rules/legality.ts';
import { cardMove } from '../../src/rules/move.ts';
import type { Column, Position } from '../../src/rules/position.ts';
import { anyPosition } from '../support/game-play.ts';
import { sketch, wholeRun } from '../support/sketch.ts';

const FULL = '| 3D | 3D | 3D | 3D | 3D | 3D | 3D | 3D';
/** King to two, so that an ace completes it. */
const NEARLY = wholeRun('H').replace(' AH', '');

describe('the best target of a tap (T2)', () => {
  test.each<[string, string, Column, number, Column | undefined]>([
    [
      'the same suit before a lower column: 7♣ with 8♠ in column 1 and 8♣ in column 9',
      '8S | 7C | KS | KS | KS | KS | KS | KS | 8C | KS',
      1,
      1,
      8,
    ],
    ['a completed run before the same suit', `2H | AH | ${NEARLY} | KS | KS | KS | KS | KS | KS | KS`, 1, 1, 2],
    ['a completed run before an empty column', `AH | - | ${NEARLY}`, 0, 1, 2],
    ['the next rank of the same suit before other suits', '6D | 5D | 6S | 6D', 1, 1, 0],
    ['another suit before an empty column', '5D | - | - | 6S', 0, 1, 3],
    ['an empty column at last', '5D | 7D | - | 8D | -', 0, 1, 2],
    ['the lowest among runs that would be completed', `${NEARLY} | AH | ${NEARLY}`, 1, 1, 0],
    ['the lowest among the same suit', '5D | KS | 6D | 6D', 0, 1, 2],
    ['the lowest among other suits', '5D | KS | 6S | 6H', 0, 1, 2],
    ['a king goes to an empty column', `KS ${FULL} | -`, 0, 1, 9],
    ['a king without an empty column stays', `KS ${FULL} | 4D`, 0, 1, undefined],
    ['no column takes the card', `9S ${FULL} | 8S`, 0, 1, undefined],
    [
      'a run goes by its first card',
      `8S 9H 8H | 9H | 10H | TH | - | 9H | 9H | 9H | 9H | 9H`.replace('10H', 'TC'),
      0,
      2,
      3,
    ],
    ['more cards than can move find no target, not even an empty one', '8S 9H 8H', 0, 3, undefined],
    ['more cards than the column has find none', '8S | 9S', 0, 2, undefined],
    ['an empty column has none', '- | 9S', 0, 1, undefined],
  ])('%s', (_, columns, from, count, expected) => {
    expect(bestTarget(sketch(columns), from, count)).toBe(expected);
  });

  test('cards with a face-down king above them complete no run', () => {
    const position = sketch(`${NEARLY.replace('KH', 'Kh')} | AH | 2H`);
    expect(bestTarget(position, 1, 1)).toBe(0);
    expect(completesRun(position, cardMove(1, 0, 1))).toBe(false);
  });

  test('a run that only becomes free in the source column is not completed by the target', () => {
    const position = sketch(`${wholeRun('H')} 5C | 6S | 6C`);
    expect(completesRun(position, cardMove(0, 1, 1))).toBe(false);
    expect(bestTarget(position, 0, 1)).toBe(2);
  });

  test('is the first by T2 among all legal ones, in any position', () => {
    const property = fc.property(anyPosition, (position) => {
      for (let from = 0; from < 10; from++)
        for (let count = 1; count <= Math.min(13, position.columns[from]!.length); count++)
          expect(bestTarget(position, from, count)).toBe(firstByT2(position, from, count));
    });
    fc.assert(property, { seed: 1 });
  });
});

/** T2 as four searches, one after the other. */
function firstByT2(position: Position, from: Column, count: number): Column | undefined {
  const legal = legalTargets(position, from, count);
  const head = position.columns[from]!.at(-count)!;
  const end = (to: Column) => position.columns[to]!.at(-1);
  return (
    legal.find((to) => end(to) !== undefined && completesRun(position, cardMove(from, to, count))) ??
    legal.find((to) => end(to) !== undefined && suitOf(end(to)!) === suitOf(head)) ??
    legal.find((to) => end(to) !== undefined) ??
    legal[0]
  );
}

test('legalTargets are the columns that no rule speaks against, whatever the deal rule', () => {
  expect(legalTargets(sketch('5D | 6S | - | 5S | 6D'), 0, 1)).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
  expect(legalTargets(sketch('5D 4C'), 0, 2)).toEqual([]);
});

describe('the part of a run that fits (T3)', () => {
  const run = '2S TH 9H 8H 7H';
  test.each<[string, string, number, Column, number]>([
    ['the whole run onto a jack', `${run} | JS`, 1, 1, 4],
    ['two cards onto a nine, grabbed by the first', `${run} | 9S`, 4, 1, 2],
    ['two cards onto a nine, grabbed by the last', `${run} | 9S`, 1, 1, 2],
    ['one card onto an eight', `${run} | 8S`, 3, 1, 1],
    ['exactly what was grabbed onto an empty column', `${run} | -`, 3, 1, 3],
    ['what was grabbed where more than the run would be needed', `${run} | QS`, 2, 1, 2],
    ['what was grabbed where nothing fits', `${run} | 5S`, 2, 1, 2],
    ['what was grabbed onto a card of the same rank', `${run} | 7S`, 2, 1, 2],
    ['what was grabbed onto its own column', run, 2, 0, 2],
    ['what was grabbed from an empty column', '- | 5S', 1, 1, 1],
  ])('%s', (_, columns, grabbed, to, count) => {
    expect(fittingMove(sketch(columns), 0, grabbed, to)).toBe(cardMove(0, to, count));
  });

  test('a run has a target wherever some part of it fits', () => {
    const position = sketch(`${run} | JS | 9S | - | 5S | 7S | QS | 3S | 3S | 3S`);
    expect(fittingTargets(position, 0, 2)).toEqual([1, 2, 3]);
    expect(legalTargets(position, 0, 2)).toEqual([2, 3]);
  });

  test('is a legal move whenever any part of the run fits', () => {
    const property = fc.property(anyPosition, (position) => {
      for (let from = 0; from < 10; from++) {
        const movable = movableCount(position, from);
        for (let to = 0; to < 10; to++)
          for (let grabbed = 1; grabbed <= movable; grabbed++) {
            const move = fittingMove(position, from, grabbed, to);
            const fitting = Array.from({ length: movable }, (_, i) => cardMove(from, to, i + 1)).filter(
              (part) => illegalReason(position, part, 'filled') === undefined,
            );
            const isEmpty = position.columns[to]!.length === 0;
            if (fitting.length > 0 && !isEmpty) expect(fitting).toEqual([move]);
            else expect(move.count).toBe(grabbed);
          }
      }
    });
    fc.assert(property, { seed: 1, numRuns: 30 });
  });
});

test('completesRun is true exactly when an ace-ended run of one suit reaches its king', () => {
  const property = fc.property(anyPosition, (position) => {
    for (let from = 0; from < 10; from++)
      for (let count = 1; count <= movableCount(position, from); count++)
        for (const to of legalTargets(position, from, count)) {
          const open = [
            ...position.columns[to]!.slice(position.faceDown[to]!),
            ...position.columns[from]!.slice(-count),
          ];
          const run = open.slice(-KING);
          const whole =
            run.length === KING &&
            rankOf(run[0]!) === KING &&
            run.every((card, i) => i === 0 || continuesRun(run[i - 1]!, card));
          expect(completesRun(position, cardMove(from, to, count))).toBe(whole);
        }
  });
  fc.assert(property, { seed: 1 });
});
