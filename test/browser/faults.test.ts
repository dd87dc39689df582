/** S2: the browser does not keep the game. It goes on, says so, and is kept again as soon as that can be. */
import type { Page } from '@playwright/test';
import { parseTable } from '../../src/game/saved.ts';
import { runningGame } from '../../src/game/table.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { DEAL } from '../../src/rules/move.ts';
import { after } from '../../src/rules/play.ts';
import type { Position } from '../../src/rules/position.ts';
import {
  clearStorage,
  closeConnections,
  type Fault,
  prepareFaults,
  savedFile,
  setFault,
  tablesHandedOver,
} from './support/faults.ts';
import { ENGLISH, GERMAN, SPANISH } from './support/languages.ts';
import { recordedGame, tableAt } from './support/lines.ts';
import { comeBackTo } from './support/opening.ts';
import { expectShown, expectSound } from './support/picture.ts';
import { keepText, keptTexts, savedGame } from './support/saved.ts';
import { expect, test } from './support/test.ts';

const game = recordedGame('won-line-1.txt');
const positionAt = (moves: number): Position => runningGame(tableAt(game, moves)).position;
const expectAt = (page: Page, position: Position) => expectShown(page, position, game.deal.suitCount);
const DEALT = after(positionAt(3), DEAL).position;

const line = (page: Page) => page.getByRole('status');

/** Plays under a fault: every action works, the line says that nothing is kept, and the file holds the game. */
async function playUnsaved(page: Page, { storage, data }: Messages): Promise<void> {
  await page.keyboard.press('d');
  await expectAt(page, DEALT);
  await page.keyboard.press('u');
  await page.keyboard.press('Shift+U');
  await expectAt(page, DEALT);
  await expect(line(page)).toContainText(storage.notSaved);
  await expect(line(page)).toBeVisible();
  const texts = await savedFile(page, () => line(page).getByRole('button', { name: data.save }).click());
  expect(runningGame(parseTable(texts.get('table')!)!.table).position).toEqual(DEALT);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => prepareFaults(page));

/** Every fault in English; what is said of it does not depend on which it was, so the other languages see one of each kind. */
for (const { language, locale, messages, writing, opening } of [
  { ...ENGLISH, writing: ['full', 'rejected'], opening: ['missing', 'blocked'] },
  { ...GERMAN, writing: ['rejected'], opening: ['blocked'] },
  { ...SPANISH, writing: ['full'], opening: ['missing'] },
] as const)
  test.describe(language, () => {
    test.use({ locale });

    for (const fault of writing satisfies readonly Fault[])
      test(`writing ${fault}: the game goes on in memory, and is kept again by itself`, async ({ page }) => {
        await comeBackTo(page, tableAt(game, 3));
        await setFault(page, fault);
        await playUnsaved(page, messages);
        expect((await savedGame(page)).position).toEqual(positionAt(3));
        await setFault(page, 'none');
        await expect(line(page)).toHaveText(messages.storage.savedAgain);
        await expectSound(page);
        await page.reload();
        await expectAt(page, DEALT);
        await expect(line(page)).toBeEmpty();
      });

    for (const fault of opening satisfies readonly Fault[])
      test(`IndexedDB ${fault}: what was kept before is put before what was played since`, async ({ page }) => {
        await comeBackTo(page, tableAt(game, 5));
        await setFault(page, fault);
        await page.reload();
        await expect(page.locator('.card')).toHaveCount(104);
        await expect(line(page)).toContainText(messages.storage.notSaved);
        const id = await page.locator('.deal-id').textContent();
        await page.keyboard.press('d');
        await expect(page.locator('.deals-left')).toHaveText('4');
        await setFault(page, 'none');
        await expect(line(page)).toHaveText(messages.storage.savedAgain);
        const played = await expectSound(page);
        expect((await tablesHandedOver(page)).filter((text) => !text.includes(game.id))).toEqual([]);
        await page.reload();
        await expectShown(page, played.position, played.deal.suitCount);
        await expect(page.locator('.deal-id')).toHaveText(id!);
        for (let i = 0; i < 2; i++) await page.keyboard.press('u');
        await expectAt(page, positionAt(5));
      });
  });

const { messages } = ENGLISH;

test('a storage that never answers does not hold up the game, and nothing is written over what it holds', async ({
  page,
}) => {
  await comeBackTo(page, tableAt(game, 5));
  await setFault(page, 'silent');
  await page.reload();
  await expect(line(page)).toContainText(messages.storage.notSaved);
  // Nothing has been played: what was kept takes its place again.
  await setFault(page, 'none');
  await expect(line(page)).toHaveText(messages.storage.savedAgain);
  await expectAt(page, positionAt(5));
  await expectSound(page);
  // At no moment was it replaced by a table without it: a page that ends just then would lose it.
  expect((await tablesHandedOver(page)).filter((text) => !text.includes(game.id))).toEqual([]);
});

test('a connection that the browser closes is opened again', async ({ page }) => {
  await comeBackTo(page, tableAt(game, 3));
  await closeConnections(page);
  await page.keyboard.press('d');
  await expectAt(page, DEALT);
  await expectSound(page);
  await expect(line(page)).toBeEmpty();
});

test('a connection closed for good is told like any other fault', async ({ page }) => {
  await comeBackTo(page, tableAt(game, 3));
  await setFault(page, 'blocked');
  await closeConnections(page);
  await playUnsaved(page, messages);
  await setFault(page, 'none');
  await expect(line(page)).toHaveText(messages.storage.savedAgain);
  await expectSound(page);
});

test('storage cleared while playing is filled again with what the page knows', async ({ page }) => {
  await comeBackTo(page, tableAt(game, 3));
  await page.keyboard.press('d');
  await expectSound(page);
  const before = await keptTexts(page);
  await clearStorage(page);
  await expectSound(page);
  const records = (texts: object) => Object.keys(texts).filter((key) => key.startsWith('game/'));
  expect(records(await keptTexts(page))).toEqual(records(before));
  await page.reload();
  await expectAt(page, DEALT);
});

test('no text where a text should be: it is set aside, can be saved, and a new game starts', async ({ page }) => {
  await comeBackTo(page, tableAt(game, 3));
  await keepText(page, 'table', { games: 'spoilt' } as unknown as string);
  await keepText(page, 'settings', 17 as unknown as string);
  await page.reload();
  await expect(page.locator('.card')).toHaveCount(104);
  await expect(line(page)).toContainText(messages.storage.damaged);
  const texts = await savedFile(page, () => line(page).getByRole('button', { name: messages.data.save }).click());
  expect(new Set(texts.values())).toEqual(new Set(['17', '{"games":"spoilt"}']));
  await expectSound(page);
});

test('a clock that is set back takes no time away and adds none', async ({ page }) => {
  const start = tableAt(game, 3);
  await comeBackTo(page, { ...start, games: [{ ...runningGame(start), elapsedMs: 600_000 }] });
  const time = page.locator('.status div').filter({ hasText: messages.status.time }).locator('dd');
  await expect(time).toHaveText(/^10:0\d$/u);
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() - 3_600_000;
  });
  const before = await time.textContent();
  await expect(time).not.toHaveText(before!);
  await expect(time).toHaveText(/^10:[0-5]\d$/u);
  await page.reload();
  await expect(time).toHaveText(/^10:[0-5]\d$/u);
});
