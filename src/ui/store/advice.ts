/** Hints with the words for them. Loaded late: finding them takes much, and the first table does without. */
import type { Hint } from '../../game/aims.ts';
import type { Game } from '../../game/game.ts';
import { hintsFor } from '../../game/hints.ts';
import type { Messages } from '../../i18n/messages.ts';
import { hintText } from '../hint-sentences.ts';

export interface Advice {
  readonly hint: Hint;
  readonly text: string;
}

/** Best first; none for a game that is won. */
export const adviceFor = (game: Game, messages: Messages): readonly Advice[] =>
  hintsFor(game).map((hint) => ({ hint, text: hintText(messages, hint, game.position) }));
