/**
 * The table as text and back. Saved are the deals and the journals; everything else follows by playing them again, so a
 * saved game can't disagree with the rules. The journal is written in the notation of moves, with `undo`, `redo`,
 * `restart` and `rules=DEALRULE/SCHEME` for the rest.
 */
import * as v from 'valibot';
import { DEAL_RULES } from '../rules/legality.ts';
import { formatLine, formatMove, parseLine, parseMove } from '../rules/notation.ts';
import { type Deal, formatDeal, parseDeal, verifiedDeal } from './deal.ts';
import { type Action, act, type Game, startGame } from './game.ts';
import { UNLOGGED } from './log.ts';
import { type RulesInForce, SCORE_SCHEMES } from './rules-in-force.ts';
import { SavedDaily, SavedStart, SavedWin } from './statistics.ts';
import type { Table } from './table.ts';

const VERSION = 1;

const SavedRules = v.object({ dealRule: v.picklist(DEAL_RULES), scoreScheme: v.picklist(SCORE_SCHEMES) });
/** Absent in the texts of the first builds. One that can't be read is dropped: the game is worth more than its count. */
const SavedLog = v.fallback(
  v.optional(
    v.object({
      started: v.optional(SavedStart),
      hints: v.pipe(v.number(), v.integer(), v.minValue(0)),
      win: v.optional(SavedWin),
    }),
  ),
  undefined,
);
const SavedGame = v.object({
  deal: v.string(),
  /** The winning line of a verified deal; it is replayed before it counts. */
  line: v.optional(v.string()),
  difficulty: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))), undefined),
  daily: SavedDaily,
  rules: SavedRules,
  journal: v.string(),
  elapsedMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
  log: SavedLog,
});
const SavedTable = v.object({
  version: v.literal(VERSION),
  games: v.pipe(v.array(SavedGame), v.minLength(1), v.maxLength(100)),
  current: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export function formatTable(table: Table): string {
  const games = table.games.map((game) => ({
    deal: formatDeal(game.deal),
    ...(game.deal.kind === 'numbered' && knownOf(game.deal)),
    rules: game.rulesAtStart,
    journal: game.journal.map(formatAction).join(' '),
    elapsedMs: Math.round(game.elapsedMs),
    ...(game.log !== UNLOGGED && { log: game.log }),
  }));
  return JSON.stringify({ version: VERSION, games, current: table.current } satisfies v.InferInput<typeof SavedTable>);
}

/**
 * What a saved text holds. `whole` is false when part of it could not be read: a game whose journal broke off is as it was
 * before the first unreadable or illegal action, and an earlier or later game without a readable deal is left out.
 * Undefined when the running game can't be read at all.
 */
export function parseTable(text: string): { readonly table: Table; readonly whole: boolean } | undefined {
  const parsed = v.safeParse(SavedTable, parseJson(text));
  if (!parsed.success) return undefined;
  const read = parsed.output.games.map(readGame);
  const running = read[parsed.output.current];
  if (running === undefined) return undefined;
  const readable = read.filter((game) => game !== undefined);
  return {
    table: { games: readable.map(({ game }) => game), current: readable.indexOf(running) },
    whole: readable.length === read.length && readable.every(({ whole }) => whole),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readGame(saved: v.InferOutput<typeof SavedGame>): { game: Game; whole: boolean } | undefined {
  const deal = readDeal(saved);
  if (deal === undefined) return undefined;
  let game: Game = { ...startGame(deal, saved.rules), elapsedMs: saved.elapsedMs, log: saved.log ?? UNLOGGED };
  for (const word of saved.journal.split(' ').filter(Boolean)) {
    const action = parseAction(word);
    const outcome = action && act(game, action);
    if (!outcome?.ok) return { game, whole: false };
    game = outcome.game;
  }
  return { game, whole: true };
}

/** What is known of a deal and does not follow from its id. */
const knownOf = ({ winningLine, difficulty, daily }: Deal & { kind: 'numbered' }) => ({
  ...(winningLine && { line: formatLine(winningLine) }),
  ...(difficulty !== undefined && { difficulty }),
  ...(daily && { daily }),
});

function readDeal({ deal: text, line, difficulty, daily }: v.InferOutput<typeof SavedGame>): Deal | undefined {
  const parsed = parseDeal(text);
  if (!parsed.ok) return undefined;
  if (parsed.deal.kind !== 'numbered') return parsed.deal;
  const moves = line === undefined ? undefined : parseLine(line);
  const deal = (moves?.ok && verifiedDeal(parsed.deal, moves.value, difficulty)) || parsed.deal;
  return daily === undefined ? deal : { ...deal, daily };
}

function formatAction(action: Action): string {
  if (action.kind === 'play') return formatMove(action.move);
  return action.kind === 'rules' ? `rules=${action.rules.dealRule}/${action.rules.scoreScheme}` : action.kind;
}

function parseAction(word: string): Action | undefined {
  if (word === 'undo' || word === 'redo' || word === 'restart') return { kind: word };
  if (word.startsWith('rules=')) {
    const rules = parseRules(word.slice('rules='.length));
    return rules && { kind: 'rules', rules };
  }
  const move = parseMove(word);
  return move && { kind: 'play', move };
}

function parseRules(text: string): RulesInForce | undefined {
  const [dealRule, scoreScheme] = text.split('/');
  const parsed = v.safeParse(SavedRules, { dealRule, scoreScheme });
  return parsed.success ? parsed.output : undefined;
}
