import type { Rank, SuitName } from '../../rules/card.ts';
import { courtFigure, courtSash } from './courts.ts';
import { GLYPH_HEIGHT, glyphOf, PEN } from './glyphs.ts';
import { pipSize, pipsOf } from './pips.ts';
import { pipsMarkup } from './suits.ts';
import { CARD_HEIGHT, CARD_WIDTH, group, round, TURNED } from './svg.ts';

/**
 * `compact` is the index and one large suit, for cards of 30 to 60 px; `dense` the same with a lower index that still shows
 * whole when a crowded column steps by 39 % of the card's width; `full` has pips or a court figure.
 */
export type FaceStyle = 'compact' | 'dense' | 'full';

/** The index at the bottom right is only for the eye, as the stepped cards never show it: upside down and small. */
const LOWER_INDEX = `translate(${CARD_WIDTH - 3} ${CARD_HEIGHT - 3})rotate(180)scale(.62)`;

function glyphMarkup(rank: Rank): string {
  const { line, shape } = glyphOf(rank);
  const drawnLine = line && `<path fill="none" stroke="currentColor" stroke-width="${PEN}" d="${line}"/>`;
  const filled = shape && `<path fill="currentColor" fill-rule="evenodd" d="${shape}"/>`;
  return (drawnLine ?? '') + (filled ?? '');
}

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
  const { x, y, height, suitSize, stretch } = place;
  const scale = height / GLYPH_HEIGHT;
  return (
    group(`translate(${x} ${y})scale(${round(scale * stretch)} ${scale})`, glyphMarkup(rank)) +
    pipsMarkup(suit, suitSize, [{ x: suitX + suitSize / 2, y: y + height / 2 }])
  );
}

const suitFace =
  (place: IndexPlace) =>
  (rank: Rank, suit: SuitName): string =>
    indexMarkup(rank, suit, place, CARD_WIDTH - place.x - place.suitSize) +
    pipsMarkup(suit, 68, [{ x: CARD_WIDTH / 2, y: 94 }]);

function fullFace(rank: Rank, suit: SuitName): string {
  const { x, height, stretch } = FULL_INDEX;
  const suitX = x + (glyphOf(rank).width * stretch * height) / GLYPH_HEIGHT + 3;
  const index = indexMarkup(rank, suit, FULL_INDEX, suitX);
  return rank > 10 ? courtFace(rank, suit, index) : pipFace(rank, suit, index);
}

function courtFace(rank: Rank, suit: SuitName, index: string): string {
  const half = index + courtFigure(rank) + pipsMarkup(suit, 16, [{ x: 88, y: 73 }]);
  return half + group(TURNED, half) + courtSash;
}

function pipFace(rank: Rank, suit: SuitName, index: string): string {
  const size = pipSize(rank);
  const pips = pipsOf(rank);
  const upright = pips.filter((pip) => !pip.upsideDown);
  const upsideDown = pips
    .filter((pip) => pip.upsideDown)
    .map(({ x, y }) => ({ x: CARD_WIDTH - x, y: CARD_HEIGHT - y }));
  return (
    index +
    pipsMarkup(suit, size, upright) +
    group(TURNED, pipsMarkup(suit, size, upsideDown)) +
    group(LOWER_INDEX, index)
  );
}

const FACES = { compact: suitFace(COMPACT_INDEX), dense: suitFace(DENSE_INDEX), full: fullFace } as const;

/** What is printed on a face, for a box of CARD_WIDTH × CARD_HEIGHT; its colours are variables of the page. */
export function facePrint(rank: Rank, suit: SuitName, style: FaceStyle): string {
  return `<g color="var(--suit-${suit})">${FACES[style](rank, suit)}</g>`;
}
