/** Random play as a player has it: moves, deals, undo, redo, restart, other rules, and wishes that are refused. */
import fc from 'fast-check';
import { type Deal, formatDeal, numberedDeal, startPosition } from '../../src/game/deal.ts';
import { parseDeal } from '../../src/game/deal-text.ts';
import type { Action, Game } from '../../src/game/game.ts';
import { type RulesInForce, SCORE_SCHEMES } from '../../src/game/rules-in-force.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { DEAL_RULES, legalMoves } from '../../src/rules/legality.ts';
import { ALL_MOVES, type Move } from '../../src/rules/move.ts';
import { play } from '../../src/rules/play.ts';
import { copyPosition, type Position } from '../../src/rules/position.ts';
import { DEAL_NUMBERS } from '../../src/rules/shuffle.ts';
import { choose, startOf } from './random-play.ts';

const numberedDeals: fc.Arbitrary<Deal> = fc
  .record({ dealNumber: fc.maxSafeNat().map((n) => n % DEAL_NUMBERS), suitCount: fc.constantFrom(...SUIT_COUNTS) })
  .map(numberedDeal);

/** Jumbled positions as the game itself writes them, so that the copies of equal cards are numbered as after loading. */
const pastedDeals: fc.Arbitrary<Deal> = fc
  .record({ suitCount: fc.constantFrom(...SUIT_COUNTS), seed: fc.nat() })
  .map(({ suitCount, seed }) => {
    const position = startOf({ start: 'jumbled', suitCount, seed });
    return reread({ kind: 'pasted', position, suitCount });
  });

export function reread(deal: Deal): Deal {
  const parsed = parseDeal(formatDeal(deal));
  if (!parsed.ok) throw new Error(`unreadable: ${JSON.stringify(parsed)}`);
  return parsed.deal;
}

/** Two pasted positions to one opening: in them runs complete far more often. */
export const anyDeal: fc.Arbitrary<Deal> = fc.oneof(
  { weight: 1, arbitrary: numberedDeals },
  { weight: 2, arbitrary: pastedDeals },
);

export const anyRules: fc.Arbitrary<RulesInForce> = fc.record(
  {
    dealRule: fc.constantFrom(...DEAL_RULES),
    scoreScheme: fc.constantFrom(...SCORE_SCHEMES),
  },
  { noNullPrototype: true },
);

export const choices = (length: number): fc.Arbitrary<number[]> =>
  fc.array(fc.nat(0xfffff), { minLength: length, maxLength: length });

/** Filled anew at every wish, which is faster than a new array. */
const scratch: Move[] = [];

/** What a player might do next. About one wish in eight is refused. */
export function wish({ position, rules }: Game, choice: number): Action {
  const kind = choice % 64;
  const detail = choice >> 6;
  if (kind < 4) return { kind: 'play', move: ALL_MOVES[detail % ALL_MOVES.length]! };
  if (kind < 14) return { kind: 'undo' };
  if (kind < 20) return { kind: 'redo' };
  if (kind === 20) return detail % 4 === 0 ? { kind: 'restart' } : { kind: 'undo' };
  if (kind === 21)
    return {
      kind: 'rules',
      rules: { dealRule: DEAL_RULES[detail % 3]!, scoreScheme: SCORE_SCHEMES[(detail >> 4) % 3]! },
    };
  const moves = legalMoves(position, rules.dealRule, scratch);
  return moves.length === 0 ? { kind: 'undo' } : { kind: 'play', move: choose(position, moves, detail) };
}

/** A position somewhere in a random game. */
export const anyPosition: fc.Arbitrary<Position> = fc
  .record({ deal: anyDeal, wishes: fc.array(fc.nat(0xfffff), { maxLength: 60, size: 'max' }) })
  .map(({ deal, wishes }) => {
    const position = copyPosition(startPosition(deal));
    for (const choice of wishes) {
      const moves = legalMoves(position, 'always');
      if (moves.length > 0) play(position, choose(position, moves, choice));
    }
    return position;
  });
