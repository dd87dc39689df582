/** No fault that axe can find, of any weight, on the table and in every window, light and dark, in three languages. */

import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { formatArchive } from '../../src/game/archive.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { focusColumn, tapStock } from './support/hands.ts';
import { ENGLISH, GERMAN, SPANISH } from './support/languages.ts';
import { recordedGame, tableAt } from './support/lines.ts';
import { choose, comeBackTo, openText, submitDeal } from './support/opening.ts';
import { prepare } from './support/positions.ts';
import { expect, test } from './support/test.ts';

const game = recordedGame('won-line-1.txt');
const MIDDLE = 30;

const STUCK = prepare({
  suitCount: 1,
  open: ['AS', '3S', '5S', '7S', '9S', 'AS', '3S', '5S', '7S', '9S'],
  deals: 0,
  runs: 'SSSSSS',
});
const DEAD = prepare({ suitCount: 1, open: ['5S', '9S', '', '', '', '', '', '', '', ''], deals: 5, runs: 'SSSS' });

/** What is on the screen, and how to get there from the table in the middle of a game. */
interface Scene {
  readonly name: string;
  readonly open: (page: Page, messages: Messages) => Promise<void>;
  /** No window is open. */
  readonly isOnTable?: true;
}

const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });

const TABLE: Scene = { name: 'the table', open: async () => undefined, isOnTable: true };
const REFUSAL: Scene = {
  name: 'a refusal on the table',
  isOnTable: true,
  open: async (page, messages) => {
    await openText(page, messages, STUCK.text);
    await page.getByRole('dialog').getByRole('button', { name: messages.stuck.dismiss }).click();
    await tapStock(page);
    await expect(page.locator('.notice')).toBeVisible();
  },
};
const SETTINGS: Scene = {
  name: 'the settings',
  open: async (page, messages) => {
    await tool(page, messages.controls.menu).click();
    await page.getByRole('dialog').getByRole('button', { name: messages.controls.settings }).click();
  },
};
const NEW_GAME: Scene = {
  name: 'the new-game window with a problem',
  open: async (page, messages) => {
    await submitDeal(page, messages, '1-00000-00001');
    await expect(page.getByRole('alert')).toHaveText(messages.problems.idCheck);
  },
};
const WON: Scene = { name: 'the win window', open: (page) => comeBackTo(page, tableAt(game, game.line.length)) };

const MAIN: readonly Scene[] = [TABLE, SETTINGS, NEW_GAME, WON];
const OTHERS: readonly Scene[] = [
  REFUSAL,
  {
    name: 'a hint on the table',
    isOnTable: true,
    open: async (page, messages) => {
      await page.keyboard.press('h');
      await expect(page.getByRole('status').getByRole('button', { name: messages.hints.doIt })).toBeVisible();
    },
  },
  {
    name: 'the run picker',
    open: async (page) => {
      await focusColumn(page, 3);
      await page.keyboard.press('Enter');
    },
  },
  { name: 'the restart question', open: (page) => page.keyboard.press('r') },
  { name: 'the menu', open: (page, messages) => tool(page, messages.controls.menu).click() },
  {
    name: 'the cards not seen yet',
    open: async (page, messages) => {
      await tool(page, messages.controls.menu).click();
      await page.getByRole('dialog').getByRole('button', { name: messages.unseen.title }).click();
    },
  },
  {
    name: 'the statistics',
    open: async (page, messages) => {
      await tool(page, messages.controls.menu).click();
      await page.getByRole('dialog').getByRole('button', { name: messages.statistics.title }).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'the deal of the day',
    open: async (page, messages) => {
      await tool(page, messages.controls.menu).click();
      await page.getByRole('dialog').getByRole('button', { name: messages.daily.title }).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'the window in which a position is set up',
    open: async (page, messages) => {
      await tool(page, messages.controls.newGame).click();
      await page.getByText(messages.newGame.open, { exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: messages.editor.title }).click();
      await expect(page.getByRole('dialog', { name: messages.editor.title })).toBeVisible();
    },
  },
  {
    name: 'the window of the data',
    open: async (page, messages) => {
      await tool(page, messages.controls.menu).click();
      await page.getByRole('dialog').getByRole('button', { name: messages.data.title }).click();
      await page.locator('input[type=file]').setInputFiles({
        name: 'file.json',
        mimeType: 'application/json',
        buffer: Buffer.from(formatArchive(new Map([['settings', '{"theme":"dark"}']]))),
      });
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    name: 'a game taken over by another tab',
    open: async (page, messages) => {
      const other = await page.context().newPage();
      await other.goto('/');
      await other.getByRole('dialog').getByRole('button', { name: messages.tabs.goOnHere }).click();
      await expect(page.getByRole('dialog', { name: messages.tabs.takenOver })).toBeVisible();
    },
  },
  { name: 'the help', open: (page) => page.keyboard.press('?') },
  { name: 'the pause', open: (page) => page.keyboard.press('p') },
  { name: 'the window with no move left', open: (page, messages) => openText(page, messages, STUCK.text) },
  {
    name: 'the window of the dead stock',
    open: async (page, messages) => {
      await choose(page, messages, messages.settings.dealRule, messages.settings.dealRules.filled);
      await openText(page, messages, DEAD.text);
    },
  },
  {
    name: 'the replay',
    isOnTable: true,
    open: async (page, messages) => {
      await comeBackTo(page, tableAt(game, game.line.length));
      await page.getByRole('dialog').getByRole('button', { name: messages.win.replay }).click();
      await page.getByRole('complementary').getByRole('button', { name: messages.replay.pause }).click();
    },
  },
];

const THEMES = ['light', 'dark'] as const;

/** What axe finds in this part of the page, named by a selector. It is put into a page once: it is large. */
async function findings(page: Page, part: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(selector, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${impact} ${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, part);
}

/** @param part a selector: nothing outside is looked at */
async function expectClean(
  page: Page,
  name: string,
  themes: readonly (typeof THEMES)[number][],
  part = 'body',
): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findings(page, part), `${name}, ${colorScheme}`).toEqual([]);
  }
}

async function expectNoViolations(page: Page, scene: Scene, messages: Messages): Promise<void> {
  await comeBackTo(page, tableAt(game, MIDDLE));
  await scene.open(page, messages);
  await expect(page.getByRole('dialog')).toHaveCount(scene.isOnTable ? 0 : 1);
  // Colours are the same in every language, and the table behind a window as in the other scenes.
  const themes = messages === ENGLISH.messages ? THEMES : (['light'] as const);
  await expectClean(page, scene.name, themes, scene.isOnTable ? 'body' : 'dialog');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every table colour, and more contrast', async ({ page }) => {
  const { settings } = ENGLISH.messages;
  await comeBackTo(page, tableAt(game, MIDDLE));
  for (const [row, option] of [
    [settings.tableColour, settings.tableColours.slate],
    [settings.tableColour, settings.tableColours.paper],
    [settings.contrast, settings.contrasts.more],
  ] as const) {
    await choose(page, ENGLISH.messages, row, option);
    await page.keyboard.press('h');
    await expect(page.locator('.notice')).toBeVisible();
    await expectClean(page, option, THEMES);
  }
});

for (const { language, locale, messages } of [ENGLISH, GERMAN, SPANISH])
  test.describe(language, () => {
    test.use({ locale });
    for (const scene of language === 'en' ? [...MAIN, ...OTHERS] : MAIN)
      test(scene.name, async ({ page }) => {
        await expectNoViolations(page, scene, messages);
      });
  });
