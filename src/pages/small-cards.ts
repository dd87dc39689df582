/** Cards small enough for running text: a rank and one of our four suit shapes, drawn once for the whole page. */
import type { Messages } from '../i18n/messages.ts';
import { type Card, rankOf, SUITS, suitName } from '../rules/card.ts';
import { suitPath } from '../ui/cards/suits.ts';
import { wordsOf } from '../ui/sentences.ts';

const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** The suit shapes, to stand once in a page that shows small cards. */
export const suitShapes = `<svg class="suit-shapes" width="0" height="0" aria-hidden="true">${SUITS.map(
  (suit) => `<symbol id="suit-${suit}" viewBox="0 0 100 100"><path d="${suitPath[suit]}"/></symbol>`,
).join('')}</svg>`;

export const rankText = (card: Card): string => RANK_NAMES[rankOf(card) - 1]!;

/** What a small card shows, for the eye alone. */
const smallCardFace = (card: Card): string =>
  `<b>${rankText(card)}</b><svg aria-hidden="true" viewBox="0 0 100 100"><use href="#suit-${suitName(card)}"/></svg>`;

const smallCard = (card: Card, messages: Messages): string =>
  `<span class="small-card ${suitName(card)}" role="img" aria-label="${messages.card(wordsOf(card))}">${smallCardFace(card)}</span>`;

/** Cards as they lie in a column, the free end last. */
export const smallColumn = (cards: readonly Card[], messages: Messages): string =>
  `<span class="small-column">${cards.map((card) => smallCard(card, messages)).join('')}</span>`;
