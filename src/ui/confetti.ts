/** A short shower over a won game. Loaded when it is needed, which is never under reduced motion. */
import { create } from 'canvas-confetti';

const COLOURS = ['#ffd166', '#c8102e', '#0b5fc6', '#0a7a3b', '#f3f7f2'];

/** Draws on this canvas; without a worker of its own, which would be code that was not shipped. */
export function celebrate(canvas: HTMLCanvasElement): void {
  const fire = create(canvas, { resize: true, useWorker: false });
  for (const [x, angle] of [
    [0, 60],
    [1, 120],
  ] as const)
    void fire({ particleCount: 70, angle, spread: 60, startVelocity: 55, origin: { x, y: 0.75 }, colors: COLOURS });
}
