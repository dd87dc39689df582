/** Recorded games: a deal and the line of play that wins it, as text files of two lines in test/data. */
import { readFileSync } from 'node:fs';
import { numberedDeal } from '../../../src/game/deal.ts';
import { STANDARD } from '../../../src/game/rules-in-force.ts';
import { startTable, type Table, tableAfter } from '../../../src/game/table.ts';
import { parseDealId } from '../../../src/rules/deal-id.ts';
import type { Move } from '../../../src/rules/move.ts';
import { openingPosition, type Position } from '../../../src/rules/position.ts';
import { parseLine } from '../../../src/rules/reading.ts';
import { replay } from '../../../src/rules/replay.ts';
import { type NumberedDeal, shuffledPack } from '../../../src/rules/shuffle.ts';

export interface RecordedGame {
  readonly id: string;
  readonly deal: NumberedDeal;
  readonly opening: Position;
  readonly line: readonly Move[];
}

/** @throws when the line does not win under the strictest rule: a broken recording would fail every test that plays it. */
export function recordedGame(file: string): RecordedGame {
  const [id = '', lineText = ''] = readFileSync(`test/data/${file}`, 'utf8').split('\n');
  const deal = parseDealId(id);
  const line = parseLine(lineText);
  if (!deal.ok || !line.ok) throw new Error(`${file} can't be read`);
  const opening = openingPosition(shuffledPack(deal.deal));
  const outcome = replay(opening, line.value, 'filled');
  if (!outcome.ok || !outcome.won) throw new Error(`${file} does not win`);
  return { id, deal: deal.deal, opening, line: line.value };
}

/** The game with the first `moves` moves of its line played. */
export function tableAt({ deal, line }: RecordedGame, moves: number): Table {
  const table = tableAfter(startTable(numberedDeal(deal), STANDARD), line.slice(0, moves));
  if (table === undefined) throw new Error('the recorded line is refused');
  return table;
}
