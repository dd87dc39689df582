/** All that the page needs to know of a card to draw it; it says nothing of the game. */
export interface CardLook {
  /** Of the upper left corner, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Paint order; higher lies on top. */
  readonly z: number;
  readonly scale: number;
  /** The address of the picture: a face or a back. A face-down card is given no face at all. */
  readonly picture: string;
  readonly faceUp: boolean;
  /** The place in the queue of cards on their way, 0 first; undefined for a card at rest. */
  readonly queue: number | undefined;
  readonly look: 'plain' | 'carried' | 'picked';
}

export const looksAlike = (a: CardLook, b: CardLook): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.z === b.z &&
  a.scale === b.scale &&
  a.picture === b.picture &&
  a.faceUp === b.faceUp &&
  a.queue === b.queue &&
  a.look === b.look;
