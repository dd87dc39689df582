/**
 * The pictures of the cards, each an image that stands alone. An image is one element that the browser paints as a whole and
 * keeps; with the same drawing as a tree of SVG elements in every card, a deal took it three times as long.
 */
import { type Card, rankOf, suitName } from '../../rules/card.ts';
import { type Back, backPrint } from './backs.ts';
import { type FaceStyle, facePrint } from './face.ts';
import { CARD_HEIGHT, CARD_WIDTH, sheet } from './svg.ts';

/** The page's variables that pictures take their colours from. */
const COLOURS = [
  '--suit-spades',
  '--suit-hearts',
  '--suit-diamonds',
  '--suit-clubs',
  '--card-paper',
  '--card-edge',
  '--back-paper',
  '--back-ink',
] as const;
type Colour = (typeof COLOURS)[number];
export type Palette = Readonly<Record<Colour, string>>;

/** The palette with the values that `colourOf` gives its variables, as CSS colours. */
export const palette = (colourOf: (name: Colour) => string): Palette =>
  Object.fromEntries(COLOURS.map((name) => [name, colourOf(name)])) as Palette;

/** The corners are part of the picture: cutting them off in the page would cost a layer for each card. */
export const cardGround = (fill: string): string => sheet(0, 6, 'var(--card-edge)') + sheet(1, 5, fill);

export interface Deck {
  /** Addresses of pictures. Each ends in a fragment that names what it shows, such as `#face-7-hearts`. */
  readonly face: (card: Card, style: FaceStyle) => string;
  readonly back: (back: Back) => string;
}

export function deckOf(colours: Palette): Deck {
  const pictures = new Map<string, string>();
  const picture = (key: string, name: string, draw: () => string): string => {
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const made = `${imageOf(draw(), colours)}#${name}`;
    pictures.set(key, made);
    return made;
  };
  return {
    face: (card, style) => {
      const [rank, suit] = [rankOf(card), suitName(card)];
      return picture(
        `${rank} ${suit} ${style}`,
        `face-${rank}-${suit}`,
        () => cardGround('var(--card-paper)') + facePrint(rank, suit, style),
      );
    },
    back: (back) => picture(`back ${back}`, `back-${back}`, () => cardGround('var(--back-paper)') + backPrint(back)),
  };
}

/** A data URL; an image sees nothing of the page, so the variables give way to their values. */
function imageOf(drawing: string, colours: Palette): string {
  const coloured = drawing.replace(/var\((--[a-z-]+)\)/g, (_, name: Colour) => colours[name]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${coloured}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent)}`;
}
