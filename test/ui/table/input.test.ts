import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TAP_MODES, type TapMode } from '../../../src/game/rules-in-force.ts';
import { illegalReason, liftRefusal, movableCount } from '../../../src/rules/legality.ts';
import { cardMove } from '../../../src/rules/move.ts';
import { after } from '../../../src/rules/play.ts';
import type { Column, Position } from '../../../src/rules/position.ts';
import {
  advance,
  type Held,
  IDLE,
  type Input,
  type InputState,
  type Intent,
  letGo,
  type Spot,
} from '../../../src/ui/table/input.ts';
import { anyPosition } from '../../support/game-play.ts';
import { card, sketch } from '../../support/sketch.ts';

/** Column 1 ends in a run of three; column 2 takes all of it, 4 two cards, 8 one, 3 is empty, 5, 6, 7, 9 and 10 none. */
const position = sketch('9d TH 9S 8S 7S | TS | - | 9H | 5C | KS | AS | 8D | QD | QC');
const onCard = (column: Column, index: number): Spot => ({ kind: 'card', column, index });
const NINE = onCard(0, 2);
const EIGHT = onCard(0, 3);
const SEVEN = onCard(0, 4);
const inColumn = (column: Column): Spot => ({ kind: 'column', column });
const STOCK: Spot = { kind: 'stock' };
const ELSEWHERE: Spot = { kind: 'elsewhere' };

const AT = { x: 100, y: 100 };
const right = (px: number) => ({ x: AT.x + px, y: AT.y });
const press = (spot: Spot, { pointer = 1, at = AT, timeMs = 1000 } = {}): Input => ({
  kind: 'press',
  pointer,
  spot,
  at,
  timeMs,
});
const drag = (at: { x: number; y: number }, pointer = 1): Input => ({ kind: 'drag', pointer, at });
const release = (over: readonly Column[] = [], { pointer = 1, at = AT, timeMs = 1100 } = {}): Input => ({
  kind: 'release',
  pointer,
  at,
  timeMs,
  over,
});
const cancel: Input = { kind: 'cancel' };
const hold = (pointer = 1): Input => ({ kind: 'hold', pointer });
const secondaryClick = (spot: Spot): Input => ({ kind: 'secondaryClick', spot });

const moveTo = (column: Column, count: number): Intent => ({ kind: 'move', move: cardMove(0, column, count) });
const openPicker = (column: Column, count: number): Intent => ({ kind: 'openPicker', held: { column, count } });
const refuse = (refusal: object) => ({ kind: 'refuse', refusal: expect.objectContaining(refusal) as unknown });

const LAST_TAP = { ...AT, timeMs: 1100 };
const IDLE_AFTER_TAP: InputState = { kind: 'idle', lastTap: LAST_TAP };
const PICKED: Held = { column: 0, count: 2 };
const PICKED_STATE: InputState = { kind: 'idle', picked: PICKED };
const pressed = (spot: Spot, picked?: Held, at = AT): InputState => ({
  kind: 'pressed',
  pointer: 1,
  spot,
  at,
  ...(picked && { picked }),
});
const carrying = (count: number, at = right(9)): InputState => ({
  kind: 'carrying',
  pointer: 1,
  held: { column: 0, count },
  at,
});
const SPENT: InputState = { kind: 'spent', pointer: 1 };
const SPENT_BY_SECOND: InputState = { kind: 'spent', pointer: 2 };

type Row = [name: string, state: InputState, input: Input, next: InputState, intent?: unknown];

function check(tapMode: TapMode, [, state, input, next, intent]: Row): void {
  const result = advance(state, input, { position, tapMode });
  expect(result.state).toEqual(next);
  expect(result.intent).toEqual(intent);
}

describe('pressing', () => {
  test.each<Row>([
    ['on a card waits', IDLE, press(SEVEN), pressed(SEVEN)],
    ['on the stock waits', IDLE, press(STOCK), pressed(STOCK)],
    ['keeps what is picked up', PICKED_STATE, press(inColumn(3)), pressed(inColumn(3), PICKED)],
    ['where a card lay is pressing on its column', IDLE, press(onCard(0, 5)), pressed(inColumn(0))],
    [
      'again at the same place within 200 ms is a slip',
      IDLE_AFTER_TAP,
      press(STOCK, { timeMs: 1299 }),
      { ...SPENT, lastTap: { ...AT, timeMs: 1299 } },
    ],
    ['again 200 ms later is meant', IDLE_AFTER_TAP, press(STOCK, { timeMs: 1300 }), pressed(STOCK)],
    [
      'again elsewhere is meant',
      IDLE_AFTER_TAP,
      press(STOCK, { at: right(8), timeMs: 1101 }),
      pressed(STOCK, undefined, right(8)),
    ],
    [
      'again by a slip keeps what is picked up',
      { ...PICKED_STATE, lastTap: LAST_TAP },
      press(EIGHT, { timeMs: 1150 }),
      { ...SPENT, picked: PICKED, lastTap: { ...AT, timeMs: 1150 } },
    ],
    ['with a second finger ends the first press', pressed(SEVEN), press(STOCK, { pointer: 2 }), SPENT_BY_SECOND],
    ['with a second finger lets carried cards go back', carrying(1), press(STOCK, { pointer: 2 }), SPENT_BY_SECOND],
    ['with a third finger does no more', SPENT_BY_SECOND, press(STOCK, { pointer: 3 }), { kind: 'spent', pointer: 3 }],
    ['with the same pointer means that its release was lost', carrying(1), press(STOCK), pressed(STOCK)],
    ['with the same pointer after a spent press too', SPENT, press(SEVEN), pressed(SEVEN)],
  ])('%s', (...row) => {
    check('move', row);
  });
});

describe('dragging', () => {
  test.each<Row>([
    ['less than 8 px is no drag', pressed(SEVEN), drag(right(7.9)), pressed(SEVEN)],
    ['8 px takes the card up', pressed(SEVEN), drag(right(8)), carrying(1, right(8))],
    ['8 px down counts as well', pressed(EIGHT), drag({ x: 100, y: 92 }), carrying(2, { x: 100, y: 92 })],
    ['takes the whole run by its first card', pressed(NINE), drag(right(9)), carrying(3)],
    [
      'above the run is refused',
      pressed(onCard(0, 1)),
      drag(right(9)),
      SPENT,
      refuse({ kind: 'brokenRun', breaker: card('9S'), movable: 3 }),
    ],
    [
      'a face-down card is refused',
      pressed(onCard(0, 0)),
      drag(right(9)),
      SPENT,
      refuse({ kind: 'faceDown', movable: 3 }),
    ],
    ['from an empty place does nothing', pressed(inColumn(2)), drag(right(9)), SPENT],
    ['from the stock does nothing', pressed(STOCK), drag(right(9)), SPENT],
    ['lets what was picked up go', pressed(SEVEN, PICKED), drag(right(9)), carrying(1)],
    ['on carries on', carrying(2), drag(right(200)), carrying(2, right(200))],
    ['without a press does nothing', IDLE, drag(right(200)), IDLE],
    ['with another pointer does nothing to a press', pressed(SEVEN), drag(right(200), 2), pressed(SEVEN)],
    ['with another pointer does nothing to carried cards', carrying(2), drag(right(200), 2), carrying(2)],
    ['after a spent press does nothing', SPENT, drag(right(200)), SPENT],
  ])('%s', (...row) => {
    check('off', row);
  });
});

describe('dropping', () => {
  test.each<Row>([
    ['on a column that takes the cards moves them', carrying(3), release([1]), IDLE, moveTo(1, 3)],
    ['on an empty column moves exactly those carried', carrying(2), release([2]), IDLE, moveTo(2, 2)],
    ['moves the part of the run that fits', carrying(3), release([3]), IDLE, moveTo(3, 2)],
    ['moves more than was carried where only that fits', carrying(1), release([3]), IDLE, moveTo(3, 2)],
    ['on two columns goes to the one that takes the cards', carrying(3), release([4, 3]), IDLE, moveTo(3, 2)],
    ['on two that take the cards goes to the most covered', carrying(3), release([7, 3]), IDLE, moveTo(7, 1)],
    ['on its own column is no move and no mistake', carrying(2), release([0]), IDLE],
    ['mostly on its own column and partly on one that takes nothing either', carrying(2), release([0, 4]), IDLE],
    ['partly on its own column goes to the other', carrying(2), release([0, 3]), IDLE, moveTo(3, 2)],
    ['beside all columns is none either', carrying(2), release([]), IDLE],
    [
      'on a wrong rank says so',
      carrying(1),
      release([4]),
      IDLE,
      refuse({ kind: 'wrongRank', card: card('7S'), target: card('5C') }),
    ],
    [
      'on two that take nothing speaks of the most covered',
      carrying(1),
      release([4, 6]),
      IDLE,
      refuse({ kind: 'wrongRank', column: 4 }),
    ],
    ['on an ace says so', carrying(1), release([6]), IDLE, refuse({ kind: 'ontoAce' })],
    [
      'mostly on a wrong column and partly on its own says so',
      carrying(1),
      release([4, 0]),
      IDLE,
      refuse({ kind: 'wrongRank' }),
    ],
    ['with another pointer does nothing', carrying(1), release([1], { pointer: 2 }), carrying(1)],
  ])('%s', (...row) => {
    check('move', row);
  });
});

describe('a tap', () => {
  test.each<Row>([
    ['moves the cards to the best target', pressed(SEVEN), release(), IDLE_AFTER_TAP, moveTo(7, 1)],
    ['moves exactly what was tapped', pressed(EIGHT), release(), IDLE_AFTER_TAP, moveTo(3, 2)],
    [
      'on a card above the run is refused',
      pressed(onCard(0, 1)),
      release(),
      IDLE_AFTER_TAP,
      refuse({ kind: 'brokenRun' }),
    ],
    ['on a face-down card is refused', pressed(onCard(0, 0)), release(), IDLE_AFTER_TAP, refuse({ kind: 'faceDown' })],
    ['on the stock deals', pressed(STOCK), release(), IDLE_AFTER_TAP, { kind: 'deal' }],
    ['on an empty column does nothing', pressed(inColumn(2)), release(), IDLE_AFTER_TAP],
    ['beside everything does nothing', pressed(ELSEWHERE), release(), IDLE_AFTER_TAP],
    ['ends with its own pointer only', pressed(SEVEN), release([], { pointer: 2 }), pressed(SEVEN)],
    ['that is spent does nothing', SPENT, release(), IDLE],
    ['that is a slip is remembered', { ...SPENT, lastTap: LAST_TAP }, release(), IDLE_AFTER_TAP],
    ['that is a slip keeps what is picked up', { ...SPENT, picked: PICKED }, release(), PICKED_STATE],
    ['that never was pressed does nothing', IDLE, release([1]), IDLE],
  ])('%s', (...row) => {
    check('move', row);
  });

  test('on a card that no column takes says so', () => {
    const full = sketch('7S | KS | KS | KS | KS | KS | KS | KS | KS | KS');
    const result = advance(pressed(onCard(0, 0)), release(), { position: full, tapMode: 'move' });
    expect(result.intent).toEqual({ kind: 'refuse', refusal: { kind: 'noTarget', card: card('7S') } });
  });
});

describe('a tap in pick mode', () => {
  const picked = (count: number): InputState => ({ kind: 'idle', lastTap: LAST_TAP, picked: { column: 0, count } });
  test.each<Row>([
    ['picks the cards up', pressed(EIGHT), release(), picked(2), { kind: 'pick', held: PICKED }],
    [
      'on a card above the run is refused',
      pressed(onCard(0, 1)),
      release(),
      IDLE_AFTER_TAP,
      refuse({ kind: 'brokenRun' }),
    ],
    [
      'on other cards of the column picks those up',
      pressed(NINE, PICKED),
      release(),
      picked(3),
      { kind: 'pick', held: { column: 0, count: 3 } },
    ],
    ['on the same cards lays them down', pressed(EIGHT, PICKED), release(), IDLE_AFTER_TAP],
    ['under the picked cards lays them down', pressed(inColumn(0), PICKED), release(), IDLE_AFTER_TAP],
    ['beside everything lays them down', pressed(ELSEWHERE, PICKED), release(), IDLE_AFTER_TAP],
    ['on an empty column moves exactly those', pressed(inColumn(2), PICKED), release(), IDLE_AFTER_TAP, moveTo(2, 2)],
    [
      'on a card of a column moves what fits there',
      pressed(onCard(1, 0), PICKED),
      release(),
      IDLE_AFTER_TAP,
      moveTo(1, 3),
    ],
    ['under a column moves what fits there', pressed(inColumn(7), PICKED), release(), IDLE_AFTER_TAP, moveTo(7, 1)],
    [
      'on a column that takes nothing says so',
      pressed(inColumn(4), PICKED),
      release(),
      IDLE_AFTER_TAP,
      refuse({ kind: 'wrongRank' }),
    ],
    ['on the stock deals', pressed(STOCK, PICKED), release(), IDLE_AFTER_TAP, { kind: 'deal' }],
  ])('%s', (...row) => {
    check('pick', row);
  });
});

describe('a tap when tapping is off', () => {
  test.each<Row>([
    ['on a card says so', pressed(SEVEN), release(), IDLE_AFTER_TAP, { kind: 'refuse', refusal: { kind: 'tapOff' } }],
    ['on the stock deals', pressed(STOCK), release(), IDLE_AFTER_TAP, { kind: 'deal' }],
    ['on an empty column does nothing', pressed(inColumn(2)), release(), IDLE_AFTER_TAP],
  ])('%s', (...row) => {
    check('off', row);
  });
});

describe.each(TAP_MODES)('in tap mode %s', (tapMode) => {
  test.each<Row>([
    ['holding opens the picker', pressed(EIGHT), hold(), SPENT, openPicker(0, 2)],
    ['holding above the run opens it with the whole run', pressed(onCard(0, 0)), hold(), SPENT, openPicker(0, 3)],
    ['holding under the cards opens it with one card', pressed(inColumn(0)), hold(), SPENT, openPicker(0, 1)],
    [
      'holding an empty column says why not',
      pressed(inColumn(2)),
      hold(),
      SPENT,
      refuse({ kind: 'emptySource', column: 2 }),
    ],
    ['holding the stock waits', pressed(STOCK), hold(), pressed(STOCK)],
    ['holding while carrying does nothing', carrying(2), hold(), carrying(2)],
    ['holding with another pointer does nothing', pressed(EIGHT), hold(2), pressed(EIGHT)],
    ['a hold that comes late does nothing', IDLE, hold(), IDLE],
    ['a second hold does nothing', SPENT, hold(), SPENT],
    ['a secondary click opens the picker', IDLE, secondaryClick(EIGHT), IDLE, openPicker(0, 2)],
    [
      'a secondary click where a card lay opens it with one card',
      IDLE,
      secondaryClick(onCard(0, 9)),
      IDLE,
      openPicker(0, 1),
    ],
    ['a secondary click while carrying lets the cards go back', carrying(2), secondaryClick(STOCK), IDLE],
    [
      'a secondary click on an empty column says why not',
      IDLE,
      secondaryClick(inColumn(2)),
      IDLE,
      refuse({ kind: 'emptySource', column: 2 }),
    ],
    ['cancel lets carried cards go back', carrying(2), cancel, IDLE],
    ['cancel ends a press', pressed(SEVEN), cancel, IDLE],
    ['cancel lays picked cards down', PICKED_STATE, cancel, IDLE],
    ['cancel after a tap still knows a slip', IDLE_AFTER_TAP, cancel, IDLE_AFTER_TAP],
    ['cancel when nothing is on', IDLE, cancel, IDLE],
  ])('%s', (...row) => {
    check(tapMode, row);
  });
});

type Look = (intent: Intent | undefined, held: Held | undefined, position: Position) => void;

/** Feeds the events one after the other, each move played at once, as the store does; gives all intents. */
function play(start: Position, tapMode: TapMode, inputs: readonly Input[], look: Look = () => undefined) {
  let present = start;
  let state = IDLE;
  let now = 0;
  const intents: Intent[] = [];
  for (const input of inputs) {
    if ('timeMs' in input) now += input.timeMs;
    const next = advance(state, resolved(input, present, now), { position: present, tapMode });
    state = next.state;
    look(next.intent, state.kind === 'carrying' ? state.held : state.picked, present);
    if (next.intent === undefined) continue;
    intents.push(next.intent);
    if (next.intent.kind !== 'move') continue;
    present = after(present, next.intent.move).position;
    state = letGo(state);
  }
  return { state, intents, position: present };
}

/** The event at this time, its card counted from the free end where the index is below 0. */
function resolved(input: Input, { columns }: Position, timeMs: number): Input {
  const timed = 'timeMs' in input ? { ...input, timeMs } : input;
  if (!('spot' in timed) || timed.spot.kind !== 'card' || timed.spot.index >= 0) return timed;
  const { column, index } = timed.spot;
  return { ...timed, spot: { kind: 'card', column, index: Math.max(0, columns[column]!.length + index) } };
}

/** `waitMs` after the event before, 20 ms long. */
const click = (spot: Spot, waitMs: number): Input[] => [press(spot, { timeMs: waitMs }), release([], { timeMs: 20 })];

describe('one press sets off one thing', () => {
  test('three clicks on the stock within 150 ms deal once', () => {
    const clicks = [0, 40, 40].flatMap((waitMs) => click(STOCK, waitMs));
    expect(play(position, 'move', clicks).intents).toEqual([{ kind: 'deal' }]);
  });

  test('three clicks on a card within 150 ms move it once, though another card lies there then', () => {
    const clicks = [0, 40, 40].flatMap((waitMs) => click(NINE, waitMs));
    expect(play(position, 'move', clicks).intents).toEqual([moveTo(1, 3)]);
  });

  test('two slow clicks on the stock deal twice', () => {
    const clicks = [0, 200].flatMap((waitMs) => click(STOCK, waitMs));
    expect(play(position, 'move', clicks).intents).toHaveLength(2);
  });

  test('a double click picks cards up and keeps them', () => {
    const { state } = play(position, 'pick', [...click(EIGHT, 0), ...click(EIGHT, 70)]);
    expect(state).toMatchObject({ kind: 'idle', picked: PICKED });
  });

  test('a hold that opened the picker is no tap as well', () => {
    const { intents, state } = play(position, 'move', [press(SEVEN), hold(), drag(right(50)), release([7])]);
    expect(intents).toEqual([openPicker(0, 1)]);
    expect(state).toEqual(IDLE);
  });

  test('a refused drag is refused once', () => {
    const { intents } = play(position, 'move', [press(onCard(0, 0)), drag(right(9)), drag(right(90)), release([7])]);
    expect(intents).toHaveLength(1);
  });

  test('two fingers do nothing at all', () => {
    const second = { pointer: 2, at: right(60) };
    const { intents, state } = play(position, 'move', [
      press(SEVEN),
      drag(right(30)),
      press(STOCK, second),
      drag(right(70)),
      release([7]),
      release([], second),
    ]);
    expect(intents).toEqual([]);
    expect(state).toEqual(IDLE);
  });
});

describe('whatever comes in whatever order', () => {
  // An index below 0 counts from the free end; one above the last card is what a picture behind the times gives.
  const spots: fc.Arbitrary<Spot> = fc.oneof(
    fc.record({ kind: fc.constant('card' as const), column: fc.nat(9), index: fc.integer({ min: -5, max: 14 }) }),
    fc.record({ kind: fc.constant('card' as const), column: fc.nat(9), index: fc.constant(-1) }),
    fc.record({ kind: fc.constant('column' as const), column: fc.nat(9) }),
    fc.constantFrom(STOCK, ELSEWHERE),
  );
  const at = fc.record({ x: fc.nat(30), y: fc.nat(30) });
  const pointer = fc.constantFrom(1, 1, 1, 1, 2, 3);
  /** Since the event before. */
  const timeMs = fc.nat(500);
  const over = fc.uniqueArray(fc.nat(9), { maxLength: 3 });
  const presses = fc.record({ kind: fc.constant('press' as const), pointer, spot: spots, at, timeMs });
  const drags = fc.record({ kind: fc.constant('drag' as const), pointer, at });
  const releases = fc.record({ kind: fc.constant('release' as const), pointer, at, timeMs, over });
  const inputs: fc.Arbitrary<readonly Input[]> = fc.array(
    fc.noBias(
      fc.oneof(
        { weight: 6, arbitrary: presses },
        { weight: 3, arbitrary: drags },
        { weight: 6, arbitrary: releases },
        fc.record({ kind: fc.constant('hold' as const), pointer }),
        fc.record({ kind: fc.constant('secondaryClick' as const), spot: spots }),
        fc.constant(cancel),
      ),
    ),
    { minLength: 100, maxLength: 100 },
  );
  const games = fc.record({ start: anyPosition, tapMode: fc.constantFrom(...TAP_MODES), inputs });

  test('nothing throws, every intent can be followed, and what is held can be lifted', () => {
    const met = { move: 0, deal: 0, openPicker: 0, pick: 0, refuse: 0 };
    const property = fc.property(games, ({ start, tapMode, inputs: list }) => {
      play(start, tapMode, list, (intent, held, present) => {
        if (held !== undefined) expectLiftable(held, present);
        if (intent === undefined) return;
        met[intent.kind]++;
        expectToBeFollowed(intent, present);
      });
    });
    fc.assert(property, { seed: 1, numRuns: 200 });
    expect(Math.min(...Object.values(met))).toBeGreaterThan(50);
  });

  test('it comes to rest by cancel, and when every pointer is released', () => {
    const property = fc.property(games, ({ start, tapMode, inputs: list }) => {
      const { state, position: present } = play(start, tapMode, list);
      const context = { position: present, tapMode };
      const cancelled = advance(state, cancel, context).state;
      expect([cancelled.kind, 'picked' in cancelled]).toEqual(['idle', false]);
      const releasesOfAll = [1, 2, 3].map((n) => release([], { pointer: n }));
      const released = releasesOfAll.reduce((before, input) => advance(before, input, context).state, state);
      expect(released.kind).toBe('idle');
      const again = advance(released, press(ELSEWHERE, { at: right(500) }), context).state;
      expect(again.kind).toBe('pressed');
    });
    fc.assert(property, { seed: 1 });
  });
});

function expectToBeFollowed(intent: Intent, present: Position): void {
  if (intent.kind === 'move') expect(illegalReason(present, intent.move, 'filled')).toBeUndefined();
  if (intent.kind === 'pick' || intent.kind === 'openPicker') expectLiftable(intent.held, present);
  if (intent.kind === 'refuse' && intent.refusal.kind === 'noTarget') expect(intent.refusal.card).toBeTypeOf('number');
}

function expectLiftable({ column, count }: Held, present: Position): void {
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(movableCount(present, column));
  expect(liftRefusal(present, column, count)).toBeUndefined();
}
