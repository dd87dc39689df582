/** Hints on the table (H1–H4) and the verdict on a game whose cards are all known (H5), spoken as they are shown. */
import type { Page } from '@playwright/test';
import { numberedDeal } from '../../src/game/deal.ts';
import { startGame } from '../../src/game/game.ts';
import { hintsFor } from '../../src/game/hints.ts';
import { STANDARD } from '../../src/game/rules-in-force.ts';
import { parseDealId } from '../../src/rules/deal-id.ts';
import { hintText } from '../../src/ui/hint-sentences.ts';
import { ALL_SPOKEN, ENGLISH } from './support/languages.ts';
import { openLink, openText } from './support/opening.ts';
import { expectSound } from './support/picture.ts';
import { expect, test } from './support/test.ts';

const ID = '4-3JZ9J-6GMCB';
/** Every card lies open, some can move, and an exact search finds no way to win. */
const LOST =
  'AS7CKC9S4S3DTSKD5CJC3S/QSTHJD5S8H3C8SQHTSKH6D/JDAHAC7D2D9S2SKS6CASJH/7CTD6C3C7H9D3D7STCKSQH/7HTD4C4HJCJH8H8D2CJS/' +
  '9D6S4DKD5D5S3H5H2H6D/5HQDTCADQC3H4C2D2SKC/6S3S4S5D6H2CQS8CKHQD/QC2H9H7DAD7S9C4H8SAH/AC5C8D6H9CTHJS4D9H8C;;';

const parsed = parseDealId(ID);
if (!parsed.ok) throw new Error(`${ID} is no deal id`);
const game = startGame(numberedDeal(parsed.deal), STANDARD);

const status = (page: Page) => page.getByRole('status');
const verdict = (page: Page) => page.locator('.verdict');

/** A solver that dies over its task, as it would for want of memory. */
const killSolver = (page: Page) =>
  page.addInitScript(() => {
    Worker.prototype.postMessage = function (this: Worker) {
      setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory', cancelable: true })));
    };
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { locale, messages } of ALL_SPOKEN)
  test.describe(locale, () => {
    test.use({ locale });

    test('H2: H says the best hint and draws it; again the next best; the button plays it', async ({ page }) => {
      await openLink(page, ID);
      const hints = hintsFor(game);
      expect(hints.length).toBeGreaterThan(1);
      for (const hint of [...hints, hints[0]!]) {
        await page.keyboard.press('h');
        await expect(status(page)).toContainText(hintText(messages, hint, game.position));
        await expect(page.locator('.hint-from')).toHaveCount(1);
        await expect(page.locator('.hint-to')).toHaveCount(1);
      }
      await status(page).getByRole('button', { name: messages.hints.doIt }).click();
      await expect(page.locator('.hint-from')).toHaveCount(0);
      await expect(page.locator('.status')).toContainText('499');
      await expectSound(page);
    });

    test.describe('judged', () => {
      test.use({ solver: 'at work' });

      test('H5: a game that is proved lost is said to be lost, with its ways out', async ({ page }) => {
        await page.goto('/');
        await openText(page, messages, LOST);
        await page.keyboard.press('h');
        await expect(verdict(page)).toContainText(messages.verdict.lost);
        // The hint is there all the same, and the table is live.
        await expect(page.locator('.hint-from, .notice button')).not.toHaveCount(0);
        for (const way of [messages.controls.undo, messages.controls.restart, messages.controls.newGame])
          await expect(verdict(page).getByRole('button', { name: way, exact: true })).toBeVisible();
        await verdict(page).getByRole('button', { name: messages.controls.newGame, exact: true }).click();
        await expect(page.getByRole('dialog', { name: messages.newGame.title })).toBeVisible();
      });
    });

    test('H5: while it computes it says so, and can be cancelled', async ({ page }) => {
      await page.goto('/');
      await openText(page, messages, LOST);
      await page.keyboard.press('h');
      await expect(verdict(page)).toContainText(messages.verdict.checking);
      await verdict(page).getByRole('button', { name: messages.controls.cancel }).click();
      await expect(verdict(page)).toHaveCount(0);
      await expect(status(page)).not.toContainText(messages.verdict.lost);
    });
  });

test('H2: the marks lie over every card, those just dealt too', async ({ page }) => {
  await openLink(page, ID);
  await page.keyboard.press('d');
  await page.keyboard.press('h');
  await expect(page.locator('.hint-from')).toHaveCount(1);
  const levels = (selector: string) =>
    page.locator(selector).evaluateAll((found) => found.map((each) => Number(getComputedStyle(each).zIndex)));
  const highestCard = Math.max(...(await levels('.card')));
  for (const level of await levels('.hint-from, .hint-to')) expect(level).toBeGreaterThan(highestCard);
});

test.describe('with the solver', () => {
  test.use({ solver: 'at work' });

  test('H5: a verdict is off the table with the next move, and not asked for while a card is unseen', async ({
    page,
  }) => {
    await page.goto('/');
    await openText(page, ENGLISH.messages, LOST);
    await page.keyboard.press('h');
    await expect(verdict(page)).toContainText(ENGLISH.messages.verdict.lost);
    await status(page).getByRole('button', { name: ENGLISH.messages.hints.doIt }).click();
    await expect(verdict(page)).toHaveCount(0);
    await openLink(page, ID);
    await page.keyboard.press('h');
    await expect(page.locator('.hint-from')).toHaveCount(1);
    await expect(verdict(page)).toHaveCount(0);
  });

  test('H5: a worker that dies leaves an ordinary hint and a live table', async ({ page }) => {
    await killSolver(page);
    await page.goto('/');
    await openText(page, ENGLISH.messages, LOST);
    await page.keyboard.press('h');
    await expect(verdict(page)).toHaveCount(0);
    await status(page).getByRole('button', { name: ENGLISH.messages.hints.doIt }).click();
    await expect(page.locator('.status')).toContainText('499');
  });
});

test('B5: the window of unseen cards counts 94 at the start', async ({ page }) => {
  await openLink(page, ID);
  await page.getByRole('toolbar').getByRole('button', { name: ENGLISH.messages.controls.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: ENGLISH.messages.unseen.title }).click();
  const cells = await page.getByRole('dialog').getByRole('cell').allTextContents();
  expect(cells).toHaveLength(4 * 13);
  expect(cells.reduce((sum, text) => sum + Number(text), 0)).toBe(94);
});
