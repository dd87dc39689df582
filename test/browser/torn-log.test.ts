/**
 * S1: a browser that was killed in the middle of writing. Chromium then goes on writing behind the torn record, and throws away
 * the whole database at the visit after that: everything is there all the same.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { CARD_COUNT } from '../../src/rules/card.ts';
import { keptTexts, savedGame } from './support/saved.ts';
import { expect, test } from './support/test.ts';
import { openProfile, withProfile } from './support/visits.ts';

/** A record of LevelDB's log that promises more than there is: checksum, length, type, and the first bytes of its content. */
const TORN = Buffer.from(
  [1, 2, 3, 4, 0xe8, 0x03, 1, ...'cut short'].map((x) => (typeof x === 'string' ? x.charCodeAt(0) : x)),
);

function logOf(profile: string): string {
  const databases = join(profile, 'Default', 'IndexedDB');
  const [database] = readdirSync(databases).filter((name) => name.endsWith('.leveldb'));
  const folder = join(databases, database!);
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.log'))!);
}

async function visit(context: BrowserContext, moves: number) {
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.locator('.card')).toHaveCount(CARD_COUNT);
  for (let i = 0; i < moves; i++) {
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
  }
  await expect.poll(async () => (await savedGame(page)).journal.length).toBeGreaterThanOrEqual(moves);
  const kept = { game: await savedGame(page), keys: new Set(Object.keys(await keptTexts(page))) };
  await context.close();
  return kept;
}

test('what the browser throws away after a torn write is there again', async ({ baseURL }) => {
  await withProfile(async (profile) => {
    const first = await visit(await openProfile(profile, baseURL!), 3);
    appendFileSync(logOf(profile), TORN);
    const second = await visit(await openProfile(profile, baseURL!), 2);
    expect(second.game.journal.length).toBe(first.game.journal.length + 2);
    const third = await visit(await openProfile(profile, baseURL!), 0);
    expect(readFileSync(logOf(profile)).includes(TORN), 'the browser has thrown away the torn log').toBe(false);
    expect(third.game.journal).toEqual(second.game.journal);
    expect(third.keys).toEqual(second.keys);
  });
});
