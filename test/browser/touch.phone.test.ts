/** The table under real fingers, on a phone. */
import type { Page } from '@playwright/test';
import { runningGame } from '../../src/game/table.ts';
import { bestTarget } from '../../src/game/targets.ts';
import { illegalReason } from '../../src/rules/legality.ts';
import { cardMove } from '../../src/rules/move.ts';
import { after } from '../../src/rules/play.ts';
import type { Position } from '../../src/rules/position.ts';
import { refusalText } from '../../src/ui/sentences.ts';
import { carryByFinger, dragByFinger, fingersOn, pinch } from './support/fingers.ts';
import { type Point, pointOn, stockPoint } from './support/hands.ts';
import { ENGLISH } from './support/languages.ts';
import { recordedGame, tableAt } from './support/lines.ts';
import { choose, comeBackTo, openLink } from './support/opening.ts';
import { expectShown, expectSound, lookAt } from './support/picture.ts';
import { expect, test } from './support/test.ts';

const { messages } = ENGLISH;
const game = recordedGame('won-line-1.txt');
const positionAt = (moves: number): Position => runningGame(tableAt(game, moves)).position;
const expectAt = (page: Page, position: Position) => expectShown(page, position, game.deal.suitCount);
const tap = (page: Page, { x, y }: Point) => page.touchscreen.tap(x, y);

/** A stretch of the game with moves of one card, of runs, and a deal. */
const STRETCH = 16;
/** The first move of the line, which is one of cards. */
const [FIRST] = game.line.flatMap((move) => (move.kind === 'cards' ? [move] : []));
const { from, to } = FIRST!;

test.describe('a part of the game', () => {
  test('by drags, and taps on the stock', async ({ page }) => {
    await openLink(page, game.id);
    let position = game.opening;
    for (const move of game.line.slice(0, STRETCH)) {
      const seen = await expectAt(page, position);
      if (move.kind === 'deal') await tap(page, stockPoint(seen));
      else await dragByFinger(page, pointOn(seen, move.from, move.count), pointOn(seen, move.to, 1));
      position = after(position, move).position;
    }
    await expectAt(page, position);
    expect((await expectSound(page)).journal).toHaveLength(STRETCH);
  });

  test('by taps: the cards, then the column; no click follows, which would cost another layout', async ({ page }) => {
    await page.addInitScript(() => {
      const clicks: string[] = [];
      Object.assign(window, { clicks });
      window.addEventListener('click', ({ target }) => clicks.push((target as Element).className), { capture: true });
    });
    await openLink(page, game.id);
    await choose(page, messages, messages.settings.tapMode, messages.settings.tapModes.pick);
    const clicks = () => page.evaluate(() => (window as unknown as { clicks: string[] }).clicks);
    expect(await clicks()).not.toEqual([]);
    await page.evaluate(() => (window as unknown as { clicks: string[] }).clicks.splice(0));
    let position = game.opening;
    for (const move of game.line.slice(0, STRETCH)) {
      const seen = await expectAt(page, position);
      if (move.kind === 'deal') await tap(page, stockPoint(seen));
      else {
        await tap(page, pointOn(seen, move.from, move.count));
        await expect(page.locator('.card.picked')).toHaveCount(move.count);
        await tap(page, pointOn(seen, move.to, 1));
      }
      position = after(position, move).position;
    }
    await expectAt(page, position);
    await expectSound(page);
    expect(await clicks()).toEqual([]);
  });

  test('by one tap each, to the best column', async ({ page }) => {
    await openLink(page, game.id);
    let position = game.opening;
    let moves = 0;
    for (const column of [2, 3, 4, 5, 6, 7, 8, 9, 0, 1]) {
      const best = bestTarget(position, column, 1);
      if (best === undefined) continue;
      const seen = await expectAt(page, position);
      await tap(page, pointOn(seen, column, 1));
      position = after(position, cardMove(column, best, 1)).position;
      moves++;
    }
    await expectAt(page, position);
    expect(moves).toBeGreaterThan(2);
    expect((await expectSound(page)).tally.moves).toBe(moves);
  });

  test('a refused drag goes back and says why', async ({ page }) => {
    await openLink(page, game.id);
    const seen = await expectAt(page, game.opening);
    const wrong = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((column) => bestTarget(game.opening, column, 1) === undefined)!;
    const refusal = illegalReason(game.opening, cardMove(wrong, (wrong + 1) % 10, 1), 'filled')!;
    await dragByFinger(page, pointOn(seen, wrong, 1), pointOn(seen, (wrong + 1) % 10, 1));
    await expect(page.getByRole('status')).toHaveText(refusalText(messages, refusal));
    await expectAt(page, game.opening);
  });
});

test('a four-suit game is won by touch', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fourSuits = recordedGame('won-line-4.txt');
  await openLink(page, fourSuits.id);
  let position = fourSuits.opening;
  for (const move of fourSuits.line) {
    const seen = await expectShown(page, position, 4);
    if (move.kind === 'deal') {
      // Two taps at one place at once are one tap of a shaky hand.
      await page.waitForTimeout(250);
      await tap(page, stockPoint(seen));
    } else await dragByFinger(page, pointOn(seen, move.from, move.count), pointOn(seen, move.to, 1));
    position = after(position, move).position;
  }
  await expect(page.getByRole('dialog', { name: messages.win.title })).toBeVisible();
});

test('a long press opens the picker, and a tap in it moves the cards', async ({ page }) => {
  await openLink(page, game.id);
  const seen = await expectAt(page, game.opening);
  const fingers = await fingersOn(page);
  // A ring grows under the finger meanwhile, and is gone with the press.
  await page.evaluate(() => {
    const seenRings: number[] = [];
    new MutationObserver(() => seenRings.push(document.querySelectorAll('.hold').length)).observe(document.body, {
      childList: true,
      subtree: true,
    });
    Object.assign(window, { seenRings });
  });
  await fingers.down(pointOn(seen, from, 1));
  const dialog = page.getByRole('dialog', { name: messages.picker.title(from + 1), exact: true });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seenRings: number[] }).seenRings)).toContain(1);
  await expect(page.locator('.hold')).toHaveCount(0);
  await fingers.up();
  await expect(dialog).toBeVisible();
  await expectAt(page, game.opening);
  await dialog.locator('.target').first().tap();
  await expect(dialog).toHaveCount(0);
  await expectAt(page, positionAt(1));
});

test.describe('a second finger', () => {
  test('in mid-drag puts the cards back, and the next tap counts again', async ({ page }) => {
    await openLink(page, game.id);
    const seen = await expectAt(page, game.opening);
    const [start, end] = [pointOn(seen, from, 1), pointOn(seen, to, 1)];
    const fingers = await fingersOn(page);
    await carryByFinger(fingers, start, end);
    await expect(page.locator('.card.carried')).toHaveCount(1);
    const other = { x: end.x + 120, y: end.y + 200 };
    await fingers.down(end, other);
    await expect(page.locator('.card.carried')).toHaveCount(0);
    await fingers.move({ x: end.x + 5, y: end.y + 5 }, other);
    await fingers.up(other);
    await fingers.up();
    await expectAt(page, game.opening);
    await tap(page, start);
    await expectAt(page, positionAt(1));
  });

  test('on the stock while cards are carried deals nothing', async ({ page }) => {
    await openLink(page, game.id);
    const seen = await expectAt(page, game.opening);
    const fingers = await fingersOn(page);
    const [start, end] = [pointOn(seen, from, 1), pointOn(seen, to, 1)];
    await carryByFinger(fingers, start, end);
    await fingers.down(end, stockPoint(seen));
    await fingers.up();
    await expectAt(page, game.opening);
    expect((await expectSound(page)).journal).toEqual([]);
  });
});

test('a touch that the system takes away puts the cards back', async ({ page }) => {
  const move = game.line.slice(STRETCH).find((each) => each.kind === 'cards');
  if (move?.kind !== 'cards') throw new Error('no move of cards');
  const at = game.line.indexOf(move);
  await comeBackTo(page, tableAt(game, at));
  const seen = await expectAt(page, positionAt(at));
  const fingers = await fingersOn(page);
  await carryByFinger(fingers, pointOn(seen, move.from, move.count), pointOn(seen, move.to, 1));
  await expect(page.locator('.card.carried')).toHaveCount(move.count);
  await fingers.cancel();
  await expect(page.locator('.card.carried')).toHaveCount(0);
  await expectAt(page, positionAt(at));
});

test('two fingers zoom the page, and the game stays as it is', async ({ page }) => {
  await openLink(page, game.id);
  const seen = await expectAt(page, game.opening);
  const scale = () => page.evaluate(() => window.visualViewport?.scale ?? 0);
  expect(await scale()).toBe(1);
  await pinch(page, pointOn(seen, from, 1));
  await expect.poll(scale).toBeGreaterThan(1.5);
  const { journal } = await expectSound(page);
  expect(journal).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the phone is turned in mid-game', async ({ page }) => {
  await comeBackTo(page, tableAt(game, STRETCH));
  const { width, height } = page.viewportSize()!;
  for (const size of [
    { width: height, height: width },
    { width, height },
  ]) {
    await page.setViewportSize(size);
    const { astray } = await expectAt(page, positionAt(STRETCH));
    expect(astray).toEqual([]);
  }
  expect((await lookAt(page)).stock).toHaveLength(positionAt(STRETCH).stock.length);
});
