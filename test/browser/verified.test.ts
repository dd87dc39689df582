/** Verified deals (D1, D2): at once from the catalogue, from the solver where there is none, and never a label without a line. */
import { expect, test } from '@playwright/test';
import { startPosition, verifiedDeal } from '../../src/game/deal.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { replay } from '../../src/rules/replay.ts';
import { shippedEntries } from '../support/catalogue.ts';
import { ENGLISH } from './support/languages.ts';
import { savedGame } from './support/saved.ts';
import { test as solverAtRest } from './support/test.ts';

const { messages } = ENGLISH;

for (const suitCount of SUIT_COUNTS)
  for (const source of ['the catalogue', 'the solver'] as const)
    test(`a verified deal of ${suitCount} suits from ${source} carries a line that wins`, async ({ page }) => {
      if (source === 'the solver')
        await page.route('**/assets/*.txt', (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto('/');
      await expect(page.locator('.card')).toHaveCount(104, { timeout: 20_000 });
      await page.keyboard.press('n');
      const dialog = page.getByRole('dialog');
      await dialog.getByText(messages.newGame.suitCount[suitCount], { exact: true }).click();
      await dialog.getByText(messages.newGame.dealChoices.verified, { exact: true }).click();
      await dialog.getByRole('button', { name: messages.newGame.start }).click();
      await expect(page.getByRole('status')).toContainText(messages.status.verifiedDeal, { timeout: 20_000 });
      const { deal } = await savedGame(page);
      if (deal.kind !== 'numbered' || deal.winningLine === undefined) throw new Error('the deal has no line');
      expect(deal.suitCount).toBe(suitCount);
      const judged = replay(startPosition(deal), deal.winningLine, 'filled');
      expect(judged.ok && judged.won).toBe(true);
      // A line that is cut short does not win, and then there is no label.
      expect(verifiedDeal(deal, deal.winningLine.slice(0, -1))).toBeUndefined();
    });

test('a random deal is labelled as one', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.card')).toHaveCount(104, { timeout: 20_000 });
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(messages.newGame.dealChoices.random, { exact: true }).click();
  await expect(dialog).toContainText(messages.newGame.dealChoicesExplained.random);
  await dialog.getByRole('button', { name: messages.newGame.start }).click();
  await expect(page.getByRole('status')).toContainText(messages.status.randomDeal);
});

for (const { chance, chunk, what } of [
  { chance: 0, chunk: '000', what: 'is not the deal on the table, though chance would have it' },
  { chance: 2 ** 32 - 1, chunk: '040', what: 'is chosen from the whole catalogue' },
])
  solverAtRest(`the first new game of a later visit ${what}`, async ({ page }) => {
    await page.addInitScript((word) => {
      const drawn = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (words) =>
        words instanceof Uint32Array && words.length === 1 ? words.fill(word) : drawn(words);
    }, chance);
    await page.goto('/');
    await expect(page.locator('.card')).toHaveCount(104);
    const { deal: first } = await savedGame(page);
    // The first chunk is asked for as soon as the page is loaded, and read from there.
    const read = page.waitForRequest((request) => request.url().includes(`/1-${chunk}-`));
    await page.reload();
    await expect(page.locator('.card')).toHaveCount(104);
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('button', { name: messages.newGame.start }).click();
    await expect(page.getByRole('status')).toContainText(messages.status.verifiedDeal);
    await read;
    const { deal } = await savedGame(page);
    expect(deal).not.toEqual(first);
    // Asking for a chunk is not yet dealing from it.
    const shipped = shippedEntries(1, Number(chunk)).map(({ dealNumber }) => dealNumber);
    expect(shipped).toContain(deal.kind === 'numbered' ? deal.dealNumber : undefined);
  });
