/** Parts of the program that are loaded late and can't be had: the table says so, and loses nothing. */
// Not the tests' own `test`: the browser itself logs what could not be fetched.
import { expect, type Page, test } from '@playwright/test';
import { runningGame } from '../../src/game/table.ts';
import { ENGLISH } from './support/languages.ts';
import { recordedGame, tableAt } from './support/lines.ts';
import { comeBackTo, openLink } from './support/opening.ts';
import { expectShown } from './support/picture.ts';
import { keptTexts } from './support/saved.ts';

const { messages } = ENGLISH;
const { notLoaded } = messages.controls;
const game = recordedGame('won-line-1.txt');

const refuse = (page: Page, part: string) => page.route(`**/assets/${part}-*.js`, (route) => route.abort());
const line = (page: Page) => page.getByRole('status');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a hint that can’t be had is refused in words, and the game goes on', async ({ page }) => {
  await refuse(page, 'advice');
  await openLink(page, game.id);
  await page.keyboard.press('h');
  await expect(line(page)).toHaveText(notLoaded);
  await page.keyboard.press('d');
  await expect(page.locator('.deals-left')).toHaveText('4');
});

test('a link that can’t be opened leaves the table as it is', async ({ page }) => {
  await refuse(page, 'links');
  await page.goto(`/#${game.id}`);
  await expect(line(page)).toHaveText(notLoaded);
  await expect(page.locator('.card')).toHaveCount(104);
  await expect(page.locator('.deal-id')).not.toHaveText(game.id);
});

test('a kept game that can’t be read yet is not written over, and comes back', async ({ page, browserName }) => {
  const table = tableAt(game, 5);
  await comeBackTo(page, table);
  const { table: kept } = await keptTexts(page);
  await refuse(page, 'reading');
  await page.reload();
  await expect(page.locator('.card')).toHaveCount(104);
  await expect(line(page)).toContainText(messages.storage.notSaved);
  await page.keyboard.press('d');
  await expect(page.locator('.deals-left')).toHaveText('4');
  expect((await keptTexts(page)).table).toBe(kept);
  await page.unroute('**/assets/reading-*.js');
  // A part that could not be loaded Firefox does not ask for again until the page is loaded anew.
  if (browserName === 'firefox') await page.reload();
  else {
    await expect(line(page)).toHaveText(messages.storage.savedAgain);
    await page.keyboard.press('u');
    await page.keyboard.press('u');
  }
  const { position, deal } = runningGame(table);
  await expectShown(page, position, deal.suitCount);
});
