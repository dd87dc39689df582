/**
 * From what happened to what is shown and said. Only here, in hint-sentences.ts and in problem-sentences.ts data of the game
 * become sentences.
 */

import type { DayText } from '../game/daily.ts';
import { type Deal, formatDeal, isVerified, levelOfDeal } from '../game/deal.ts';
import type { Refusal } from '../game/game.ts';
import type { GameRecord } from '../game/record.ts';
import type { TableChange } from '../game/table.ts';
import type { Messages } from '../i18n/messages.ts';
import type { CardWords, ColumnWords } from '../i18n/words.ts';
import { type Card, KING, rankOf, SUITS, suitName } from '../rules/card.ts';
import { movableCount } from '../rules/legality.ts';
import type { Step } from '../rules/play.ts';
import { type Column, dealsLeft, type Position } from '../rules/position.ts';
import type { InputRefusal } from './table/input.ts';

export const wordsOf = (card: Card): CardWords => ({ rank: rankOf(card), suit: suitName(card) });

export const shown = (column: Column): number => column + 1;

export function refusalText(messages: Messages, refusal: Refusal | InputRefusal): string {
  const { refusals } = messages;
  switch (refusal.kind) {
    case 'emptySource':
      return refusals.emptySource(shown(refusal.column));
    case 'tooFewCards':
      return refusals.tooFewCards(shown(refusal.column), refusal.available);
    case 'faceDown':
      return refusals.faceDown(refusal.movable);
    case 'brokenRun':
      return refusals.brokenRun(
        wordsOf(refusal.breaker),
        wordsOf(refusal.above),
        refusal.movable,
        wordsOf(refusal.movableHead),
      );
    case 'ontoAce':
      return refusals.ontoAce(wordsOf(refusal.card));
    case 'kingNeedsEmptyColumn':
      return refusals.kingNeedsEmptyColumn(wordsOf(refusal.card));
    case 'wrongRank':
      return refusals.wrongRank(wordsOf(refusal.card), wordsOf(refusal.target));
    case 'noTarget':
      return rankOf(refusal.card) === KING
        ? refusals.noTargetKing(wordsOf(refusal.card))
        : refusals.noTarget(wordsOf(refusal.card));
    case 'emptyColumns':
      return refusals.emptyColumns(refusal.columns.map(shown));
    case 'sameColumn':
    case 'stockEmpty':
    case 'nothingToUndo':
    case 'nothingToRedo':
    case 'tapOff':
      return refusals[refusal.kind];
    default:
      return refusal satisfies never;
  }
}

function stepText(messages: Messages, step: Step, runsSoFar: number): string {
  const { said } = messages;
  switch (step.kind) {
    case 'moved':
      return said.moved(step.cards.length, wordsOf(step.cards[0]!), shown(step.to));
    case 'dealt':
      return said.dealt(step.cards.map((card) => messages.card(wordsOf(card))));
    case 'collected':
      return said.collected(messages.suitNames[SUITS[step.suit]], runsSoFar);
    case 'revealed':
      return said.revealed(wordsOf(step.card), shown(step.column));
    default:
      return step satisfies never;
  }
}

/** All that an action did, as one text to be read aloud. `runsAfter`: completed runs now. */
export function changeText(messages: Messages, change: TableChange, deal: Deal, runsAfter: number): string {
  const { said } = messages;
  switch (change.kind) {
    case 'played': {
      const collected = change.steps.filter((step) => step.kind === 'collected').length;
      let runs = runsAfter - collected;
      return change.steps
        .map((step) => {
          if (step.kind === 'collected') runs++;
          return stepText(messages, step, runs);
        })
        .join(' ');
    }
    case 'undone': {
      const [first] = change.steps;
      if (first?.kind !== 'moved') return said.dealtBack;
      return said.movedBack(first.cards.length, wordsOf(first.cards[0]!), shown(first.from));
    }
    case 'restarted':
    case 'restartUndone':
      return said[change.kind];
    case 'newGame':
    case 'earlierGame':
    case 'laterGame':
      return said[change.kind](dealName(messages, deal));
    case 'rulesChanged':
      return '';
    default:
      return change satisfies never;
  }
}

/** What the player reads as the name of a deal. */
export const dealName = (messages: Messages, deal: Deal): string =>
  deal.kind === 'numbered' ? formatDeal(deal) : messages.status.pastedDeal;

/** Whether a deal can be won, as far as that is known, and how hard it is. */
export function dealKindText({ status, newGame }: Messages, deal: Deal): string {
  if (!isVerified(deal)) return status.randomDeal;
  const level = levelOfDeal(deal);
  return level === undefined
    ? status.verifiedDeal
    : `${status.verifiedDeal} ${status.difficulty(newGame.levels[level])}`;
}

/** A day of the calendar, which has no time zone, in the language's own way. */
export const dayText = (messages: Messages, day: DayText, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(messages.tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const longDate = (messages: Messages, day: DayText): string => dayText(messages, day, { dateStyle: 'long' });

export const recordName = (messages: Messages, { deal, dealKind }: GameRecord): string =>
  dealKind === 'pasted' ? messages.status.pastedDeal : deal;

export function columnText(messages: Messages, position: Position, column: Column): string {
  const cards = position.columns[column]!;
  const freeEnd = cards.at(-1);
  if (freeEnd === undefined) return messages.table.emptyColumn(shown(column));
  const words: ColumnWords = {
    column: shown(column),
    cards: cards.length,
    faceDown: position.faceDown[column]!,
    freeEnd: wordsOf(freeEnd),
    run: movableCount(position, column),
  };
  return messages.table.column(words);
}

/** The open cards from the free end up; empty for a column without cards. */
export function openCardsText(messages: Messages, position: Position, column: Column): string {
  const open = position.columns[column]!.slice(position.faceDown[column]!).reverse();
  return open.length === 0 ? '' : messages.table.openCards(open.map((card) => messages.card(wordsOf(card))));
}

export const stockText = (messages: Messages, position: Position): string =>
  position.stock.length === 0 ? messages.table.stockEmpty : messages.table.stock(dealsLeft(position));

/** Minutes and seconds, hours only when there are some. */
export function timeText(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1000);
  const pad = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
