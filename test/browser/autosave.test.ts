/** What is kept (S1): after a reload, a closed or crashed page and a killed browser the game goes on where it was. */
import type { Page } from '@playwright/test';
import { formatTable } from '../../src/game/save.ts';
import { runningGame } from '../../src/game/table.ts';
import type { Position } from '../../src/rules/position.ts';
import { drag, pointOn } from './support/hands.ts';
import { ENGLISH, GERMAN } from './support/languages.ts';
import { recordedGame, tableAt } from './support/lines.ts';
import { choose, comeBackTo, openLink, openText } from './support/opening.ts';
import { expectShown, expectSound, lookAt } from './support/picture.ts';
import { keepText, keptTexts, savedGame } from './support/saved.ts';
import { expect, test } from './support/test.ts';
import { openProfile, withProfile } from './support/visits.ts';

const { messages } = ENGLISH;
const { controls, storage } = messages;
const game = recordedGame('won-line-1.txt');
const positionAt = (moves: number): Position => runningGame(tableAt(game, moves)).position;
const expectAt = (page: Page, moves: number) => expectShown(page, positionAt(moves), game.deal.suitCount);
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });

/** Plays a move of the recorded line. */
async function playNext(page: Page, index: number): Promise<void> {
  const move = game.line[index];
  if (move?.kind !== 'cards') throw new Error('only moves of cards here');
  const seen = await expectAt(page, index);
  await drag(page, pointOn(seen, move.from, move.count), pointOn(seen, move.to, 1));
  await expectAt(page, index + 1);
}

/** The seconds that the clock shows. */
async function clockSeconds(page: Page, label = messages.status.time): Promise<number> {
  const text = await page.locator('.status div').filter({ hasText: label }).locator('dd').textContent();
  return (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Undo leads back to the opening, redo to where the game stood: the history has survived. */
async function expectHistory(page: Page, moves: number, redos = 0): Promise<void> {
  for (let i = 0; i < redos; i++) await page.keyboard.press('Shift+U');
  await expectAt(page, moves + redos);
  for (let i = 0; i < moves + redos; i++) await page.keyboard.press('u');
  await expectAt(page, 0);
  for (let i = 0; i < moves; i++) await page.keyboard.press('Shift+U');
  await expectAt(page, moves);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a reload changes nothing: cards, history, clock and settings', async ({ page }) => {
  await openLink(page, game.id);
  await choose(page, messages, messages.settings.theme, messages.settings.themes.dark);
  await choose(page, messages, messages.settings.tapMode, messages.settings.tapModes.pick);
  await choose(page, messages, messages.settings.language, 'Deutsch');
  for (let i = 0; i < 4; i++) await playNext(page, i);
  await page.keyboard.press('u');
  await expectAt(page, 3);
  const { time } = GERMAN.messages.status;
  await expect.poll(() => clockSeconds(page, time)).toBeGreaterThanOrEqual(3);
  await expectSound(page);
  const before = await clockSeconds(page, time);

  await page.reload();
  await expectAt(page, 3);
  const after = await clockSeconds(page, time);
  expect(after).toBeGreaterThanOrEqual(before - 1);
  expect(after).toBeLessThanOrEqual(before + 4);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.deal-id')).toHaveText(game.id);
  expect(JSON.parse((await keptTexts(page)).settings!)).toMatchObject({ tapMode: 'pick', language: 'de' });
  await expectHistory(page, 3, 1);
});

test('a page that ends at the very moment of an action keeps it, and those just before', async ({ page }) => {
  // With cards on their way.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  let moves = 24;
  await comeBackTo(page, tableAt(game, moves));
  for (let visit = 0; visit < 5; visit++) {
    // Four actions and the reload in one task: the page gets no time to finish anything.
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => {
      for (const key of ['u', 'u', 'U', 'u'])
        window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: key === 'U' }));
      window.location.reload();
    });
    await reloaded;
    moves -= 2;
    await expectAt(page, moves);
  }
});

test('the clock stands while the page is away', async ({ page }) => {
  await comeBackTo(page, { ...tableAt(game, 3), games: [{ ...runningGame(tableAt(game, 3)), elapsedMs: 754_000 }] });
  const shown = await clockSeconds(page);
  expect(shown).toBeGreaterThanOrEqual(754);
  expect(shown).toBeLessThanOrEqual(757);
});

test('a closed browser and one whose page crashed', async ({ baseURL }) => {
  await withProfile(async (folder) => {
    const first = await openProfile(folder, baseURL!);
    const page = first.pages()[0]!;
    await openLink(page, game.id);
    for (let i = 0; i < 3; i++) await playNext(page, i);
    await first.close();

    const second = await openProfile(folder, baseURL!);
    const again = second.pages()[0]!;
    await again.goto('/');
    await expectAt(again, 3);
    await playNext(again, 3);
    const crashed = again.waitForEvent('crash');
    await again.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const fresh = await second.newPage();
    await fresh.goto('/');
    await expectHistory(fresh, 4);
    await second.close();
  });
});

test('a saved text that is damaged is set aside', async ({ page }) => {
  const whole = formatTable(tableAt(game, 5));
  await comeBackTo(page, tableAt(game, 3));
  const comeBackToText = async (key: string, text: string) => {
    await page.goto('/icon.svg');
    await keepText(page, key, text);
    await page.goto('/');
    await expect(page.locator('.card')).toHaveCount(104);
  };
  const setAside = async () =>
    Object.entries(await keptTexts(page)).flatMap(([key, text]) => (key.startsWith('damaged-') ? [text] : []));

  for (const [name, text] of [
    ['no text of ours', '{"version":1,"games":[{"deal'],
    ['of a version that does not exist yet', whole.replace('"version":1', '"version":99')],
    ['without a readable deal', whole.replace(game.id, '1-00000-00000')],
  ] as const)
    await test.step(`${name}: a new game starts`, async () => {
      await comeBackToText('table', text);
      expect(await setAside(), name).toContain(text);
      await expect(page.getByRole('status')).toContainText(storage.damaged);
      expect((await expectSound(page)).journal, name).toEqual([]);
    });

  await test.step('broken in the middle: it is played as far as it goes', async () => {
    const text = whole.replace(/ \d+>\d+x\d+"/u, ' 1>1x1"');
    await comeBackToText('table', text);
    expect(await setAside()).toContain(text);
    await expect(page.getByRole('status')).toContainText(storage.cutShort);
    await expectAt(page, 4);
  });

  await test.step('no settings of ours: the defaults, and the game', async () => {
    await comeBackToText('settings', '{"theme":"dark","motion":17,');
    await expectAt(page, 4);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('restart, then undo', async ({ page }) => {
  await comeBackTo(page, tableAt(game, 12));
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('button', { name: messages.restart.confirm }).click();
  await expectAt(page, 0);
  await expectSound(page);
  await page.reload();
  await expectAt(page, 0);
  await tool(page, controls.undo).click();
  await expectAt(page, 12);
  expect((await expectSound(page)).tally.moves).toBe(12);
  await page.keyboard.press('u');
  await expectAt(page, 11);
});

test('a new game, then undo brings the earlier one back', async ({ page }) => {
  await comeBackTo(page, tableAt(game, 12));
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(messages.newGame.keepsGame)).toBeVisible();
  await dialog.getByText(messages.newGame.suitCount[4], { exact: true }).click();
  await dialog.getByRole('button', { name: messages.newGame.start }).click();
  await expect(page.locator('.deal-id')).toHaveText(/^4-/u);
  const fresh = await expectSound(page);
  expect(fresh.deal.suitCount).toBe(4);
  await page.reload();
  await expectShown(page, fresh.position, 4);
  await tool(page, controls.undo).click();
  await expectAt(page, 12);
  await expect(page.locator('.deal-id')).toHaveText(game.id);
  await page.keyboard.press('Shift+U');
  await expectShown(page, fresh.position, 4);
});

test('a pasted position is kept as well', async ({ page }) => {
  await page.goto('/');
  const text = `${'/'.repeat(9)};;SSSSSSSS`.replace('SSSSSSSS', 'SSSSSSS').replace('/', 'KSQSJSTS9S8S7S6S5S4S3S2S/AS');
  await openText(page, messages, text);
  const { position } = await savedGame(page);
  await page.reload();
  await expectShown(page, position, 1);
  await expect(page.getByText(messages.status.pastedDeal)).toBeVisible();
  expect((await lookAt(page)).columns[0]).toHaveLength(12);
});
