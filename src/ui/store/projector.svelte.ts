/** Shows one picture of the table after the other. A new showing ends the running one at once (T11). */

import type { Position } from '../../rules/position.ts';
import { type Frame, still } from '../table/frames.ts';
import { durationMs } from '../table/motion.ts';

export class Projector {
  frame: Frame = $state.raw({ position: { columns: [], faceDown: [], stock: [], foundations: [] }, moving: new Map() });
  readonly #factor: () => number;
  #timer = 0;
  #restAt = 0;

  constructor(position: Position, factor: () => number) {
    this.#factor = factor;
    this.frame = still(position);
  }

  /** Shows the pictures in order, each once the one before has come to rest; returns the time until the last one has. */
  show(frames: readonly Frame[]): number {
    const restMs = this.#show(frames);
    this.#restAt = performance.now() + restMs;
    return restMs;
  }

  /** How long until the last picture has come to rest. */
  restMs(): number {
    return Math.max(0, this.#restAt - performance.now());
  }

  #show(frames: readonly Frame[]): number {
    window.clearTimeout(this.#timer);
    const [first, ...rest] = frames;
    if (first === undefined) return 0;
    this.frame = first;
    const wait = durationMs(first, this.#factor());
    if (rest.length === 0) return wait;
    if (wait === 0) return this.#show(rest);
    this.#timer = window.setTimeout(() => this.#show(rest), wait);
    return wait + rest.reduce((sum, frame) => sum + durationMs(frame, this.#factor()), 0);
  }
}
