/** A whole game, won through the page: by drag, by tap, and by keyboard alone, each in another language. */
import type { Page } from '@playwright/test';
import type { Messages } from '../../src/i18n/messages.ts';
import { after } from '../../src/rules/play.ts';
import { type Play, playByDrag, playByKeys, playByTap } from './support/hands.ts';
import { ENGLISH, GERMAN, SPANISH } from './support/languages.ts';
import { recordedGame } from './support/lines.ts';
import { choose, openLink } from './support/opening.ts';
import { expectShown, expectSound } from './support/picture.ts';
import { expect, test } from './support/test.ts';

const game = recordedGame('won-line-1.txt');

// As at a player's: the solver works on while the game is played.
test.use({ contextOptions: { reducedMotion: 'reduce' }, solver: 'at work' });
// Some ninety moves, each looked at: seconds on a quiet machine.
test.setTimeout(180_000);

async function win(page: Page, play: Play): Promise<void> {
  let position = game.opening;
  for (const move of game.line) {
    const seen = await expectShown(page, position, game.deal.suitCount);
    await play(page, move, seen, position);
    position = after(position, move).position;
  }
  await expectShown(page, position, game.deal.suitCount);
}

async function expectWinWindow(page: Page, { win: words, suitNames, controls }: Messages, language: string) {
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toBeVisible();
  const figure = (name: string) => dialog.locator('.figures div').filter({ hasText: name }).locator('dd');
  const number = new Intl.NumberFormat(language);
  const moves = game.line.length;
  await expect(figure(words.moves)).toHaveText(number.format(moves));
  await expect(figure(words.score)).toHaveText(number.format(500 - moves + 8 * 100));
  await expect(figure(words.deal)).toHaveText(game.id);
  await expect(figure(words.time)).toHaveText(/^\d+:[0-5]\d$/u);
  await expect(figure(words.time)).not.toHaveText('0:00');
  const runs = [suitNames.spades, suitNames.hearts, suitNames.diamonds, suitNames.clubs];
  await expect(dialog.getByRole('listitem').filter({ hasText: words.runsOfSuit(suitNames.spades, 8) })).toBeVisible();
  for (const suit of runs.slice(1))
    await expect(dialog.getByRole('listitem').filter({ hasText: words.runsOfSuit(suit, 0) })).toBeVisible();
  for (const name of [controls.newGame, words.replay, controls.restart, words.copyDeal, words.copyLink])
    await expect(dialog.getByRole('button', { name })).toBeVisible();
  const { tally } = await expectSound(page);
  expect(tally.moves).toBe(moves);
}

test.describe('in English', () => {
  test.use({ locale: ENGLISH.locale });

  test('a game is won by drag', async ({ page }) => {
    await openLink(page, game.id);
    await win(page, playByDrag);
    await expectWinWindow(page, ENGLISH.messages, 'en');
  });
});

test.describe('in German', () => {
  test.use({ locale: GERMAN.locale });

  test('a game is won by tap', async ({ page }) => {
    const { messages } = GERMAN;
    await openLink(page, game.id);
    await choose(page, messages, messages.settings.tapMode, messages.settings.tapModes.pick);
    await win(page, playByTap());
    await expectWinWindow(page, messages, 'de');
  });
});

test.describe('in Spanish', () => {
  test.use({ locale: SPANISH.locale });

  test('a game is won by keyboard alone', async ({ page }) => {
    await openLink(page, game.id);
    await win(page, playByKeys(SPANISH.messages));
    await expectWinWindow(page, SPANISH.messages, 'es');
  });
});
