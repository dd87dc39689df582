/** Everything that is read and was not written by this page: spoilt saves, files, records, settings and links. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { formatArchive, parseArchive } from '../../../src/game/archive.ts';
import { formatDeal, numberedDeal } from '../../../src/game/deal.ts';
import { parseDeal } from '../../../src/game/deal-text.ts';
import { parseLink } from '../../../src/game/link.ts';
import { formatRecord, loggedTable, recordOf } from '../../../src/game/record.ts';
import type { RulesInForce } from '../../../src/game/rules-in-force.ts';
import { formatTable } from '../../../src/game/save.ts';
import { parseTable } from '../../../src/game/saved.ts';
import { parseRecord, replayOf } from '../../../src/game/statistics.ts';
import { actAt, newGame, runningGame, startTable, type Table } from '../../../src/game/table.ts';
import { withUnknownDealt } from '../../../src/game/unknown-cards.ts';
import { LANGUAGES } from '../../../src/i18n/language.ts';
import { CARD_COUNT } from '../../../src/rules/card.ts';
import { cardMove, DEAL } from '../../../src/rules/move.ts';
import { linkProblemText } from '../../../src/ui/problem-sentences.ts';
import { parseSettings } from '../../../src/ui/saved-settings.ts';
import { DEFAULT_SETTINGS, formatSettings } from '../../../src/ui/settings.ts';
import { formatBefore, holdingsOf, importedBy, parseBefore, planImport } from '../../../src/ui/store/importing.ts';
import { settingsTexts, tableTexts, withClock } from '../../../src/ui/store/saving.ts';
import { messagesOf } from '../../support/messages.ts';
import { type Chance, chance } from '../../support/random.ts';
import { sketch, wholeRun } from '../../support/sketch.ts';

/** For a long run: `FUZZ=1000000 npx vitest run test/ui/store/fuzz.test.ts`. */
const TEXTS = Number(process.env.FUZZ ?? 100_000);
const SEED = Number(process.env.SEED ?? 1);

const RULES: RulesInForce = { dealRule: 'always', scoreScheme: 'countedUndo' };

function sampleTable(): Table {
  const almostWon = sketch(`${wholeRun('S').replace(' AS', '')} | AS`, { runs: 'SHHDDCC' });
  let table = startTable({ kind: 'pasted', position: almostWon, suitCount: 4 }, RULES);
  const play = (...actions: readonly Parameters<typeof actAt>[1][]) => {
    for (const action of actions) {
      const outcome = actAt(table, action);
      if (outcome.ok) table = loggedTable(outcome.table, 1_700_000_000_000, () => 'sample');
    }
  };
  play({ kind: 'play', move: cardMove(1, 0, 1) }, { kind: 'undo' });
  table = newGame(table, numberedDeal({ dealNumber: 4711, suitCount: 2 }), RULES);
  play({ kind: 'play', move: DEAL }, { kind: 'undo' }, { kind: 'redo' }, { kind: 'rules', rules: RULES });
  return table;
}

const table = sampleTable();
const texts = new Map([...tableTexts(table, table.games), ...settingsTexts(DEFAULT_SETTINGS)] as [string, string][]);
const record = recordOf(table.games[0]!)!;
const archive = formatArchive(texts);
const here = holdingsOf(texts);

/** Each parser with what it reads when nothing is spoilt, and a check of what it gives. */
const READERS: readonly { readonly sample: string; readonly read: (text: string) => void }[] = [
  {
    sample: formatTable(table),
    read: (text) => {
      const parsed = parseTable(text)?.table;
      if (parsed === undefined) return;
      assert(parsed.games.length <= 100);
      const { columns, stock, foundations } = runningGame(parsed).position;
      assert.equal(new Set([...columns, stock, ...foundations].flat()).size, CARD_COUNT);
      formatTable(withClock(parsed, text));
    },
  },
  {
    sample: formatRecord({ ...record, win: { ...record.last, line: '!"#' } }),
    read: (text) => {
      const parsed = parseRecord(text);
      if (parsed !== undefined) replayOf(parsed);
    },
  },
  {
    sample: archive,
    read: (text) => {
      const parsed = parseArchive(text);
      if (parsed.ok) assert.deepEqual(parsed.texts, texts);
    },
  },
  // What a file holds once its checksum is right, which anybody can see to.
  {
    sample: JSON.stringify([...texts]),
    read: (text) => {
      const spoilt = parseJson(text);
      if (!Array.isArray(spoilt)) return;
      const entries = spoilt.flatMap((entry): [string, string][] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string'
          ? [[entry[0], entry[1]]]
          : [],
      );
      const parsed = parseArchive(formatArchive(new Map(entries)));
      if (!parsed.ok) return;
      const file = holdingsOf(parsed.texts);
      planImport(here, file);
      for (const mode of ['merge', 'replace'] as const) importedBy(mode, here, file);
    },
  },
  { sample: formatBefore(here, here), read: (text) => void parseBefore(text) },
  {
    sample: formatSettings({ ...DEFAULT_SETTINGS, language: 'de' }),
    read: (text) => {
      for (const name of Object.keys(parseSettings(text))) assert(SETTING_NAMES.has(name), name);
    },
  },
  { sample: formatDeal(runningGame(table).deal), read: readLink },
  { sample: formatDeal(table.games[0]!.deal), read: readLink },
  { sample: readFileSync('test/data/link-4.txt', 'utf8').trim(), read: readLink },
  { sample: '?? QS JS TS 9S/AS////////;;SSSSSSS', read: (text) => readLink(withUnknownDealt(text, (n) => n - 1)) },
];

/** What is refused is refused with a clear line, in every language. */
function readLink(text: string): void {
  const parsed = parseLink(text);
  if (parsed.ok) return;
  for (const language of LANGUAGES) assert.match(linkProblemText(messagesOf(language), parsed), /^[^\s].+[.]$/su);
}

const SETTING_NAMES: ReadonlySet<string> = new Set([...Object.keys(parseSettings('{}')), 'language']);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an attacker or an accident might put in. */
const BITS = [
  '"__proto__":{"polluted":1},',
  '"constructor":{"prototype":{"polluted":1}},',
  '__proto__',
  '<script>polluted=1</script>',
  '[',
  '{',
  '"',
  '\\',
  '\u0000',
  '\ud800',
  '-1',
  '1e999',
  '0.5',
  'null',
  'undo ',
  'redo ',
  'restart ',
  'D ',
  '/',
  ';',
  '9'.repeat(40),
];

function spoil(text: string, random: Chance): string {
  let spoilt = text;
  for (let times = 1 + random(3); times > 0; times--) {
    const at = random(spoilt.length + 1);
    const length = random(4) === 0 ? random(spoilt.length - at + 1) : random(6);
    const what = random(5);
    const bit = BITS[random(BITS.length)]!;
    const from = random(spoilt.length + 1);
    const copied = spoilt.slice(from, from + random(40));
    const put =
      what === 0
        ? ''
        : what === 1
          ? bit
          : what === 2
            ? copied
            : String.fromCharCode(what === 3 ? 32 + random(95) : random(65_536));
    spoilt = spoilt.slice(0, at) + put + spoilt.slice(at + length);
  }
  return spoilt;
}

test(`${TEXTS} spoilt texts: nothing is thrown, nothing is polluted, nothing grows`, {
  timeout: 60_000 + TEXTS,
}, () => {
  const prototypes = [Object.prototype, Array.prototype, Map.prototype, String.prototype];
  const before = prototypes.map((prototype) => Reflect.ownKeys(prototype));
  const random = chance(SEED);
  const heap = heapAfterCollection();
  for (let i = 0; i < TEXTS; i++) {
    const { sample, read } = READERS[i % READERS.length]!;
    const text = spoil(sample, random);
    try {
      read(text);
    } catch (error) {
      throw new Error(`text ${i} (SEED=${SEED}): ${JSON.stringify(text)}`, { cause: error });
    }
  }
  expect(prototypes.map((prototype) => Reflect.ownKeys(prototype))).toEqual(before);
  expect('polluted' in {}).toBe(false);
  expect('polluted' in globalThis).toBe(false);
  expect(heapAfterCollection() - heap).toBeLessThan(MOST_GROWTH);
});

/** Bytes: some code is compiled on the way. */
const MOST_GROWTH = 16 * 2 ** 20;

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('a text without end and one nested without end are refused', () => {
  const deep = '['.repeat(200_000);
  for (const text of [deep, `{"a":${deep}`, deep + ']'.repeat(200_000), ' '.repeat(5_000_000), 'A'.repeat(5_000_000)]) {
    expect(parseTable(text)).toBeUndefined();
    expect(parseRecord(text)).toBeUndefined();
    expect(parseArchive(text)).toEqual({ ok: false, problem: 'notOurs' });
    expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
    expect(parseDeal(text).ok).toBe(false);
  }
  expect(parseArchive(`${archive}${' '.repeat(50_000_000)}`)).toEqual({ ok: false, problem: 'notOurs' });
});

test('what is not spoilt is read whole, so that the samples are good ones', () => {
  expect(parseTable(READERS[0]!.sample)?.whole).toBe(true);
  expect(parseRecord(READERS[1]!.sample)).toBeDefined();
  expect(parseArchive(archive).ok).toBe(true);
  expect(parseBefore(READERS[4]!.sample)).toBeDefined();
  expect(parseSettings(READERS[5]!.sample).language).toBe('de');
  for (const { sample } of READERS.slice(6, 9)) expect(parseLink(sample).ok).toBe(true);
});
