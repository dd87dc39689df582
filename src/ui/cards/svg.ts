/** The box every card is drawn in; its corners and border are the page's. */
export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;

/** Half a turn about the middle of the card. */
export const TURNED = `rotate(180 ${CARD_WIDTH / 2} ${CARD_HEIGHT / 2})`;

/** Two decimals are a fiftieth of a pixel on the largest card. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const group = (transform: string, content: string): string =>
  content && `<g transform="${transform}">${content}</g>`;

/** Paper with round corners, everywhere as far from the card's edge. */
export const sheet = (inset: number, radius: number, fill: string): string =>
  `<rect x="${inset}" y="${inset}" width="${CARD_WIDTH - 2 * inset}" height="${CARD_HEIGHT - 2 * inset}" rx="${radius}" fill="${fill}"/>`;
