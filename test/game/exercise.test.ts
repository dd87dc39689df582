import { describe, expect, test } from 'vitest';
import { type Exercise, exercisesIn, type OpenCards } from '../../src/game/exercise.ts';
import { type Card, continuesRun, rankOf } from '../../src/rules/card.ts';
import { illegalReason, movableCount } from '../../src/rules/legality.ts';
import { cardMove } from '../../src/rules/move.ts';
import { play } from '../../src/rules/play.ts';
import { COLUMN_COUNT, type Column, copyPosition, type Position } from '../../src/rules/position.ts';
import { look, withOtherHiddenCards } from '../support/hidden.ts';
import { chance } from '../support/random.ts';
import { forRandomPlay } from '../support/random-play.ts';
import { card, sketch } from '../support/sketch.ts';

/** A table as its player sees it. */
const openCards = ({ columns, faceDown }: Position): OpenCards[] =>
  columns.map((cards, column) => ({ open: cards.slice(faceDown[column]), faceDown: faceDown[column]! }));

const COLUMNS = Array.from({ length: COLUMN_COUNT }, (_, column) => column);
const roomOf = (position: Position): number =>
  COLUMNS.reduce((room, column) => room + movableCount(position, column), 0);

/** What the rules make of it: how many cards can be lifted once the run of the exercise has gone to this column. */
function roomAfter(position: Position, { from, run }: Exercise, to: Column): number {
  const move = cardMove(from, to, run.length);
  expect(illegalReason(position, move, 'filled')).toBeUndefined();
  const after = copyPosition(position);
  const { collected } = play(after, move);
  expect(collected).toEqual([]);
  return roomOf(after);
}

/** So many actions of random games, each of which leaves a table to look at. */
const ACTIONS = 2000;

describe('on tables of random games', () => {
  test('the better place leaves as many cards to lift as is said, and so does the worse one', () => {
    const found = new Map<string, number>();
    forRandomPlay(ACTIONS, ({ position }) => {
      for (const exercise of exercisesIn(openCards(position))) {
        const { from, run, better, worse, reason } = exercise;
        const kind = `${reason}, ${run.length === 1 ? 'a card' : 'a run'}`;
        found.set(kind, (found.get(kind) ?? 0) + 1);
        expect(run).toEqual(position.columns[from]!.slice(-movableCount(position, from)));
        expect(roomAfter(position, exercise, better.to)).toBe(better.room);
        expect(roomAfter(position, exercise, worse.to)).toBe(worse.room);
        expect(better.room).toBeGreaterThan(worse.room);
        for (const { to, onto } of [better, worse]) expect(position.columns[to]!.at(-1)).toBe(onto);
      }
    });
    expect([...found.keys()].sort((a, b) => (a < b ? -1 : 1))).toEqual([
      'coversLess, a card',
      'coversLess, a run',
      'joins, a card',
      'joins, a run',
    ]);
    for (const times of found.values()) expect(times).toBeGreaterThan(20);
  });

  test('the reason is the true one', () => {
    forRandomPlay(ACTIONS, ({ position }) => {
      for (const { run, better, worse, reason } of exercisesIn(openCards(position))) {
        const joins = (onto: Card) => continuesRun(onto, run[0]!);
        expect(rankOf(better.onto)).toBe(rankOf(worse.onto));
        expect(joins(worse.onto)).toBe(false);
        expect(joins(better.onto)).toBe(reason === 'joins');
        if (reason === 'coversLess')
          expect(movableCount(position, better.to)).toBeLessThan(movableCount(position, worse.to));
      }
    });
  });

  test('no choice is passed over, none is made up, and those that matter most come first', () => {
    forRandomPlay(ACTIONS, ({ position }) => {
      const found = exercisesIn(openCards(position));
      const gains = found.map(({ better, worse }) => better.room - worse.room);
      expect(gains).toEqual([...gains].sort((a, b) => b - a));
      for (const from of COLUMNS) {
        const count = movableCount(position, from);
        const rooms = COLUMNS.flatMap((to) => {
          if (count === 0 || to === from || position.columns[to]!.length === 0) return [];
          const move = cardMove(from, to, count);
          if (illegalReason(position, move, 'filled') !== undefined) return [];
          const after = copyPosition(position);
          return play(after, move).collected.length > 0 ? [] : [roomOf(after)];
        });
        const exercise = found.find((one) => one.from === from);
        if (new Set(rooms).size < 2) expect(exercise).toBeUndefined();
        else expect([exercise?.better.room, exercise?.worse.room]).toEqual([Math.max(...rooms), Math.min(...rooms)]);
      }
    });
  });

  test('nothing that lies face down changes it', () => {
    forRandomPlay(ACTIONS, ({ position, ply, game }) => {
      const seen = new Set<Card>(position.foundations.flat());
      look(position, seen);
      const other = withOtherHiddenCards(position, seen, chance(game.seed + ply));
      expect(exercisesIn(openCards(other))).toEqual(exercisesIn(openCards(position)));
    });
  });
});

describe('tables by hand', () => {
  const exercises = (columns: string) => exercisesIn(openCards(sketch(columns)));

  test('joining its own suit is better than any other place', () => {
    const [only, ...others] = exercises('8H | 9H | 9S 8S | TS 9S');
    expect(others.map(({ from }) => from)).not.toContain(0);
    expect(only).toMatchObject({ from: 0, run: [card('8H')], better: { to: 1 }, worse: { to: 3 }, reason: 'joins' });
  });

  test('of two other suits the shorter run is better to cover', () => {
    expect(exercises('8H | 9C | JS TS 9S')).toMatchObject([
      { from: 0, better: { to: 1, room: 1 + 3 }, worse: { to: 2, room: 1 + 1 }, reason: 'coversLess' },
    ]);
  });

  test('no exercise: one place, two places that are as good, an empty column, a run that becomes complete', () => {
    expect(exercises('8H | 9C | - | 3S')).toEqual([]);
    expect(exercises('8H | 9C | 9S')).toEqual([]);
    expect(exercises('KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H | AH | 2S')).toEqual([]);
    expect(exercisesIn([])).toEqual([]);
  });

  test('a card that turns counts as one, whatever it is', () => {
    const [exercise] = exercises('Qs 8H | 9C | JS TS 9S');
    expect(exercise).toMatchObject({ better: { room: 1 + 1 + 3 }, worse: { room: 1 + 1 + 1 } });
  });
});
