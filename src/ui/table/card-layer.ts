/**
 * The cards in the page. Nothing is as urgent as their picture, so they are drawn by hand: an image for each card of the
 * pack, of which only what has changed is touched.
 */

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

export class CardLayer {
  readonly #root: HTMLElement;
  readonly #images: HTMLImageElement[] = [];
  #looks: readonly CardLook[] = [];

  /** @param root holds the cards and nothing else. */
  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Draws the cards as they should look now; how many there are never changes. */
  draw(looks: readonly CardLook[]): void {
    looks.forEach((look, i) => {
      drawCard(this.#imageOf(i), look, this.#looks[i]);
    });
    this.#looks = looks;
  }

  #imageOf(index: number): HTMLImageElement {
    let image = this.#images[index];
    if (image === undefined) {
      image = new Image();
      image.alt = '';
      image.draggable = false;
      this.#images.push(image);
      this.#root.append(image);
    }
    return image;
  }
}

function drawCard(image: HTMLImageElement, look: CardLook, last: CardLook | undefined): void {
  const { style } = image;
  const isMoving = look.queue !== undefined;
  if (look.look !== last?.look || look.faceUp !== last.faceUp || isMoving !== (last.queue !== undefined))
    image.className = `card ${look.look}${look.faceUp ? ' front' : ''}${isMoving ? ' moving' : ''}`;
  if (look.queue !== last?.queue) style.setProperty('--queue', `${look.queue ?? 0}`);
  if (look.picture !== last?.picture) image.src = look.picture;
  if (look.x !== last?.x || look.y !== last.y) style.translate = `${look.x}px ${look.y}px`;
  if (look.scale !== last?.scale) style.scale = `${look.scale}`;
  if (look.z !== last?.z) style.zIndex = `${look.z}`;
}
