/** Positions for a purpose, written as texts that the new-game window opens. */
import { packOf, type SuitCount } from '../../../src/rules/card.ts';
import { formatCard } from '../../../src/rules/notation.ts';
import { COLUMN_COUNT, type Position } from '../../../src/rules/position.ts';
import { type ParsedPosition, parsePosition } from '../../../src/rules/reading.ts';

interface Wanted {
  readonly suitCount: SuitCount;
  /** The open cards of each column, `QS JH`; '' leaves the column empty. */
  readonly open: readonly string[];
  /** Rows left in the stock. */
  readonly deals: number;
  /** The suits of the completed runs. */
  readonly runs: string;
}

export interface Prepared {
  readonly text: string;
  readonly position: Position;
  readonly suitCount: SuitCount;
}

/** The cards not named lie in the stock and, as evenly as can be, face down under the open cards. */
export function prepare({ suitCount, open, deals, runs }: Wanted): Prepared {
  const left = cardsLeft(suitCount, open.join(' '), runs);
  const stock = left.splice(0, deals * COLUMN_COUNT);
  const buried: string[][] = open.map(() => []);
  const filled = open.flatMap((cards, column) => (cards === '' ? [] : [column]));
  left.forEach((card, i) => {
    buried[filled[i % filled.length]!]!.push(faceDown(card));
  });
  const columns = open.map((cards, column) => buried[column]!.join('') + cards);
  return prepared([columns.join('/'), stock.join(''), runs].join(';'));
}

/** A position that is written out whole. */
export function prepared(text: string): Prepared {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${JSON.stringify(parsed.problem)} in ${text}`);
  const { position, suitCount }: ParsedPosition = parsed.value;
  return { text, position, suitCount };
}

const faceDown = (card: string): string => card.charAt(0) + card.charAt(1).toLowerCase();

/** The cards of two packs without the open ones and the completed runs, high and low ranks mixed. */
function cardsLeft(suitCount: SuitCount, open: string, runs: string): string[] {
  const names = packOf(suitCount).map(formatCard);
  for (const name of open.split(/\s+/u).filter(Boolean)) takeOut(names, name);
  for (const suit of runs) for (const rank of 'A23456789TJQK') takeOut(names, rank + suit);
  // Every card is followed by one that is far from it in rank.
  return names
    .map((name, i) => ({ name, at: (i * 37) % 104 }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

function takeOut(names: string[], name: string): void {
  const at = names.indexOf(name);
  if (at < 0) throw new Error(`there is no ${name} left`);
  names.splice(at, 1);
}

/** A column of 29: five cards face down, then king to two twice over. */
export function longColumn(): Prepared {
  const sequence = 'KSQSJSTS9S8S7S6S5S4S3S2S';
  return prepared(`AsAsAs3s5s${sequence}${sequence}/KSQSJSTS/9S8S7S6S/4S/2S/////;;SSSSS`);
}
