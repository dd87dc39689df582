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

/** What is on the screen, and how to get there from the scene before, once its window is closed. */
interface Scene {
  readonly name: string;
  readonly open: (page: Page, messages: Messages) => Promise<void>;
  /** No window is open. */
  readonly isOnTable?: true;
}

const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });
const inWindow = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

async function openFromMenu(page: Page, { controls }: Messages, name: string): Promise<void> {
  await tool(page, controls.menu).click();
  await inWindow(page, name).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

const TABLE: Scene = {
  name: 'the table in the middle of a game',
  open: (page) => comeBackTo(page, tableAt(game, MIDDLE)),
  isOnTable: true,
};
const SETTINGS: Scene = {
  name: 'the settings',
  open: (page, messages) => openFromMenu(page, messages, messages.controls.settings),
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
const ALL: readonly Scene[] = [
  TABLE,
  {
    name: 'a hint on the table',
    isOnTable: true,
    open: async (page, messages) => {
      await page.keyboard.press('h');
      await expect(page.getByRole('status').getByRole('button', { name: messages.hints.doIt })).toBeVisible();
    },
  },
  SETTINGS,
  NEW_GAME,
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
    open: (page, messages) => openFromMenu(page, messages, messages.unseen.title),
  },
  {
    name: 'the statistics',
    open: async (page, messages) => {
      await openFromMenu(page, messages, messages.statistics.title);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'the deal of the day',
    open: async (page, messages) => {
      await openFromMenu(page, messages, messages.daily.title);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'the window in which a position is set up',
    open: async (page, messages) => {
      await tool(page, messages.controls.newGame).click();
      await page.getByText(messages.newGame.open, { exact: true }).click();
      await inWindow(page, messages.editor.title).click();
      await expect(page.getByRole('dialog', { name: messages.editor.title })).toBeVisible();
    },
  },
  {
    name: 'the window of the data',
    open: async (page, messages) => {
      await openFromMenu(page, messages, messages.data.title);
      await page.locator('input[type=file]').setInputFiles({
        name: 'file.json',
        mimeType: 'application/json',
        buffer: Buffer.from(formatArchive(new Map([['settings', '{"theme":"dark"}']]))),
      });
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    },
  },
  { name: 'the help', open: (page) => page.keyboard.press('?') },
  { name: 'the pause', open: (page) => page.keyboard.press('p') },
  { name: 'the window with no move left', open: (page, messages) => openText(page, messages, STUCK.text) },
  {
    name: 'a refusal on the table',
    isOnTable: true,
    open: async (page) => {
      await tapStock(page);
      await expect(page.locator('.notice')).toBeVisible();
    },
  },
  {
    name: 'the window of the dead stock',
    open: async (page, messages) => {
      await choose(page, messages, messages.settings.dealRule, messages.settings.dealRules.filled);
      await openText(page, messages, DEAD.text);
    },
  },
  WON,
  {
    name: 'the replay',
    isOnTable: true,
    open: async (page, messages) => {
      await page.reload();
      await inWindow(page, messages.win.replay).click();
      await page.getByRole('complementary').getByRole('button', { name: messages.replay.pause }).click();
    },
  },
  {
    name: 'a game taken over by another tab',
    open: async (page, messages) => {
      const other = await page.context().newPage();
      await other.goto('/');
      await inWindow(other, messages.tabs.goOnHere).click();
      await expect(page.getByRole('dialog', { name: messages.tabs.takenOver })).toBeVisible();
    },
  },
];

const THEMES = ['light', 'dark'] as const;
/** What another theme can break: the other rules look at no colour. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds in this part of the page, named by a selector. It is put into a page once: it is large. */
async function findings(page: Page, part: string, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, runOnly]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(selector, {
        resultTypes: ['violations'],
        ...(runOnly && { runOnly: [...runOnly] }),
      });
      return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${impact} ${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [part, rules] as const,
  );
}

/** All that text on the table may stand on: the two ends of the felt, and the bars. */
const FELTS = ['--felt', '--felt-deep', '--bar'] as const;

/** What axe finds in the colours of the table. It can't judge text on a change of colours, so it sees each of them alone. */
async function findingsOnFelt(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const felt of FELTS) {
    await page.evaluate((colour) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.table::before { display: none } .table.table, .table .status { background: var(${colour}) }`);
      document.adoptedStyleSheets = [sheet];
    }, felt);
    found.push(...(await findings(page, 'body', OF_COLOURS)).map((finding) => `on ${felt}: ${finding}`));
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found;
}

/** Looks at one scene after the other, on one page; nothing outside an open window is looked at. */
async function expectClean(
  page: Page,
  scenes: readonly Scene[],
  messages: Messages,
  themes: readonly (typeof THEMES)[number][],
): Promise<void> {
  for (const { name, open, isOnTable } of scenes)
    await test.step(name, async () => {
      await open(page, messages);
      await expect(page.getByRole('dialog')).toHaveCount(isOnTable ? 0 : 1);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const found = await findings(
          page,
          isOnTable ? 'body' : 'dialog',
          colorScheme === 'light' ? undefined : OF_COLOURS,
        );
        expect.soft(found, `${name}, ${colorScheme}`).toEqual([]);
        if (isOnTable) expect.soft(await findingsOnFelt(page), `${name}, ${colorScheme}`).toEqual([]);
      }
      if (!isOnTable) await page.keyboard.press('Escape');
    });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);

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
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await findingsOnFelt(page), `${option}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('every window in English, light and dark', async ({ page }) => {
  await expectClean(page, ALL, ENGLISH.messages, THEMES);
});

for (const { language, locale, messages } of [GERMAN, SPANISH])
  test.describe(language, () => {
    test.use({ locale });

    // Colours are the same in every language.
    test('the table and the main windows', async ({ page }) => {
      await expectClean(page, MAIN, messages, ['light']);
    });
  });
