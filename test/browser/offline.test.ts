import { expect, type Page, test } from '@playwright/test';
import { ENGLISH } from './support/languages.ts';
import { openLink } from './support/opening.ts';

test.use({ serviceWorkers: 'allow' });

test('S4, S5: after the first visit the game opens without a network, and nothing is asked of any other host', async ({
  page,
  context,
  baseURL,
}) => {
  const strayRequests: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) strayRequests.push(request.url());
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect(page.locator('.card')).toHaveCount(104);
  await page.keyboard.press('d');
  await expect(page.locator('.deals-left')).toHaveText('4');

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.card')).toHaveCount(104);
  await expect(page.locator('.deals-left')).toHaveText('4');
  await page.keyboard.press('d');
  await expect(page.locator('.deals-left')).toHaveText('3');

  // Links and the shortcuts of the installed game work there too, and so do the windows that are loaded late.
  await openLink(page, '4-3JZ9J-6GMCB');
  await expect(page.locator('.deal-id')).toHaveText('4-3JZ9J-6GMCB');
  expect(complaints).toEqual([]);
  // A chunk of the catalogue that was never fetched may be asked for first, and the browser complains of it.
  await page.goto('/?from=somewhere#suits=2');
  await expect(page.locator('.deal-id')).toHaveText(/^2-/u);
  const { menu } = ENGLISH.messages.controls;
  for (const { title } of [ENGLISH.messages.statistics, ENGLISH.messages.data]) {
    await page.getByRole('toolbar').getByRole('button', { name: menu }).click();
    await page.getByRole('dialog').getByRole('button', { name: title }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  expect(strayRequests).toEqual([]);
});

const { controls, daily, data, editor, newGame, statistics } = ENGLISH.messages;

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: controls.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

async function chooseEditor(page: Page): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: controls.newGame }).click();
  await page.getByText(newGame.open, { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: editor.title }).click();
}

test.describe('a window that can’t be loaded', () => {
  // It would have it already.
  test.use({ serviceWorkers: 'block' });

  for (const [file, title, choose] of [
    ['StatisticsDialog', statistics.title, chooseInMenu],
    ['DailyDialog', daily.title, chooseInMenu],
    ['DataDialog', data.title, chooseInMenu],
    ['EditorDialog', editor.title, chooseEditor],
  ] as const)
    test(`${file}: says so, and the game goes on until it can`, async ({ page }) => {
      const chunk = new RegExp(`/assets/${file}-[^/]*\\.js$`, 'u');
      await page.route(chunk, (route) => route.abort());
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto('/');
      await choose(page, title);
      await expect(page.getByRole('status')).toHaveText(controls.notLoaded);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('d');
      await expect(page.locator('.deals-left')).toHaveText('4');
      await page.unroute(chunk);
      await choose(page, title);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      expect(errors).toEqual([]);
    });
});

test('can be installed: the manifest has icons and a shortcut for each number of suits', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href!)).json();
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['./#suits=1', './#suits=2', './#suits=4']);
  const sizes = new Set<string>();
  for (const icon of manifest.icons) {
    const answer = await request.get(`/${icon.src}`);
    expect(answer.headers()['content-type']).toBe(icon.type);
    if (icon.type !== 'image/png') continue;
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon.src);
    expect(size).toBe(icon.sizes);
    sizes.add(size);
  }
  expect([...sizes]).toEqual(['192x192', '512x512']);
});

test('S5: the content security policy holds: no script and no style from elsewhere or inline', async ({ page }) => {
  await page.goto('/');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.inlineScriptRan = true';
    document.head.append(script);
    const probe = document.createElement('p');
    probe.setAttribute('style', 'position: fixed');
    document.body.append(probe);
    const outside = await fetch('https://example.com/').then(
      () => 'reached',
      () => 'refused',
    );
    return { script: 'inlineScriptRan' in window, style: getComputedStyle(probe).position, outside };
  });
  expect(ran).toEqual({ script: false, style: 'static', outside: 'refused' });
});
