/** The first thing that a page does; and D3: an id is the same cards in every browser and language. Firefox runs this too. */
import { openingPosition } from '../../src/rules/position.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { ALL_SPOKEN } from './support/languages.ts';
import { expectShown } from './support/picture.ts';
import { expect, test } from './support/test.ts';

test('the table opens with ten columns and 104 cards', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Column \d+,/ })).toHaveCount(10);
  await expect(page.locator('.card')).toHaveCount(104);
});

test('a deal that is shared opens as the same cards in each language', async ({ browser, baseURL }) => {
  // The worked example of docs/deals.md.
  const deal = { dealNumber: 123_456_789_012, suitCount: 4 } as const;
  for (const { locale, language } of ALL_SPOKEN) {
    const context = await browser.newContext({ baseURL: baseURL!, locale, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/#4-3JZ9J-6GMCB');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectShown(page, openingPosition(shuffledPack(deal)), deal.suitCount);
    await context.close();
  }
});
