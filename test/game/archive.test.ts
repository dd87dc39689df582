import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatArchive, parseArchive } from '../../src/game/archive.ts';

const keys = fc.oneof(
  fc.constantFrom('table', 'table-2', 'clock', 'settings'),
  fc.stringMatching(/^(?:game\/|damaged-)[0-9A-Za-z]{1,12}$/u),
);
const contents = fc
  .array(fc.tuple(keys, fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 12 })
  .map((entries) => new Map(entries));
const sorted = (texts: ReadonlyMap<string, string>) => [...texts].sort(([a], [b]) => (a < b ? -1 : 1));

test('B7: what is written is read, whatever the texts are and in whatever order they come', () => {
  fc.assert(
    fc.property(contents, (texts) => {
      const parsed = parseArchive(formatArchive(texts));
      expect(parsed).toEqual({ ok: true, texts: new Map(sorted(texts)) });
      expect(formatArchive(new Map([...texts].reverse()))).toBe(formatArchive(texts));
    }),
    { seed: 1 },
  );
});

test('keeps to what the game keeps', () => {
  const texts = new Map([
    ['table', 'x'],
    ['before-import', 'y'],
    ['../table', 'z'],
    ['__proto__', 'p'],
  ]);
  expect(parseArchive(formatArchive(texts))).toEqual({ ok: true, texts: new Map([['table', 'x']]) });
});

describe('a file that', () => {
  const whole = formatArchive(
    new Map([
      ['table', '{"games":[1]}'],
      ['game/a', '{"id":"a","moves":7}'],
    ]),
  );
  const changed = (change: (archive: Record<string, unknown>) => unknown) => {
    const archive = JSON.parse(whole);
    return JSON.stringify(change(archive) ?? archive);
  };

  test.each([
    ['is empty', ''],
    ['is no JSON', 'spider'],
    ['is cut off', whole.slice(0, -10)],
    ['is a list', '[]'],
    ['another program wrote', changed((archive) => ({ ...archive, program: 'minesweeper' }))],
    ['holds no texts', changed((archive) => ({ ...archive, texts: 7 }))],
    ['holds something else than texts', changed((archive) => ({ ...archive, texts: { table: {} } }))],
    ['has half a version', changed((archive) => ({ ...archive, version: 1.5 }))],
  ])('%s is none of ours', (_, text) => {
    expect(parseArchive(text)).toEqual({ ok: false, problem: 'notOurs' });
  });

  test('a later version wrote is not guessed at', () => {
    expect(parseArchive(changed((archive) => ({ ...archive, version: 2 })))).toEqual({ ok: false, problem: 'newer' });
  });

  test.each([
    ['a changed figure', whole.replace('\\"moves\\":7', '\\"moves\\":8')],
    ['a changed key', whole.replace('game/a', 'game/b')],
    ['a text too few', changed((archive) => ({ ...archive, texts: { table: '{"games":[1]}' } }))],
    ['a text that has changed places', whole.replace('"table"', '"clock"')],
    ['another checksum', changed((archive) => ({ ...archive, checksum: '00000000' }))],
  ])('has %s is refused', (_, text) => {
    expect(text).not.toBe(whole);
    expect(parseArchive(text)).toEqual({ ok: false, problem: 'altered' });
  });

  test('has any one character changed is refused, or reads the same', () => {
    const read = parseArchive(whole);
    let refused = 0;
    for (let at = 0; at < whole.length; at++) {
      const parsed = parseArchive(`${whole.slice(0, at)}~${whole.slice(at + 1)}`);
      if (parsed.ok) expect(parsed).toEqual(read);
      else refused++;
    }
    expect(refused).toBeGreaterThan(whole.length * 0.9);
  });
});

test('the checksum is the CRC-32 that everybody computes', () => {
  // The characters of `[]`, each as three bytes: 5B 00 00 5D 00 00.
  expect(JSON.parse(formatArchive(new Map())).checksum).toBe('b3efe474');
});
