/** Plays as the hints say, as a player does who presses nothing but the hint button, until they say to take back moves. */
import type { Hint } from '../../src/game/aims.ts';
import { act, type Game } from '../../src/game/game.ts';
import { hintsFor } from '../../src/game/hints.ts';
import { formatPosition } from '../../src/rules/notation.ts';
import type { Trace } from '../../src/rules/play.ts';
import { isWon, type Position } from '../../src/rules/position.ts';

export interface Advice {
  readonly hint: Hint;
  /** What the step set off and where it led; undefined where the advice was to take back moves. */
  readonly result: { readonly trace: Trace; readonly position: Position } | undefined;
}

export interface Followed {
  readonly won: boolean;
  readonly given: readonly Advice[];
  /** The first position met twice, as text. */
  readonly repeated: string | undefined;
}

/** `advise` gives the best hint first. */
export function followHints(start: Game, advise: (game: Game) => readonly Hint[] = hintsFor): Followed {
  let game = start;
  const given: Advice[] = [];
  const met = new Set([formatPosition(game.position)]);
  for (;;) {
    const [hint] = advise(game);
    if (hint === undefined) return { won: isWon(game.position), given, repeated: undefined };
    if (hint.step.kind === 'undo') {
      given.push({ hint, result: undefined });
      return { won: false, given, repeated: undefined };
    }
    const outcome = act(game, { kind: 'play', move: hint.step });
    if (!outcome.ok) throw new Error(`an illegal hint, ${outcome.refusal.kind}: ${formatPosition(game.position)}`);
    game = outcome.game;
    const done = game.done.at(-1)!;
    if (done.kind === 'play') given.push({ hint, result: { trace: done.trace, position: game.position } });
    const text = formatPosition(game.position);
    if (met.has(text)) return { won: false, given, repeated: text };
    met.add(text);
  }
}
