/** From what is wrong with a text that should open a deal to what is said of it. */
import type { OtherProgram, ParsedDeal } from '../game/deal-text.ts';
import type { ParsedLink } from '../game/link.ts';
import type { Messages } from '../i18n/messages.ts';
import type { DealIdProblem } from '../rules/deal-id.ts';
import type { NotationProblem } from '../rules/reading.ts';
import { shown, wordsOf } from './sentences.ts';

/** Why a link, or what was typed in its place, can't be opened. */
export function linkProblemText(messages: Messages, parsed: ParsedLink & { ok: false }): string {
  return parsed.form === 'link' ? messages.problems.link[parsed.problem.kind] : dealProblemText(messages, parsed);
}

const PROGRAM_NAMES: Readonly<Record<OtherProgram, string>> = { pysol: 'PySolFC', kpatience: 'KPatience' };

/** Why a text that should open a deal can't be read. */
export function dealProblemText(messages: Messages, parsed: ParsedDeal & { ok: false }): string {
  const { problems } = messages;
  if (parsed.form === 'program') return problems.program[parsed.program];
  if (parsed.form === 'number') {
    const { program, found, first, last } = parsed.problem;
    return problems.number(PROGRAM_NAMES[program], found, first, last);
  }
  if (parsed.form === 'cards') return cardsProblemText(messages, parsed.problem);
  return dealIdProblemText(messages, parsed.problem);
}

/** Why a text is no deal id. */
export function dealIdProblemText({ problems }: Messages, problem: DealIdProblem): string {
  switch (problem.kind) {
    case 'length':
      return problems.idLength(problem.found, problem.expected);
    case 'character':
      return problems.idCharacter(problem.found, problem.place);
    case 'suitCount':
      return problems.idSuits(problem.found);
    case 'check':
      return problems.idCheck;
    default:
      return problem satisfies never;
  }
}

function cardsProblemText(messages: Messages, { line, place, what }: NotationProblem): string {
  return messages.problems.at(line, place, whatText(messages, what));
}

function whatText({ problems }: Messages, what: NotationProblem['what']): string {
  switch (what.kind) {
    case 'unreadableCard':
    case 'unreadableRun':
    case 'unreadableMove':
      return problems[what.kind](what.found);
    case 'cardCount':
    case 'columnCount':
      return problems[what.kind](what.found, what.expected);
    case 'tooManyCopies':
      return problems.tooManyCopies(wordsOf(what.card), what.expected);
    case 'partCount':
      return problems.partCount(what.found);
    case 'stockRows':
      return problems.stockRows(what.found);
    case 'faceDownOnOpen':
      return problems.faceDownOnOpen(shown(what.column));
    case 'suits':
      return problems.suits;
    default:
      return what satisfies never;
  }
}
