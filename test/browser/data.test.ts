/** B7: everything as one file, and back: what it would change is told first, and can be undone. */
import type { Page } from '@playwright/test';
import { formatArchive } from '../../src/game/archive.ts';
import { formatRecord, type GameRecord, loggedTable, recordOf } from '../../src/game/record.ts';
import { parseTable } from '../../src/game/saved.ts';
import { parseRecord } from '../../src/game/statistics.ts';
import { runningGame } from '../../src/game/table.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { tableTexts } from '../../src/ui/store/saving.ts';
import { savedFile } from './support/faults.ts';
import { ALL_SPOKEN, ENGLISH } from './support/languages.ts';
import { recordedGame, tableAt } from './support/lines.ts';
import { comeBackTo } from './support/opening.ts';
import { expectShown, expectSound } from './support/picture.ts';
import { keptTexts } from './support/saved.ts';
import { expect, test } from './support/test.ts';

const game = recordedGame('won-line-1.txt');
const { messages } = ENGLISH;
const positionAt = (moves: number) => runningGame(tableAt(game, moves)).position;

async function openData(page: Page, { controls, data }: Messages = messages) {
  await page.getByRole('toolbar').getByRole('button', { name: controls.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: data.title }).click();
  return page.getByRole('dialog', { name: data.title });
}

const choose = (page: Page, text: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name: 'file.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

const recordsKept = async (page: Page): Promise<readonly GameRecord[]> =>
  Object.entries(await keptTexts(page)).flatMap(([key, text]) =>
    key.startsWith('game/') ? (parseRecord(text!) ?? []) : [],
  );

/** Another device: one game won, another on the table, dark colours. */
function otherDevice(): string {
  const table = loggedTable(tableAt(game, 9), Date.UTC(2026, 3, 2), () => 'there');
  const won = loggedTable(tableAt(game, game.line.length), Date.UTC(2026, 3, 1), () => 'wonThere');
  const texts = new Map<string, string>([['settings', '{"theme":"dark"}']]);
  for (const [key, text] of tableTexts(table, table.games)) texts.set(key, text!);
  const record = recordOf(runningGame(won))!;
  texts.set(`game/${record.id}`, formatRecord(record));
  return formatArchive(texts);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { language, locale, messages: spoken } of ALL_SPOKEN)
  test.describe(language, () => {
    test.use({ locale });

    test('a file is read only after it has been told what it changes, and is undone', async ({ page }) => {
      const { data, controls } = spoken;
      await comeBackTo(page, tableAt(game, 3));
      const dialog = await openData(page, spoken);
      for (const [text, problem] of [
        ['no file of ours', data.problems.notOurs],
        [otherDevice().replace('"version": 1', '"version": 2'), data.problems.newer],
        [otherDevice().replace('dark', 'pink'), data.problems.altered],
      ] as const) {
        await choose(page, text);
        await expect(dialog.getByRole('alert')).toHaveText(problem);
      }
      await choose(page, otherDevice());
      await expect(dialog.getByRole('listitem')).toHaveText([
        data.news(2),
        data.onlyHere(1),
        data.otherGame,
        data.otherSettings,
      ]);
      expect(await recordsKept(page)).toHaveLength(1);
      await dialog.getByRole('button', { name: data.replace }).click();
      await expectShown(page, positionAt(9), 1);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('status')).toContainText(data.imported);
      await expect
        .poll(async () => new Set((await recordsKept(page)).map(({ id }) => id)))
        .toEqual(new Set(['there', 'wonThere']));
      await page.getByRole('status').getByRole('button', { name: controls.undo }).click();
      await expect(page.getByRole('status')).toHaveText(data.importUndone);
      await expectShown(page, positionAt(3), 1);
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
      await expectSound(page);
      expect(await recordsKept(page)).toHaveLength(1);
    });
  });

test('two devices are merged: each game counts once, and undo leads to the game of the other', async ({ page }) => {
  await comeBackTo(page, tableAt(game, 3));
  const dialog = await openData(page);
  await choose(page, otherDevice());
  await dialog.getByRole('button', { name: messages.data.merge, exact: true }).click();
  await expectShown(page, positionAt(3), 1);
  await expectSound(page);
  expect(await recordsKept(page)).toHaveLength(3);
  await openData(page);
  await choose(page, otherDevice());
  await expect(dialog.getByRole('listitem').first()).toHaveText(messages.data.common(2));
  await page.keyboard.press('Escape');
  // Undone also after a reload; then the file once more.
  await page.reload();
  await openData(page);
  await dialog.getByRole('button', { name: messages.data.undoImport }).click();
  await expect(page.getByRole('status')).toHaveText(messages.data.importUndone);
  await expect.poll(async () => (await recordsKept(page)).length).toBe(1);
  await openData(page);
  await expect(dialog.getByRole('button', { name: messages.data.undoImport })).toHaveCount(0);
  await choose(page, otherDevice());
  await dialog.getByRole('button', { name: messages.data.merge, exact: true }).click();
  // In a window no key of the table acts.
  await expect(dialog).toHaveCount(0);
  for (let i = 0; i < 4; i++) await page.keyboard.press('u');
  await expectShown(page, positionAt(9), 1);
});

test('what is saved as a file brings everything to an empty browser', async ({ page, browser, baseURL }) => {
  await comeBackTo(page, tableAt(game, 7));
  const dialog = await openData(page);
  const texts = await savedFile(page, () => dialog.getByRole('button', { name: messages.data.save }).click());
  expect(runningGame(parseTable(texts.get('table')!)!.table).position).toEqual(positionAt(7));
  const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator('.card')).toHaveCount(104);
  const otherDialog = await openData(other);
  await choose(other, formatArchive(texts));
  await otherDialog.getByRole('button', { name: messages.data.merge, exact: true }).click();
  await expectShown(other, positionAt(7), 1);
  // The clock runs on in both.
  const begun = async (where: Page) =>
    (await recordsKept(where)).map(({ id, startedMs, deal }) => [id, startedMs, deal]);
  expect(await begun(other)).toEqual(await begun(page));
  await context.close();
});
