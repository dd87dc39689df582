/** A saved table, read by playing its journals again. See save.ts for what is in the text. */
import * as v from 'valibot';
import { DEAL_RULES } from '../rules/legality.ts';
import { parseLine, parseMove } from '../rules/reading.ts';
import { type Deal, verifiedDeal } from './deal.ts';
import { parseDeal } from './deal-text.ts';
import { type Action, act, type Game, startGame } from './game.ts';
import { UNLOGGED } from './log.ts';
import { type RulesInForce, SCORE_SCHEMES } from './rules-in-force.ts';
import { SAVE_VERSION } from './save.ts';
import { SavedDaily, SavedStart, SavedWin } from './statistics.ts';
import type { Table } from './table.ts';

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
  version: v.literal(SAVE_VERSION),
  games: v.pipe(v.array(SavedGame), v.minLength(1), v.maxLength(100)),
  current: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

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

function readDeal({ deal: text, line, difficulty, daily }: v.InferOutput<typeof SavedGame>): Deal | undefined {
  const parsed = parseDeal(text);
  if (!parsed.ok) return undefined;
  if (parsed.deal.kind !== 'numbered') return parsed.deal;
  const moves = line === undefined ? undefined : parseLine(line);
  const deal = (moves?.ok && verifiedDeal(parsed.deal, moves.value, difficulty)) || parsed.deal;
  return daily === undefined ? deal : { ...deal, daily };
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
