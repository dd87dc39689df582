/** Replay links and their viewer (D4): step, jump, play, and go on playing from the middle. */
import type { Page } from '@playwright/test';
import { numberedDeal } from '../../src/game/deal.ts';
import { formatLink, parseLink } from '../../src/game/link.ts';
import { runningGame } from '../../src/game/table.ts';
import { linkProblemText } from '../../src/ui/problem-sentences.ts';
import { ALL_SPOKEN, ENGLISH } from './support/languages.ts';
import { recordedGame, tableAt } from './support/lines.ts';
import { openLink } from './support/opening.ts';
import { expectShown, expectSound } from './support/picture.ts';
import { expect, test } from './support/test.ts';

const { messages } = ENGLISH;
const words = messages.replay;
const game = recordedGame('won-line-4.txt');
const other = recordedGame('won-line-1.txt');
const LINK = formatLink({ deal: numberedDeal(game.deal), dealRule: 'filled', line: game.line });
const positionAt = (moves: number) => runningGame(tableAt(game, moves)).position;
const button = (page: Page, name: string) =>
  page.getByRole('complementary', { name: words.title }).getByRole('button', { name, exact: true });
const count = game.line.length;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the replay and holds it. */
async function watch(page: Page): Promise<void> {
  await page.goto(`/#${LINK}`);
  await button(page, words.pause).click();
}

test('a replay link steps, jumps and scrubs, and leaves the game on the table as it was', async ({ page }) => {
  await openLink(page, other.id);
  await page.keyboard.press('d');
  await watch(page);
  await page.getByRole('slider', { name: words.scrub }).fill('0');
  await expectShown(page, game.opening, 4);
  await button(page, words.forward).click();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, positionAt(2), 4);
  await button(page, words.back).click();
  await expectShown(page, positionAt(1), 4);
  await page.getByRole('slider', { name: words.scrub }).fill('30');
  await expectShown(page, positionAt(30), 4);
  await button(page, words.toStart).click();
  await button(page, words.nextMark).click();
  await expectShown(page, positionAt(game.line.findIndex(({ kind }) => kind === 'deal') + 1), 4);
  await button(page, words.stop).click();
  const { deal, journal } = await expectSound(page);
  expect(deal).toMatchObject({ ...other.deal });
  expect(journal).toHaveLength(1);
});

test('it plays by itself to the end', async ({ page }) => {
  await watch(page);
  await page.getByRole('slider', { name: words.scrub }).fill(String(count - 3));
  await button(page, words.play).click();
  await expect(page.getByText(words.running(count, count))).toBeVisible();
  await expect(button(page, words.play)).toBeVisible();
  await expectShown(page, positionAt(count), 4);
});

test('it can be played on from the middle, and undo leads back through it to the game before', async ({ page }) => {
  await openLink(page, other.id);
  await page.keyboard.press('d');
  await watch(page);
  await page.getByRole('slider', { name: words.scrub }).fill('20');
  await button(page, words.playOn).click();
  await expectShown(page, positionAt(20), 4);
  expect((await expectSound(page)).rules.dealRule).toBe('filled');
  for (let i = 0; i < 21; i++) await page.keyboard.press('u');
  expect((await expectSound(page)).deal).toMatchObject({ ...other.deal });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it plays in a browser that has been here once', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
    await page.reload();
    await context.setOffline(true);
    await watch(page);
    await button(page, words.toEnd).click();
    await expectShown(page, positionAt(count), 4);
  });
});

for (const { locale, messages: spoken } of ALL_SPOKEN)
  test.describe(locale, () => {
    test.use({ locale });

    test('a damaged link gets a clear line, and changes nothing', async ({ page }) => {
      await openLink(page, other.id);
      await page.keyboard.press('d');
      const half = LINK.length / 2;
      for (const bad of [
        LINK.slice(0, -1),
        LINK.slice(0, half) + LINK.slice(half + 1),
        `${LINK}.x`,
        '<img src=x onerror=alert(1)>',
      ]) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, encodeURIComponent(bad));
        const parsed = parseLink(bad);
        if (parsed.ok) throw new Error('the link should be refused');
        await expect(page.locator('.notice')).toHaveText(linkProblemText(spoken, parsed));
        expect((await expectSound(page)).journal).toHaveLength(1);
      }
    });
  });
