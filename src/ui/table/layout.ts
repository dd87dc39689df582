/**
 * Where everything on the table lies, as pure functions: what stays in its place follows from window size and settings, where
 * the cards lie from that and the position. All lengths are CSS pixels from the top left corner of the table. The picture
 * is mirrored for the left hand; column numbers are not.
 */
import { type Card, continuesRun, RUN_COUNT } from '../../rules/card.ts';
import { COLUMN_COUNT, type Column, FULL_STOCK, type Position, ROW_LENGTH } from '../../rules/position.ts';
import type { FaceStyle } from '../cards/face.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** portrait: status above, buttons below. landscape: both at the sides. wide: one bar above, foundations and stock under it. */
type Shape = 'portrait' | 'landscape' | 'wide';

interface CardPlace {
  readonly x: number;
  readonly y: number;
  /** Paint order; higher lies on top. */
  readonly z: number;
  /** 1 in the columns, less in stock and foundations where those are small. */
  readonly scale: number;
  readonly faceUp: boolean;
  /** Nothing of it is seen under the cards of its pile. */
  readonly covered: boolean;
  /** The print that stays readable where the card is covered by the next one. */
  readonly print: FaceStyle;
}

interface ColumnPlace {
  /** The same as among the fixtures. */
  readonly area: Rect;
  /** Where each card begins, from the top of the table. */
  readonly tops: readonly number[];
  readonly print: FaceStyle;
  /** The cards are squeezed so far that their ranks can't be read: the picker is the way in. */
  readonly dense: boolean;
}

/** What stays in its place while the cards move. */
export interface Fixtures {
  readonly shape: Shape;
  readonly card: Size;
  readonly bars: Bars;
  /** For each column, from the top of its first card down to the end of the table. */
  readonly areas: readonly Rect[];
  readonly stock: Rect;
  readonly foundations: readonly Rect[];
  /** What the columns print while there is room. */
  readonly print: FaceStyle;
}

export interface Layout extends Fixtures {
  readonly columns: readonly ColumnPlace[];
  readonly cards: ReadonlyMap<Card, CardPlace>;
}

/** The bars around the columns; a bar that the shape does not have is empty. */
interface Bars {
  readonly status: Rect;
  /** The suit button and the deal id. */
  readonly deal: Rect;
  readonly tools: Rect;
}

export interface LayoutOptions {
  readonly size: Size;
  readonly leftHanded: boolean;
  /** What the card width is multiplied by, where there is room for it. */
  readonly cardScale: number;
  /** How much larger than 16 px the text of the bars is. */
  readonly textScale: number;
  /** Every face with one large rank and suit, whatever the card's size. */
  readonly largePrint: boolean;
}

/** The smallest window that the table is drawn for; a smaller one scrolls. */
export const SMALLEST: Size = { width: 280, height: 260 };

const CARD_RATIO = 1.4;
const MOST_CARD_WIDTH = 112;
const WIDEST_TABLE = 1320;

interface Frame extends Bars {
  readonly shape: Shape;
  readonly columns: Rect;
  readonly gap: number;
  readonly card: Size;
  readonly stock: Rect;
  readonly foundations: readonly Rect[];
}

function shapeOf({ width, height }: Size): Shape {
  if (width >= 700 && height >= 500) return 'wide';
  return width > height && width >= 480 ? 'landscape' : 'portrait';
}

export function fixturesFor(options: LayoutOptions): Fixtures {
  const { size, leftHanded } = options;
  const drawn = { width: Math.max(size.width, SMALLEST.width), height: Math.max(size.height, SMALLEST.height) };
  const shape = shapeOf(drawn);
  const plain = { portrait: portraitFrame, landscape: landscapeFrame, wide: wideFrame }[shape](drawn, options);
  const frame = leftHanded ? mirrored(plain, drawn.width) : plain;
  const { card, columns, gap, status, deal, tools, stock, foundations } = frame;
  const areas = Array.from({ length: COLUMN_COUNT }, (_, column) => ({
    x: columns.x + column * (card.width + gap),
    y: columns.y,
    width: card.width,
    height: columns.height,
  }));
  const print = printOf(card, options.largePrint);
  return { shape, card, bars: { status, deal, tools }, areas, stock, foundations, print };
}

export function layOut(position: Position, fixtures: Fixtures): Layout {
  const columns = fixtures.areas.map((area, column) => columnPlace(position, column, area, fixtures));
  return { ...fixtures, columns, cards: cardPlaces(position, columns, fixtures) };
}

/** The bars of a phone grow no further: their words can't, and the columns need the room. */
const MOST_PHONE_TEXT = 1.25;

function portraitFrame({ width, height }: Size, { cardScale, textScale }: LayoutOptions): Frame {
  const text = Math.min(textScale, MOST_PHONE_TEXT);
  const [margin, gap] = [4, 2];
  const statusHeight = Math.round(40 * text);
  // Large text takes the deal id to a row of its own, below the foundations.
  const strip = textScale > 1 ? 64 : 34;
  const toolsHeight = Math.round(56 * text);
  const card = cardOf(((width - 2 * margin - 9 * gap) / COLUMN_COUNT) * Math.min(1, cardScale));
  const top = statusHeight + strip;
  const toolsTop = height - toolsHeight;
  const stockScale = Math.min(1, (toolsHeight - 10) / card.height);
  const stock = scaled(card, stockScale);
  const used = COLUMN_COUNT * card.width + 9 * gap;
  const dealStart = textScale > 1 ? margin : TILE_STRIP;
  return {
    shape: 'portrait',
    card,
    gap,
    status: { x: 0, y: 0, width, height: statusHeight },
    deal: { x: dealStart, y: top - 34, width: width - dealStart - margin, height: 34 },
    tools: { x: 0, y: toolsTop, width: width - STOCK_ZONE, height: toolsHeight },
    columns: { x: (width - used) / 2, y: top, width: used, height: toolsTop - top - margin },
    stock: { x: width - STOCK_ZONE / 2 - stock.width / 2, y: toolsTop + (toolsHeight - stock.height) / 2, ...stock },
    foundations: tiles({ x: margin, y: statusHeight + 5 }, { width: 17, height: 24 }, 8, 2),
  };
}

/** Room for the stock and its count beside the buttons of a phone. */
const STOCK_ZONE = 64;
/** Width of the eight foundation places of a phone. */
const TILE_STRIP = 158;

function landscapeFrame({ width, height }: Size, { cardScale, textScale }: LayoutOptions): Frame {
  const text = Math.min(textScale, MOST_PHONE_TEXT);
  const [margin, gap] = [6, 2];
  const side = Math.round(98 * text);
  const dealHeight = Math.round(68 * text);
  const room = (width - 2 * side - 2 * margin - 9 * gap) / COLUMN_COUNT;
  const card = cardOf(Math.min(room, (height / 4 / CARD_RATIO) * cardScale));
  const used = COLUMN_COUNT * card.width + 9 * gap;
  const stock = scaled(card, Math.min(1, 56 / card.height));
  return {
    shape: 'landscape',
    card,
    gap,
    status: { x: 0, y: 66, width: side, height: height - 66 - dealHeight },
    deal: { x: 0, y: height - dealHeight, width: side, height: dealHeight },
    tools: { x: width - side, y: 0, width: side, height: height - stock.height - 16 },
    columns: { x: (width - used) / 2, y: margin, width: used, height: height - 2 * margin },
    stock: { x: width - side / 2 - stock.width / 2, y: height - stock.height - 8, ...stock },
    foundations: tiles({ x: 8, y: 8 }, { width: 18, height: 25 }, 4, 3),
  };
}

/** Room for suits and deal id at the start of the upper bar. */
const DEAL_WIDTH = 236;

function wideFrame({ width, height }: Size, { cardScale, textScale }: LayoutOptions): Frame {
  const barHeight = Math.round(56 * textScale);
  const margin = 16;
  const table = Math.min(width, WIDEST_TABLE);
  const gap = Math.round(table / 110);
  // The card height leaves room for a long column as well as for the row of foundations.
  const byHeight = (((height - barHeight) * 0.19) / CARD_RATIO) * cardScale;
  const card = cardOf(Math.min((table - 2 * margin - 9 * gap) / COLUMN_COUNT, byHeight));
  const used = COLUMN_COUNT * card.width + 9 * gap;
  const left = (width - used) / 2;
  const barLeft = Math.min(left, Math.max(margin, (width - LEAST_BAR * textScale) / 2));
  const bar = width - 2 * barLeft;
  const dealWidth = Math.round(DEAL_WIDTH * textScale);
  const small = scaled(card, 0.62);
  const rowTop = barHeight + 14;
  const top = rowTop + small.height + 16;
  const foundations = tiles({ x: left, y: rowTop }, small, RUN_COUNT, Math.round(small.width * 0.14));
  const statusLeft = foundations.at(-1)!.x + small.width + gap;
  return {
    shape: 'wide',
    card,
    gap,
    status: { x: statusLeft, y: rowTop, width: left + used - small.width - statusLeft, height: small.height },
    deal: { x: barLeft, y: 0, width: dealWidth, height: barHeight },
    tools: { x: barLeft + dealWidth, y: 0, width: bar - dealWidth, height: barHeight },
    columns: { x: left, y: top, width: used, height: height - top - margin },
    stock: { x: left + used - small.width, y: rowTop, ...small },
    foundations,
  };
}

/** The upper bar spreads so far beyond narrow columns, that its words stay beside their pictures. */
const LEAST_BAR = 940;

const cardOf = (width: number): Size => {
  const whole = Math.floor(Math.min(width, MOST_CARD_WIDTH));
  return { width: whole, height: Math.round(whole * CARD_RATIO) };
};

const scaled = ({ width, height }: Size, scale: number): Size => ({ width: width * scale, height: height * scale });

/** Eight places in rows of `across`. */
const tiles = (at: { x: number; y: number }, tile: Size, across: number, gap: number): Rect[] =>
  Array.from({ length: RUN_COUNT }, (_, i) => ({
    x: at.x + (i % across) * (tile.width + gap),
    y: at.y + Math.floor(i / across) * (tile.height + gap),
    ...tile,
  }));

/** The frame seen in a mirror, but for the columns, which keep their order from left to right. */
function mirrored(frame: Frame, width: number): Frame {
  const flip = (rect: Rect): Rect => ({ ...rect, x: width - rect.x - rect.width });
  return {
    ...frame,
    status: flip(frame.status),
    deal: flip(frame.deal),
    tools: flip(frame.tools),
    columns: flip(frame.columns),
    stock: flip(frame.stock),
    foundations: frame.foundations.map(flip),
  };
}

/** Cards this wide or wider carry the full pip print with a smaller index, so they can overlap further. */
const FULL_PRINT_WIDTH = 60;
/** Up to here, as a share of the card width, the large index of a small card is not cut by the next card. */
const COMPACT_STEP = 0.5;

interface Steps {
  readonly open: number;
  /** Below this the index of an open card is cut. */
  readonly leastOpen: number;
  readonly faceDown: number;
  readonly leastFaceDown: number;
}

/** What the columns print on cards of this size while there is room. */
const printOf = ({ width }: Size, largePrint: boolean): FaceStyle =>
  width >= FULL_PRINT_WIDTH && !largePrint ? 'full' : 'compact';

const stepsFor = ({ width }: Size, print: FaceStyle): Steps => ({
  open: width * (print === 'full' ? 0.4 : 0.545),
  leastOpen: width * (print === 'full' ? 0.3 : 0.39),
  faceDown: width * 0.15,
  leastFaceDown: width * 0.09,
});

/** A break between two open cards shows as a slightly larger step than a run does. */
const BREAK_STEP = 1.14;

function columnPlace(position: Position, column: Column, area: Rect, { card, print: wanted }: Fixtures): ColumnPlace {
  const cards = position.columns[column]!;
  const faceDown = position.faceDown[column]!;
  const weights = cards
    .slice(faceDown, -1)
    .map((above, i) => (continuesRun(above, cards[faceDown + i + 1]!) ? 1 : BREAK_STEP));
  const downSteps = cards.length > faceDown ? faceDown : Math.max(0, faceDown - 1);
  const openSteps = weights.reduce((sum, weight) => sum + weight, 0);
  const { downStep, openStep, dense } = squeeze(
    area.height - card.height,
    downSteps,
    openSteps,
    stepsFor(card, wanted),
  );
  const tops: number[] = [];
  let top = area.y;
  for (let i = 0; i < cards.length; i++) {
    tops.push(top);
    top += i < faceDown ? downStep : openStep * (weights[i - faceDown] ?? 0);
  }
  const crowded = wanted === 'compact' && openSteps > 0 && openStep < card.width * COMPACT_STEP;
  return { area, tops, print: crowded ? 'dense' : wanted, dense };
}

/** All the prints that cards of this size may carry, the most frequent first. */
export const printsFor = (card: Size, largePrint: boolean): readonly FaceStyle[] =>
  printOf(card, largePrint) === 'full' ? LARGE_CARD_PRINTS : SMALL_CARD_PRINTS;

// Always the same values, so that whoever depends on them sees no change where there is none.
const LARGE_CARD_PRINTS = ['full', 'compact'] as const;
const SMALL_CARD_PRINTS = ['compact', 'dense'] as const;

/** Steps that fit `room`: face-down cards give way first, then open ones, then legibility, and at last all alike. */
function squeeze(room: number, downSteps: number, openSteps: number, steps: Steps) {
  const openRoom = room - downSteps * steps.faceDown;
  if (openSteps * steps.open <= openRoom) return { downStep: steps.faceDown, openStep: steps.open, dense: false };
  const downStep = Math.min(
    steps.faceDown,
    Math.max(steps.leastFaceDown, downSteps === 0 ? 0 : (room - openSteps * steps.open) / downSteps),
    room / (downSteps + openSteps),
  );
  const openStep = Math.min(steps.open, openSteps === 0 ? 0 : Math.max(0, room - downSteps * downStep) / openSteps);
  return { downStep, openStep, dense: openSteps > 0 && openStep < steps.leastOpen };
}

function cardPlaces(position: Position, columns: readonly ColumnPlace[], fixtures: Fixtures): Map<Card, CardPlace> {
  const places = new Map<Card, CardPlace>();
  position.columns.forEach((cards, column) => {
    const { area, tops, print } = columns[column]!;
    cards.forEach((card, i) => {
      const faceUp = i >= position.faceDown[column]!;
      places.set(card, { x: area.x, y: tops[i]!, z: i + 1, scale: 1, faceUp, covered: false, print });
    });
  });
  const { stock } = fixtures;
  // Small piles show the large index and suit, whatever the columns show.
  const print = 'compact';
  position.stock.forEach((card, i) => {
    // One visible edge for each row, the next row on top. A row that is dealt leaves the others where they are.
    const row = Math.floor(i / ROW_LENGTH) - (FULL_STOCK / ROW_LENGTH - 1) / 2;
    const shift = row * Math.min(4, stock.width * 0.09);
    places.set(card, {
      x: stock.x + shift,
      y: stock.y,
      z: i + 1,
      scale: stock.width / fixtures.card.width,
      faceUp: false,
      covered: (i + 1) % ROW_LENGTH !== 0 && i + 1 < position.stock.length,
      print,
    });
  });
  position.foundations.forEach((run, i) => {
    const { x, y, width } = fixtures.foundations[i]!;
    // The king lies on top, as the last card to arrive.
    run.forEach((card, depth) => {
      const scale = width / fixtures.card.width;
      places.set(card, { x, y, z: 14 - depth, scale, faceUp: true, covered: depth > 0, print });
    });
  });
  return places;
}

/** The inline style of what lies exactly there. */
export const styleOf = ({ x, y, width, height }: Rect): string =>
  `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;

/** Around the last `count` cards of a column; the place for its first card where there is none. */
export function endOfColumn({ columns, card }: Layout, column: Column, count: number): Rect {
  const { area, tops } = columns[column]!;
  const y = tops.at(-count) ?? area.y;
  return { x: area.x, y, width: area.width, height: (tops.at(-1) ?? y) - y + card.height };
}

/** The column at a point and the card under it, if any; undefined beside the columns. Gaps belong to the nearer column. */
export function columnAt(
  layout: Layout,
  x: number,
  y: number,
): { column: Column; index: number | undefined } | undefined {
  const [first, second] = layout.columns;
  const pitch = second!.area.x - first!.area.x;
  const column = Math.floor((x - first!.area.x + (pitch - layout.card.width) / 2) / pitch);
  const place = layout.columns[column];
  if (place === undefined || y < place.area.y || y > place.area.y + place.area.height) return undefined;
  const index = place.tops.findLastIndex((top) => top <= y);
  const onCard = index >= 0 && y <= place.tops[index]! + layout.card.height;
  return { column, index: onCard ? index : undefined };
}

/** The part of a column's width that a dropped card must cover. */
const LEAST_OVERLAP = 0.3;

/** The columns that a card held at this place overlaps far enough, the most covered first. */
export function columnsUnder(layout: Layout, held: Rect): Column[] {
  return layout.columns
    .map(({ area }, column) => {
      const across = Math.min(held.x + held.width, area.x + area.width) - Math.max(held.x, area.x);
      const down = Math.min(held.y + held.height, area.y + area.height) - Math.max(held.y, area.y);
      return { column, share: down > 0 ? across / area.width : 0 };
    })
    .filter(({ share }) => share >= LEAST_OVERLAP)
    .sort((a, b) => b.share - a.share)
    .map(({ column }) => column);
}
