/** Ways to the table: by link, by the text field of the new-game window, and to a setting. */
import { expect, type Page } from '@playwright/test';
import { formatTable } from '../../../src/game/save.ts';
import { runningGame, type Table } from '../../../src/game/table.ts';
import { LANGUAGES } from '../../../src/i18n/language.ts';
import type { Messages } from '../../../src/i18n/messages.ts';
import { messagesOf } from '../../support/messages.ts';
import { expectShown } from './picture.ts';
import { keepText } from './saved.ts';

const CONFIRM_LINK = LANGUAGES.map((language) => messagesOf(language).link.confirm);

/** Opens the game at this deal, given by its id; a game in progress is put away. */
export async function openLink(page: Page, dealId: string): Promise<void> {
  await page.goto(`/#${dealId}`);
  await expect(page.locator('.card')).toHaveCount(104);
  const confirm = page.getByRole('button', { name: new RegExp(`^(?:${CONFIRM_LINK.join('|')})$`, 'u') });
  await expect(page.locator('.deal-id', { hasText: dealId }).or(confirm)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.locator('.deal-id')).toHaveText(dealId);
}

/** Writes a text into the field of the new-game window and sends it. */
export async function submitDeal(page: Page, messages: Messages, text: string): Promise<void> {
  const { newGame, controls } = messages;
  await page.getByRole('toolbar').getByRole('button', { name: controls.newGame }).click();
  const dialog = page.getByRole('dialog', { name: newGame.title });
  await dialog.getByText(newGame.open).click();
  await dialog.getByLabel(newGame.openLabel).fill(text);
  await dialog.getByRole('button', { name: newGame.openButton }).click();
}

/** Opens a position, or any other text that is a deal. */
export async function openText(page: Page, messages: Messages, text: string): Promise<void> {
  await submitDeal(page, messages, text);
  await expect(page.getByRole('dialog', { name: messages.newGame.title })).toHaveCount(0);
}

/** Chooses one option of one row in the settings window. */
export async function choose(page: Page, messages: Messages, row: string, option: string): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: messages.controls.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.controls.settings }).click();
  const dialog = page.getByRole('dialog', { name: messages.settings.title });
  await dialog.getByRole('group', { name: row }).getByText(option, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Puts a table where the game keeps its own, and comes to it as after an earlier visit. */
export async function comeBackTo(page: Page, table: Table): Promise<void> {
  // A file that is not the game, so that no running game writes over the table.
  await page.goto('/icon.svg');
  await keepText(page, 'table', formatTable(table));
  await page.goto('/');
  const { position, deal } = runningGame(table);
  await expectShown(page, position, deal.suitCount);
}
