/**
 * What the player knows, as a value (R11, H1). A view has no place for the rank of a card that the player has not seen, so
 * whoever is given a view, hints above all, can't peek. Cards are faces here: which of the copies a card is would tell
 * something about the others.
 */
import { type Card, makeCard, rankOf, type Suit, suitOf } from '../rules/card.ts';
import type { DealRule } from '../rules/legality.ts';
import { type Trace, unplay } from '../rules/play.ts';
import { copyPosition, dealsLeft, type MutablePosition, type Position, ROW_LENGTH } from '../rules/position.ts';
import type { Game } from './game.ts';

/** A card of copy 0, standing for every card that looks like it. */
type Face = Card;

interface ViewColumn {
  /** The face-down cards, the lowest of the pile first: a face where the player has seen the card, else undefined. */
  readonly faceDown: readonly (Face | undefined)[];
  readonly open: readonly Face[];
}

export interface View {
  readonly columns: readonly ViewColumn[];
  readonly dealsLeft: number;
  /** The suits of the completed runs in the order in which they left. */
  readonly foundations: readonly Suit[];
  readonly dealRule: DealRule;
}

/** What a player who has seen these cards knows of a position. */
export function viewOf(position: Position, seen: ReadonlySet<Card>, dealRule: DealRule): View {
  return {
    columns: position.columns.map((cards, column) => {
      const faceDown = position.faceDown[column]!;
      return {
        // A card seen in this deal and face down now lies where it was turned: the player knows the place as well.
        faceDown: cards.slice(0, faceDown).map((card) => (seen.has(card) ? anyCopy(card) : undefined)),
        open: cards.slice(faceDown).map(anyCopy),
      };
    }),
    dealsLeft: dealsLeft(position),
    foundations: position.foundations.map((run) => suitOf(run[0]!)),
    dealRule,
  };
}

export const viewOfGame = ({ position, seen, rules }: Pick<Game, 'position' | 'seen' | 'rules'>): View =>
  viewOf(position, seen, rules.dealRule);

/**
 * What the player saw at the earlier positions of this line of play, back to the last card that was turned, dealt or
 * collected, with what is known by now; the newest last.
 */
export function earlierViews(game: Game): View[] {
  const position = copyPosition(game.position);
  const views: View[] = [];
  for (const done of [...game.done].reverse()) {
    if (done.kind !== 'play' || done.move.kind === 'deal' || !isQuiet(done.trace)) break;
    unplay(position, done.move, done.trace);
    views.unshift(viewOf(position, game.seen, game.rules.dealRule));
  }
  return views;
}

/** Stands for every card that the player has not seen: rank 0, next to which no card fits. */
const UNSEEN: Card = makeCard(0, 0, 0);

/**
 * A position to try moves on, with {@link UNSEEN} wherever the player knows no card. The foundations hold as many runs
 * as the view, without their cards.
 */
export function positionOf({ columns, dealsLeft: deals, foundations }: View): MutablePosition {
  return {
    columns: columns.map(({ faceDown, open }) => [...faceDown.map((face) => face ?? UNSEEN), ...open]),
    faceDown: columns.map(({ faceDown }) => faceDown.length),
    stock: Array.from({ length: deals * ROW_LENGTH }, () => UNSEEN),
    foundations: foundations.map(() => []),
  };
}

/** Neither a card was turned nor a run completed. */
export const isQuiet = (trace: Trace): boolean => trace.revealed.length === 0 && trace.collected.length === 0;

const anyCopy = (card: Card): Face => makeCard(rankOf(card), suitOf(card), 0);
