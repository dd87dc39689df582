/** Texts from strangers: whatever stands in a link, a field, a file or a record is only ever text. */
import { formatArchive } from '../../src/game/archive.ts';
import type { GameRecord } from '../../src/game/record.ts';
import { ENGLISH } from './support/languages.ts';
import { keepText } from './support/saved.ts';
import { expect, test } from './support/test.ts';

const { controls, data, editor, newGame, problems, statistics } = ENGLISH.messages;
const HOSTILE = '<img src="x" onerror="window.polluted = 1"><script>window.polluted = 1</script>';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => 'polluted' in window)).toBe(false);
  await expect(page.locator('img:not(.card)')).toHaveCount(0);
  await expect(page.locator('body script')).toHaveCount(0);
});

test('in a link', async ({ page }) => {
  await page.goto(`/#${encodeURIComponent(HOSTILE)}`);
  await expect(page.locator('.notice')).toContainText(problems.idCharacter('<', 1));
  await expect(page.locator('.card')).toHaveCount(104);
});

test('in every field', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('toolbar').getByRole('button', { name: controls.newGame }).click();
  await page.getByText(newGame.open, { exact: true }).click();
  await page.getByLabel(newGame.openLabel).fill(HOSTILE);
  await page.getByRole('button', { name: newGame.openButton }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('“<”');
  await page.getByRole('button', { name: editor.title }).click();
  const fields = page.getByRole('dialog', { name: editor.title }).getByRole('textbox');
  await expect(fields).toHaveCount(12);
  for (const field of await fields.all()) {
    await field.fill(HOSTILE);
    await expect(page.getByRole('dialog')).toContainText('“<”');
  }
});

test('in the record of a game, shown in the list of games', async ({ page }) => {
  const feat = { elapsedMs: 1000, moves: 5, hints: 0 };
  const record: GameRecord = {
    id: 'hostile',
    startedMs: 0,
    deal: HOSTILE,
    suitCount: 1,
    dealKind: 'random',
    dealRule: 'filled',
    last: feat,
    win: { ...feat, line: HOSTILE },
  };
  await page.goto('/icon.svg');
  await keepText(page, 'game/hostile', JSON.stringify(record));
  await page.goto('/');
  await page.getByRole('toolbar').getByRole('button', { name: controls.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: statistics.title }).click();
  await expect(page.getByRole('listitem')).toContainText(HOSTILE);
  await page.getByRole('button', { name: statistics.playAgain }).click();
  await expect(page.locator('.notice.refusal')).toBeVisible();
});

test('in a file, whose settings and games name what there is not', async ({ page }) => {
  await page.goto('/');
  const texts = new Map([
    ['settings', JSON.stringify({ theme: HOSTILE, language: HOSTILE, tableColour: HOSTILE })],
    ['table', HOSTILE],
    ['game/hostile', HOSTILE],
  ]);
  await page.getByRole('toolbar').getByRole('button', { name: controls.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: data.title }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: `${HOSTILE.slice(0, 4)}.json`,
    mimeType: 'text/html',
    buffer: Buffer.from(formatArchive(texts)),
  });
  await page.getByRole('dialog').getByRole('button', { name: data.replace, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-table', 'felt');
  await page.reload();
  await expect(page.locator('.card')).toHaveCount(104);
});
