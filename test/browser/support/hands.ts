/** The hands of a player: mouse and keyboard on the real page. Every point is taken from an element on the screen. */
import { expect, type Page } from '@playwright/test';
import type { Messages } from '../../../src/i18n/messages.ts';
import type { CardMove, Move } from '../../../src/rules/move.ts';
import type { Position } from '../../../src/rules/position.ts';
import { topCard } from '../../../src/rules/position.ts';
import { wordsOf } from '../../../src/ui/sentences.ts';
import { lookAt, type TableSeen } from './picture.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A point on the part of a card that shows, `count` cards from the free end; `aside` (−1 to 1) moves it off the middle.
 * For a column without cards, a point on its empty place.
 */
export function pointOn(seen: TableSeen, column: number, count: number, aside = 0): Point {
  const cards = seen.columns[column]!;
  const card = cards.at(-count);
  const place = seen.columnBoxes[column]!;
  if (card === undefined) return { x: place.x + place.width * (0.5 + aside / 2), y: place.y + place.width * 0.7 };
  const { x, y, width, height } = card.box;
  const next = cards[cards.length - count + 1];
  return { x: x + width * (0.5 + aside / 2), y: y + (next === undefined ? height : next.box.y - y) / 2 };
}

export const stockPoint = ({ stockBox }: TableSeen): Point => ({
  x: stockBox.x + stockBox.width / 2,
  y: stockBox.y + stockBox.height / 2,
});

export const clickAt = (page: Page, { x, y }: Point): Promise<void> => page.mouse.click(x, y);

/** Resizes the window and waits until the table has been laid out for it. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

export async function tapStock(page: Page): Promise<void> {
  await clickAt(page, stockPoint(await lookAt(page)));
}

/**
 * Takes hold of a card and carries it, without letting go. A press that waits asks for the picker, which can happen to a test
 * on a busy machine: then it closes the picker and takes hold again.
 */
export async function carry(page: Page, from: Point, to: Point): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    await page.mouse.move(from.x, from.y);
    await Promise.all([page.mouse.down(), page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)]);
    await page.mouse.move(to.x, to.y);
    if ((await page.getByRole('dialog').count()) === 0) return;
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  throw new Error('a drag opens the picker');
}

export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await carry(page, from, to);
  await page.mouse.up();
}

/** A way of playing one move on a table that has just been looked at. */
export type Play = (page: Page, move: Move, seen: TableSeen, position: Position) => Promise<void>;

export const playByDrag: Play = async (page, move, seen) => {
  if (move.kind === 'deal') await clickAt(page, stockPoint(seen));
  else await drag(page, pointOn(seen, move.from, move.count), pointOn(seen, move.to, 1));
};

/** Taps the cards, then the column. Two taps in a row never hit the same place, which would make them a double tap. */
export function playByTap(): Play {
  let side = 0.4;
  const nextSide = () => {
    side = -side;
    return side;
  };
  return async (page, move, seen) => {
    if (move.kind === 'deal') {
      await clickAt(page, stockPoint(seen));
      return;
    }
    await clickAt(page, pointOn(seen, move.from, move.count, nextSide()));
    await clickAt(page, pointOn(seen, move.to, 1, nextSide()));
  };
}

/** With arrows, Enter, the run picker and D, in the words of the page. */
export const playByKeys =
  (messages: Messages): Play =>
  async (page, move, _seen, position) => {
    if (move.kind === 'deal') {
      await page.keyboard.press('d');
      return;
    }
    await focusColumn(page, move.from);
    for (let count = 1; count < move.count; count++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await chooseTarget(page, move, position, messages);
  };

/** Walks to a column with the arrow keys, the shorter way round; from a button of the table, with Shift+Tab first. */
export async function focusColumn(page: Page, column: number): Promise<void> {
  let start = await focusedColumn(page);
  for (let pressed = 0; start === undefined && pressed < 10; pressed++) {
    await page.keyboard.press(pressed === 0 ? 'ArrowRight' : 'Shift+Tab');
    start = await focusedColumn(page);
  }
  if (start === undefined) throw new Error('no key leads to a column');
  const right = (column - start + 10) % 10;
  const [key, steps] = right <= 5 ? (['ArrowRight', right] as const) : (['ArrowLeft', 10 - right] as const);
  for (let i = 0; i < steps; i++) await page.keyboard.press(key);
}

/** The index of the column that has the focus. */
export async function focusedColumn(page: Page): Promise<number | undefined> {
  const column = await page.evaluate(() => document.activeElement?.getAttribute('data-column'));
  return column == null ? undefined : Number(column);
}

/**
 * Walks through the picker's buttons with Tab, over its pages if need be, until the column is chosen. Back to one that it has
 * passed: at the end of a window the browser's own bars come, and Firefox, as it is driven here, does not find back from them.
 */
async function chooseTarget(
  page: Page,
  { from, to }: CardMove,
  position: Position,
  { picker }: Messages,
): Promise<void> {
  const target = topCard(position, to);
  const wanted = target === undefined ? picker.emptyTarget(to + 1) : picker.target(to + 1, wordsOf(target));
  const look = () =>
    page.evaluate(() => ({
      // Firefox stops at whatever scrolls as well.
      focused: document.activeElement instanceof HTMLButtonElement ? document.activeElement.textContent.trim() : '',
      offered: [...document.querySelectorAll('dialog .target')].map((button) => button.textContent.trim()),
    }));
  // Windows are loaded late: the first one may take a moment.
  await expect(page.getByRole('dialog', { name: picker.title(from + 1), exact: true })).toBeVisible();
  for (let pressed = 0; pressed < 40; pressed++) {
    const { focused, offered } = await look();
    if (focused.startsWith(wanted)) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: picker.title(from + 1), exact: true })).toHaveCount(0);
      return;
    }
    const place = offered.findIndex((text) => text.startsWith(wanted));
    const isPassed = place >= 0 && offered.indexOf(focused) > place;
    await page.keyboard.press(isPassed ? 'Shift+Tab' : place < 0 && focused === picker.nextPage ? 'Enter' : 'Tab');
  }
  throw new Error(`the picker offers no “${wanted}”`);
}
