/** S3: several tabs. One plays the game; another takes it over or plays its own; nothing is overwritten, all is counted. */
import type { BrowserContext, Page } from '@playwright/test';
import { parseTable } from '../../src/game/saved.ts';
import { runningGame } from '../../src/game/table.ts';
import { ENGLISH } from './support/languages.ts';
import { recordedGame, tableAt } from './support/lines.ts';
import { comeBackTo, openText } from './support/opening.ts';
import { expectShown } from './support/picture.ts';
import { prepare } from './support/positions.ts';
import { keptTexts } from './support/saved.ts';
import { expect, test } from './support/test.ts';

const { messages } = ENGLISH;
const { tabs } = messages;
const game = recordedGame('won-line-1.txt');
const positionAt = (moves: number) => runningGame(tableAt(game, moves)).position;
const recordCount = async (page: Page): Promise<number> =>
  Object.keys(await keptTexts(page)).filter((key) => key.startsWith('game/')).length;

const inWindow = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(tab.locator('.card')).toHaveCount(104);
  return tab;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// What the tabs are told in the other languages is in looks.test.ts.
test('the game is taken over, told in the first tab, and brought back', async ({ page, context }) => {
  await comeBackTo(page, tableAt(game, 5));
  const second = await openTab(context);
  const asked = second.getByRole('dialog', { name: tabs.openElsewhere });
  await expect(asked).toContainText(tabs.openElsewhereText);
  await page.keyboard.press('u');
  await asked.getByRole('button', { name: tabs.goOnHere }).click();
  await expectShown(second, positionAt(4), 1);
  await expect(second.getByRole('status')).toHaveText(tabs.goesOnHere);
  const told = page.getByRole('dialog', { name: tabs.takenOver });
  await expect(told).toContainText(tabs.takenOverText);
  // The first tab plays no more, whatever is pressed.
  for (const key of ['u', 'd', 'h']) await page.keyboard.press(key);
  await expectShown(page, positionAt(4), 1);
  await second.keyboard.press('u');
  await expectShown(second, positionAt(3), 1);
  await told.getByRole('button', { name: tabs.goOnHere }).click();
  await expectShown(page, positionAt(3), 1);
  await expect(second.getByRole('dialog', { name: tabs.takenOver })).toBeVisible();
  await page.keyboard.press('Shift+U');
  await page.reload();
  await expectShown(page, positionAt(4), 1);
  expect(await recordCount(page)).toBe(1);
});

test('another game is played beside it, and each tab comes back to its own', async ({ page, context }) => {
  await comeBackTo(page, tableAt(game, 5));
  const second = await openTab(context);
  await inWindow(second, tabs.playAnother).last().click();
  await second.keyboard.press('d');
  await expect(second.locator('.deals-left')).toHaveText('4');
  const id = await second.locator('.deal-id').textContent();
  await page.keyboard.press('u');
  await expectShown(page, positionAt(4), 1);
  await second.reload();
  await expect(second.getByRole('dialog', { name: tabs.openElsewhere })).toBeVisible();
  await expect(second.locator('.deal-id')).toHaveText(id!);
  await expect(second.locator('.deals-left')).toHaveText('4');
  // While it is being loaded anew, which takes its time, the first tab leaves its game alone.
  await second.goto('/icon.svg');
  await page.reload();
  await expectShown(page, positionAt(4), 1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await second.waitForTimeout(1000);
  await second.goto('/');
  await expect(second.locator('.deal-id')).toHaveText(id!);
  await expect(second.locator('.deals-left')).toHaveText('4');
  // Once its tab is closed the second game is brought to the first tab.
  await second.close();
  await page.reload();
  await expectShown(page, positionAt(4), 1);
  await expect(page.getByRole('status')).toHaveText(tabs.broughtIn);
  for (let i = 0; i < 5; i++) await page.keyboard.press('u');
  await expect(page.locator('.deal-id')).toHaveText(id!);
  await expect(page.locator('.deals-left')).toHaveText('4');
  expect(Object.keys(await keptTexts(page)).filter((key) => key.startsWith('table'))).toEqual(['table']);
});

test('a tab that is asleep loses the game all the same, and writes nothing when it wakes', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'puts a tab to sleep through the DevTools protocol');
  await comeBackTo(page, tableAt(game, 5));
  const second = await openTab(context);
  const session = await context.newCDPSession(page);
  await session.send('Debugger.enable');
  const asleep = session.send('Runtime.evaluate', { expression: 'debugger' });
  await inWindow(second, tabs.goOnHere).click();
  await expectShown(second, positionAt(5), 1);
  await second.keyboard.press('u');
  await session.send('Debugger.resume');
  await asleep;
  await expect(page.getByRole('dialog', { name: tabs.takenOver })).toBeVisible();
  await second.reload();
  await expectShown(second, positionAt(4), 1);
});

test('where no move is left, what is asked of two tabs is answered first', async ({ page, context }) => {
  await comeBackTo(page, tableAt(game, 5));
  const second = await openTab(context);
  await inWindow(second, tabs.playAnother).last().click();
  // Ten free ends of which none fits another.
  const stuck = prepare({
    suitCount: 1,
    open: ['2S', '4S', '6S', '8S', 'TS', 'QS', '2S', '4S', '6S', '8S'],
    deals: 0,
    runs: 'SSSS',
  });
  await openText(second, messages, stuck.text);
  await expect(second.getByRole('dialog', { name: messages.stuck.title })).toBeVisible();
  await second.reload();
  await inWindow(second, tabs.playAnother).last().click();
  await expect(second.getByRole('dialog', { name: messages.stuck.title })).toBeVisible();
});

test('a setting changed in one tab holds in the others', async ({ page, context }) => {
  await comeBackTo(page, tableAt(game, 5));
  const second = await openTab(context);
  await inWindow(second, tabs.playAnother).last().click();
  await second.getByRole('toolbar').getByRole('button', { name: messages.controls.menu }).click();
  await inWindow(second, messages.controls.settings).click();
  await second.getByRole('dialog').getByText(messages.settings.themes.dark, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

/** For a long run: `TAB_ACTIONS=500 npx playwright test tabs.test`. */
const ACTIONS = Number(process.env.TAB_ACTIONS ?? 24);

/** Three hold all that two do; for the long run both. */
for (const count of process.env.TAB_ACTIONS === undefined ? [3] : [2, 3])
  test(`${count} tabs, ${ACTIONS} random actions each, with reloads: each keeps its game, and all are counted`, async ({
    context,
  }) => {
    const pages: Page[] = [];
    for (let i = 0; i < count; i++) {
      const tab = await openTab(context);
      if (i > 0) await inWindow(tab, tabs.playAnother).last().click();
      pages.push(tab);
    }
    const PARTS = 3;
    const begun = new Set<string>();
    for (let part = 0; part < PARTS; part++) {
      await Promise.all(pages.map((tab, i) => actAtRandom(tab, Math.ceil(ACTIONS / PARTS), 17 * part + i)));
      for (const [i, tab] of pages.entries()) {
        const kept = async () =>
          runningGame(parseTable((await keptTexts(tab))[i === 0 ? 'table' : `table-${i + 1}`]!)!.table);
        const before = await kept();
        await tab.reload();
        await expect(tab.locator('.card')).toHaveCount(104);
        if (i > 0) await inWindow(tab, tabs.playAnother).last().click();
        await expectShown(tab, before.position, before.deal.suitCount);
        expect((await kept()).journal).toEqual(before.journal);
        expect(before.journal.length).toBeGreaterThan(0);
        begun.add(before.log.started!.id);
      }
      const tab = pages[part % count]!;
      const id = await tab.locator('.deal-id').textContent();
      // Where no move is left a window says so, in which the key does nothing.
      await expect(async () => {
        await tab.keyboard.press('Escape');
        await tab.keyboard.press('n');
        await inWindow(tab, messages.newGame.start).click({ timeout: 2000 });
      }).toPass();
      await expect(tab.getByRole('dialog')).toHaveCount(0);
      await expect(tab.locator('.deal-id')).not.toHaveText(id!);
    }
    expect(begun.size).toBe(count + PARTS - 1);
    expect(await recordCount(pages[0]!)).toBe(begun.size);
  });

/** Deals, undos, redos and hints that are followed, one right after the other; never back into the game before. */
const actAtRandom = (page: Page, actions: number, seed: number): Promise<void> =>
  page.evaluate(
    async ([times, start]) => {
      let state = start * 7919 + 1;
      const next = (n: number) => {
        state = (state * 48_271) % 2_147_483_647;
        return state % n;
      };
      const press = (key: string) =>
        window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: key === 'U', bubbles: true }));
      press('d');
      for (let i = 1; i < times; i++) {
        document.querySelector<HTMLElement>('dialog .round')?.click();
        const what = next(10);
        if (what < 4) {
          press('h');
          await new Promise((resolve) => setTimeout(resolve));
          document.querySelector<HTMLElement>('.notice .main')?.click();
        } else if (what >= 6) press(what < 9 ? 'U' : 'd');
        else if (Number(document.querySelectorAll('.status dd')[2]?.textContent) > 1) press('u');
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    [actions, seed] as const,
  );
