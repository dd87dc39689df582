/** The deal of the day (D6): the same for everyone on one date, whatever the clock; what came of it; offline. */
import type { Page } from '@playwright/test';
import type { DailyStart } from '../../src/game/daily.ts';
import { formatRecord } from '../../src/game/record.ts';
import { ALL_SPOKEN, ENGLISH } from './support/languages.ts';
import { openLink } from './support/opening.ts';
import { expectSound } from './support/picture.ts';
import { keepTexts } from './support/saved.ts';
import { expect, test } from './support/test.ts';

const { daily: words, controls, newGame } = ENGLISH.messages;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openDaily(page: Page, { controls: buttons, daily } = ENGLISH.messages) {
  await page.getByRole('toolbar').getByRole('button', { name: buttons.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: daily.title }).click();
  const dialog = page.getByRole('dialog', { name: daily.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

const OTHER = '1-1QV78-R0F1J';

/** The id of today's deal, on a page that takes this for the time. */
async function dealAt(page: Page, isoTime: string): Promise<string> {
  await page.clock.setFixedTime(isoTime);
  await openLink(page, OTHER);
  const dialog = await openDaily(page);
  await dialog.getByRole('button', { name: words.play('') }).click();
  await expect(page.locator('.deal-id')).not.toHaveText(OTHER);
  return (await page.locator('.deal-id').textContent())!;
}

for (const [timezoneId, ...times] of [
  ['Pacific/Kiritimati', '2027-03-27T10:00:00Z', '2027-03-28T09:59:59Z', '2027-03-28T10:00:00Z'],
  ['Pacific/Pago_Pago', '2027-03-28T11:00:00Z', '2027-03-29T10:59:59Z', '2027-03-29T11:00:00Z'],
  // The night in which the clocks go forward: this day has 23 hours.
  ['Europe/Berlin', '2027-03-27T23:00:00Z', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('28 March 2027 has one deal, from its first second to its last', async ({ page }) => {
      const deals: string[] = [];
      for (const time of times) deals.push(await dealAt(page, time));
      // As it was when deals of the day began; the next day has another one.
      expect(deals).toEqual(['1-B7SEQ-11WZ1', '1-B7SEQ-11WZ1', '1-Z0N6A-FDVPJ']);
    });
  });

test('a game of the day is verified, goes on when it is asked for again, and is marked once begun', async ({
  page,
}) => {
  await dealAt(page, '2026-11-30T12:00:00Z');
  await expect(page.getByRole('status')).toContainText(words.started('November 30, 2026'));
  const { deal } = await expectSound(page);
  expect(deal).toMatchObject({ kind: 'numbered', daily: { day: '2026-11-30' } });
  expect(deal.kind === 'numbered' && deal.winningLine?.length).toBeGreaterThan(0);
  await page.keyboard.press('d');
  await page.reload();
  const dialog = await openDaily(page);
  const today = dialog.getByRole('radio', { name: 'November 30, 2026' });
  await expect(today).toBeChecked();
  await expect(today).toHaveAccessibleName(words.dayAndResult('November 30, 2026', words.results.begun));
  await dialog.getByRole('button', { name: words.play('') }).click();
  await expect(page.locator('.deals-left')).toHaveText('4');
});

test('a day gone by is played late, days to come not at all, and before the first day nothing is', async ({ page }) => {
  await page.clock.setFixedTime('2026-02-03T12:00:00Z');
  await page.goto('/');
  const dialog = await openDaily(page);
  const radio = (date: string) =>
    dialog.getByRole('radio', { name: words.dayAndResult(date, words.results.open), exact: true });
  await expect(radio('February 4, 2026')).toBeDisabled();
  await expect(dialog.getByRole('button', { name: words.later })).toBeDisabled();
  await dialog.getByRole('button', { name: words.earlier }).click();
  await expect(dialog.getByRole('button', { name: words.earlier })).toBeDisabled();
  await dialog.getByText(newGame.suitCount[4], { exact: true }).click();
  await dialog.getByText('31', { exact: true }).click();
  await dialog.getByRole('button', { name: words.play('January 31, 2026') }).click();
  await expect(page.locator('.deal-id')).toHaveText(/^4-/u);
  expect((await expectSound(page)).deal).toMatchObject({ daily: { day: '2026-01-31', late: true } });
});

const record = (id: string, daily: DailyStart, won: boolean) => {
  const feat = { elapsedMs: 61_000, moves: 90, hints: 0 };
  const game = {
    id,
    startedMs: 0,
    deal: '1-QAM0P-18V8Y',
    suitCount: 1,
    dealKind: 'verified',
    dealRule: 'filled',
  } as const;
  return [`game/${id}`, formatRecord({ ...game, daily, last: feat, ...(won && { win: feat }) })] as const;
};

for (const { locale, messages: spoken } of ALL_SPOKEN)
  test.describe(locale, () => {
    test.use({ locale });
    const long = new Intl.DateTimeFormat(spoken.tag, { dateStyle: 'long', timeZone: 'UTC' });

    test('the calendar shows what came of each day, and the rows of days won', async ({ page }) => {
      await page.clock.setFixedTime('2026-11-30T12:00:00Z');
      await page.goto('/icon.svg');
      await keepTexts(page, [
        record('a', { day: '2026-11-24' }, true),
        record('b', { day: '2026-11-25' }, true),
        record('c', { day: '2026-11-26' }, true),
        record('d', { day: '2026-11-27', late: true }, true),
        record('e', { day: '2026-11-28' }, false),
        record('f', { day: '2026-11-29' }, true),
      ]);
      await page.goto('/');
      const dialog = await openDaily(page, spoken);
      for (const [day, result] of [
        [24, 'won'],
        [27, 'wonLate'],
        [28, 'begun'],
        [29, 'won'],
        [30, 'open'],
      ] as const) {
        const name = spoken.daily.dayAndResult(long.format(Date.UTC(2026, 10, day)), spoken.daily.results[result]);
        await expect(dialog.getByRole('radio', { name, exact: true })).toBeVisible();
      }
      await expect(dialog).toContainText(spoken.daily.streaks(1, 3));
      await dialog.getByText(spoken.newGame.suitCount[2], { exact: true }).click();
      await expect(dialog).not.toContainText(spoken.daily.streaks(1, 3));
    });

    test('a deal that can’t be read is refused with a reason, and the game goes on', async ({ page }) => {
      await page.clock.setFixedTime('2026-11-30T12:00:00Z');
      await page.route(/\/assets\/2-\d+-/u, (route) => route.fulfill({ body: 'something else' }));
      await page.goto('/');
      const id = await page.locator('.deal-id').textContent();
      const dialog = await openDaily(page, spoken);
      await dialog.getByText(spoken.newGame.suitCount[2], { exact: true }).click();
      await dialog.getByRole('button', { name: spoken.daily.play(long.format(Date.UTC(2026, 10, 30))) }).click();
      await expect(page.getByRole('status')).toHaveText(spoken.daily.notAtHand);
      await expect(page.locator('.deal-id')).toHaveText(id!);
    });
  });

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the deal of today is there in a browser that has been here once', async ({ page, context }) => {
    test.slow();
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    // It is fetched once the page has been open for a while.
    await page.waitForResponse(/\/assets\/4-\d+-[^/]+\.txt$/u, { timeout: 30_000 });
    await context.setOffline(true);
    await page.reload();
    const dialog = await openDaily(page);
    await dialog.getByText(newGame.suitCount[4], { exact: true }).click();
    await dialog.getByRole('button', { name: words.play('') }).click();
    await expect(page.locator('.deal-id')).toHaveText(/^4-/u);
    await expect(page.getByRole('toolbar').getByRole('button', { name: controls.menu })).toBeVisible();
  });
});
