/** A four-suit game won by keyboard alone, and through the accessibility tree alone: roles and names, no place on the screen. */
import type { Page } from '@playwright/test';
import type { Messages } from '../../src/i18n/messages.ts';
import type { Move } from '../../src/rules/move.ts';
import { after } from '../../src/rules/play.ts';
import { type Position, topCard } from '../../src/rules/position.ts';
import { columnText, stockText, wordsOf } from '../../src/ui/sentences.ts';
import { playByKeys } from './support/hands.ts';
import { GERMAN, SPANISH } from './support/languages.ts';
import { recordedGame } from './support/lines.ts';
import { openLink } from './support/opening.ts';
import { expectShown, expectSound } from './support/picture.ts';
import { expect, test } from './support/test.ts';

const game = recordedGame('won-line-4.txt');

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(240_000);

/** Does what a screen reader does with a button: sets it off, by no mouse and no key. */
async function activate(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click());
}

async function playByNames(page: Page, move: Move, position: Position, messages: Messages): Promise<void> {
  const { picker } = messages;
  if (move.kind === 'deal') {
    await activate(page, stockText(messages, position));
    return;
  }
  await activate(page, columnText(messages, position, move.from));
  // Windows are loaded late: the first one may take a moment.
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let count = 1; count < move.count; count++) await activate(page, picker.more);
  const target = topCard(position, move.to);
  const wanted = target === undefined ? picker.emptyTarget(move.to + 1) : picker.target(move.to + 1, wordsOf(target));
  const buttons = page.getByRole('dialog').getByRole('button');
  for (let pages = 0; pages < 3; pages++) {
    const button = buttons.filter({ hasText: wanted });
    if ((await button.count()) > 0) {
      await button.evaluate((found: HTMLElement) => found.click());
      return;
    }
    await activate(page, picker.nextPage);
  }
  throw new Error(`the picker offers no “${wanted}”`);
}

test.describe('in German', () => {
  test.use({ locale: GERMAN.locale });

  test('a four-suit game is won by keyboard alone', async ({ page }) => {
    const { messages } = GERMAN;
    await openLink(page, game.id);
    let position = game.opening;
    for (const move of game.line) {
      const seen = await expectShown(page, position, 4);
      await playByKeys(messages)(page, move, seen, position);
      position = after(position, move).position;
    }
    await expect(page.getByRole('dialog', { name: messages.win.title })).toBeVisible();
    expect((await expectSound(page)).tally.moves).toBe(game.line.length);
  });
});

test.describe('in Spanish', () => {
  test.use({ locale: SPANISH.locale });

  test('a four-suit game is won through the accessibility tree alone', async ({ page }) => {
    const { messages } = SPANISH;
    await openLink(page, game.id);
    let position = game.opening;
    for (const move of game.line) {
      await playByNames(page, move, position, messages);
      position = after(position, move).position;
    }
    await expect(page.getByRole('dialog', { name: messages.win.title })).toBeVisible();
    expect((await expectSound(page)).tally.moves).toBe(game.line.length);
  });
});
