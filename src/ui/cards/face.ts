import { type Card, KING, type Rank, rankOf, SUITS, type SuitName, suitName } from '../../rules/card.ts';
import { BACKS, type Back, backPrint } from './backs.ts';
import { courtFigure, courtSash } from './courts.ts';
import { GLYPH_HEIGHT, glyphOf, PEN } from './glyphs.ts';
import { pipSize, pipsOf } from './pips.ts';
import { suitPath } from './suits.ts';
import { CARD_HEIGHT, CARD_WIDTH, round, symbol, use } from './svg.ts';

/**
 * `compact` is the index and one large suit, for cards of 30 to 60 px; `dense` the same with a lower index that still shows
 * whole when a crowded column steps by 39 % of the card's width; `full` has pips or a court figure.
 */
const STYLES = ['compact', 'dense', 'full'] as const;
export type FaceStyle = (typeof STYLES)[number];

const TURNED = `rotate(180 ${CARD_WIDTH / 2} ${CARD_HEIGHT / 2})`;

/** The index at the bottom right is only for the eye, as the stepped cards never show it: upside down and small. */
const LOWER_INDEX = `translate(${CARD_WIDTH - 3} ${CARD_HEIGHT - 3})rotate(180)scale(.62)`;

const RANKS: readonly Rank[] = Array.from({ length: KING }, (_, index) => index + 1);

const symbolId = (rank: Rank, suit: SuitName, style: FaceStyle): string => `face-${rank}-${suit}-${style}`;
export const faceSymbolId = (card: Card, style: FaceStyle): string => symbolId(rankOf(card), suitName(card), style);
export const backSymbolId = (back: Back): string => `back-${back}`;

function glyphMarkup(rank: Rank): string {
  const { line, shape } = glyphOf(rank);
  const drawnLine = line && `<path fill="none" stroke="currentColor" stroke-width="${PEN}" d="${line}"/>`;
  const filled = shape && `<path fill="currentColor" fill-rule="evenodd" d="${shape}"/>`;
  // A nine is a six on its head.
  const turn = rank === 9 ? ' transform="rotate(180 29.5 50)"' : '';
  return `<g id="card-rank-${rank}"${turn}>${drawnLine ?? ''}${filled ?? ''}</g>`;
}

const suitAt = (suit: SuitName, x: number, y: number, size: number, turned = ''): string =>
  use(`card-suit-${suit}`, `translate(${round(x)} ${round(y)})scale(${round(size / 100)})${turned}`);

/** Where an index stands and how large it is: the rank at the left, the suit behind it. */
interface IndexPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly suitSize: number;
  /** Glyphs are set wider than drawn, which makes their level strokes thinner than the upright ones. */
  readonly stretch: number;
}
const COMPACT_INDEX: IndexPlace = { x: 6, y: 5, height: 42, suitSize: 38, stretch: 1.08 };
const DENSE_INDEX: IndexPlace = { x: 6, y: 4, height: 32, suitSize: 32, stretch: 1.3 };
const FULL_INDEX: IndexPlace = { x: 6.5, y: 6.5, height: 25, suitSize: 22, stretch: 1.08 };

function indexMarkup(rank: Rank, suit: SuitName, place: IndexPlace, suitX: number): string {
  const scale = place.height / GLYPH_HEIGHT;
  const suitY = place.y + (place.height - place.suitSize) / 2;
  return (
    use(`card-rank-${rank}`, `translate(${place.x} ${place.y})scale(${round(scale * place.stretch)} ${scale})`) +
    suitAt(suit, suitX, suitY, place.suitSize)
  );
}

const suitFace =
  (place: IndexPlace) =>
  (rank: Rank, suit: SuitName): string =>
    indexMarkup(rank, suit, place, CARD_WIDTH - place.x - place.suitSize) + suitAt(suit, 16, 60, 68);

function fullFace(rank: Rank, suit: SuitName): string {
  const { x, height, stretch } = FULL_INDEX;
  const suitX = x + (glyphOf(rank).width * stretch * height) / GLYPH_HEIGHT + 3;
  const index = indexMarkup(rank, suit, FULL_INDEX, suitX);
  if (rank > 10) {
    const half = index + use(`card-court-${rank}`) + suitAt(suit, 80, 65, 16);
    return `${half}<g transform="${TURNED}">${half}</g>${courtSash}`;
  }
  const size = pipSize(rank);
  const pips = pipsOf(rank).map((pip) =>
    suitAt(suit, pip.x - size / 2, pip.y - size / 2, size, pip.upsideDown ? 'rotate(180 50 50)' : ''),
  );
  return `${index}${pips.join('')}<g transform="${LOWER_INDEX}">${index}</g>`;
}

const FACES = { compact: suitFace(COMPACT_INDEX), dense: suitFace(DENSE_INDEX), full: fullFace } as const;

function faceSymbol(rank: Rank, suit: SuitName, style: FaceStyle): string {
  const print = FACES[style](rank, suit);
  return symbol(symbolId(rank, suit, style), `<g color="var(--suit-${suit})">${print}</g>`);
}

/** One hidden SVG with a symbol for every face in every style and for the backs; put it into the page once. */
export function cardSymbols(): string {
  const parts = [
    ...SUITS.map((suit) => `<path id="card-suit-${suit}" fill="currentColor" d="${suitPath[suit]}"/>`),
    ...RANKS.map(glyphMarkup),
    ...RANKS.filter((rank) => rank > 10).map((rank) => `<g id="card-court-${rank}">${courtFigure(rank)}</g>`),
  ];
  const faces = SUITS.flatMap((suit) => RANKS.flatMap((rank) => STYLES.map((style) => faceSymbol(rank, suit, style))));
  const backs = BACKS.map((back) => symbol(backSymbolId(back), backPrint(back)));
  return `<svg xmlns="http://www.w3.org/2000/svg" display="none" aria-hidden="true"><defs>${parts.join('')}</defs>${faces.join('')}${backs.join('')}</svg>`;
}
