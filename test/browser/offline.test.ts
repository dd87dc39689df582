import { expect, test } from '@playwright/test';

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
  await page.keyboard.press('d');
  await expect(page.locator('.deals-left')).toHaveText('4');

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.card')).toHaveCount(104);
  await expect(page.locator('.deals-left')).toHaveText('4');
  await page.keyboard.press('d');
  await expect(page.locator('.deals-left')).toHaveText('3');
  expect(strayRequests).toEqual([]);
  expect(complaints).toEqual([]);
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
