/** Shows a line of play again before the player's eyes, at the player's pace. The game itself stays as it is (D4, H7). */
import { type Deal, startPosition } from '../../game/deal.ts';
import type { DealRule } from '../../rules/legality.ts';
import type { Move } from '../../rules/move.ts';
import { after, steps } from '../../rules/play.ts';
import type { Position } from '../../rules/position.ts';
import { framesOf, still } from '../table/frames.ts';
import type { Projector } from './projector.svelte.ts';

/** What is shown again, from the start of the deal on. */
export interface Recording {
  readonly deal: Deal;
  readonly line: readonly Move[];
  /** The rule it was played under, where that is known. */
  readonly dealRule?: DealRule;
}

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];
const STEP_MS: Readonly<Record<Speed, number>> = { slow: 1100, normal: 420, fast: 150 };

export class Replay {
  recording: Recording | undefined = $state.raw();
  /** How many moves have been made. */
  at = $state(0);
  playing = $state(false);
  speed: Speed = $state('normal');
  readonly #projector: Projector;
  /** Before the first move, after it, and so on. */
  #positions: readonly Position[] = [];
  /** After how many moves a row has just been dealt or a run completed. */
  #marks: readonly number[] = [];
  #timer = 0;
  #onclose: () => void = () => undefined;

  constructor(projector: Projector) {
    this.#projector = projector;
  }

  get running(): boolean {
    return this.recording !== undefined;
  }

  get length(): number {
    return this.recording?.line.length ?? 0;
  }

  get hasMarkAhead(): boolean {
    return this.#marks.some((mark) => mark > this.at);
  }

  /** Begins at the start, playing; `onclose` is called when the player is done with it. */
  start(recording: Recording, onclose: () => void): void {
    const positions: Position[] = [startPosition(recording.deal)];
    for (const move of recording.line) positions.push(after(positions.at(-1)!, move).position);
    this.#positions = positions;
    this.#marks = recording.line.flatMap((move, i) =>
      move.kind === 'deal' || positions[i + 1]!.foundations.length > positions[i]!.foundations.length ? [i + 1] : [],
    );
    this.#onclose = onclose;
    this.recording = recording;
    this.goTo(0);
    this.play();
  }

  /** Ends it without a word to whoever began it. */
  stop(present: Position): void {
    if (!this.running) return;
    this.pause();
    this.recording = undefined;
    this.#projector.show([still(present)]);
  }

  close(present: Position): void {
    this.stop(present);
    this.#onclose();
  }

  play(): void {
    if (this.at === this.length) this.goTo(0);
    this.playing = true;
    this.#wait(STEP_MS[this.speed]);
  }

  pause(): void {
    window.clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Shows the table after so many moves, at once. */
  goTo(moves: number): void {
    this.pause();
    this.at = Math.min(this.length, Math.max(0, moves));
    this.#projector.show([still(this.#positions[this.at]!)]);
  }

  goToNextMark(): void {
    this.goTo(this.#marks.find((mark) => mark > this.at) ?? this.length);
  }

  /** Makes the next move before the player's eyes. */
  forward(): void {
    this.pause();
    this.#move();
  }

  #move(): number {
    const move = this.recording?.line[this.at];
    if (move === undefined) return 0;
    const [before, next] = [this.#positions[this.at]!, this.#positions[this.at + 1]!];
    this.at++;
    return this.#projector.show(framesOf(before, steps(before, move, after(before, move).trace), next));
  }

  #wait(ms: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const restMs = this.#move();
      if (this.at < this.length) this.#wait(Math.max(STEP_MS[this.speed], restMs));
      else this.playing = false;
    }, ms);
  }
}
