/**
 * Hints (H1–H4) and the verdict on a game whose cards are all known (H5), as the player asks for them. The hint is there at
 * once; the verdict comes from the solver in the background, and only a complete proof is ever told.
 */

import type { Hint } from '../../game/aims.ts';
import type { Game } from '../../game/game.ts';
import { CARD_COUNT } from '../../rules/card.ts';
import type { Position } from '../../rules/position.ts';
import type { SolverClient } from '../../worker/solver-client.ts';
import type { Advice } from './advice.ts';

/** Generous, but an end: after it the player has an ordinary hint and no claim. */
export const VERDICT_LIMITS = { limitMs: 20_000, maxBytes: 192 * 2 ** 20 };

/** What the bar over the table says; `share` is the part of the allowed time that has passed, 0 to 1. */
export type Verdict =
  | { readonly kind: 'checking'; readonly position: Position; readonly share: number }
  | { readonly kind: 'lost'; readonly position: Position };

export class Adviser {
  /** The hint drawn on the table. */
  hint: Hint | undefined = $state.raw();
  verdict: Verdict | undefined = $state.raw();
  readonly #solver: SolverClient;
  #asked: { readonly position: Position; readonly index: number } | undefined;
  #judged: { readonly position: Position; readonly lost: boolean } | undefined;
  #stop: AbortController | undefined;

  constructor(solver: SolverClient) {
    this.#solver = solver;
  }

  /**
   * The best of these for this game; asked again in the same position, the next best, and round again. Undefined for a game
   * that is won.
   */
  ask(game: Game, advice: readonly Advice[]): Advice | undefined {
    const again = this.#asked?.position === game.position;
    const index = again && advice.length > 0 ? (this.#asked!.index + 1) % advice.length : 0;
    this.#asked = { position: game.position, index };
    const asked = advice[index];
    this.hint = asked?.hint;
    if (game.seen.size === CARD_COUNT && this.hint !== undefined) void this.#judge(game);
    return asked;
  }

  /** The table has changed: nothing of what was advised holds any more. */
  forget(): void {
    this.hint = undefined;
    this.cancel();
  }

  /** Ends a running check, and takes a verdict off the table. */
  cancel(): void {
    this.#stop?.abort();
    this.#stop = undefined;
    this.verdict = undefined;
  }

  async #judge({ position, rules }: Game): Promise<void> {
    if (this.verdict?.position === position) return;
    if (this.#judged?.position === position) {
      if (this.#judged.lost) this.verdict = { kind: 'lost', position };
      return;
    }
    this.cancel();
    const stop = new AbortController();
    this.#stop = stop;
    this.verdict = { kind: 'checking', position, share: 0 };
    const task = { position, dealRule: rules.dealRule, ...VERDICT_LIMITS };
    const answer = await this.#solver.solve(task, {
      signal: stop.signal,
      onProgress: ({ elapsedMs }) => {
        if (!stop.signal.aborted)
          this.verdict = { kind: 'checking', position, share: elapsedMs / VERDICT_LIMITS.limitMs };
      },
    });
    if (stop.signal.aborted) return;
    const lost = answer.kind === 'unsolvable';
    this.#judged = { position, lost };
    this.verdict = lost ? { kind: 'lost', position } : undefined;
  }
}
