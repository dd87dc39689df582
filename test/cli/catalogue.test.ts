import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parseChunk } from '../../src/game/catalogue.ts';
import { formatDealId } from '../../src/rules/deal-id.ts';
import { buildProgram } from './program.ts';

let spider: Awaited<ReturnType<typeof buildProgram>>;
beforeAll(async () => {
  spider = await buildProgram();
}, 240_000);

const inFolder = (folder: string) =>
  readdirSync(folder).flatMap((name) => {
    const chunk = parseChunk(readFileSync(join(folder, name), 'utf8'));
    if (chunk?.suitCount !== 1) throw new Error(`unreadable: ${name}`);
    return chunk.entries;
  });

test('spider catalogue makes rated deals that verify, and leaves those that are there as they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spider-catalogue-'));
  const make = (count: number) =>
    spider(['catalogue', '--suits', '1', '--count', String(count), '--out', folder, '--shorten-nodes', '0']);
  expect(await make(2)).toMatchObject({ code: 0 });
  const first = inFolder(folder);
  expect(first).toHaveLength(2);
  expect(await make(5)).toMatchObject({ code: 0 });
  const all = inFolder(folder);
  expect(all).toHaveLength(5);
  expect(all.slice(0, 2)).toEqual(first);
  expect((await spider(['verify', '--catalogue', folder])).out).toEqual(['5 lines win, 0 do not']);

  const ids = all.map(({ dealNumber }) => formatDealId({ dealNumber, suitCount: 1 }));
  const { out } = await spider(['rate', ...ids, '--json']);
  const rated = out.map((line) => JSON.parse(line) as { name: string; difficulty: number });
  expect(rated.map(({ name }) => name)).toEqual(ids);
  expect(rated.map(({ difficulty }) => difficulty)).toEqual(all.map(({ difficulty }) => difficulty));
});

test('spider rate takes openings only', async () => {
  expect(await spider(['rate'])).toMatchObject({ code: 2 });
  expect(await spider(['rate', 'nonsense'])).toMatchObject({ code: 2, out: [] });
});
