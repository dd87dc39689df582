/** Every refusal (T5), by every way of input, in every language: nothing changes and one line says why. */
import type { Page } from '@playwright/test';
import type { Refusal } from '../../src/game/game.ts';
import { legalTargets } from '../../src/game/targets.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { illegalReason, liftRefusal, movableCount } from '../../src/rules/legality.ts';
import { cardMove, DEAL } from '../../src/rules/move.ts';
import { refusalText } from '../../src/ui/sentences.ts';
import type { InputRefusal } from '../../src/ui/table/input.ts';
import { clickAt, drag, focusColumn, pointOn, tapStock } from './support/hands.ts';
import { ALL_SPOKEN } from './support/languages.ts';
import { choose, openText } from './support/opening.ts';
import { expectShown, lookAt } from './support/picture.ts';
import { type Prepared, prepare } from './support/positions.ts';
import { expect, test } from './support/test.ts';

/** No stock, no empty column, no eight and no free place for a king; the queen in column 5 carries a run of hearts. */
const CROWDED = prepare({
  suitCount: 2,
  open: ['7S', '9H', 'AS', 'KS', 'QS JH TH', '4H', '5S', '2H', 'QH', '2S'],
  deals: 0,
  runs: 'SH',
});
const [SEVEN, NINE, ACE, KING, BROKEN] = [0, 1, 2, 3, 4] as const;

/** Columns 4 and 9 are empty while the stock has two rows. */
const GAPS = prepare({
  suitCount: 1,
  open: ['7S', '9S', 'AS', '', '5S', '3S', 'JS', '7S', '', '9S'],
  deals: 2,
  runs: 'SSS',
});

type Kind = (Refusal | InputRefusal)['kind'];

/** What the rules say against a move from one column to another. */
function against({ position }: Prepared, kind: Kind, from: number, to: number, count: number): Refusal {
  return expectKind(kind, illegalReason(position, cardMove(from, to, count), 'filledOrFew'));
}

function againstLifting({ position }: Prepared, kind: Kind, column: number, count: number): Refusal {
  return expectKind(kind, liftRefusal(position, column, count));
}

function expectKind(kind: Kind, refusal: Refusal | undefined): Refusal {
  if (refusal?.kind !== kind) throw new Error(`the position was meant for ${kind}, not for ${refusal?.kind}`);
  return refusal;
}

/** Does something that is refused; the line must be new, and the cards must lie as before. */
async function expectRefused(
  page: Page,
  { position, suitCount }: Prepared,
  text: string,
  act: () => Promise<void>,
): Promise<void> {
  const status = page.getByRole('status');
  await expect(status).not.toHaveText(text);
  await act();
  await expect(status).toHaveText(text);
  await expect(status).toHaveAttribute('aria-live', 'polite');
  await expectShown(page, position, suitCount);
}

/** The refusals that a hand on the cards can meet: what is grabbed, where it is taken, and what is said. */
const onCards = (): readonly { refusal: Refusal; from: number; to: number; count: number }[] => [
  { refusal: against(CROWDED, 'wrongRank', SEVEN, NINE, 1), from: SEVEN, to: NINE, count: 1 },
  { refusal: against(CROWDED, 'ontoAce', SEVEN, ACE, 1), from: SEVEN, to: ACE, count: 1 },
  { refusal: against(CROWDED, 'kingNeedsEmptyColumn', KING, NINE, 1), from: KING, to: NINE, count: 1 },
];
const onLifting = (): readonly { refusal: Refusal; from: number; count: number }[] => [
  { refusal: againstLifting(CROWDED, 'brokenRun', BROKEN, 3), from: BROKEN, count: 3 },
  { refusal: againstLifting(CROWDED, 'faceDown', SEVEN, 2), from: SEVEN, count: 2 },
];

const cardAt = async (page: Page, column: number, count: number) => pointOn(await lookAt(page), column, count);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { language, locale, messages } of ALL_SPOKEN)
  test.describe(language, () => {
    test.use({ locale });
    const say = (refusal: Refusal | InputRefusal): string => refusalText(messages, refusal);

    test('by every way of input', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: messages.controls.undo })).toBeVisible();

      await test.step('a tap on the stock', async () => {
        await openText(page, messages, GAPS.text);
        const refusal = illegalReason(GAPS.position, DEAL, 'filledOrFew')!;
        await expectRefused(page, GAPS, say(expectKind('emptyColumns', refusal)), () => tapStock(page));
        await openText(page, messages, CROWDED.text);
        await expectRefused(page, CROWDED, say({ kind: 'stockEmpty' }), () => tapStock(page));
        await expect(page.getByRole('button', { name: messages.table.stockEmpty })).toBeVisible();
      });

      await test.step('a tap that moves at once', async () => {
        const head = (column: number) => CROWDED.position.columns[column]!.at(-1)!;
        for (const column of [SEVEN, KING])
          await expectRefused(page, CROWDED, say({ kind: 'noTarget', card: head(column) }), async () =>
            clickAt(page, await cardAt(page, column, 1)),
          );
        for (const { refusal, from, count } of onLifting())
          await expectRefused(page, CROWDED, say(refusal), async () => clickAt(page, await cardAt(page, from, count)));
      });

      await test.step('a drag', async () => {
        for (const { refusal, from, to, count } of onCards())
          await expectRefused(page, CROWDED, say(refusal), async () =>
            drag(page, await cardAt(page, from, count), await cardAt(page, to, 1)),
          );
        for (const { refusal, from, count } of onLifting())
          await expectRefused(page, CROWDED, say(refusal), async () =>
            drag(page, await cardAt(page, from, count), await cardAt(page, NINE, 1)),
          );
      });

      await test.step('a tap where taps are off', async () => {
        await chooseTapMode(page, messages, 'off');
        await expectRefused(page, CROWDED, say({ kind: 'tapOff' }), async () =>
          clickAt(page, await cardAt(page, SEVEN, 1)),
        );
      });

      await test.step('a tap that picks up, and one on a column', async () => {
        await chooseTapMode(page, messages, 'pick');
        for (const { refusal, from, to, count } of onCards())
          await expectRefused(page, CROWDED, say(refusal), async () => {
            await clickAt(page, await cardAt(page, from, count));
            await clickAt(page, await cardAt(page, to, 1));
          });
        for (const { refusal, from, count } of onLifting())
          await expectRefused(page, CROWDED, say(refusal), async () => clickAt(page, await cardAt(page, from, count)));
      });

      await test.step('keys and the run picker', async () => {
        const press = (key: string) => () => page.keyboard.press(key);
        await expectRefused(page, CROWDED, say({ kind: 'stockEmpty' }), press('d'));
        await expectNoTargetInPicker(page, messages, SEVEN);
        await expectShortestRun(page, messages, BROKEN);
        await expectShown(page, CROWDED.position, CROWDED.suitCount);
        await openText(page, messages, GAPS.text);
        const refusal = illegalReason(GAPS.position, DEAL, 'filledOrFew')!;
        await expectRefused(page, GAPS, say(expectKind('emptyColumns', refusal)), press('d'));
        await focusColumn(page, 3);
        await expectRefused(page, GAPS, say({ kind: 'emptySource', column: 3 }), press('Enter'));
      });

      await test.step('nothing to undo and to redo', async () => {
        await page.keyboard.press('Shift+U');
        await expect(page.getByRole('status')).toHaveText(say({ kind: 'nothingToRedo' }));
        // Back through the games before, to the first of this visit.
        for (let i = 0; i < 4; i++) await page.keyboard.press('u');
        await expect(page.getByRole('status')).toHaveText(say({ kind: 'nothingToUndo' }));
      });
    });
  });

const chooseTapMode = (page: Page, messages: Messages, mode: 'pick' | 'off') =>
  choose(page, messages, messages.settings.tapMode, messages.settings.tapModes[mode]);

async function openPicker(page: Page, { picker }: Messages, column: number) {
  await focusColumn(page, column);
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: picker.title(column + 1), exact: true });
}

async function expectNoTargetInPicker(page: Page, messages: Messages, column: number): Promise<void> {
  const dialog = await openPicker(page, messages, column);
  await expect(dialog.getByText(messages.picker.noTarget)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** The picker offers just the legal columns and never more cards than can move. */
async function expectShortestRun(page: Page, messages: Messages, column: number): Promise<void> {
  const { picker } = messages;
  const dialog = await openPicker(page, messages, column);
  const movable = movableCount(CROWDED.position, column);
  for (let i = 0; i < movable + 2; i++) await page.keyboard.press('ArrowUp');
  await expect(dialog.getByText(picker.howMany(movable, movable))).toBeVisible();
  await expect(dialog.locator('.target')).toHaveCount(legalTargets(CROWDED.position, column, movable).length);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
