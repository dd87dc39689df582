/**
 * How long a verified deal of the catalogue takes to appear, cold and offline: `node scripts/run.mjs bench/first-deals.ts [LOADS]`. For
 * each number of suits the page is loaded so often without a network; then a new game is asked for, and the time taken from the click
 * on “Start” to the frame that shows it.
 */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { chromium as chromiumPath } from '../scripts/browser.mjs';
import { SUIT_COUNTS } from '../src/rules/card.ts';
import { ENGLISH } from '../test/browser/support/languages.ts';

const AIM_MS = 100;
const loads = Number(process.argv[2] ?? 9);
const { newGame } = ENGLISH.messages;

await build({ logLevel: 'error' });
const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4194 } });
const browser = await chromium.launch({ executablePath: chromiumPath() ?? '' });
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: ENGLISH.locale });
  const page = await context.newPage();
  await page.goto(server.resolvedUrls!.local[0]!);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  console.log(`load of the machine ${loadavg()[0]!.toFixed(1)}, ${loads} loads for each number of suits, offline`);
  for (const suitCount of SUIT_COUNTS) {
    const waits: number[] = [];
    while (waits.length < loads) {
      await page.reload();
      await page.locator('.card.front').first().waitFor();
      await page.keyboard.press('n');
      const dialog = page.getByRole('dialog');
      await dialog.getByText(newGame.suitCount[suitCount], { exact: true }).click();
      await dialog.getByText(newGame.dealChoices.verified, { exact: true }).click();
      const shown = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let clickedAt = 0;
            document.addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true });
            new MutationObserver(() => {
              if (clickedAt > 0) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
            }).observe(document.querySelector('.deal-id')!, { subtree: true, childList: true, characterData: true });
          }),
      );
      await dialog.getByRole('button', { name: newGame.start }).click();
      waits.push(await shown);
    }
    waits.sort((a, b) => a - b);
    const [median, longest] = [waits[Math.floor(loads / 2)]!, waits.at(-1)!];
    console.log(`${suitCount} suits: median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms; aim: ${AIM_MS}`);
  }
} finally {
  await browser.close();
  await server.close();
}
