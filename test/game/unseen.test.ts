import { expect, test } from 'vitest';
import { numberedDeal } from '../../src/game/deal.ts';
import { act, startGame } from '../../src/game/game.ts';
import { unseenCards } from '../../src/game/unseen.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { DEAL } from '../../src/rules/move.ts';

const RULES = { dealRule: 'filled', scoreScheme: 'none' } as const;
const total = (counts: ReturnType<typeof unseenCards>): number =>
  counts.flatMap(({ byRank }) => byRank).reduce((sum, count) => sum + count, 0);

test.each(SUIT_COUNTS)('B5: of %i suits the opening hides 94 cards, and each deal shows ten more', (suitCount) => {
  let game = startGame(numberedDeal({ dealNumber: 7, suitCount }), RULES);
  expect(total(unseenCards(suitCount, game.seen))).toBe(94);
  const outcome = act(game, { kind: 'play', move: DEAL });
  if (outcome.ok) game = outcome.game;
  expect(total(unseenCards(suitCount, game.seen))).toBe(84);
});

test('B5: a seen card is missing under its own rank and suit, and stays so after undo', () => {
  const start = startGame(numberedDeal({ dealNumber: 7, suitCount: 4 }), RULES);
  const dealt = act(start, { kind: 'play', move: DEAL });
  const back = dealt.ok ? act(dealt.game, { kind: 'undo' }) : dealt;
  const seen = back.ok ? back.game.seen : start.seen;
  expect(unseenCards(4, seen)).toEqual(unseenCards(4, dealt.ok ? dealt.game.seen : start.seen));
  expect(unseenCards(4, new Set()).every(({ byRank }) => byRank.every((count) => count === 2))).toBe(true);
  expect(unseenCards(1, new Set())).toEqual([{ suit: 0, byRank: Array.from({ length: 13 }, () => 8) }]);
});
