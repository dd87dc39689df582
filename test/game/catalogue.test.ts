import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  CATALOGUE_RULE,
  DEALS_IN_CHUNK,
  formatChunk,
  parseChunk,
  readLine,
  writeLine,
} from '../../src/game/catalogue.ts';
import { DAILY_DEALS } from '../../src/game/daily.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { openingPosition } from '../../src/rules/position.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { Search } from '../../src/solver/search.ts';

const deal = { dealNumber: 2 ** 39 + 5, suitCount: 2 } as const;

function lineOf(): string {
  const position = openingPosition(shuffledPack(deal));
  const result = new Search(position, { dealRule: CATALOGUE_RULE }).advance(5_000_000);
  if (result?.kind !== 'solved') throw new Error('not solved');
  const text = writeLine(deal, result.line);
  expect(readLine(deal, text)).toEqual(result.line);
  return text;
}

test('a line is written and read, and a chunk of it', () => {
  const moves = lineOf();
  const chunk = { suitCount: 2, entries: [{ dealNumber: deal.dealNumber, difficulty: 14, moves }] } as const;
  expect(parseChunk(formatChunk(chunk))).toEqual(chunk);
});

test('damaged lines are refused', () => {
  const moves = lineOf();
  expect(readLine(deal, moves.slice(0, -1))).toBeUndefined();
  expect(readLine({ ...deal, dealNumber: 7 }, moves)).toBeUndefined();
  let refused = 0;
  for (let i = 0; i < moves.length; i++)
    if (readLine(deal, `${moves.slice(0, i)}0${moves.slice(i + 1)}`) === undefined) refused++;
  expect(refused).toBeGreaterThan(moves.length / 2);
  for (const text of ['', 'spider-catalogue 3 1', 'spider-catalogue 2 1\nx', 'spider-catalogue 2 1\n1 2 a b'])
    expect(parseChunk(text)).toBeUndefined();
});

const files = existsSync('catalogue') ? readdirSync('catalogue').filter((file) => file.endsWith('.txt')) : [];

describe('the shipped catalogue', () => {
  test.each(SUIT_COUNTS)('has deals of %i suits for all days, in full chunks', (suitCount) => {
    const chunks = files
      .filter((file) => file.startsWith(`${suitCount}-`))
      .sort()
      .map((file) => parseChunk(readFileSync(`catalogue/${file}`, 'utf8'))!.entries);
    for (const entries of chunks.slice(0, -1)) expect(entries).toHaveLength(DEALS_IN_CHUNK);
    const numbers = chunks.flat().map(({ dealNumber }) => dealNumber);
    expect(numbers.length).toBeGreaterThanOrEqual(DAILY_DEALS);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(files)('%s is small enough and a sample of its lines wins', (file) => {
    const bytes = readFileSync(`catalogue/${file}`);
    expect(gzipSync(bytes).length).toBeLessThanOrEqual(20 * 1024);
    const chunk = parseChunk(bytes.toString());
    if (chunk === undefined) throw new Error('unreadable');
    for (const [i, { dealNumber, moves }] of chunk.entries.entries())
      if (i % 10 === 0) expect(readLine({ dealNumber, suitCount: chunk.suitCount }, moves)).toBeDefined();
  });
});
