/** Plays the line of a game again before the player's eyes. The game itself stays as it is. */

import { type Deal, startPosition } from '../../game/deal.ts';
import { type Game, lineOf } from '../../game/game.ts';
import type { SuitCount } from '../../rules/card.ts';
import type { Move } from '../../rules/move.ts';
import { after, steps } from '../../rules/play.ts';
import type { Position } from '../../rules/position.ts';
import { framesOf, still } from '../table/frames.ts';
import type { Projector } from './projector.svelte.ts';

const STEP_MS = 420;

export class Replay {
  /** How many of how many moves have been shown; undefined while no replay runs. */
  progress = $state.raw<{ readonly shown: number; readonly of: number } | undefined>();
  /** Of the deal that is shown again: its cards are others than those of the game on the table. */
  suitCount: SuitCount | undefined = $state.raw();
  readonly #projector: Projector;
  #timer = 0;

  constructor(projector: Projector) {
    this.#projector = projector;
  }

  get running(): boolean {
    return this.progress !== undefined;
  }

  /** Shows the present line of play from its first move on. */
  start(game: Game, whenDone: () => void): void {
    this.startLine(game.deal, lineOf(game), whenDone);
  }

  startLine(deal: Deal, line: readonly Move[], whenDone: () => void): void {
    const opening = startPosition(deal);
    this.suitCount = deal.suitCount;
    this.progress = { shown: 0, of: line.length };
    this.#projector.show([still(opening)]);
    this.#timer = window.setTimeout(() => this.#step(opening, line, 0, whenDone), STEP_MS);
  }

  stop(present: Position): void {
    if (!this.running) return;
    window.clearTimeout(this.#timer);
    this.#end();
    this.#projector.show([still(present)]);
  }

  #end(): void {
    this.progress = undefined;
    this.suitCount = undefined;
  }

  #step(position: Position, line: readonly Move[], index: number, whenDone: () => void): void {
    const move = line[index];
    if (move === undefined) {
      this.#end();
      whenDone();
      return;
    }
    const { position: next, trace } = after(position, move);
    const restMs = this.#projector.show(framesOf(position, steps(position, move, trace), next));
    this.progress = { shown: index + 1, of: line.length };
    this.#timer = window.setTimeout(() => this.#step(next, line, index + 1, whenDone), Math.max(STEP_MS, restMs));
  }
}
