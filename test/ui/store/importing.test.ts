import { describe, expect, test } from 'vitest';
import { numberedDeal } from '../../../src/game/deal.ts';
import { loggedTable, recordOf } from '../../../src/game/record.ts';
import type { RulesInForce } from '../../../src/game/rules-in-force.ts';
import { actAt, runningGame, startTable, type Table } from '../../../src/game/table.ts';
import { DEAL } from '../../../src/rules/move.ts';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings.ts';
import {
  formatBefore,
  type Holdings,
  holdingsOf,
  type Imported,
  importedBy,
  importUndone,
  parseBefore,
  planImport,
} from '../../../src/ui/store/importing.ts';
import { settingsTexts, tableTexts } from '../../../src/ui/store/saving.ts';

const RULES: RulesInForce = { dealRule: 'filled', scoreScheme: 'freeUndo' };
const fresh = (dealNumber: number): Table => startTable(numberedDeal({ dealNumber, suitCount: 1 }), RULES);
const played = (dealNumber: number, id: string, deals = 1): Table => {
  let table = fresh(dealNumber);
  for (let i = 0; i < deals; i++) {
    const outcome = actAt(table, { kind: 'play', move: DEAL });
    if (outcome.ok) table = outcome.table;
  }
  return loggedTable(table, dealNumber, () => id);
};

/** What is kept with this table, these finished games beside it, and maybe more. */
function holdings(table: Table, others: readonly Table[], more: Readonly<Record<string, string>> = {}): Holdings {
  const texts = new Map(Object.entries(more));
  for (const other of [...others, table])
    for (const [key, text] of tableTexts(other, other.games)) texts.set(key, text!);
  return holdingsOf(texts);
}

/** What is there after an import. */
function after(here: Holdings, { texts, table, settings }: Imported): Holdings {
  const next = new Map(here.texts);
  for (const [key, text] of texts)
    if (text === undefined) next.delete(key);
    else next.set(key, text);
  if (table) for (const [key, text] of tableTexts(table, table.games)) next.set(key, text!);
  if (settings) for (const [key, text] of settingsTexts(settings)) next.set(key, text!);
  return holdingsOf(next);
}

const idsOf = ({ records }: Holdings) => records.map(({ id }) => id).sort();

const here = holdings(played(1, 'a'), [played(2, 'b')], { 'damaged-x': 'spoilt' });
const file = holdings(played(3, 'c'), [played(2, 'b', 2), played(4, 'd')], {
  'game/e': 'unreadable',
  'damaged-y': 'spoilt too',
  settings: JSON.stringify({ ...DEFAULT_SETTINGS, theme: 'dark' }),
});

test('a file is told by what it would change', () => {
  expect(planImport(here, file)).toEqual({
    news: 2,
    common: 1,
    onlyHere: 1,
    unreadable: 1,
    otherGame: true,
    otherSettings: true,
  });
  expect(planImport(file, file)).toMatchObject({
    news: 0,
    common: 3,
    onlyHere: 0,
    otherGame: false,
    otherSettings: false,
  });
  expect(planImport(here, holdingsOf(new Map()))).toMatchObject({ news: 0, otherGame: false, otherSettings: false });
});

describe('merging', () => {
  const merged = after(here, importedBy('merge', here, file));

  test('counts each game once, as far as it has come', () => {
    expect(idsOf(merged)).toEqual(['a', 'b', 'c', 'd']);
    expect(merged.records.find(({ id }) => id === 'b')?.last.moves).toBe(2);
    expect(after(merged, importedBy('merge', merged, file))).toEqual(merged);
  });

  test('keeps the game on the table, and undo leads to that of the file', () => {
    expect(recordOf(runningGame(merged.table!))?.id).toBe('a');
    expect(merged.table?.games.map((game) => recordOf(game)?.id)).toEqual(['c', 'a']);
  });

  test('keeps the settings, and takes along what could not be read', () => {
    expect(merged.settings).toBeUndefined();
    expect(merged.texts.get('game/e')).toBe('unreadable');
    expect([merged.texts.get('damaged-x'), merged.texts.get('damaged-y')]).toEqual(['spoilt', 'spoilt too']);
  });

  test('takes the table of the file where nothing has been played', () => {
    const untouched = holdings(fresh(9), []);
    expect(importedBy('merge', untouched, file).table).toEqual(file.table);
    expect(importedBy('merge', here, holdings(fresh(9), [])).table).toEqual(here.table);
  });
});

describe('replacing', () => {
  const replaced = after(here, importedBy('replace', here, file));

  test('takes all from the file, and drops nothing that was set aside', () => {
    expect(idsOf(replaced)).toEqual(idsOf(file));
    expect(replaced.records.find(({ id }) => id === 'b')).toEqual(file.records.find(({ id }) => id === 'b'));
    expect(replaced.table).toEqual(file.table);
    expect(replaced.settings?.theme).toBe('dark');
    expect(replaced.texts.get('damaged-x')).toBe('spoilt');
  });
});

describe.each(['merge', 'replace'] as const)('undoing a %s', (mode) => {
  const imported = after(here, importedBy(mode, here, file));
  const put = parseBefore(formatBefore(here, file))!;

  test('brings back what was there', () => {
    const undone = after(imported, importUndone(imported, put.before, put.came));
    expect(idsOf(undone)).toEqual(idsOf(here));
    expect(undone.table).toEqual(here.table);
  });

  test('keeps the games begun since', () => {
    const since = after(imported, {
      texts: tableTexts(played(8, 'z'), played(8, 'z').games),
      table: undefined,
      settings: undefined,
    });
    const undone = after(since, importUndone(since, put.before, put.came));
    expect(idsOf(undone)).toEqual([...idsOf(here), 'z']);
  });
});

test.each(['', 'spider', '{}', '{"came":[],"archive":"x"}'])('nothing can be undone from %j', (text) => {
  expect(parseBefore(text)).toBeUndefined();
});
