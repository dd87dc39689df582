/** How long things take to move, in milliseconds at normal speed. The style sheet multiplies its own times by the same factor. */
import type { Settings } from '../settings.ts';
import type { Frame } from './frames.ts';

const MOVE_MS = 160;
/** From one card of a row, or of a leaving run, to the next. */
const QUEUE_STEP_MS = 25;

const FACTORS: Readonly<Record<Settings['motion'], number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** What all times are multiplied by; 0 when nothing is to move. */
export const motionFactor = (motion: Settings['motion'], reducedMotion: boolean): number =>
  reducedMotion ? 0 : FACTORS[motion];

/** How long a picture needs until its last card has arrived. */
export const durationMs = (frame: Frame, factor: number): number =>
  frame.moving.size === 0 ? 0 : (MOVE_MS + QUEUE_STEP_MS * Math.max(...frame.moving.values())) * factor;
