import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatOpening } from '../../src/rules/notation.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { buildProgram } from './program.ts';

const directory = mkdtempSync(join(tmpdir(), 'spider-solve-'));
const DEALS = ['0-9', '--suits', '1', '--json'];

let spider: Awaited<ReturnType<typeof buildProgram>>;
/** What a run over {@link DEALS} with one job says. */
let whole: ReturnType<typeof reportsOf>;

beforeAll(async () => {
  spider = await buildProgram();
  whole = reportsOf((await spider(['solve', ...DEALS, '--jobs', '1'])).out);
}, 240_000);

/** Reports without the time, which no two runs share. */
function reportsOf(lines: readonly string[]) {
  return lines.map((line) => {
    const { name, status, nodes, moves } = JSON.parse(line);
    return { name, status, nodes, moves } as { name: string; status: string; nodes: number; moves?: string };
  });
}

const byName = (reports: typeof whole) => reports.toSorted((a, b) => (a.name < b.name ? -1 : 1));

describe('spider solve', () => {
  test('prints in input order, however many jobs, or as reports come', async () => {
    expect(whole.map(({ status }) => status)).toEqual(Array(10).fill('solved'));
    expect(reportsOf((await spider(['solve', ...DEALS, '--jobs', '3'])).out)).toEqual(whole);
    const loose = await spider(['solve', ...DEALS, '--jobs', '3', '--as-they-come']);
    expect(byName(reportsOf(loose.out))).toEqual(byName(whole));
    expect(loose.err).toMatch(/10 of 10: 10 solved, 0 unsolvable, 0 unknown; median/u);
  });

  test('the shards together say what the whole says', async () => {
    const shards = await Promise.all(
      ['1/3', '2/3', '3/3'].map((shard) => spider(['solve', ...DEALS, '--jobs', '1', '--shard', shard])),
    );
    expect(shards.map(({ out }) => out.length)).toEqual([4, 3, 3]);
    expect(byName(shards.flatMap(({ out }) => reportsOf(out)))).toEqual(byName(whole));
  });

  test('goes on from a file of reports, whose last line may be cut off', async () => {
    const file = join(directory, 'resume');
    await spider(['solve', '0-3', '--suits', '1', '--json', '--jobs', '1', '--resume', file]);
    const done = readFileSync(file, 'utf8');
    writeFileSync(file, done.slice(0, -20));
    const rest = await spider(['solve', ...DEALS, '--jobs', '1', '--resume', file]);
    expect(reportsOf(rest.out)).toEqual(whole.slice(3));
    expect(reportsOf(readFileSync(file, 'utf8').trimEnd().split('\n'))).toEqual(whole);
    expect((await spider(['solve', ...DEALS, '--resume', file])).out).toEqual([]);
  });

  test('an interruption keeps what is done and says so', async () => {
    const file = join(directory, 'interrupted');
    let interrupted = false;
    const { code, err, out } = await spider(
      ['solve', '0-5000', '--suits', '4', '--json', '--jobs', '2', '--resume', file],
      (_, interrupt) => {
        // A second one would end the program at once.
        if (!interrupted) interrupt();
        interrupted = true;
      },
    );
    expect(code).toBe(130);
    expect(err).toMatch(/\d+ of 5001: \d+ solved/u);
    const kept = reportsOf(readFileSync(file, 'utf8').trimEnd().split('\n'));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(5001);
    expect(byName(reportsOf(out))).toEqual(byName(kept));
  });

  test('short output is verified as well, from a packed file, too', async () => {
    const numbered = ['--numbered', '7', '--suits', '1'];
    const compact = await spider(['solve', '7-9', ...numbered, '--compact', '--limit-s', '60']);
    expect(compact.out.map((line) => line.split(' ').length)).toEqual([2, 2, 2, 2]);
    const lines = join(directory, 'compact.gz');
    writeFileSync(lines, gzipSync(['# 8 unknown', ...compact.out].join('\n')));
    expect((await spider(['verify', ...numbered, '--lines', lines])).out).toEqual(['4 lines win, 0 do not']);
    writeFileSync(lines, gzipSync(compact.out.map((line) => line.slice(0, -1)).join('\n')));
    expect((await spider(['verify', ...numbered, '--lines', lines])).code).toBe(1);
  });

  test('bad input ends with 2, after the good lines where asked, and what it says can be verified', async () => {
    const file = join(directory, 'openings');
    writeFileSync(file, `good ${formatOpening(shuffledPack({ dealNumber: 4, suitCount: 1 }))}\nbad AS\n`);
    const refused = await spider(['solve', '--from', file]);
    expect([refused.code, refused.out]).toEqual([2, []]);
    expect(refused.err).toContain(`${file}:2:7: found 1 cards, expected 104`);
    const kept = await spider(['solve', '--from', file, '--keep-going', '--json']);
    expect([kept.code, kept.out.length]).toEqual([2, 1]);
    const lines = join(directory, 'lines');
    writeFileSync(lines, `${kept.out[0]}\n`);
    const openings = join(directory, 'good');
    writeFileSync(openings, readFileSync(file, 'utf8').split('\n')[0]!);
    expect((await spider(['verify', '--lines', lines, '--from', openings])).code).toBe(0);
    appendFileSync(lines, `${kept.out[0]!.replace(/ [^ "]+"/u, '"')}\n`);
    expect((await spider(['verify', '--lines', lines, '--from', openings])).code).toBe(1);
  });
});
