/** The evaluation written out plainly from docs/solver.md, one position at a time, to hold the incremental one to it. */
import { continuesRun, KING, rankOf } from '../../src/rules/card.ts';
import { movableCount } from '../../src/rules/legality.ts';
import { COLUMN_COUNT, type Position } from '../../src/rules/position.ts';
import type { Weights } from '../../src/solver/evaluation.ts';

export function evaluate(position: Position, weights: Weights): number {
  let score = 0;
  for (let column = 0; column < COLUMN_COUNT; column++)
    score += columnScore(position, column, weights) + crossTerms(position, column, weights);
  return score;
}

function columnScore(position: Position, column: number, weights: Weights): number {
  const cards = position.columns[column]!;
  const faceDown = position.faceDown[column]!;
  if (cards.length === 0) return 0;
  let score = 0;
  for (const [i, card] of cards.entries()) {
    const rank = rankOf(card);
    const kingDiscount = rank === KING ? weights.kingBase - weights.columnBase : 0;
    if (i < faceDown) score += weights.faceDownCard + (i === 0 ? kingDiscount : 0);
    else if (i === 0) score += weights.columnBase + kingDiscount;
    else {
      const above = cards[i - 1]!;
      const rising = rank > rankOf(above) ? weights.risingJoin : 0;
      const depth = -Math.ceil(Math.min(i, 8) / 2);
      if (i === faceDown) score += weights.firstOpenCard + rising;
      else if (rankOf(above) !== rank + 1) score += weights.badJoin + rising + depth;
      else if (!continuesRun(above, card)) score += weights.offSuitJoin + depth;
    }
  }
  const run = movableCount(position, column);
  return score - 5 * run - Math.floor(run ** 2 / 10);
}

function crossTerms(position: Position, column: number, weights: Weights): number {
  const cards = position.columns[column]!;
  if (cards.length === 0) return weights.emptyColumn;
  const tops = position.columns.flatMap((pile) => pile.slice(-1));
  const head = cards.at(-movableCount(position, column))!;
  let score = 0;
  if (tops.some((top) => continuesRun(top, head))) score += weights.headFitsInSuit;
  else if (tops.some((top) => rankOf(top) === rankOf(head) + 1)) score += weights.headFits;
  if (tops.some((top) => rankOf(top) === rankOf(cards[0]!) + 1)) score += weights.baseFits;
  return score;
}
