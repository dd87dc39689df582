/** Something wrong with what was typed or read: told in one line, without a stack, with exit code 2. */
import type { DealIdProblem } from '../rules/deal-id.ts';
import { formatCard } from '../rules/notation.ts';
import type { NotationProblem } from '../rules/reading.ts';

export class Complaint extends Error {}

/** `file:line:place: what was found and what was expected`. */
export const complaintAt = (file: string, line: number, place: number, text: string): Complaint =>
  new Complaint(`${file}:${line}:${place}: ${text}`);

export function describeDealIdProblem(problem: DealIdProblem): string {
  switch (problem.kind) {
    case 'length':
      return `a deal id has 11 letters and digits, found ${problem.found}`;
    case 'character':
      return `unexpected '${problem.found}' at place ${problem.place}, expected a digit or a letter other than U`;
    case 'suitCount':
      return `a deal id begins with 1, 2 or 4, found '${problem.found}'`;
    case 'check':
      return 'the check of the deal id does not fit: look for a typing error';
    default:
      return problem satisfies never;
  }
}

export function describeNotationProblem({ what }: NotationProblem): string {
  switch (what.kind) {
    case 'unreadableCard':
      return `found '${what.found}', expected a card like TS or 7h`;
    case 'cardCount':
      return `found ${what.found} cards, expected ${what.expected}`;
    case 'tooManyCopies':
      return `one ${formatCard(what.card)} too many, expected at most ${what.expected}`;
    case 'suits':
      return 'expected spades alone, spades and hearts, or all four suits';
    case 'partCount':
      return `found ${what.found} parts separated by ';', expected ${what.expected}: columns;stock;runs`;
    case 'columnCount':
      return `found ${what.found} columns separated by '/', expected ${what.expected}`;
    case 'faceDownOnOpen':
      return `column ${what.column + 1} has a face-down card on an open one`;
    case 'stockRows':
      return `found ${what.found} cards in the stock, expected whole rows of ten`;
    case 'unreadableRun':
      return `found '${what.found}', expected the suit of a completed run: S, H, D or C`;
    case 'unreadableMove':
      return `found '${what.found}', expected a move like 3>7x2, or D`;
    default:
      return what satisfies never;
  }
}
