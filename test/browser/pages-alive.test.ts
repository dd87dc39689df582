/** What a script adds to the written pages (W1, D7, T9): examples, the exercise, the way of a deal, the test, help beside the table. */
import { type Locator, type Page, test as plain } from '@playwright/test';
import { exercisesIn } from '../../src/game/exercise.ts';
import { LANGUAGES, type Language } from '../../src/i18n/language.ts';
import { EXAMPLE_NAMES, EXAMPLES, type ExampleName, exampleMove, examplePosition } from '../../src/pages/examples.ts';
import { exerciseWords, KEPT_EXERCISE } from '../../src/pages/kept-exercise.ts';
import type { Sections } from '../../src/pages/text.ts';
import { parseDealId } from '../../src/rules/deal-id.ts';
import { type IllegalReason, illegalReason } from '../../src/rules/legality.ts';
import { formatCard } from '../../src/rules/notation.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { pathOf, SECTIONS } from '../../src/ui/addresses.ts';
import { refusalText, wordsOf } from '../../src/ui/sentences.ts';
import { messagesOf } from '../support/messages.ts';
import { liveTextOf, textOf } from '../support/pages.ts';
import { tapStock } from './support/hands.ts';
import { openText } from './support/opening.ts';
import { expectShown } from './support/picture.ts';
import { prepare } from './support/positions.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Plays an example with the mouse: first what the page says does not go, then what does. */
async function playExample(page: Page, name: ExampleName, language: Language): Promise<void> {
  const { examples: words } = liveTextOf(language);
  const messages = messagesOf(language);
  const example = page.locator(`[data-example="${name}"]`);
  const said = example.getByRole('status');
  const column = (index: number) => example.locator('.small-column').nth(index).getByRole('button');
  const { source, targets, right, wrong } = EXAMPLES[name];
  const take = (count: number) =>
    column(0)
      .nth(source.length - count)
      .click();
  const layOn = (target: number) =>
    column(target + 1)
      .last()
      .click();
  await expect(said).toHaveText(words.lead);

  // Where the cards can't even be lifted, it is said at once.
  const reason = illegalReason(examplePosition(name), exampleMove(wrong), 'filled') as IllegalReason;
  await take(wrong.count);
  if (reason.kind !== 'brokenRun') {
    await expect(column(0).nth(source.length - wrong.count)).toHaveAttribute('aria-pressed', 'true');
    await layOn(wrong.target);
  }
  await expect(said).toContainText(refusalText(messages, reason));
  await expect(example.locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(column(0)).toHaveCount(source.length);

  await take(right.count);
  await expect(example.locator('[aria-pressed="true"]')).toHaveCount(right.count);
  await layOn(right.target);
  await expect(said).toContainText(words.right);
  const labels = [targets[right.target], ...source.slice(-right.count)].map((card) => messages.card(wordsOf(card)));
  await expect(column(right.target + 1)).toHaveCount(labels.length);
  for (const [i, label] of labels.entries()) await expect(column(right.target + 1).nth(i)).toHaveAccessibleName(label);

  await said.getByRole('button', { name: words.reset }).click();
  await expect(said).toHaveText(words.lead);
  await expect(column(0)).toHaveCount(source.length);
}

/** Each example in one language, and each language with one example or more. */
const ROTATION = [
  ['en', 1, ['otherSuitAbove', 'wholeRun']],
  ['de', 2, ['otherSuitAboveToo']],
  ['es', 4, ['sameColourOnly']],
] as const satisfies readonly (readonly [Language, number, readonly ExampleName[]])[];

test('every example takes the right move, and says why it refuses the wrong one', async ({ page }) => {
  expect(new Set(ROTATION.flatMap(([, , names]) => names))).toEqual(new Set(EXAMPLE_NAMES));
  for (const [language, topic, names] of ROTATION) {
    await page.goto(`/${pathOf({ language, topic })}`);
    for (const name of names) await playExample(page, name, language);
    await expect(page.locator('.deals-left')).toHaveText('5');
  }
});

/** Gives the wrong answer, then the right one. */
async function answer(
  exercise: Locator,
  words: Sections['exercise'],
  { better, worse }: typeof KEPT_EXERCISE,
  solution: string,
) {
  const said = exercise.getByRole('status');
  const choice = (place: typeof better) =>
    exercise.getByRole('button', { name: words.target(place.to + 1, wordsOf(place.onto)) });
  await expect(said).toBeEmpty();
  // The order of the two gives nothing away: it is that of the columns.
  const offered = await exercise.locator('.choices button').allTextContents();
  const [left, right] = better.to < worse.to ? [better, worse] : [worse, better];
  expect(offered.map((text) => text.trim())).toEqual(
    [left, right].map(({ to, onto }) => words.target(to + 1, wordsOf(onto))),
  );
  for (const [place, verdict] of [
    [worse, words.isWrong],
    [better, words.isRight],
  ] as const) {
    await choice(place).click();
    await expect(choice(place)).toHaveAttribute('aria-pressed', 'true');
    await expect(said).toHaveText(`${verdict} ${solution}`);
  }
}

/** 8♥ can go onto its own suit in column 3, or bury three spades in column 5. The other open cards have no two places. */
const CHOICE = prepare({
  suitCount: 4,
  open: ['8H', 'KD', '9H', 'AS', 'JS TS 9S', '4D', '6S', 'KC', 'AC', 'KH'],
  deals: 3,
  runs: '',
});

test('the exercise: kept for the page, or from the table as far as it can be seen', async ({ page }) => {
  const exercise = page.locator('[data-exercise]');
  // With one suit no place is better than another.
  const words = textOf('de').sections.exercise;
  await page.goto('/de/1-farbe/');
  await expect(exercise.locator('.source')).toHaveText(words.fromThePage);
  const kept = exerciseWords(KEPT_EXERCISE, words);
  await expect(exercise).toContainText(kept.question);
  await answer(exercise, words, KEPT_EXERCISE, kept.solution);

  const open = CHOICE.position.columns.map((cards, column) => ({
    open: cards.slice(CHOICE.position.faceDown[column]),
    faceDown: CHOICE.position.faceDown[column]!,
  }));
  const [own, ...others] = exercisesIn(open);
  expect(others).toEqual([]);
  expect(own).toMatchObject({ from: 0, better: { to: 2 }, worse: { to: 4 }, reason: 'joins' });
  const english = textOf('en').sections.exercise;
  await page.goto('/en/4-suits/');
  await openText(page, messagesOf('en'), CHOICE.text);
  await expectShown(page, CHOICE.position, CHOICE.suitCount);
  await page.reload();
  await expect(exercise.locator('.source')).toHaveText(english.fromYourTable);
  const told = exerciseWords(own!, english);
  await expect(exercise).toContainText(told.question);
  await answer(exercise, english, own!, told.solution);
  // The face-down cards of these columns are not among what is shown.
  const shown = [own!.from, own!.better.to, own!.worse.to].flatMap((column) => open[column]!.open);
  await expect(exercise.locator('.small-card')).toHaveCount(shown.length);

  // The game has gone on: the next case is looked for on the table as it is now.
  await page.getByRole('link', { name: textOf('en').frame.toTable }).click();
  await page.keyboard.press('d');
  await expect(page.locator('.deals-left')).toHaveText('2');
  await exercise.getByRole('button', { name: english.another }).click();
  await expect(exercise.getByRole('status')).toBeEmpty();
  await expect(exercise).not.toContainText(told.question);
});

test.describe('fairness', () => {
  // The count runs in a worker.
  test.use({ solver: 'at work' });

  test('the way of any deal, and a test of the shuffle that comes to an end', async ({ page }) => {
    const { fairness } = textOf('es');
    const { problems } = messagesOf('es');
    await page.goto('/es/azar/');
    const field = page.getByLabel(fairness.way.idLabel);
    const problem = page.locator('[data-way-form] [role="status"]');
    const cards = () =>
      page
        .locator('.rows dd')
        .allTextContents()
        .then((rows) =>
          rows
            .join(' ')
            .split(' ')
            .map((card) => card.replace('10', 'T')),
        );
    const cardsOf = (id: string) => {
      const parsed = parseDealId(id);
      if (!parsed.ok) throw new Error(`${id} is no deal`);
      return shuffledPack(parsed.deal).map((card) => {
        const [rank, suit] = formatCard(card);
        return `${rank}${'♠♥♦♣'['SHDC'.indexOf(suit!)]}`;
      });
    };
    const SHOWN = '4-3JZ9J-6GMCB';
    await expect(field).toHaveValue(SHOWN);
    expect(await cards()).toEqual(cardsOf(SHOWN));

    // In any spelling that is understood elsewhere.
    await field.fill('4 054n2 z97aj');
    await field.press('Enter');
    await expect.poll(cards).toEqual(cardsOf('4-054N2-Z97AJ'));
    await expect(problem).toBeEmpty();
    await expect(page.locator('.id-parts code')).toHaveText(['4', '054N2Z97', 'AJ']);

    await field.fill('4-054N2-Z97AK');
    await page.getByRole('button', { name: fairness.way.show }).click();
    await expect(problem).toHaveText(problems.idCheck);
    expect(await cards()).toEqual(cardsOf('4-054N2-Z97AJ'));

    const form = page.locator('.test-form');
    await form.getByLabel(fairness.test.dealsLabel).selectOption({ index: 0 });
    await form.getByRole('button', { name: fairness.test.run }).click();
    const result = page.locator('[data-shuffle-test] [role="status"]');
    // One fair run in five hundred is called unusual; the numbers are there all the same.
    await expect(result).toContainText(new RegExp(`${fairness.test.fair}|${fairness.test.unusual}`, 'u'), {
      timeout: 60_000,
    });
    const told = (await result.textContent())!.replace(/[\u202f\u00a0]/gu, '');
    const [statistic] = told.match(/\d{5}/u)!;
    expect(Math.abs(Number(statistic) - 10_609)).toBeLessThan(6 * Math.sqrt(2 * 10_609));
    await expect(form.getByRole('button', { name: fairness.test.run })).toBeEnabled();
    // A grain of many greys around the middle one.
    const greys = await page.locator('canvas.heat').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, 104, 104);
      const values = Array.from({ length: 104 * 104 }, (_, i) => data[i * 4]!);
      return { different: new Set(values).size, mean: values.reduce((sum, value) => sum + value, 0) / values.length };
    });
    expect(greys.different).toBeGreaterThan(30);
    expect(Math.abs(greys.mean - 128)).toBeLessThan(5);

    // Stopped in the middle, it says so and claims nothing.
    await form.getByLabel(fairness.test.dealsLabel).selectOption({ index: 2 });
    await form.getByRole('button', { name: fairness.test.run }).click();
    await form.getByRole('button', { name: fairness.test.stop }).click();
    await expect(result).toHaveText(fairness.test.stopped);
  });
});

/** Columns 4 and 9 are empty while the stock has two rows. */
const GAPS = prepare({
  suitCount: 1,
  open: ['7S', '9S', 'AS', '', '5S', '3S', 'JS', '7S', '', '9S'],
  deals: 2,
  runs: 'SSS',
});

test('help opens where the question is, and is read beside the table', async ({ page }) => {
  const messages = messagesOf('en');
  const { help, controls, settings } = messages;
  const { sections } = textOf('en');
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: help.title });
  const topic = dialog.getByLabel(help.topic);
  const content = dialog.locator('.excerpt');
  const openedAt = async (name: (typeof SECTIONS)[number]) => {
    await expect(topic).toHaveValue(name);
    await expect(content).toContainText(String(sections[name].text[0]).slice(0, 40).replace(/\*/gu, ''));
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await expect(page.locator('.card')).toHaveCount(104);
  await page.keyboard.press('?');
  await expect(dialog.getByRole('heading', { name: help.keys, exact: true })).toBeVisible();
  await expect(dialog.locator('kbd').first()).toHaveText('U');
  await expect(topic.locator('option')).toHaveCount(SECTIONS.length + 1);
  await close();

  await page.keyboard.press('u');
  await page.keyboard.press('?');
  await openedAt('ending');
  await close();

  await openText(page, messages, GAPS.text);
  await expectShown(page, GAPS.position, GAPS.suitCount);
  // What has been refused in the game before is no question any more.
  await page.keyboard.press('?');
  await expect(dialog.getByRole('heading', { name: help.keys, exact: true })).toBeVisible();
  await close();
  await tapStock(page);
  await page.keyboard.press('?');
  await openedAt('dealing');
  await topic.selectOption('keysAndGestures');
  await expect(dialog.getByRole('heading', { name: help.keys, exact: true })).toBeVisible();
  await topic.selectOption('dealing');
  await openedAt('dealing');

  // The links of the text are followed within; the address and the table stay.
  await topic.selectOption('questions');
  await openedAt('questions');
  await content.locator('a[href="#together"]').first().click();
  await openedAt('together');
  await expect(content.locator('.small-card').first()).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await topic.selectOption('table');
  const image = content.locator('img');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1000);
  await expect(dialog.getByRole('link', { name: help.wholePage })).toHaveAttribute('href', /\/en\/1-suit\/#text$/u);
  await close();
  await expectShown(page, GAPS.position, GAPS.suitCount);

  for (const [name, section] of [
    ['tapMode', 'keys'],
    ['scoreScheme', 'points'],
    ['cardBack', 'settings'],
  ] as const) {
    await page.getByRole('toolbar').getByRole('button', { name: controls.menu }).click();
    await page.getByRole('dialog').getByRole('button', { name: controls.settings }).click();
    await page.getByRole('button', { name: help.about(settings[name]), exact: true }).click();
    await openedAt(section);
    await close();
  }
});

test('help on a written page is in its language, and about its number of suits', async ({ page }) => {
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    const { help } = messagesOf(language);
    await page.goto(`/${pathOf({ language, topic: 2 })}`);
    await expect(page.locator('.card')).toHaveCount(104);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: help.title });
    await dialog.getByLabel(help.topic).selectOption('goal');
    const own = String(textOf(language).sections.goal.own[2][0]).slice(0, 30);
    await expect(dialog.locator('.excerpt')).toContainText(own);
    await page.keyboard.press('Escape');
    // Nothing of the page itself has gone into the window for good.
    await expect(page.locator('article > section')).toHaveCount(SECTIONS.length);
  }
});

// The browser itself logs what it can't load.
plain('where the page can’t be had, the help says so and has the keys', async ({ page }) => {
  await page.route('**/en/*/', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(page.locator('.card')).toHaveCount(104);
  const { help, controls } = messagesOf('en');
  await page.keyboard.press('u');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: help.title });
  await expect(dialog).toContainText(controls.notLoaded);
});

test('focus mode gives the table the whole page, and takes nothing from the game', async ({ page }) => {
  await page.goto('/de/2-farben/');
  await expect(page.locator('.card')).toHaveCount(104);
  const tableHeight = () => page.locator('main.table').evaluate((table) => table.clientHeight);
  const text = page.locator('body > .page');
  const before = await tableHeight();
  await page.keyboard.press('d');
  await page.keyboard.press('f');
  await expect(text).toBeHidden();
  await expect.poll(tableHeight).toBeGreaterThan(before);
  await expect(page.locator('.deals-left')).toHaveText('4');
  await page.keyboard.press('f');
  await expect(text).toBeVisible();
  await expect.poll(tableHeight).toBe(before);
  await expect(page.locator('.deals-left')).toHaveText('4');
});
