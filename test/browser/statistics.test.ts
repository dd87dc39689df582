/** The statistics (B6): what is counted, and that it is counted once, through undo, reloads and games left. */
import type { Page } from '@playwright/test';
import { formatRecord, type GameRecord } from '../../src/game/record.ts';
import { runningGame } from '../../src/game/table.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { drag, pointOn } from './support/hands.ts';
import { ALL_SPOKEN, ENGLISH } from './support/languages.ts';
import { recordedGame, tableAt } from './support/lines.ts';
import { longHistory } from './support/long-history.ts';
import { comeBackTo, openLink } from './support/opening.ts';
import { expectShown } from './support/picture.ts';
import { stopAtSecondMove } from './support/replays.ts';
import { keepText, keepTexts, keptTexts } from './support/saved.ts';
import { expect, test } from './support/test.ts';

const { messages } = ENGLISH;
const { statistics: words } = messages;
const game = recordedGame('won-line-1.txt');
const LAST = game.line.length - 1;

async function openStatistics(page: Page, { controls: buttons, statistics }: Messages = messages) {
  await page.getByRole('toolbar').getByRole('button', { name: buttons.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: statistics.title }).click();
  const dialog = page.getByRole('dialog', { name: statistics.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The cells of a row: all games, then those with 1, 2 and 4 suits. */
const row = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });

async function expectFigures(page: Page, figures: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [label, cells] of Object.entries(figures))
    await expect(row(page, label).getByRole('cell'), label).toHaveText([...cells]);
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function winWithLastMove(page: Page): Promise<void> {
  const move = game.line[LAST]!;
  if (move.kind !== 'cards') throw new Error('the last move must be one of cards');
  const seen = await expectShown(page, runningGame(tableAt(game, LAST)).position, 1);
  await drag(page, pointOn(seen, move.from, move.count), pointOn(seen, move.to, 1));
  await expect(page.getByRole('dialog', { name: messages.win.title })).toBeVisible();
}

const record = (id: string, change: Partial<GameRecord>): string =>
  formatRecord({
    id,
    startedMs: Date.UTC(2026, 3, 5, 12),
    deal: game.id,
    suitCount: 1,
    dealKind: 'verified',
    dealRule: 'filled',
    last: { elapsedMs: 61_000, moves: 90, score: 1200, hints: 2 },
    ...change,
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a win counts once: after undo, a second win, a reload and a new game', async ({ page }) => {
  await comeBackTo(page, tableAt(game, LAST));
  await winWithLastMove(page);
  await close(page);
  await page.keyboard.press('u');
  await winWithLastMove(page);
  await close(page);
  await page.reload();
  await expect(page.getByRole('dialog', { name: messages.win.title })).toBeVisible();
  await close(page);
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('button', { name: messages.newGame.start }).click();
  await expect(page.locator('.deal-id')).not.toHaveText(game.id);
  const dialog = await openStatistics(page);
  await expectFigures(page, {
    [words.started]: ['1', '1', '0', '0'],
    [words.won]: ['1', '1', '0', '0'],
    [words.winRate]: ['100%', '100%', '–', '–'],
    [words.streak]: ['1', '1', '0', '0'],
    [words.bestMoves]: [String(game.line.length), String(game.line.length), '–', '–'],
  });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
});

test('no game without a move: reloads and new games leave none behind', async ({ page }) => {
  await openLink(page, game.id);
  await page.reload();
  await expectShown(page, game.opening, 1);
  await openLink(page, '4-3JZ9J-6GMCB');
  const dialog = await openStatistics(page);
  await expect(dialog.getByText(words.none)).toBeVisible();
  await close(page);
  await page.keyboard.press('d');
  await page.keyboard.press('h');
  await openStatistics(page);
  await expectFigures(page, {
    [words.started]: ['1', '0', '0', '1'],
    [words.winRate]: ['–', '–', '–', '–'],
    [words.hints]: ['1', '0', '0', '1'],
  });
  await expect(dialog.getByRole('listitem')).toContainText(words.results.running);
  await close(page);
  await openLink(page, game.id);
  await openStatistics(page);
  await expect(dialog.getByRole('listitem')).toContainText(words.results.left);
  await close(page);
  // Undo goes back to it, and it is not left any more.
  await page.keyboard.press('u');
  await openStatistics(page);
  await expect(dialog.getByRole('listitem')).toContainText(words.results.running);
});

test('a game of the list can be watched and played again', async ({ page }) => {
  await comeBackTo(page, tableAt(game, game.line.length));
  await expect.poll(async () => Object.keys(await keptTexts(page)).some((key) => key.startsWith('game/'))).toBe(true);
  // Watched over a game with other suits, whose cards are others.
  await openLink(page, '4-3JZ9J-6GMCB');
  await page.keyboard.press('d');
  const dialog = await openStatistics(page);
  await dialog.getByRole('button', { name: words.watch }).click();
  await stopAtSecondMove(page, messages, game.line.length);
  await page.getByRole('button', { name: messages.replay.forward }).click();
  await expectShown(page, runningGame(tableAt(game, 3)).position, 1);
  await page.getByRole('button', { name: messages.replay.stop }).click();
  await expect(page.locator('.deals-left')).toHaveText('4');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('listitem').last().getByRole('button', { name: words.playAgain }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectShown(page, game.opening, 1);
  await page.keyboard.press('d');
  await openStatistics(page);
  await expectFigures(page, { [words.started]: ['3', '2', '0', '1'], [words.won]: ['1', '1', '0', '0'] });
});

for (const { language, locale, messages: spoken } of ALL_SPOKEN)
  test.describe(language, () => {
    test.use({ locale });
    test('filters, and says what can’t be read', async ({ page }) => {
      const { statistics, settings, status } = spoken;
      await page.goto('/icon.svg');
      const won = { elapsedMs: 61_000, moves: 90, score: 1200, hints: 2 };
      await keepText(page, 'game/a', record('a', { win: won }));
      await keepText(page, 'game/b', record('b', { dealKind: 'random', suitCount: 2, startedMs: 1 }));
      await keepText(page, 'game/c', record('c', { dealRule: 'always', win: { ...won, elapsedMs: 3_723_000 } }));
      await keepText(page, 'game/d', '{"id":"d"');
      await page.goto('/');
      const dialog = await openStatistics(page, spoken);
      await expect(dialog.getByText(statistics.unreadable(1))).toBeVisible();
      await expect(dialog.getByRole('columnheader')).toHaveText([
        statistics.all,
        ...([1, 2, 4] as const).map((n) => status.suits(n)),
      ]);
      await expectFigures(page, {
        [statistics.started]: ['3', '2', '1', '0'],
        [statistics.longestStreak]: ['2', '2', '0', '0'],
        [statistics.bestTime]: ['1:01', '1:01', '–', '–'],
        [statistics.medianTime]: ['31:32', '31:32', '–', '–'],
      });
      await dialog.getByLabel(settings.dealRule).selectOption({ label: settings.dealRules.always });
      await expectFigures(page, { [statistics.started]: ['1', '1', '0', '0'] });
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await dialog.getByLabel(settings.dealRule).selectOption({ label: statistics.all });
      await dialog.getByLabel(statistics.deals).selectOption({ label: statistics.dealKinds.random });
      const none = new Intl.NumberFormat(spoken.tag, { style: 'percent' }).format(0);
      await expectFigures(page, {
        [statistics.started]: ['1', '0', '1', '0'],
        [statistics.winRate]: [none, '–', none, '–'],
      });
      expect((await keptTexts(page))['game/d']).toBe('{"id":"d"');
    });
  });

test('the charts carry their figures as tables', async ({ page }) => {
  await page.goto('/icon.svg');
  const minute = 60_000;
  const games = [
    { elapsedMs: 5 * minute, moves: 101 },
    { elapsedMs: 5.5 * minute, moves: 108 },
    undefined,
    { elapsedMs: 8 * minute, moves: 122 },
  ].map((win, i) => record(`g${i}`, { startedMs: i, ...(win && { win: { ...win, hints: 0 } }) }));
  await keepTexts(
    page,
    games.map((text, i) => [`game/g${i}`, text]),
  );
  await page.goto('/');
  const dialog = await openStatistics(page);
  const { charts } = messages;
  for (const [title, rows] of [
    [charts.winRate(20), ['1 100%', '2 100%', '3 67%', '4 75%']],
    [charts.times, ['5:00 to under 6:00 2', '6:00 to under 7:00 0', '7:00 to under 8:00 0', '8:00 to under 9:00 1']],
    [
      charts.moves,
      ['100 to under 105 1', '105 to under 110 1', '110 to under 115 0', '115 to under 120 0', '120 to under 125 1'],
    ],
  ] as const) {
    const chart = dialog.getByRole('figure', { name: title });
    await expect(chart.locator('canvas')).toBeVisible();
    await chart.getByText(charts.asTable).click();
    await expect(chart.locator('tbody tr')).toHaveText(
      rows.map((row) => new RegExp(row.replace(/ (?=\S+$)/u, '\\s*'), 'u')),
    );
  }
});

test('2,000 games, kept twice, take less than 2 MB, are not read at the start, and are all counted', async ({
  page,
}) => {
  const history = longHistory();
  const letters = history.reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  expect(2 * letters, 'bytes of the texts, which are kept twice').toBeLessThan(2e6);
  await page.goto('/icon.svg');
  await keepTexts(page, history);
  await page.addInitScript(() => {
    const read: string[] = [];
    Object.assign(window, { read });
    for (const name of ['get', 'getAll', 'openCursor'] as const) {
      const original = IDBObjectStore.prototype[name] as (query: unknown) => unknown;
      Object.assign(IDBObjectStore.prototype, {
        [name](this: IDBObjectStore, query: unknown) {
          read.push(query instanceof IDBKeyRange ? `${name} ${query.lower}` : `${name} ${query}`);
          return original.call(this, query);
        },
      });
    }
  });
  await page.goto('/');
  await expect(page.locator('.card')).toHaveCount(104);
  await page.keyboard.press('d');
  await expect(page.locator('.deals-left')).toHaveText('4');
  const read = await page.evaluate(() => (window as unknown as { read: string[] }).read);
  expect(read).toContain('get table');
  expect(read.filter((what) => what.includes('game/') || !what.startsWith('get '))).toEqual([]);
  await openStatistics(page);
  const counts = (part: string) => {
    const texts = history.map(([, text]) => text).filter((text) => text.includes(part));
    return SUIT_COUNTS.map((suitCount) => texts.filter((text) => text.includes(`"suitCount":${suitCount},`)).length);
  };
  const written = (numbers: readonly number[]) =>
    [numbers.reduce((sum, n) => sum + n), ...numbers].map((n) => n.toLocaleString('en'));
  const [ofOne = 0, ...ofMore] = counts('');
  await expectFigures(page, {
    [words.started]: written([ofOne + 1, ...ofMore]),
    [words.won]: written(counts('"win"')),
  });
});

test('what a file smuggles in stays text', async ({ page }) => {
  const deal = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await page.goto('/icon.svg');
  await keepTexts(page, [['game/a', record('a', { deal })]]);
  await page.goto('/');
  const dialog = await openStatistics(page);
  await expect(dialog.getByRole('listitem')).toContainText(deal);
  await dialog.getByRole('button', { name: words.playAgain }).click();
  await expect(page.getByRole('status').locator('.refusal')).toBeVisible();
  await page.goto(`/#${encodeURIComponent(deal)}`);
  await expect(page.getByRole('status').locator('.refusal')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window || document.querySelectorAll('img[src=x]').length > 0)).toBe(
    false,
  );
});

test('a win survives a reload in the very moment of its last move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await comeBackTo(page, tableAt(game, LAST));
  const move = game.line[LAST]!;
  if (move.kind !== 'cards') throw new Error('the last move must be one of cards');
  const seen = await expectShown(page, runningGame(tableAt(game, LAST)).position, 1);
  await drag(page, pointOn(seen, move.from, move.count), pointOn(seen, move.to, 1));
  await page.reload();
  await expect(page.getByRole('dialog', { name: messages.win.title })).toBeVisible();
  await close(page);
  await openStatistics(page);
  await expectFigures(page, { [words.won]: ['1', '1', '0', '0'] });
});
