/** B6: what counts as a game and as a win, and the figures over all of them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberedDeal } from '../../src/game/deal.ts';
import { DEAL_KINDS, formatRecord, type GameRecord, loggedTable, recordOf } from '../../src/game/record.ts';
import { type RulesInForce, SCORE_SCHEMES } from '../../src/game/rules-in-force.ts';
import { formatTable } from '../../src/game/save.ts';
import { parseTable } from '../../src/game/saved.ts';
import { figuresOf, filtered, mergeHistories, mergeRecords, parseRecord, resultOf } from '../../src/game/statistics.ts';
import { actAt, newGame, runningGame, startTable, type Table, withElapsed, withHint } from '../../src/game/table.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { DEAL_RULES } from '../../src/rules/legality.ts';
import { cardMove, DEAL } from '../../src/rules/move.ts';
import { sketch, wholeRun } from '../support/sketch.ts';

const RULES: RulesInForce = { dealRule: 'always', scoreScheme: 'freeUndo' };

/** A table whose games are logged after every action, as the store does it; ids are 1, 2, 3 … */
function logging(start: Table) {
  let ids = 0;
  let nowMs = 0;
  let table = start;
  const log = (next: Table) => {
    nowMs += 1000;
    table = loggedTable(withElapsed(next, runningGame(next).elapsedMs + 1000), nowMs, () => String(++ids));
  };
  const records = () => table.games.flatMap((game) => recordOf(game) ?? []);
  log(start);
  return {
    act: (...actions: readonly Parameters<typeof actAt>[1][]) => {
      for (const action of actions) {
        const outcome = actAt(table, action);
        if (!outcome.ok) throw new Error(outcome.refusal.kind);
        log(outcome.table);
      }
    },
    change: log,
    table: () => table,
    records,
    figures: () => figuresOf(mergeHistories(records()), new Set(runningGame(table).log.started?.id ?? [])),
  };
}

const play = { kind: 'play', move: DEAL } as const;
const [undo, redo, restart] = [{ kind: 'undo' }, { kind: 'redo' }, { kind: 'restart' }] as const;
const numbered = (dealNumber: number) => numberedDeal({ dealNumber, suitCount: 2 });
/** The ace goes onto the two, and the eighth run is complete. */
const almostWon = startTable(
  {
    kind: 'pasted',
    suitCount: 4,
    position: sketch(`${wholeRun('S').replace(' AS', '')} | AS`, { runs: 'SHHDDCC' }),
  },
  RULES,
);
const winningMove = { kind: 'play', move: cardMove(1, 0, 1) } as const;

describe('a game counts', () => {
  test('from its first move on, not before', () => {
    const game = logging(startTable(numbered(1), RULES));
    game.act({ kind: 'rules', rules: { ...RULES, dealRule: 'filled' } });
    game.change(withHint(game.table()));
    expect(game.records()).toEqual([]);
    game.act(play);
    expect(game.records()).toMatchObject([{ id: '1', dealRule: 'filled', last: { hints: 1, moves: 1 } }]);
  });

  test('once, through undo to the start, restart and coming back to it', () => {
    const game = logging(startTable(numbered(1), RULES));
    game.act(play, undo, redo, restart, play);
    game.change(newGame(game.table(), numbered(2), RULES));
    expect(game.records()).toHaveLength(1);
    game.act(play, undo, undo);
    expect(game.records()).toHaveLength(2);
    game.act(play);
    expect(game.records()).toMatchObject([{ id: '1', last: { moves: 2 } }]);
    expect(game.figures()).toMatchObject({ started: 1, won: 0, winRate: undefined });
  });

  test('once more when the same deal is begun anew', () => {
    const game = logging(startTable(numbered(1), RULES));
    game.act(play);
    game.change(newGame(game.table(), numbered(1), RULES));
    game.act(play);
    expect(game.figures()).toMatchObject({ started: 2, winRate: 0 });
  });

  test('as left when another has taken its place, and as running when undo brings it back', () => {
    const game = logging(startTable(numbered(1), RULES));
    game.act(play);
    const results = () => {
      const running = new Set(runningGame(game.table()).log.started?.id ?? []);
      return game.records().map((record) => resultOf(record, running));
    };
    expect(results()).toEqual(['running']);
    game.change(newGame(game.table(), numbered(2), RULES));
    expect(results()).toEqual(['left']);
    game.act(undo);
    expect(results()).toEqual(['running']);
  });
});

describe('a win counts', () => {
  test('once, with its own time, moves and score, whatever is undone after it', () => {
    const game = logging(almostWon);
    game.act(winningMove);
    const win = { elapsedMs: 2000, moves: 1, score: 599, hints: 0 };
    expect(game.records()).toMatchObject([{ win }]);
    game.act(undo);
    game.change(withHint(game.table()));
    game.act(redo, restart, winningMove);
    expect(game.records()).toMatchObject([{ win }]);
    expect(game.figures()).toMatchObject({ started: 1, won: 1, winRate: 1, streak: 1, hints: 1 });
  });

  test('after a reload too, and leaving the won game is no loss', () => {
    const game = logging(almostWon);
    game.act(winningMove, undo);
    const again = logging(parseTable(formatTable(game.table()))!.table);
    const [{ id, win }] = game.records() as [GameRecord];
    expect(again.records()).toMatchObject([{ id, win }]);
    again.change(newGame(again.table(), numbered(2), RULES));
    expect(again.figures()).toMatchObject({ started: 1, won: 1, winRate: 1, streak: 1 });
  });

  test('for a game that an older build saved without a log', () => {
    const { games, current } = JSON.parse(formatTable(logging(almostWon).table()));
    const won = { ...games[0], journal: '2>1x1', log: undefined };
    const game = logging(parseTable(JSON.stringify({ version: 1, games: [won], current }))!.table);
    expect(game.figures()).toMatchObject({ started: 1, won: 1 });
  });
});

const feats = fc.record({
  elapsedMs: fc.nat(5000),
  moves: fc.nat(200),
  score: fc.option(fc.nat(1300), { nil: undefined }),
  hints: fc.nat(9),
});
/** Few ids, so that many records are of one game. */
const records: fc.Arbitrary<GameRecord> = fc.record({
  id: fc.constantFrom(...'abcdef'),
  startedMs: fc.nat(100),
  deal: fc.constantFrom('1-AAAAA-AAAAA', '2-BBBBB-BBBBB'),
  suitCount: fc.constantFrom(...SUIT_COUNTS),
  dealKind: fc.constantFrom(...DEAL_KINDS),
  dealRule: fc.constantFrom(...DEAL_RULES),
  last: feats,
  win: fc.option(feats, { nil: undefined }),
});
const histories = fc.array(records, { maxLength: 20 });

describe('records of one game brought together', () => {
  test('in any order, in any groups and any number of times give the same history', () => {
    fc.assert(
      fc.property(histories, histories, histories, (a, b, c) => {
        const merged = mergeHistories(a, b, c);
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
        expect(mergeHistories(c, a, b)).toEqual(merged);
        expect(mergeHistories(a, mergeHistories(c, b))).toEqual(merged);
        expect(mergeHistories(merged, merged, b)).toEqual(merged);
        expect(mergeHistories([...a, ...b, ...c].reverse())).toEqual(merged);
      }),
      { seed: 1 },
    );
  });

  test('keep a win, and what has come further', () => {
    fc.assert(
      fc.property(records, records, (a, other) => {
        const b = { ...other, id: a.id };
        const both = mergeRecords(a, b);
        expect(both.win !== undefined).toBe(a.win !== undefined || b.win !== undefined);
        expect(both.last.elapsedMs).toBe(Math.max(a.last.elapsedMs, b.last.elapsedMs));
        expect(both.startedMs).toBe(Math.min(a.startedMs, b.startedMs));
      }),
      { seed: 1 },
    );
  });
});

test('the figures agree with a plain count', () => {
  const property = fc.property(fc.array(records, { maxLength: 60 }), fc.constantFrom(...'abcdef'), (all, running) => {
    const distinct = all.map((record, i) => ({ ...record, id: i === 0 ? running : String(i), startedMs: i }));
    const figures = figuresOf(distinct, new Set(running));
    const wins = distinct.flatMap(({ win }) => (win ? [win] : []));
    const over = distinct.filter(({ id, win }) => win !== undefined || id !== running);
    const rows = over
      .map(({ win }) => (win ? 'w' : ' '))
      .join('')
      .split(' ')
      .map((row) => row.length);
    expect(figures.started).toBe(distinct.length);
    expect(figures.won).toBe(wins.length);
    expect(figures.winRate).toBe(over.length === 0 ? undefined : wins.length / over.length);
    expect(figures.streak).toBe(rows.at(-1));
    expect(figures.longestStreak).toBe(Math.max(...rows));
    if (wins.length === 0) {
      expect([figures.timeMs, figures.moves, figures.score]).toEqual([undefined, undefined, undefined]);
      return;
    }
    expect(figures.timeMs?.best).toBe(Math.min(...wins.map(({ elapsedMs }) => elapsedMs)));
    const scores = wins.flatMap(({ score }) => (score === undefined ? [] : [score]));
    expect(figures.score?.best).toBe(scores.length === 0 ? undefined : Math.max(...scores));
    // As many below the median as above it.
    const { median } = figures.moves!;
    const below = wins.filter(({ moves }) => moves < median).length;
    const above = wins.filter(({ moves }) => moves > median).length;
    expect(Math.max(below, above)).toBeLessThanOrEqual(wins.length / 2);
  });
  fc.assert(property, { seed: 1 });
  expect(figuresOf([record({ win: feat(2) }), record({ win: feat(9) })], new Set()).timeMs).toEqual({
    best: 2,
    median: 5.5,
  });
  expect(figuresOf([record({ win: { ...feat(2), score: 7 } }), record({ win: feat(9) })], new Set()).score).toEqual({
    best: 7,
    median: 7,
  });
});

const feat = (n: number) => ({ elapsedMs: n, moves: n, hints: 0 });
const record = (change: Partial<GameRecord>): GameRecord => ({
  id: 'a',
  startedMs: 1,
  deal: '1-AAAAA-AAAAA',
  suitCount: 1,
  dealKind: 'random',
  dealRule: 'filled',
  last: feat(1),
  ...change,
});

test('a filter keeps what agrees with all that it names', () => {
  fc.assert(
    fc.property(histories, records, (history, { suitCount, dealRule, dealKind }) => {
      expect(filtered(history, {})).toEqual(history);
      const kept = filtered(history, { suitCount, dealRule, dealKind });
      const same = (r: GameRecord) =>
        [r.suitCount, r.dealRule, r.dealKind].join() === [suitCount, dealRule, dealKind].join();
      expect(kept).toEqual(history.filter(same));
    }),
    { seed: 1 },
  );
});

describe('a record as text', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(records, (r) => {
        expect(parseRecord(formatRecord(r))).toEqual(JSON.parse(formatRecord(r)));
        expect(mergeHistories([parseRecord(formatRecord(r))!])).toEqual(mergeHistories([r]));
      }),
      { seed: 1 },
    );
  });

  test('of a whole game under each way to count points', () => {
    for (const scoreScheme of SCORE_SCHEMES) {
      const game = logging({ ...almostWon, games: [{ ...runningGame(almostWon), rules: { ...RULES, scoreScheme } }] });
      game.act(winningMove);
      const [written] = game.records();
      expect(written?.win?.score !== undefined).toBe(scoreScheme !== 'none');
      expect(parseRecord(formatRecord(written!))).toEqual(written);
    }
  });

  test.each([
    ['nothing', ''],
    ['no object', '[]'],
    ['an id that is a path', formatRecord(record({ id: '../x' }))],
    ['an id without end', formatRecord(record({ id: 'a'.repeat(41) }))],
    ['a time below nothing', formatRecord(record({ last: { ...feat(1), elapsedMs: -1 } }))],
    ['half a move', formatRecord(record({ win: { ...feat(1), moves: 0.5 } }))],
    ['three suits', formatRecord(record({})).replace('"suitCount":1', '"suitCount":3')],
    ['a deal without end', formatRecord(record({ deal: 'A'.repeat(401) }))],
  ])('%s is none', (_, text) => {
    expect(parseRecord(text)).toBeUndefined();
  });
});
