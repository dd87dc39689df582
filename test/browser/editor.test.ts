/** Setting up a position (D5): from the table as it is seen, or from nothing; checked at every key, judged, played. */
import type { Page } from '@playwright/test';
import { countUnknown } from '../../src/game/unknown-cards.ts';
import { isFaceDown } from '../../src/rules/position.ts';
import { dataLines } from '../support/data.ts';
import { ALL_SPOKEN, ENGLISH } from './support/languages.ts';
import { openLink } from './support/opening.ts';
import { expectSound } from './support/picture.ts';
import { expect, test } from './support/test.ts';

const { editor: words, newGame, replay } = ENGLISH.messages;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openEditor(page: Page, { newGame: window, editor, controls } = ENGLISH.messages) {
  await page.getByRole('toolbar').getByRole('button', { name: controls.newGame }).click();
  const asked = page.getByRole('dialog', { name: window.title });
  await asked.getByText(window.open, { exact: true }).click();
  await asked.getByRole('button', { name: editor.title }).click();
  const dialog = page.getByRole('dialog', { name: editor.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the table as it is seen is taken over, with its unknown cards dealt anew', async ({ page }) => {
  await openLink(page, '4-3JZ9J-6GMCB');
  const before = (await expectSound(page)).position;
  const dialog = await openEditor(page);
  const column = dialog.getByLabel(words.column(1), { exact: true });
  await expect(column).toHaveValue(/^(?:\?\? ){5}[A2-9TJQK][SHDC]$/u);
  expect(countUnknown(await dialog.getByLabel(words.stock).inputValue())).toBe(50);
  await expect(dialog).toContainText(words.unknown(94));
  await expect(dialog.getByRole('button', { name: words.judge })).toBeDisabled();
  await dialog.getByRole('button', { name: words.play }).click();
  await expect(page.getByRole('status')).toHaveText(words.dealtByChance(94));
  const { deal, position } = await expectSound(page);
  expect(deal).toMatchObject({ kind: 'pasted', suitCount: 4 });
  const openCards = ({ columns }: typeof position, of: typeof position) =>
    columns.map((cards, at) => cards.filter((_, i) => !isFaceDown(of, at, i)).map((card) => card & 63));
  expect(openCards(position, position)).toEqual(openCards(before, before));
  expect(position.columns.map((cards) => cards.map((card) => card & 63))).not.toEqual(
    before.columns.map((cards) => cards.map((card) => card & 63)),
  );
});

const RUN = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';

async function setUp(page: Page, columns: readonly string[], runs: string) {
  const dialog = await openEditor(page);
  await dialog.getByRole('button', { name: words.clear }).click();
  await dialog.getByText(newGame.suitCount[1], { exact: true }).click();
  for (const [i, text] of columns.entries()) await dialog.getByLabel(words.column(i + 1), { exact: true }).fill(text);
  await dialog.getByLabel(words.runs).fill(runs);
  return dialog;
}

/** Of one suit; an exact search found that it is lost. */
const LOST = dataLines('late-verdicts.txt').find((line) => line.startsWith('1-') && line.endsWith(';lost')) ?? '';

test.describe('judged', () => {
  test.use({ solver: 'at work' });

  test('a position that can be won is judged so, and the way is shown', async ({ page }) => {
    await page.goto('/');
    const dialog = await setUp(page, [RUN, 'AS'], 'SSSSSSS');
    await expect(dialog).toContainText(words.fine);
    await dialog.getByRole('button', { name: words.judge }).click();
    await expect(dialog.getByRole('status')).toHaveText(words.won(1));
    await dialog.getByRole('button', { name: words.show }).click();
    await expect(page.getByText(replay.running(1, 1))).toBeVisible();
  });

  test('one that can’t is proved to be lost, and can be played all the same', async ({ page }) => {
    await page.goto('/');
    const [, columns = '', , runs = ''] = LOST.split(';');
    const dialog = await setUp(page, columns.split('/'), runs);
    await expect(dialog).toContainText(words.fine);
    await dialog.getByRole('button', { name: words.judge }).click();
    await expect(dialog.getByRole('status')).toHaveText(words.lost);
    await dialog.getByRole('button', { name: words.play }).click();
    await expect(dialog).toHaveCount(0);
    expect((await expectSound(page)).position.stock).toEqual([]);
  });
});

for (const { locale, messages: spoken } of ALL_SPOKEN)
  test.describe(locale, () => {
    test.use({ locale });

    test('what is wrong is named at once, with its place', async ({ page }) => {
      await page.goto('/');
      const dialog = await openEditor(page, spoken);
      const column = dialog.getByLabel(spoken.editor.column(1), { exact: true });
      const known = await column.inputValue();
      await column.fill(`${known} 1X`);
      await expect(dialog).toContainText(spoken.problems.at(1, known.length + 2, spoken.problems.unreadableCard('1')));
      await expect(dialog.getByRole('button', { name: spoken.editor.play })).toBeDisabled();
      await column.fill(`${known} ??`);
      await expect(dialog).toContainText(spoken.problems.faceDownOnOpen(1));
      await column.fill(known.slice(3));
      await expect(dialog).toContainText(spoken.problems.cardCount(103, 104));
      await dialog.getByRole('button', { name: spoken.editor.takeTable }).click();
      await expect(column).toHaveValue(known);
      await expect(dialog).toContainText(spoken.editor.unknown(94));
    });
  });

test('unknown cards may stand in a pasted position as well', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('toolbar').getByRole('button', { name: ENGLISH.messages.controls.newGame }).click();
  const dialog = page.getByRole('dialog', { name: newGame.title });
  await dialog.getByText(newGame.open, { exact: true }).click();
  await dialog.getByLabel(newGame.openLabel).fill(`?? ${RUN.slice(3)}/AS////////;;SSSSSSS`);
  await dialog.getByRole('button', { name: newGame.openButton }).click();
  await expect(page.getByRole('status')).toHaveText(words.dealtByChance(1));
  await expect(dialog).toHaveCount(0);
});
