/**
 * Verified deals without end, with no catalogue to draw on: `node scripts/run.mjs bench/fresh-deals.ts [DEALS] [SUITS]`. The page
 * gets each from its own worker, while the game on the table goes on by hints. Reports how long each took to appear, and the
 * longest pause between two frames meanwhile.
 */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { chromium as chromiumPath } from '../scripts/browser.mjs';
import { SUIT_COUNTS } from '../src/rules/card.ts';
import { DEFAULT_SETTINGS, formatSettings } from '../src/ui/settings.ts';
import { keepText } from '../test/browser/support/saved.ts';

const MOVES_BETWEEN = 6;
const BETWEEN_MOVES_MS = 150;

const deals = Number(process.argv[2] ?? 100);
const suitCount = SUIT_COUNTS.find((count) => count === Number(process.argv[3] ?? 4)) ?? 4;

await build({ logLevel: 'error' });
const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4192 } });
const browser = await chromium.launch({ executablePath: chromiumPath() ?? '' });
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(/\d-\d+-[^/]+\.txt/u, (route) => route.abort());
  const address = server.resolvedUrls!.local[0]!;
  await page.goto(`${address}icon.svg`);
  await keepText(page, 'settings', formatSettings({ ...DEFAULT_SETTINGS, suitCount }));
  await page.goto(address);
  await page.locator('.card.front').first().waitFor();
  await page.evaluate(() => {
    const pauses: number[] = [];
    let before = performance.now();
    const frame = (now: number) => {
      pauses.push(now - before);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, { pauses });
  });
  const idOnTable = () => page.locator('.deal-id').textContent();
  const waits: number[] = [];
  let unverified = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let move = 0; move < MOVES_BETWEEN; move++) {
      await page.keyboard.press('h');
      const doIt = page.getByRole('button', { name: 'Do it' });
      if (await doIt.isVisible()) await doIt.click();
      await page.waitForTimeout(BETWEEN_MOVES_MS);
    }
    const before = await idOnTable();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Start' }).waitFor();
    const began = performance.now();
    await page.getByRole('button', { name: 'Start' }).click();
    while ((await idOnTable()) === before) await page.waitForTimeout(5);
    waits.push(performance.now() - began);
    if ((await page.getByRole('button', { name: /Verified deal/u }).count()) === 0) unverified++;
  }
  const pauses = await page.evaluate(() => (window as unknown as { pauses: number[] }).pauses);
  const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
  const at = (values: readonly number[], share: number) =>
    sorted(values)[Math.min(values.length - 1, Math.floor(share * values.length))]!.toFixed(0);
  console.log(
    `load of the machine ${loadavg()[0]!.toFixed(1)}, ${deals} deals of ${suitCount} suits, ${unverified} not verified`,
  );
  console.log(
    `until the deal is there: median ${at(waits, 0.5)} ms, 95 % ${at(waits, 0.95)} ms, max ${at(waits, 1)} ms`,
  );
  console.log(
    `${pauses.length} frames: median ${at(pauses, 0.5)} ms, 99.9 % ${at(pauses, 0.999)} ms, longest ${at(pauses, 1)} ms, over 50 ms ${pauses.filter((ms) => ms > 50).length}`,
  );
} finally {
  await browser.close();
  await server.close();
}
