/** The written pages (W1): readable without a script, whole in any folder, and the game at the top of them. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { summaryOf } from '../../src/pages/head.ts';
import { legalMoves } from '../../src/rules/legality.ts';
import { ADDRESSES, pathOf, SECTIONS } from '../../src/ui/addresses.ts';
import { messagesOf } from '../support/messages.ts';
import { textOf } from '../support/pages.ts';
import { playByTap, tapStock } from './support/hands.ts';
import { expectSound, lookAt } from './support/picture.ts';
import { startHost } from './support/server.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page) => page.locator('#text h1');

/** Serves the built game from a folder of a host, as most hosts do. */
async function withFolder(use: (root: string) => Promise<void>): Promise<void> {
  const top = mkdtempSync(join(tmpdir(), 'spider-folder-'));
  mkdirSync(join(top, 'some'));
  symlinkSync(resolve('dist'), join(top, 'some', 'folder'));
  const host = await startHost(top);
  try {
    await use(`${host.address}/some/folder/`);
  } finally {
    await host.close();
    rmSync(top, { recursive: true });
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Everything that a page leads to or shows, in whole addresses, and the parts of itself that it links to. */
const referencesOf = (page: Page) =>
  page.evaluate(() => {
    const whole = (value: string) => new URL(value, location.href).href;
    const attributes = (name: string) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)!);
    const linked = attributes('href').filter((href) => !/^#(?:suits=|suit-)/u.test(href));
    const parts = linked.filter((href) => href.startsWith('#')).map((href) => href.slice(1));
    const pictures = [...document.querySelectorAll<HTMLMetaElement>('meta[property="og:image"]')].map(
      ({ content }) => content,
    );
    return {
      addresses: [...linked, ...attributes('src'), ...attributes('srcset'), ...pictures]
        .map(whole)
        .filter((address) => !/^(?:data|blob):/u.test(address)),
      missingParts: parts.filter((id) => document.getElementById(id) === null),
    };
  });

test('from any folder: no link leads astray, no picture is missing, nothing is refused, nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await withFolder(async (root) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    const addresses = new Set<string>();
    for (const address of ADDRESSES) {
      const path = pathOf(address);
      await page.goto(root + path);
      // What is alive has come to life.
      const alive = address.topic === 'fairness' ? '.test-form' : '[data-exercise] .choices';
      await expect(page.locator(alive)).toBeAttached();
      await expect(page.locator('.card')).toHaveCount(address.topic === 'fairness' ? 0 : 104);
      await expect(page).toHaveTitle(summaryOf(textOf(address.language), address).title);
      const { addresses: found, missingParts } = await referencesOf(page);
      expect(missingParts, path).toEqual([]);
      for (const one of found) addresses.add(one.replace(/#.*$/u, ''));
      const { shifts, overflow } = await page.evaluate(() => ({
        shifts: (window as unknown as { shifts: number[] }).shifts,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(shifts, path).toEqual([]);
      expect(overflow, path).toBe(0);
    }
    await page.goto(root);
    for (const one of (await referencesOf(page)).addresses) addresses.add(one.replace(/#.*$/u, ''));

    for (const address of ADDRESSES) expect(addresses).toContain(root + pathOf(address));
    const strays = [...addresses, ...asked].filter((one) => !one.startsWith(root) && !/^(?:data|blob):/u.test(one));
    expect(strays).toEqual([]);
    for (const one of addresses) expect((await fetch(one)).status, one).toBe(200);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(({ browserName }) => browserName === 'firefox', 'as it is driven here, it can’t be told to do without');

  for (const [index, language] of LANGUAGES.entries())
    test(`in ${language}: all of the text can be read, and no room is kept for the game`, async ({ page }) => {
      const { sections, page: words, fairness } = textOf(language);
      const topic = ([1, 2, 4] as const)[index]!;
      await page.goto(`/${pathOf({ language, topic })}`);
      await expect(heading(page)).toHaveText(words[topic].heading);
      await expect(page.locator('#game')).toBeHidden();
      expect((await heading(page).boundingBox())!.y).toBeLessThan(120);
      for (const name of SECTIONS) {
        const section = page.locator(`section#${name}`);
        await expect(section.locator('h2')).toHaveText(sections[name].heading);
        await expect(section.locator(':is(p, dl, ol, table):not(details *)').last()).toBeVisible();
      }
      const image = page.locator('.table-picture img');
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1000);
      await expect(page.locator('.example')).toHaveCount(4);
      await page.locator('[data-exercise] summary').click();
      await expect(page.locator('[data-exercise] details p')).toBeVisible();

      await page.goto(`/${pathOf({ language, topic: 'fairness' })}`);
      await expect(page.locator('h1')).toHaveText(fairness.heading);
      await expect(page.locator('.rows dd')).toHaveCount(11);
    });
});

const dealId = (page: Page) => page.locator('.deal-id');
const dealsLeft = (page: Page) => page.locator('.deals-left');

test('the table is at the top, deals as many suits as the page is about, and no page ends a game', async ({ page }) => {
  await page.goto('/de/4-farben/');
  await expect(dealId(page)).toHaveText(/^4-/u);
  // Nobody has moved yet: the next page has a game of its own.
  await page.goto('/es/2-palos/');
  await expect(dealId(page)).toHaveText(/^2-/u);

  const { position, deal } = await expectSound(page);
  const move = legalMoves(position, 'filled').find(({ kind }) => kind === 'cards');
  if (move === undefined) await tapStock(page);
  else await playByTap()(page, move, await lookAt(page), position);
  await expect.poll(async () => (await expectSound(page)).journal.length).toBeGreaterThan(0);
  const id = (await dealId(page).textContent())!;
  expect(id.startsWith(String(deal.suitCount))).toBe(true);

  for (const path of ['/es/4-palos/', '/en/1-suit/', '/']) {
    await page.goto(path);
    await expect(dealId(page)).toHaveText(id);
    expect((await expectSound(page)).journal.length).toBeGreaterThan(0);
  }

  // The link to a new game leads up to the table, and asks there.
  const { link, controls } = messagesOf('en');
  await page.goto('/en/1-suit/');
  const question = page.getByRole('dialog', { name: link.title });
  for (const answer of [controls.close, link.confirm]) {
    await page.locator('a.play').click();
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toHaveCount(0);
    await expect(dealId(page)).toHaveText(answer === link.confirm ? /^1-/u : id);
    expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([0, '']);
  }
});

test('a link to a section scrolls and is no deal; keys belong to whatever is in view', async ({ page }) => {
  await page.goto('/en/1-suit/');
  const id = (await dealId(page).textContent())!;
  await page
    .locator('.contents')
    .getByRole('link', { name: textOf('en').sections.dealing.heading })
    .click();
  const section = page.locator('section#dealing');
  const expectAtSection = async () => {
    await expect
      .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(20);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.notice')).toHaveCount(0);
    await expect(dealId(page)).toHaveText(id);
    expect(new URL(page.url()).hash).toBe('#dealing');
  };
  await expectAtSection();
  await page.reload();
  await expectAtSection();

  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  for (const key of ['d', 'u', 'h', 'n', 'r', 'p', 'f', 'Control+z', ' ']) await page.keyboard.press(key);
  await expect.poll(scrolled).toBeGreaterThan(before + 200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.notice')).toHaveCount(0);
  await expect(dealsLeft(page)).toHaveText('5');

  await page.getByRole('link', { name: textOf('en').frame.toTable }).click();
  await expect.poll(scrolled).toBe(0);
  await page.keyboard.press('d');
  await expect(dealsLeft(page)).toHaveText('4');
  await expect(dealId(page)).toHaveText(id);
});

test('another language is another page, with the same game', async ({ page }) => {
  await page.goto('/de/2-farben/');
  await expect(page.locator('.card')).toHaveCount(104);
  await page.keyboard.press('d');
  await expect(dealsLeft(page)).toHaveText('4');
  const id = (await dealId(page).textContent())!;
  const { controls, settings } = messagesOf('de');
  await page.getByRole('toolbar').getByRole('button', { name: controls.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: controls.settings }).click();
  await page.getByRole('group', { name: settings.language }).getByText('Español', { exact: true }).click();
  await page.waitForURL('**/es/2-palos/');
  await expect(heading(page)).toHaveText(textOf('es').page[2].heading);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('toolbar').getByRole('button', { name: messagesOf('es').controls.menu })).toBeVisible();
  await expect(dealId(page)).toHaveText(id);
  await expect(dealsLeft(page)).toHaveText('4');
  // A page is in its own language whatever was chosen before; the root is in the one that was.
  await page.goto('/de/1-farbe/');
  await expect(page.getByRole('toolbar').getByRole('button', { name: controls.menu })).toBeVisible();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

/** What axe finds, as in axe.test.ts. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${impact} ${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  });
}

test('no fault that axe can find', async ({ page }) => {
  for (const [path, colorScheme] of [
    ['/de/2-farben/', 'light'],
    ['/es/4-palos/', 'dark'],
    ['/en/fairness/', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('[data-exercise] .choices, .test-form')).toBeAttached();
    await expect(page.getByRole('main')).toBeVisible();
    expect(await findings(page), `${path}, ${colorScheme}`).toEqual([]);
  }
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after the first visit the written pages open without a network', async ({ page, context }) => {
    await page.goto('/en/2-suits/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto('/es/4-palos/');
    await expect(heading(page)).toHaveText(textOf('es').page[4].heading);
    await expect(page.locator('.card')).toHaveCount(104);
    const image = page.locator('.table-picture img');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1000);
    await page.goto('/de/fairness/');
    await expect(page.locator('.test-form')).toBeVisible();
  });
});
