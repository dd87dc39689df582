/** The windows: end of a game (H6, H7), a dead stock (R7), pause, and texts that are no deal. */
import type { Page } from '@playwright/test';
import { parseDeal } from '../../src/game/deal-text.ts';
import { runningGame } from '../../src/game/table.ts';
import { DEAL } from '../../src/rules/move.ts';
import { formatLine } from '../../src/rules/notation.ts';
import { after } from '../../src/rules/play.ts';
import { dealProblemText } from '../../src/ui/problem-sentences.ts';
import { drag, pointOn } from './support/hands.ts';
import { ALL_SPOKEN, ENGLISH } from './support/languages.ts';
import { recordedGame, tableAt } from './support/lines.ts';
import { choose, comeBackTo, openLink, openText, submitDeal } from './support/opening.ts';
import { expectShown, expectSound, lookAt } from './support/picture.ts';
import { type Prepared, prepare, prepared } from './support/positions.ts';
import { stopAtSecondMove } from './support/replays.ts';
import { expect, test } from './support/test.ts';

const { messages } = ENGLISH;
const { controls, stuck, win } = messages;
const game = recordedGame('won-line-1.txt');
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });
const inWindow = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** One move before the win: the last ace goes onto the last two. */
const almostWon = (suit: string, runs: string): Prepared =>
  prepared(`${'KQJT98765432'.replace(/./gu, `$&${suit}`)}/A${suit}////////;;${runs}`);

async function playLast(page: Page): Promise<void> {
  const seen = await lookAt(page);
  await drag(page, pointOn(seen, 1, 1), pointOn(seen, 0, 1));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the win window', () => {
  test('counts the runs of 1, 2 and 4 suits', async ({ page }) => {
    await page.goto('/');
    for (const [suit, runs, counts] of [
      ['S', 'SSSSSSS', { spades: 8, hearts: 0, diamonds: 0, clubs: 0 }],
      ['H', 'SSSSHHH', { spades: 4, hearts: 4, diamonds: 0, clubs: 0 }],
      ['C', 'SSHHDDC', { spades: 2, hearts: 2, diamonds: 2, clubs: 2 }],
    ] as const) {
      const { text, position, suitCount } = almostWon(suit, runs);
      await openText(page, messages, text);
      await expectShown(page, position, suitCount);
      await playLast(page);
      const dialog = page.getByRole('dialog', { name: win.title });
      for (const [name, n] of Object.entries(counts))
        await expect(dialog.getByRole('listitem').filter({ hasText: win.runsOfSuit(name, n) }), runs).toBeVisible();
      await expect(dialog.getByText(messages.status.pastedDeal)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  test('comes once the cards have arrived, and again after a reload', async ({ page }) => {
    await comeBackTo(page, tableAt(game, game.line.length));
    await expect(page.getByRole('dialog', { name: win.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('u');
    await expectShown(page, runningGame(tableAt(game, game.line.length - 1)).position, 1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('copies the deal id and a link that opens the deal', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await comeBackTo(page, tableAt(game, game.line.length));
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await inWindow(page, win.copyDeal).click();
    await expect.poll(clipboard).toBe(game.id);
    await expect(page.getByText(messages.status.copied)).toBeVisible();
    await inWindow(page, win.copyLink).click();
    await expect.poll(clipboard).toContain('://');
    await page.goto(await clipboard());
    await expect(page.locator('.deal-line .deal-id')).toHaveText(game.id);
  });

  test('plays the game again and comes back', async ({ page }) => {
    await comeBackTo(page, tableAt(game, game.line.length));
    await inWindow(page, win.replay).click();
    await stopAtSecondMove(page, messages, game.line.length);
    await page.getByRole('button', { name: messages.replay.forward }).click();
    await expectShown(page, runningGame(tableAt(game, 3)).position, 1);
    for (const key of ['d', 'u']) await page.keyboard.press(key);
    await page.getByRole('button', { name: messages.replay.stop }).click();
    await expect(page.getByRole('dialog', { name: win.title })).toBeVisible();
    const { position, journal } = await expectSound(page);
    expect(position.foundations).toHaveLength(8);
    expect(journal).toHaveLength(game.line.length);
  });

  test('offers the same cards and a new game, which undo takes back', async ({ page }) => {
    await comeBackTo(page, tableAt(game, game.line.length));
    await inWindow(page, controls.restart).click();
    await expectShown(page, game.opening, 1);
    await page.keyboard.press('u');
    await expect(page.getByRole('dialog', { name: win.title })).toBeVisible();
    await inWindow(page, controls.newGame).click();
    await expect(page.getByRole('dialog', { name: messages.newGame.title })).toBeVisible();
  });
});

/** Ten free ends of which none fits another, every one on a face-down card, and no stock. */
const STUCK = prepare({
  suitCount: 1,
  open: ['AS', '3S', '5S', '7S', '9S', 'AS', '3S', '5S', '7S', '9S'],
  deals: 0,
  runs: 'SSSSSS',
});
/** The same but for one last move: the ace goes onto the two. */
const LAST_MOVE = prepare({
  suitCount: 1,
  open: ['5S AS', '2S', '5S', '7S', '9S', 'JS', 'KS', '5S', '7S', '9S'],
  deals: 0,
  runs: 'SSSSS',
});

test.describe('no move left', () => {
  for (const { language, locale, messages: words } of ALL_SPOKEN)
    test.describe(language, () => {
      test.use({ locale });
      test('is explained, with its ways out', async ({ page }) => {
        await page.goto('/');
        await openText(page, words, STUCK.text);
        const dialog = page.getByRole('dialog', { name: words.stuck.title });
        await expect(dialog.getByText(words.stuck.text)).toBeVisible();
        const { undo, restart, newGame } = words.controls;
        for (const name of [undo, restart, newGame, words.stuck.dismiss])
          await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
        await expect(dialog.getByRole('button', { name: words.stuck.otherRule })).toHaveCount(0);
        await dialog.getByRole('button', { name: words.stuck.dismiss }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expectShown(page, STUCK.position, 1);
      });
    });

  test('comes after the last move, and undo leads out', async ({ page }) => {
    await page.goto('/');
    await openText(page, messages, LAST_MOVE.text);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const seen = await expectShown(page, LAST_MOVE.position, 1);
    await drag(page, pointOn(seen, 0, 1), pointOn(seen, 1, 1));
    await expect(page.getByRole('dialog', { name: stuck.title })).toBeVisible();
    await inWindow(page, controls.undo).click();
    await expectShown(page, LAST_MOVE.position, 1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a stock that can never be dealt', () => {
  /** Four runs complete, two cards on the table, fifty in the stock. */
  const DEAD = prepare({ suitCount: 1, open: ['5S', '9S', '', '', '', '', '', '', '', ''], deals: 5, runs: 'SSSS' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await choose(page, messages, messages.settings.dealRule, messages.settings.dealRules.filled);
    await openText(page, messages, DEAD.text);
    await expect(page.getByRole('dialog', { name: stuck.deadTitle })).toBeVisible();
  });

  test('is named with the number of cards, and the other rule lets it be dealt', async ({ page }) => {
    await expect(page.getByRole('dialog').getByText(stuck.deadText(2))).toBeVisible();
    await inWindow(page, stuck.otherRule).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('status')).toContainText(messages.settings.dealRules.filledOrFew);
    await expectShown(page, DEAD.position, 1);
    await page.keyboard.press('d');
    await expectShown(page, after(DEAD.position, DEAL).position, 1);
  });

  test('can be undone: the game before is back', async ({ page }) => {
    await inWindow(page, controls.undo).click();
    await expect(page.locator('.deal-id')).toHaveText(/^1-/u);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectSound(page);
  });

  test('can be looked at: the deal is refused, nothing else; under the standard rule nothing comes up', async ({
    page,
  }) => {
    await inWindow(page, stuck.dismiss).click();
    await page.keyboard.press('d');
    await expect(page.getByRole('status')).toHaveText(messages.refusals.emptyColumns([3, 4, 5, 6, 7, 8, 9, 10]));
    await expectShown(page, DEAD.position, 1);
    await choose(page, messages, messages.settings.dealRule, messages.settings.dealRules.filledOrFew);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expectShown(page, DEAD.position, 1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('pause', () => {
  test('covers the cards and stops the clock', async ({ page }) => {
    await comeBackTo(page, tableAt(game, 3));
    await tool(page, controls.pause).click();
    const dialog = page.getByRole('dialog', { name: messages.pause.title });
    await expect(dialog).toBeVisible();
    const { x, y } = pointOn(await lookAt(page), 0, 1);
    const isCovered = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('.board') === null,
      [x, y] as const,
    );
    expect(isCovered).toBe(true);
    await expect(page.locator('.pause-cover')).toHaveCSS('background-color', /^rgb\(/u);
    await expect(page.locator('.pause-cover')).toHaveCSS('opacity', '1');
    const time = page.locator('.status div').filter({ hasText: messages.status.time }).locator('dd');
    const before = await time.textContent();
    await page.waitForTimeout(2200);
    expect(await time.textContent()).toBe(before);
    await page.mouse.click(x, y);
    await expect(dialog).toHaveCount(0);
    expect((await expectSound(page)).journal).toHaveLength(3);
    await expect.poll(() => time.textContent()).not.toBe(before);
  });
});

test.describe('a text that is no deal', () => {
  const BAD = [
    '1-003NQ',
    '1-003NQ-V04BD',
    '3-003NQ-V04BC',
    '1-003N?-V04BC',
    'KSQS//////////;;',
    'KSQS;;',
    ';;',
    'KsQS/kS/////////;;',
    `${'/'.repeat(9)};KSQSJS;`,
    `${'/'.repeat(9)};;SSSSSSSX`,
    'AS'.repeat(104),
    `${'AS2S3S4S5S6S7S8S9STSJSQSKS'.repeat(7)}AS2S3S4S5S6S7S8S9STSJSQSXX`,
    'KSQSJSTS9S8S7S6S5S4S3S2SASKSQSJSTS9S8S7S6S5S4S3S2SAS',
  ];

  for (const { language, locale, messages: words } of ALL_SPOKEN)
    test.describe(language, () => {
      test.use({ locale });
      test('gets one line that says what is wrong, in the window and in a link, and changes nothing', async ({
        page,
      }) => {
        await openLink(page, game.id);
        await submitDeal(page, words, BAD[0]!);
        const dialog = page.getByRole('dialog', { name: words.newGame.title });
        for (const text of BAD) {
          await dialog.getByLabel(words.newGame.openLabel).fill(text);
          await dialog.getByRole('button', { name: words.newGame.openButton }).click();
          const parsed = parseDeal(text);
          if (parsed.ok) throw new Error(`${text} is a deal`);
          await expect(dialog.getByRole('alert'), text).toHaveText(dealProblemText(words, parsed));
        }
        await page.keyboard.press('Escape');
        await expectShown(page, game.opening, 1);
        await expect(page.locator('.deal-id')).toHaveText(game.id);
        await page.goto('/#1-003NQ-V04BD');
        await expect(page.getByRole('status')).toHaveText(words.problems.idCheck);
        await expectShown(page, game.opening, 1);
        expect(new URL(page.url()).hash).toBe('');
      });
    });

  test('a link with a broken escape is refused, not thrown', async ({ page }) => {
    await openLink(page, game.id);
    await expectSound(page);
    await page.goto('/#%E0%A4%A');
    await expect(page.getByRole('status').locator('.refusal')).toBeVisible();
    await expectShown(page, game.opening, 1);
  });
});

for (const { language, locale, messages: spoken } of ALL_SPOKEN)
  test.describe(`a link in mid-game › ${language}`, () => {
    test.use({ locale });

    test('asks, and keeps the game to come back to', async ({ page }) => {
      await comeBackTo(page, tableAt(game, 3));
      const follow = () =>
        page.evaluate(() => {
          location.hash = '4-3JZ9J-6GMCB';
        });
      const dialog = page.getByRole('dialog', { name: spoken.link.title });
      await follow();
      await expect(dialog).toContainText(spoken.link.text);
      await dialog.getByRole('button', { name: spoken.controls.cancel }).click();
      await expectShown(page, runningGame(tableAt(game, 3)).position, 1);
      await follow();
      await dialog.getByRole('button', { name: spoken.link.confirm }).click();
      await expect(page.locator('.deal-id')).toHaveText('4-3JZ9J-6GMCB');
      // Nothing has been played here yet, so nothing is asked.
      await page.evaluate(() => {
        location.hash = '2-3JZ9J-6GM79';
      });
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('u');
      await page.keyboard.press('u');
      await expectShown(page, runningGame(tableAt(game, 3)).position, 1);
    });
  });

test('a deal, or moves to be watched, may come from a file', async ({ page }) => {
  await page.goto('/');
  await tool(page, controls.newGame).click();
  const { newGame: words, replay } = messages;
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.getByText(words.open, { exact: true }).click();
  const text = `${game.id}\n${formatLine(game.line)}\n`;
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(dialog.getByLabel(words.openLabel)).toHaveValue(text.trim());
  await dialog.getByRole('button', { name: words.openButton }).click();
  await expect(page.getByRole('complementary', { name: replay.title })).toContainText(`${game.line.length}`);
});
