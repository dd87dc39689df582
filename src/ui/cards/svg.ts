/** The box every card is drawn in; its corners and border are the page's. */
export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;

/** Two decimals are a fiftieth of a pixel on the largest card. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const symbol = (id: string, print: string): string =>
  `<symbol id="${id}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${print}</symbol>`;

export const use = (id: string, transform?: string): string =>
  `<use href="#${id}"${transform ? ` transform="${transform}"` : ''}/>`;
