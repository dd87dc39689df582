/**
 * What the page shows, read from the elements and where they are on the screen, in a form that can be held against a
 * position of the rules. Which card an element stands for is known from its place in the deck's fixed order.
 */
import { expect, type Page } from '@playwright/test';
import { packOf, type SuitCount } from '../../../src/rules/card.ts';
import { formatCard } from '../../../src/rules/notation.ts';
import type { Position } from '../../../src/rules/position.ts';
import { savedGame } from './saved.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface CardSeen {
  /** Its place in `packOf`. */
  readonly index: number;
  /** `7S` as the notation writes it, or `##` for a back. */
  readonly print: string;
  readonly box: Box;
}

export interface TableSeen {
  /** From the first card to the free end, in the order in which they are painted. */
  readonly columns: readonly (readonly CardSeen[])[];
  readonly columnBoxes: readonly Box[];
  readonly stock: readonly CardSeen[];
  readonly stockBox: Box;
  readonly foundations: readonly (readonly CardSeen[])[];
  /** Cards that lie in none of these. */
  readonly astray: readonly CardSeen[];
  /** How many cards are on their way. */
  readonly inMotion: number;
}

/** Reads the table off the screen. */
export const lookAt = (page: Page): Promise<TableSeen> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    const boxesOf = (selector: string) => [...document.querySelectorAll(selector)].map(boxOf);
    const isOver = (card: Box, place: Box, room: number) => {
      const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
      const across = x >= place.x - room && x <= place.x + place.width + room;
      return across && y >= place.y - room && y <= place.y + place.height + room;
    };
    const printOf = (card: Element) => {
      const [, rank, suit] = /#face-(\d+)-(.)/u.exec(card.getAttribute('src') ?? '') ?? [];
      return rank && suit ? `${'A23456789TJQK'[Number(rank) - 1]}${suit.toUpperCase()}` : '##';
    };
    const columnBoxes = boxesOf('[data-column]');
    const foundationBoxes = boxesOf('.foundation');
    const [stockBox] = boxesOf('.stock') as [Box];
    const columns: CardSeen[][] = columnBoxes.map(() => []);
    const foundations: CardSeen[][] = foundationBoxes.map(() => []);
    const stock: CardSeen[] = [];
    const astray: CardSeen[] = [];
    [...document.querySelectorAll('.card')]
      .map((element, index) => ({
        card: { index, print: printOf(element), box: boxOf(element) },
        z: Number(getComputedStyle(element).zIndex),
      }))
      .sort((a, b) => a.z - b.z)
      .forEach(({ card }) => {
        const foundation = foundations[foundationBoxes.findIndex((box) => isOver(card.box, box, 1))];
        const column = columns[columnBoxes.findIndex((box) => isOver(card.box, box, 1))];
        (foundation ?? (isOver(card.box, stockBox, 10) ? stock : (column ?? astray))).push(card);
      });
    const inMotion = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.classList.contains('card')).length;
    return { columns, columnBoxes, stock, stockBox, foundations, astray, inMotion };
  });

/** Column by column, then stock and foundations: each card with its print, and whatever is wrong with where it lies. */
type Picture = Readonly<Record<string, readonly string[]>>;

function pictureSeen(seen: TableSeen): Picture {
  const named = (cards: readonly CardSeen[]) => cards.map(({ index, print }) => `${index} ${print}`);
  const picture: Record<string, readonly string[]> = {};
  seen.columns.forEach((cards, column) => {
    picture[`column ${column + 1}`] = named(cards);
    const tops = cards.map(({ box }) => box.y);
    if (tops.some((top, i) => i > 0 && top <= tops[i - 1]!))
      picture[`order of column ${column + 1}`] = tops.map(String);
  });
  picture.stock = named(seen.stock);
  seen.foundations.forEach((cards, i) => {
    picture[`foundation ${i + 1}`] = named(cards);
  });
  picture.astray = named(seen.astray);
  return picture;
}

/** What a position should look like. */
function pictureOf(position: Position, suitCount: SuitCount): Picture {
  const indexes = new Map(packOf(suitCount).map((card, index) => [card, index]));
  const picture: Record<string, readonly string[]> = {};
  position.columns.forEach((cards, column) => {
    picture[`column ${column + 1}`] = cards.map(
      (card, i) => `${indexes.get(card)} ${i < position.faceDown[column]! ? '##' : formatCard(card)}`,
    );
  });
  picture.stock = position.stock.map((card) => `${indexes.get(card)} ##`);
  for (let i = 0; i < 8; i++)
    picture[`foundation ${i + 1}`] = [...(position.foundations[i] ?? [])]
      .reverse()
      .map((card) => `${indexes.get(card)} ${formatCard(card)}`);
  picture.astray = [];
  return picture;
}

/** Waits until the page shows exactly this position and every card has come to rest; returns what it saw. */
export async function expectShown(page: Page, position: Position, suitCount: SuitCount): Promise<TableSeen> {
  let seen = await lookAt(page);
  await expect(async () => {
    seen = await lookAt(page);
    expect(seen.inMotion).toBe(0);
    expect(pictureSeen(seen)).toEqual(pictureOf(position, suitCount));
  }).toPass({ intervals: [10, 20, 50, 100], timeout: 15_000 });
  return seen;
}

/** Waits until the page shows exactly what it has saved, all 104 cards of it; returns the saved game. */
export async function expectSound(page: Page): ReturnType<typeof savedGame> {
  let game = await savedGame(page);
  await expect(async () => {
    game = await savedGame(page);
    expect(pictureSeen(await lookAt(page))).toEqual(pictureOf(game.position, game.deal.suitCount));
  }).toPass({ intervals: [20, 50, 100], timeout: 15_000 });
  return game;
}
