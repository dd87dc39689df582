/**
 * The table as text. Saved are the deals and the journals; everything else follows by playing them again, so a saved game
 * can't disagree with the rules. The journal is written in the notation of moves, with `undo`, `redo`, `restart` and
 * `rules=DEALRULE/SCHEME` for the rest. The way back is in saved.ts, apart from this because a first visit has nothing to read.
 */
import { formatLine, formatMove } from '../rules/notation.ts';
import { type Deal, formatDeal } from './deal.ts';
import type { Action } from './game.ts';
import { UNLOGGED } from './log.ts';
import type { Table } from './table.ts';

export const SAVE_VERSION = 1;

export function formatTable(table: Table): string {
  const games = table.games.map((game) => ({
    deal: formatDeal(game.deal),
    ...(game.deal.kind === 'numbered' && knownOf(game.deal)),
    rules: game.rulesAtStart,
    journal: game.journal.map(formatAction).join(' '),
    elapsedMs: Math.round(game.elapsedMs),
    ...(game.log !== UNLOGGED && { log: game.log }),
  }));
  return JSON.stringify({ version: SAVE_VERSION, games, current: table.current });
}

/** What is known of a deal and does not follow from its id. */
const knownOf = ({ winningLine, difficulty, daily }: Deal & { kind: 'numbered' }) => ({
  ...(winningLine && { line: formatLine(winningLine) }),
  ...(difficulty !== undefined && { difficulty }),
  ...(daily && { daily }),
});

function formatAction(action: Action): string {
  if (action.kind === 'play') return formatMove(action.move);
  return action.kind === 'rules' ? `rules=${action.rules.dealRule}/${action.rules.scoreScheme}` : action.kind;
}
