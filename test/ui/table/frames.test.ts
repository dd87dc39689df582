import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_COUNT } from '../../../src/rules/card.ts';
import { legalMoves } from '../../../src/rules/legality.ts';
import { cardMove, DEAL, type Move } from '../../../src/rules/move.ts';
import { after, steps } from '../../../src/rules/play.ts';
import type { Position } from '../../../src/rules/position.ts';
import { type Frame, frameBack, frameHome, framesOf, still } from '../../../src/ui/table/frames.ts';
import { durationMs, motionFactor } from '../../../src/ui/table/motion.ts';
import { deepFreeze } from '../../support/deep-freeze.ts';
import { anyPosition } from '../../support/game-play.ts';
import { picture, sketch, wholeRun } from '../../support/sketch.ts';

function framesAndEnd(before: Position, move: Move) {
  const { position: end, trace } = after(before, move);
  const events = steps(before, move, trace);
  return { frames: framesOf(before, events, end), back: frameBack(events, before, end), end };
}

const NEARLY = wholeRun('S').replace(' AS', '');

describe('framesOf', () => {
  test('a plain move is one picture in which the moved cards arrive together', () => {
    const before = sketch('4h 6S 5S | 7S');
    const { frames, end } = framesAndEnd(before, cardMove(0, 1, 2));
    expect(frames).toEqual([{ position: end, moving: new Map(before.columns[0]!.slice(1).map((card) => [card, 0])) }]);
  });

  test('dealt cards arrive one after the other, column by column', () => {
    const before = sketch('4H', { stock: 'AH 2H 3H 4H 5H 6H 7H 8H 9H TH' });
    const { frames, end } = framesAndEnd(before, DEAL);
    expect([...frames[0]!.moving]).toEqual(end.columns.map((cards, column) => [cards.at(-1), column]));
  });

  test('a completed run is first seen whole, with the card below still face down, and then leaves from the ace up', () => {
    const before = sketch(`9d ${NEARLY} | 3h AS`);
    const { frames, end } = framesAndEnd(before, cardMove(1, 0, 1));
    expect(frames.map(({ position }) => picture(position))).toEqual([`9d ${wholeRun('S')} | 3h`, '9D | 3H']);
    expect([...frames[1]!.moving]).toEqual([...end.foundations[0]!].reverse().map((card, i) => [card, i]));
  });

  test('two runs completed by one row leave side by side', () => {
    const before = sketch(`${NEARLY} | ${NEARLY.replaceAll('S', 'H')}`, { stock: 'AS AH 2D 2D 2D 2D 2D 2D 2D 2D' });
    const { frames } = framesAndEnd(before, DEAL);
    expect(frames).toHaveLength(2);
    expect(frames[1]!.moving.size).toBe(26);
    expect(Math.max(...frames[1]!.moving.values())).toBe(12);
  });
});

test('in every picture of every action lie all cards once, the last is the end, and back leads to the start', () => {
  let withRuns = 0;
  const property = fc.property(anyPosition, (position) => {
    const before = deepFreeze(position);
    for (const move of legalMoves(before, 'always')) {
      const { frames, back, end } = framesAndEnd(before, move);
      expect(frames.at(-1)!.position).toBe(end);
      expect(back.position).toBe(before);
      for (const frame of [...frames, back]) expectWhole(frame);
      const completed = end.foundations.length > before.foundations.length;
      expect([frames.length, frames[0].moving.size]).toEqual([
        completed ? 2 : 1,
        move.kind === 'deal' ? 10 : move.count,
      ]);
      const moved = frames.flatMap(({ moving }) => [...moving.keys()]);
      expect(back.moving).toEqual(new Map(moved.map((card) => [card, 0])));
      if (completed) withRuns++;
    }
  });
  fc.assert(property, { seed: 1, numRuns: 50 });
  expect(withRuns).toBeGreaterThan(5);
});

function expectWhole({ position, moving }: Frame): void {
  const { columns, stock, foundations } = position;
  const cards = new Set([...columns, stock, ...foundations].flat());
  if (cards.size !== CARD_COUNT) expect.fail(`${cards.size} cards`);
  for (const card of moving.keys()) if (!cards.has(card)) expect.fail(`no card ${card}`);
}

test('carried cards go home together', () => {
  const position = sketch('4h 6S 5S | 7S');
  const home = frameHome(position, { column: 0, count: 2 });
  expect(home).toEqual({ position, moving: new Map(position.columns[0]!.slice(1).map((card) => [card, 0])) });
});

describe('durationMs', () => {
  const position = sketch('4H', { stock: 'AH 2H 3H 4H 5H 6H 7H 8H 9H TH' });
  const deal = framesAndEnd(position, DEAL).frames[0]!;
  const move = framesAndEnd(sketch('4H | 5S'), cardMove(0, 1, 1)).frames[0]!;

  test('is nothing where nothing moves', () => {
    expect([durationMs(still(position), 1), durationMs(deal, 0)]).toEqual([0, 0]);
  });

  test('lasts until the last card of the queue has arrived', () => {
    expect(durationMs(deal, 1)).toBe(durationMs(move, 1) + 9 * 25);
    expect(durationMs(deal, 0.5)).toBe(durationMs(deal, 1) / 2);
  });
});

test('motionFactor: nothing moves for those who asked for it, whatever the setting', () => {
  expect((['off', 'fast', 'normal', 'slow'] as const).map((motion) => motionFactor(motion, true))).toEqual([
    0, 0, 0, 0,
  ]);
  const [off, fast, normal, slow] = (['off', 'fast', 'normal', 'slow'] as const).map((motion) =>
    motionFactor(motion, false),
  );
  expect([off, normal]).toEqual([0, 1]);
  expect(fast).toBeLessThan(1);
  expect(slow).toBeGreaterThan(1);
});
