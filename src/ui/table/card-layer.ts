/**
 * The cards in the page. Nothing is as urgent as their picture, so they are drawn by hand: an image for each card of the
 * pack, of which only what has changed is touched.
 */
import { afterFrame } from '../after-frame.ts';

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
  /** Others hide all of it once it lies at rest, so the browser need not paint it. */
  readonly covered: boolean;
  /** The place in the queue of cards on their way, 0 first; undefined for a card at rest. */
  readonly queue: number | undefined;
  readonly look: 'plain' | 'carried' | 'picked';
}

export class CardLayer {
  readonly #root: HTMLElement;
  readonly #images: HTMLImageElement[] = [];
  readonly #drawn: CardLook[] = [];
  #wanted: readonly CardLook[] = [];

  /** @param root holds the cards and nothing else. */
  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /**
   * Draws the cards as they should look now; how many there are never changes. What the next frame does not need comes
   * after it: each of these costs the browser as much as a card that sets out.
   */
  draw(looks: readonly CardLook[]): void {
    this.#wanted = looks;
    let isAll = true;
    looks.forEach((look, i) => {
      const last = this.#drawn[i];
      if (last === undefined || isUrgent(look, last)) this.#drawCard(i);
      else isAll &&= look.z === last.z && look.queue === last.queue;
    });
    if (isAll) return;
    afterFrame(() => {
      for (let i = 0; i < this.#wanted.length; i++) this.#drawCard(i);
    });
  }

  #drawCard(index: number): void {
    const look = this.#wanted[index]!;
    drawCard(this.#imageOf(index), look, this.#drawn[index]);
    this.#drawn[index] = look;
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

/** Of a row or run on its way, so many set out at once; the others follow later in any case. */
const FIRST_CARDS = 3;

/** Whether the eye would miss the change in the next frame: not that of a card which has arrived, or has its turn later. */
const isUrgent = (look: CardLook, last: CardLook): boolean =>
  look.queue !== undefined && look.queue >= FIRST_CARDS && look.queue !== last.queue
    ? false
    : look.x !== last.x ||
      look.y !== last.y ||
      look.scale !== last.scale ||
      look.picture !== last.picture ||
      look.look !== last.look;

function drawCard(image: HTMLImageElement, look: CardLook, last: CardLook | undefined): void {
  const { style } = image;
  const isMoving = look.queue !== undefined;
  if (
    look.look !== last?.look ||
    look.faceUp !== last.faceUp ||
    look.covered !== last.covered ||
    isMoving !== (last.queue !== undefined)
  )
    image.className = `card ${look.look}${look.faceUp ? ' front' : ''}${look.covered ? ' covered' : ''}${isMoving ? ' moving' : ''}`;
  if (look.queue !== last?.queue) style.setProperty('--queue', `${look.queue ?? 0}`);
  if (look.picture !== last?.picture) image.src = look.picture;
  if (look.x !== last?.x || look.y !== last.y) style.translate = `${look.x}px ${look.y}px`;
  if (look.scale !== last?.scale) style.scale = `${look.scale}`;
  if (look.z !== last?.z) style.zIndex = `${look.z}`;
}
