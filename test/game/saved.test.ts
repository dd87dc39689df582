import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { assert, describe, expect, test } from 'vitest';
import { type Deal, formatDeal, numberedDeal } from '../../src/game/deal.ts';
import type { Action } from '../../src/game/game.ts';
import { loggedTable } from '../../src/game/record.ts';
import type { RulesInForce } from '../../src/game/rules-in-force.ts';
import { formatTable } from '../../src/game/save.ts';
import { parseTable } from '../../src/game/saved.ts';
import { actAt, newGame, runningGame, startTable, type Table, withElapsed } from '../../src/game/table.ts';
import { CARD_COUNT } from '../../src/rules/card.ts';
import { DEAL } from '../../src/rules/move.ts';
import { samePosition } from '../../src/rules/position.ts';
import { anyDeal, anyRules, choices, reread, wish } from '../support/game-play.ts';
import { ACTIONS, startOf, TIMEOUT_MS } from '../support/random-play.ts';

const GAME_LENGTH = 250;

interface Play {
  readonly deals: readonly Deal[];
  readonly rules: RulesInForce;
  readonly wishes: readonly number[];
}

const plays = (length: number): fc.Arbitrary<Play> =>
  fc.record({ deals: fc.array(anyDeal, { minLength: 1, maxLength: 6 }), rules: anyRules, wishes: choices(length) });

/** A table on which every deal is started in turn, between random actions, and every other time a long way back at the end. */
function play({ deals, rules, wishes }: Play): Table {
  const turn = Math.ceil(wishes.length / deals.length);
  let table = startTable(deals[0]!, rules);
  for (const [i, choice] of wishes.entries()) {
    if (i > 0 && i % turn === 0) table = newGame(table, deals[i / turn]!, rules);
    table = tryAt(withElapsed(table, i * 700), wish(runningGame(table), choice));
  }
  const back = wishes[0]! % 2 === 0 ? wishes[0]! % wishes.length : 0;
  for (let i = 0; i < back; i++) table = tryAt(table, { kind: 'undo' });
  return table;
}

function tryAt(table: Table, action: Action): Table {
  const outcome = actAt(table, action);
  return outcome.ok ? outcome.table : table;
}

test('S1: save and load is the identity', { timeout: TIMEOUT_MS }, () => {
  const met = { games: 0, undone: 0, goneBack: 0 };
  const property = fc.property(plays(GAME_LENGTH), (wishes) => {
    const table = play(wishes);
    const read = parseTable(formatTable(table));
    assert.equal(read?.whole, true);
    assert(isDeepStrictEqual(read?.table, table), 'another table');
    met.games += table.games.length;
    if (runningGame(table).undone.length > 0) met.undone++;
    if (table.current < table.games.length - 1) met.goneBack++;
  });
  const numRuns = Math.ceil(ACTIONS / GAME_LENGTH);
  fc.assert(property, { numRuns, seed: 1 });
  expect(met.games).toBeGreaterThan(numRuns * 1.5);
  expect(met.undone).toBeGreaterThan(numRuns / 10);
  expect(met.goneBack).toBeGreaterThan(numRuns / 50);
});

const RULES: RulesInForce = { dealRule: 'filled', scoreScheme: 'countedUndo' };
const STEPS: readonly Action[] = [
  { kind: 'play', move: DEAL },
  { kind: 'undo' },
  { kind: 'redo' },
  { kind: 'rules', rules: { dealRule: 'always', scoreScheme: 'none' } },
  { kind: 'restart' },
  { kind: 'play', move: DEAL },
];
const seventh = numberedDeal({ dealNumber: 7, suitCount: 4 });
const played = STEPS.reduce(tryAt, withElapsed(startTable(seventh, RULES), 61_000));

/** `played` as it is saved. */
const savedGame = {
  deal: formatDeal(seventh),
  rules: RULES,
  journal: 'D undo redo rules=always/none restart D',
  elapsedMs: 61_000,
};
const saved = { version: 1, games: [savedGame], current: 0 };

const text = (change: object): string => JSON.stringify({ ...saved, ...change });
const textOfGame = (change: object): string => text({ games: [{ ...savedGame, ...change }] });

describe('the saved text', () => {
  test('holds deals, rules, journals and times, and nothing that follows from them', () => {
    expect(JSON.parse(formatTable(played))).toEqual(saved);
    expect(parseTable(text({}))).toEqual({ table: played, whole: true });
  });

  test('of a pasted position opens the same cards', () => {
    const raw: Deal = { kind: 'pasted', position: startOf({ start: 'jumbled', suitCount: 2, seed: 5 }), suitCount: 2 };
    const table = startTable(raw, RULES);
    const read = parseTable(formatTable(table));
    expect(read?.whole).toBe(true);
    expect(samePosition(runningGame(read!.table).position, runningGame(table).position)).toBe(true);
    expect(runningGame(read!.table).deal).toEqual(reread(raw));
  });
});

test('a text of the first builds, without ids and wins, is read whole and gets them', () => {
  const old = readFileSync(new URL('../data/saved-table-1.json', import.meta.url), 'utf8');
  const read = parseTable(old)!;
  expect(read.whole).toBe(true);
  expect(read.table.games.map(({ elapsedMs, journal }) => [elapsedMs, journal.length])).toEqual([
    [61_000, 3],
    [754_000, 6],
  ]);
  let ids = 0;
  const logged = loggedTable(read.table, 5, () => `id${++ids}`);
  expect(logged.games.map(({ log }) => log)).toEqual([
    { started: { id: 'id1', atMs: 5 }, hints: 0 },
    { started: { id: 'id2', atMs: 5 }, hints: 0 },
  ]);
  expect(parseTable(formatTable(logged))).toEqual({ table: logged, whole: true });
});

test('a log that can’t be read is dropped, and the game is whole', () => {
  for (const log of [7, { hints: -1 }, { hints: 0, started: { id: '../x', atMs: 1 } }, { hints: 0, win: {} }])
    expect(parseTable(textOfGame({ log }))).toEqual({ table: played, whole: true });
});

describe('a damaged text', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', 'spider'],
    ['half of it', formatTable(played).slice(0, -20)],
    ['null', 'null'],
    ['an array', '[]'],
    ['another version', text({ version: 2 })],
    ['the version as text', text({ version: '1' })],
    ['no games', text({ games: [] })],
    ['no running game', text({ current: 1 })],
    ['a running game before the first', text({ current: -1 })],
    ['half a running game', text({ current: 0.5 })],
    ['too many games', text({ games: Array.from({ length: 101 }, () => savedGame) })],
    ['an unknown rule', textOfGame({ rules: { ...RULES, dealRule: 'never' } })],
    ['a time below nothing', textOfGame({ elapsedMs: -1 })],
    ['a time without end', text({}).replace('61000', '1e999')],
    ['a deal id with a typing error', textOfGame({ deal: `${savedGame.deal.slice(0, -1)}Z` })],
    ['a position that lacks cards', textOfGame({ deal: 'KS/QS;;' })],
    ['a journal that is no text', textOfGame({ journal: ['D'] })],
  ])('%s gives nothing', (_, damaged) => {
    expect(parseTable(damaged)).toBeUndefined();
  });

  test('keeps what can be read of the other games', () => {
    const bad = { ...savedGame, deal: 'unreadable' };
    const read = parseTable(text({ games: [bad, savedGame, bad, savedGame], current: 1 }));
    expect(read?.whole).toBe(false);
    expect(read?.table).toEqual({ games: [runningGame(played), runningGame(played)], current: 0 });
    expect(parseTable(text({ games: [bad, savedGame], current: 0 }))).toBeUndefined();
  });

  test.each([
    ['a word that is no action', 'D undo jump redo'],
    ['an illegal move', 'D undo 1>1x1 redo'],
    ['a move outside the table', 'D undo 11>1x1 redo'],
    ['an undo too many', 'D undo undo redo'],
    ['an unknown rule', 'D undo rules=always/never redo'],
    ['half a rule', 'D undo rules=always redo'],
    ['a broken end', 'D undo re'],
  ])('with %s is read up to there', (_, journal) => {
    expect(parseTable(textOfGame({ journal }))).toEqual({
      ...parseTable(textOfGame({ journal: 'D undo' })),
      whole: false,
    });
    expect(runningGame(parseTable(textOfGame({ journal }))!.table).journal).toEqual(STEPS.slice(0, 2));
  });

  test('cut anywhere in the journal keeps all actions before the cut', () => {
    const words = savedGame.journal.split(' ');
    for (let kept = 0; kept <= words.length; kept++) {
      const read = parseTable(textOfGame({ journal: [...words.slice(0, kept), '?'].join(' ') }));
      expect(read?.whole).toBe(false);
      expect(runningGame(read!.table).journal).toEqual(STEPS.slice(0, kept));
    }
    expect(parseTable(text({}))?.whole).toBe(true);
  });

  test('never throws, and gives no table that could not have been played', () => {
    let readable = 0;
    const damages = fc.record({ at: fc.noBias(fc.nat(999)), length: fc.nat(12), by: fc.string({ maxLength: 6 }) });
    const property = fc.property(plays(120), damages, (wishes, { at, length, by }) => {
      const whole = formatTable(play(wishes));
      const place = Math.floor((at / 1000) * whole.length);
      const damaged = whole.slice(0, place) + by + whole.slice(place + length);
      const read = parseTable(damaged);
      if (read === undefined) return;
      readable++;
      for (const { position } of read.table.games) {
        const { columns, stock, foundations } = position;
        expect(new Set([...columns, stock, ...foundations].flat()).size).toBe(CARD_COUNT);
      }
      const again = parseTable(formatTable(read.table));
      expect(isDeepStrictEqual(again, { table: withWholeMs(read.table), whole: true })).toBe(true);
    });
    fc.assert(property, { seed: 1 });
    expect(readable).toBeGreaterThan(20);
  });

  test('of any JSON never throws', () => {
    const property = fc.property(fc.json(), fc.jsonValue(), (json, value) => {
      expect(parseTable(json)).toBeUndefined();
      expect(parseTable(text({ games: value }))).toBeUndefined();
      expect(parseTable(textOfGame({ rules: value }))).toBeUndefined();
    });
    fc.assert(property, { seed: 1 });
  });
});

/** Times are kept in whole milliseconds. */
const withWholeMs = ({ games, current }: Table): Table => ({
  games: games.map((game) => ({ ...game, elapsedMs: Math.round(game.elapsedMs) })),
  current,
});
