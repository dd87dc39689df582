/** What the table does beside the rules: the finish offered (T12), sounds (T9), full screen (T10), and what a mouse is shown. */
import { finishingLine } from '../../src/game/finish.ts';
import { runningGame } from '../../src/game/table.ts';
import { legalTargets } from '../../src/game/targets.ts';
import { after } from '../../src/rules/play.ts';
import { playByDrag, pointOn } from './support/hands.ts';
import { ALL_SPOKEN, ENGLISH } from './support/languages.ts';
import { recordedGame, tableAt } from './support/lines.ts';
import { choose, comeBackTo, openLink } from './support/opening.ts';
import { expectShown, expectSound, lookAt } from './support/picture.ts';
import { expect, test } from './support/test.ts';

const game = recordedGame('won-line-1.txt');
const positionAt = (moves: number) => runningGame(tableAt(game, moves)).position;
/** The first move after which only joining is left. */
const ORDERLY = game.line.findIndex((move, i) => finishingLine(after(positionAt(i), move).position) !== undefined);

for (const { locale, messages } of ALL_SPOKEN)
  test.describe(locale, () => {
    test.use({ locale });

    test('T12: once nothing is left but to join runs, a button plays to the win, move by move', async ({ page }) => {
      expect(ORDERLY).toBeGreaterThan(0);
      await comeBackTo(page, tableAt(game, ORDERLY));
      await playByDrag(page, game.line[ORDERLY]!, await lookAt(page), positionAt(ORDERLY));
      const rest = finishingLine(positionAt(ORDERLY + 1))!;
      await expect(page.getByRole('status')).toContainText(messages.finish.offer);
      await page.getByRole('status').getByRole('button', { name: messages.finish.button }).click();
      await expect(page.getByRole('dialog', { name: messages.win.title })).toBeVisible();
      const { journal } = await expectSound(page);
      expect(journal).toHaveLength(ORDERLY + 1 + rest.length);
    });
  });

test('T12: an undo in between ends the finish, and nothing is lost', async ({ page }) => {
  await comeBackTo(page, tableAt(game, ORDERLY));
  await choose(page, ENGLISH.messages, ENGLISH.messages.settings.motion, ENGLISH.messages.settings.motions.slow);
  await playByDrag(page, game.line[ORDERLY]!, await lookAt(page), positionAt(ORDERLY));
  await page.getByRole('status').getByRole('button', { name: ENGLISH.messages.finish.button }).click();
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expectShown(page, positionAt(ORDERLY), 1);
  await page.waitForTimeout(1000);
  await expectShown(page, positionAt(ORDERLY), 1);
});

test('T9: sounds are heard only when they are wanted', async ({ page }) => {
  // In place of the browser's own, which needs a device to be heard on.
  await page.addInitScript(() => {
    const heard = { tones: 0 };
    class Silent {
      currentTime = 0;
      destination = {};
      gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
      resume = () => Promise.resolve();
      connect = (next: unknown) => next;
      start = () => heard.tones++;
      stop = () => undefined;
    }
    Object.assign(window, { heard, AudioContext: Silent, GainNode: Silent, OscillatorNode: Silent });
  });
  const tones = () => page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones);
  await openLink(page, game.id);
  await page.keyboard.press('d');
  expect(await tones()).toBe(0);
  await choose(page, ENGLISH.messages, ENGLISH.messages.settings.sound, ENGLISH.messages.settings.onOrOff.on);
  await page.keyboard.press('d');
  await expect.poll(tones).toBe(5);
});

test('T10: full screen comes and goes, and the game stays as it is', async ({ page }) => {
  await openLink(page, game.id);
  await page.keyboard.press('d');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  for (const wanted of [true, false]) {
    await page.keyboard.press('f');
    await expect.poll(isFull).toBe(wanted);
    expect((await expectSound(page)).journal).toHaveLength(1);
  }
});

test('a resting mouse sees what would move and where it may go', async ({ page }) => {
  await openLink(page, game.id);
  const seen = await lookAt(page);
  const position = positionAt(0);
  const column = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => legalTargets(position, each, 1).length > 0)!;
  const { x, y } = pointOn(seen, column, 1);
  await page.mouse.move(x, y);
  await expect(page.locator('.hovered')).toHaveCount(1);
  await expect(page.locator('.may-go')).toHaveCount(legalTargets(position, column, 1).length);
  await page.mouse.move(x, 2);
  await expect(page.locator('.hovered, .may-go')).toHaveCount(0);
});

test('the cards moved last are marked until the next action', async ({ page }) => {
  await openLink(page, game.id);
  const first = game.line.findIndex(({ kind }) => kind === 'cards');
  await comeBackTo(page, tableAt(game, first));
  await playByDrag(page, game.line[first]!, await lookAt(page), positionAt(first));
  await expect(page.locator('.last-move')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.locator('.last-move')).toHaveCount(0);
});
