/**
 * The labelled picture of the table: a moment of a won game, laid out and drawn by the same code as the game itself, with
 * numbers where the labels of the text belong. Wide and tall, so that a phone shows it as large as a screen does.
 */
import { parseChunk, readLine } from '../game/catalogue.ts';
import { type Card, rankOf, type SuitCount, suitName } from '../rules/card.ts';
import { movableCount } from '../rules/legality.ts';
import { play } from '../rules/play.ts';
import { COLUMN_COUNT, copyPosition, emptyColumns, openingPosition, type Position } from '../rules/position.ts';
import { shuffledPack } from '../rules/shuffle.ts';
import { backPrint } from '../ui/cards/backs.ts';
import { cardGround } from '../ui/cards/deck.ts';
import { type FaceStyle, facePrint } from '../ui/cards/face.ts';
import { CARD_WIDTH } from '../ui/cards/svg.ts';
import { fixturesFor, type Layout, layOut, type Size } from '../ui/table/layout.ts';
import { LABELS, type LabelName } from './text.ts';

/** The part of a table that the picture shows: `top` leaves out the bars, which have nothing in them here. */
interface Shape extends Size {
  readonly top: number;
  readonly table: Size;
  /** Radius of the numbered marks. */
  readonly mark: number;
}

export const PICTURES: Readonly<Record<'wide' | 'tall', Shape>> = {
  wide: { width: 1000, height: 560, top: 56, table: { width: 1000, height: 640 }, mark: 17 },
  tall: { width: 360, height: 390, top: 40, table: { width: 360, height: 430 }, mark: 11 },
};

export const pictureFile = (suitCount: SuitCount, shape: keyof typeof PICTURES): string =>
  `pictures/table-${suitCount}-${shape}.svg`;

/** What a picture can show all labels on: an empty column, a run, face-down cards, completed runs and a stock. */
const shows = (position: Position): boolean =>
  position.foundations.length >= 2 &&
  position.stock.length >= 10 &&
  emptyColumns(position).length === 1 &&
  runColumn(position) !== undefined &&
  position.faceDown.some((count) => count >= 2) &&
  position.columns.every((cards) => cards.length <= LONGEST_COLUMN);

/** A longer one is squeezed, or runs out of the picture. */
const LONGEST_COLUMN = 12;

const SHORTEST_RUN = 4;
const runColumn = (position: Position): number | undefined =>
  columnWhere((column) => movableCount(position, column) >= SHORTEST_RUN);

function columnWhere(holds: (column: number) => boolean): number | undefined {
  return Array.from({ length: COLUMN_COUNT }, (_, column) => column).find(holds);
}

/**
 * The first moment of that kind in the deals of a chunk of the catalogue.
 * @throws Error when no deal has one.
 */
function momentIn(chunkText: string): Position {
  const chunk = parseChunk(chunkText);
  for (const { dealNumber, moves } of chunk?.entries ?? []) {
    const deal = { dealNumber, suitCount: chunk!.suitCount };
    const position = copyPosition(openingPosition(shuffledPack(deal)));
    for (const move of readLine(deal, moves) ?? []) {
      play(position, move);
      if (shows(position)) return position;
    }
  }
  throw new Error('no deal of this chunk shows everything that the picture of the table names');
}

/** Where the mark of each label stands: on the thing itself, off its index. */
function marks(position: Position, layout: Layout): Readonly<Record<LabelName, readonly [x: number, y: number]>> {
  const { columns, card, stock, foundations } = layout;
  const run = runColumn(position)!;
  const hidden = columnWhere((column) => position.faceDown[column]! >= 2 && column !== run)!;
  const free = columnWhere((column) => column !== run && column !== hidden && columns[column]!.tops.length > 1)!;
  const plain = [...columns.keys()].findLast(
    (column) => ![run, hidden, free].includes(column) && columns[column]!.tops.length > 2,
  )!;
  const middle = (column: number) => columns[column]!.area.x + card.width / 2;
  const top = (column: number, fromEnd: number) => columns[column]!.tops.at(-fromEnd)!;
  const right = (column: number) => columns[column]!.area.x + card.width * 0.82;
  const empty = emptyColumns(position)[0]!;
  return {
    column: [middle(plain), columns[plain]!.tops[0]! - card.height * 0.02],
    freeEnd: [middle(free), top(free, 1) + card.height * 0.72],
    faceDown: [right(hidden), columns[hidden]!.tops[0]! + card.height * 0.1],
    run: [right(run), top(run, 2) + card.height * 0.16],
    stock: [stock.x + stock.width / 2, stock.y + stock.height / 2],
    foundations: [foundations[1]!.x + foundations[1]!.width, foundations[1]!.y + foundations[1]!.height / 2],
    emptyColumn: [middle(empty), columns[empty]!.area.y + card.height / 2],
  };
}

/** @param colourOf the value of a variable of the style sheet, for a picture sees nothing of the page. */
export function tablePicture(
  chunkText: string,
  shape: keyof typeof PICTURES,
  colourOf: (name: string) => string,
): string {
  const { width, height, top, table, mark } = PICTURES[shape];
  const position = momentIn(chunkText);
  const layout = layOut(
    position,
    fixturesFor({ size: table, leftHanded: false, cardScale: 1, textScale: 1, largePrint: false }),
  );
  const drawn = new Map<string, string>();
  const uses = [...layout.cards]
    .filter(([, { covered }]) => !covered)
    .sort(([, a], [, b]) => a.z - b.z)
    .map(([card, place]) => {
      const name = place.faceUp ? faceName(card, place.print) : 'back';
      if (!drawn.has(name)) drawn.set(name, place.faceUp ? face(card, place.print) : back);
      const scale = (layout.card.width * place.scale) / CARD_WIDTH;
      return `<use href="#${name}" transform="translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})scale(${scale.toFixed(4)})"/>`;
    });
  const shapes = [...drawn].map(([name, content]) => `<g id="${name}">${content}</g>`);
  const places = [
    ...layout.foundations,
    ...layout.columns.map(({ area }) => ({ ...area, height: layout.card.height })),
  ].map(
    ({ x, y, width: w, height: h }) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${w * 0.06}" fill="none" stroke="#fff" stroke-opacity=".3"/>`,
  );
  const at = marks(position, layout);
  const numbers = LABELS.map((label, index) => {
    const [x, y] = at[label];
    return (
      `<circle cx="${x}" cy="${y}" r="${mark}" fill="var(--accent)" stroke="#1d2321" stroke-width="1.5"/>` +
      `<text x="${x}" y="${y + mark * 0.38}">${index + 1}</text>`
    );
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${shapes.join('')}</defs><rect y="${top}" width="${width}" height="${height}" rx="10" fill="var(--felt)"/>` +
    `${places.join('')}${uses.join('')}<g font-family="sans-serif" font-weight="700" font-size="${mark * 1.2}" text-anchor="middle" fill="#1d2321">${numbers.join('')}</g></svg>`;
  return svg.replace(/var\((--[a-z-]+)\)/gu, (_, name: string) => colourOf(name));
}

const faceName = (card: Card, print: FaceStyle): string => `${print}-${suitName(card)}-${rankOf(card)}`;
const face = (card: Card, print: FaceStyle): string =>
  cardGround('var(--card-paper)') + facePrint(rankOf(card), suitName(card), print);
const back = cardGround('var(--back-paper)') + backPrint('lattice');
