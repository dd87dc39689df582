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

for (const { path, locale, files } of [
  { path: '/', locale: 'en-GB', files: ['1-000', 'bucket', 'en'] },
  { path: '/', locale: 'es-MX', files: ['1-000', 'bucket', 'es'] },
  { path: '/', locale: 'fr-FR', files: ['1-000', 'bucket', 'en'] },
  { path: '/de/4-farben/', locale: 'en-GB', files: ['4-000', 'bucket', 'de'] },
  { path: '/#4-3JZ9J-6GMCB', locale: 'de-AT', files: ['bucket', 'de'] },
])
  test.describe(`a first visit to ${path} in ${locale}`, () => {
    test.use({ locale });

    test('asks for what the table needs while the script is on its way, and for nothing twice', async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.card')).toHaveCount(104);
      const early = await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel$="preload"]')].map(({ href }) => href);
        const asked = performance.getEntriesByType('resource').map(({ name }) => name);
        return links.map((href) => [href, asked.filter((name) => name === href).length] as const);
      });
      const names = early.map(([href, times]) => [/\/(\d-\d+|[a-z]+)-[^/]*$/u.exec(href)?.[1], times]);
      expect(names.sort()).toEqual(files.map((name) => [name, 1]));
    });
  });
