/** S4: a new version waits, is offered between games, and never disturbs the running one. With two real builds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { ENGLISH } from './support/languages.ts';
import { expectShown, expectSound } from './support/picture.ts';
import { startHost } from './support/server.ts';
import { expect, test } from './support/test.ts';

const { messages } = ENGLISH;
const NEXT_TITLE = 'Spider Solitaire, next version';

/** Builds the game as it will be: with another title. */
async function buildNext(outDir: string): Promise<void> {
  await build({
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'next-version',
        transform: (code, id) =>
          id.endsWith('/src/i18n/en.ts') ? code.replace(messages.title, NEXT_TITLE) : undefined,
      },
    ],
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });
test.setTimeout(240_000);

test('a new version in mid-game, online and offline', async ({ page, context }) => {
  const next = mkdtempSync(join(tmpdir(), 'spider-next-'));
  const host = await startHost('dist');
  try {
    const building = buildNext(next);
    await page.goto(host.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect(page.locator('.card')).toHaveCount(104);
    await page.keyboard.press('d');
    await page.keyboard.press('d');
    await expect(page.locator('.deals-left')).toHaveText('3');
    const { position, deal } = await expectSound(page);
    await building;
    host.upload(next);
    let loads = 0;
    page.on('load', () => {
      loads++;
    });
    const waits = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(waits).toBe(true);

    // It waits: nothing is said, nothing is loaded, and a reload, online or not, brings the old version again.
    await expect(page.getByRole('status')).toBeEmpty();
    await page.keyboard.press('u');
    await page.keyboard.press('Shift+U');
    await expectShown(page, position, deal.suitCount);
    expect(loads).toBe(0);
    for (const offline of [false, true]) {
      await context.setOffline(offline);
      await page.reload();
      await expectShown(page, position, deal.suitCount);
      await expect(page).toHaveTitle(messages.title);
      await expect(page.getByRole('status')).toBeEmpty();
    }

    // Between games it is offered in one line, which goes with the first move.
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('button', { name: messages.newGame.start }).click();
    const offer = page.getByRole('status').getByRole('button', { name: messages.update.use });
    await expect(offer).toBeVisible();
    await expect(page.getByRole('status')).toContainText(messages.update.ready);
    await page.keyboard.press('d');
    await expect(offer).toHaveCount(0);
    const fresh = await expectSound(page);

    // Another tab would be left with half of the old version.
    const other = await context.newPage();
    await other.goto(host.address);
    await expect(other.locator('.card')).toHaveCount(104);
    await page.getByRole('toolbar').getByRole('button', { name: messages.controls.menu }).click();
    await page.getByRole('dialog').getByRole('button', { name: messages.update.use }).click();
    await expect(page.getByRole('status')).toHaveText(messages.update.otherTabs);
    await other.close();

    // Taken from the menu in mid-game, still offline: the game is the same, in the new version.
    await page.getByRole('toolbar').getByRole('button', { name: messages.controls.menu }).click();
    await page.getByRole('dialog').getByRole('button', { name: messages.update.use }).click();
    await expect(page).toHaveTitle(NEXT_TITLE);
    await expectShown(page, fresh.position, fresh.deal.suitCount);
    for (let i = 0; i < 2; i++) await page.keyboard.press('u');
    await expectShown(page, position, deal.suitCount);
    await expect(page.getByRole('status')).not.toContainText(messages.update.ready);
  } finally {
    await context.setOffline(false);
    await host.close();
    rmSync(next, { recursive: true, force: true });
  }
});
