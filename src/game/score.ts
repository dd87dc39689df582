/**
 * Points (P1), counted action by action. `balance` is what the scheme keeps; what the player sees is never below 0.
 *   freeUndo     500 at the start, −1 per move or deal, +100 per run, never below 0 at any step; undo gives back the
 *                earlier balance.
 *   countedUndo  500 − actions + 100 × runs, where a move, a deal and an undo each are an action; only the points shown
 *                stop at 0, so taking back a completed run costs 101.
 *   none         nothing is counted.
 * A scheme changed in mid-game counts from the next action on, starting from the balance it finds.
 */
import type { ScoreScheme } from './rules-in-force.ts';

export const START_BALANCE = 500;
const ACTION_COST = 1;
const RUN_BONUS = 100;

/** The balance after playing a move or a deal that completed `runs` runs. */
export function afterPlay(scheme: ScoreScheme, balance: number, runs: number): number {
  const next = balance - ACTION_COST + RUN_BONUS * runs;
  if (scheme === 'none') return balance;
  return scheme === 'freeUndo' ? Math.max(0, next) : next;
}

/** The balance after taking back an action that completed `runs` runs and found `before`. */
export function afterUndo(scheme: ScoreScheme, balance: number, before: number, runs: number): number {
  return scheme === 'countedUndo' ? balance - ACTION_COST - RUN_BONUS * runs : before;
}

/** The points on screen, or undefined where none are shown. */
export const pointsShown = (scheme: ScoreScheme, balance: number): number | undefined =>
  scheme === 'none' ? undefined : Math.max(0, balance);
