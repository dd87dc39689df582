/**
 * One game of one deal, as a value. Everything in it follows from the deal, the rules at the start and the journal, which
 * keeps every action ever made, taken back or not: that is what is saved, and replaying it gives the game again.
 */
import type { Card } from '../rules/card.ts';
import { type IllegalReason, illegalReason } from '../rules/legality.ts';
import type { Move } from '../rules/move.ts';
import { after, type Step, steps, type Trace, unplay } from '../rules/play.ts';
import { copyPosition, isFaceDown, isWon, type Position } from '../rules/position.ts';
import { type Deal, startPosition } from './deal.ts';
import { type GameLog, UNLOGGED } from './log.ts';
import type { RulesInForce } from './rules-in-force.ts';
import { afterPlay, afterUndo, pointsShown, START_BALANCE } from './score.ts';

export type Action =
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'restart' }
  | { readonly kind: 'rules'; readonly rules: RulesInForce };

/** An action that undo can take back, with what it takes to do so. */
type Done = {
  readonly tallyBefore: Tally;
} & (
  | { readonly kind: 'play'; readonly move: Move; readonly trace: Trace }
  | { readonly kind: 'restart'; readonly positionBefore: Position }
);

/** What is counted on the way (P1, P2). */
interface Tally {
  readonly balance: number;
  /** Moves, deals and undos since the start or the last restart. */
  readonly actions: number;
  /** Moves and deals on the present line of play. */
  readonly moves: number;
}

const FRESH: Tally = { balance: START_BALANCE, actions: 0, moves: 0 };

export interface Game {
  readonly deal: Deal;
  readonly rulesAtStart: RulesInForce;
  readonly journal: readonly Action[];
  readonly rules: RulesInForce;
  readonly position: Position;
  /** What undo takes back, newest last. */
  readonly done: readonly Done[];
  /** What redo does again, next one last. */
  readonly undone: readonly Done[];
  readonly tally: Tally;
  /** Every card that has lain face up at some time in this deal, through undo and restart (R11). */
  readonly seen: ReadonlySet<Card>;
  /** Time played, without pauses. */
  readonly elapsedMs: number;
  /** What the statistics need and the journal does not tell. */
  readonly log: GameLog;
}

export type Refusal = IllegalReason | { readonly kind: 'nothingToUndo' } | { readonly kind: 'nothingToRedo' };

/** What an action changed, for board and speech. */
export type Change =
  | { readonly kind: 'played'; readonly move: Move; readonly steps: readonly Step[] }
  /** Undo of a move: `steps` are those of the move that was taken back. */
  | { readonly kind: 'undone'; readonly move: Move; readonly steps: readonly Step[] }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'restartUndone' }
  | { readonly kind: 'rulesChanged' };

export type Outcome =
  | { readonly ok: true; readonly game: Game; readonly change: Change }
  | { readonly ok: false; readonly refusal: Refusal };

export function startGame(deal: Deal, rules: RulesInForce): Game {
  const position = startPosition(deal);
  const seen = new Set<Card>();
  addOpenCards(seen, position);
  return {
    deal,
    rulesAtStart: rules,
    journal: [],
    rules,
    position,
    done: [],
    undone: [],
    tally: FRESH,
    seen,
    elapsedMs: 0,
    log: UNLOGGED,
  };
}

/** Does an action, or says why not; a refused action leaves no mark. */
export function act(game: Game, action: Action): Outcome {
  const outcome = perform(game, action);
  if (!outcome.ok) return outcome;
  return { ...outcome, game: { ...outcome.game, journal: [...game.journal, action] } };
}

function perform(game: Game, action: Action): Outcome {
  switch (action.kind) {
    case 'play': {
      const refusal = illegalReason(game.position, action.move, game.rules.dealRule);
      return refusal === undefined ? playMove(game, action.move, []) : { ok: false, refusal };
    }
    case 'undo':
      return undo(game);
    case 'redo':
      return redo(game);
    case 'restart':
      return restart(game, []);
    case 'rules':
      return { ok: true, game: { ...game, rules: action.rules }, change: { kind: 'rulesChanged' } };
    default:
      return action satisfies never;
  }
}

function playMove(game: Game, move: Move, undone: Game['undone']): Outcome {
  const { position, trace } = after(game.position, move);
  const tally = {
    balance: afterPlay(game.rules.scoreScheme, game.tally.balance, trace.collected.length),
    actions: game.tally.actions + 1,
    moves: game.tally.moves + 1,
  };
  const done = [...game.done, { kind: 'play', move, trace, tallyBefore: game.tally } as const];
  const change: Change = { kind: 'played', move, steps: steps(game.position, move, trace) };
  return {
    ok: true,
    game: { ...game, position, done, undone, tally, seen: withTurned(game.seen, change.steps) },
    change,
  };
}

function undo(game: Game): Outcome {
  const last = game.done.at(-1);
  if (last === undefined) return { ok: false, refusal: { kind: 'nothingToUndo' } };
  const runs = last.kind === 'play' ? last.trace.collected.length : 0;
  // A restart set the count to 500 and took no runs along: what an undo of it costs is counted from the game before.
  const balance = last.kind === 'play' ? game.tally.balance : last.tallyBefore.balance;
  const actions = last.kind === 'play' ? game.tally.actions : last.tallyBefore.actions;
  const tally = {
    balance: afterUndo(game.rules.scoreScheme, balance, last.tallyBefore.balance, runs),
    actions: actions + 1,
    moves: last.tallyBefore.moves,
  };
  const back = { ...game, done: game.done.slice(0, -1), undone: [...game.undone, last], tally };
  if (last.kind === 'restart')
    return { ok: true, game: { ...back, position: last.positionBefore }, change: { kind: 'restartUndone' } };
  const position = copyPosition(game.position);
  unplay(position, last.move, last.trace);
  const change: Change = { kind: 'undone', move: last.move, steps: steps(position, last.move, last.trace) };
  return { ok: true, game: { ...back, position }, change };
}

function redo(game: Game): Outcome {
  const next = game.undone.at(-1);
  if (next === undefined) return { ok: false, refusal: { kind: 'nothingToRedo' } };
  const undone = game.undone.slice(0, -1);
  return next.kind === 'play' ? playMove(game, next.move, undone) : restart(game, undone);
}

function restart(game: Game, undone: Game['undone']): Outcome {
  const done = [...game.done, { kind: 'restart', positionBefore: game.position, tallyBefore: game.tally } as const];
  const position = startPosition(game.deal);
  return { ok: true, game: { ...game, position, done, undone, tally: FRESH }, change: { kind: 'restarted' } };
}

export const scoreOf = (game: Game): number | undefined => pointsShown(game.rules.scoreScheme, game.tally.balance);

/** The present line of play: the moves since the start or the last restart. */
export const lineOf = (game: Game): readonly Move[] =>
  game.done.slice(game.done.length - game.tally.moves).flatMap((done) => (done.kind === 'play' ? [done.move] : []));

/** Whether a question is due before the game is left: a move was made and the game is not won. */
export const isInProgress = (game: Game): boolean => game.tally.moves > 0 && !isWon(game.position);

function withTurned(seen: Game['seen'], turned: readonly Step[]): Game['seen'] {
  const fresh = turned.flatMap((step) =>
    step.kind === 'dealt' ? step.cards : step.kind === 'revealed' ? [step.card] : [],
  );
  return fresh.length === 0 ? seen : new Set([...seen, ...fresh]);
}

function addOpenCards(seen: Set<Card>, position: Position): void {
  position.columns.forEach((cards, column) => {
    cards.forEach((card, index) => {
      if (!isFaceDown(position, column, index)) seen.add(card);
    });
  });
  for (const run of position.foundations) for (const card of run) seen.add(card);
}
