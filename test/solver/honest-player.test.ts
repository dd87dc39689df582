import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, faceOf, SUIT_COUNTS } from '../../src/rules/card.ts';
import { play } from '../../src/rules/play.ts';
import { copyPosition, openingPosition, type Position } from '../../src/rules/position.ts';
import { replay } from '../../src/rules/replay.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { playHonestly } from '../../src/solver/honest-player.ts';
import { look, withOtherHiddenCards } from '../support/hidden.ts';
import { chance } from '../support/random.ts';

const OPTIONS = { closure: 40, jitter: 30 };

const game = fc.record({ suitCount: fc.constantFrom(...SUIT_COUNTS), dealNumber: fc.nat(), seed: fc.nat() });

describe('a player that sees no face-down card', () => {
  test('makes legal moves only, and says truly how far it came', () => {
    let wins = 0;
    fc.assert(
      fc.property(game, ({ seed, ...deal }) => {
        const opening = openingPosition(shuffledPack(deal));
        const played = playHonestly(opening, { ...OPTIONS, seed });
        const judged = replay(opening, played.line, 'filled');
        if (!judged.ok) expect.fail(JSON.stringify(judged));
        const down = (position: Position) => position.faceDown.reduce((sum, count) => sum + count, 0);
        expect(played).toMatchObject({
          won: judged.won,
          runs: judged.position.foundations.length,
          turned: down(opening) - down(judged.position),
        });
        if (played.won) wins++;
      }),
      { numRuns: 150, seed: 1 },
    );
    expect(wins).toBeGreaterThan(40);
  });

  test('does the same with any cards that it has not seen, until it sees one of them', () => {
    let parted = 0;
    fc.assert(
      fc.property(game, fc.double({ min: 0, max: 1, noNaN: true }), ({ seed, ...deal }, share) => {
        const one = openingPosition(shuffledPack(deal));
        const { line } = playHonestly(one, { ...OPTIONS, seed });
        const other = withOthersUnseenAfter(one, line.slice(0, Math.floor(line.length * share)), seed);
        const others = playHonestly(other, { ...OPTIONS, seed }).line;
        const [a, b] = [copyPosition(one), copyPosition(other)];
        for (const [i, move] of line.entries()) {
          if (!looksAlike(a, b)) {
            parted++;
            return;
          }
          expect(others[i]).toEqual(move);
          play(a, move);
          play(b, move);
        }
      }),
      { numRuns: 200, seed: 2 },
    );
    expect(parted).toBeGreaterThan(100);
  });

  test('plays the same deal alike for the same seed, and in many ways for others', () => {
    const opening = openingPosition(shuffledPack({ dealNumber: 7, suitCount: 4 }));
    const lines = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(playHonestly(opening, { ...OPTIONS, seed }).line));
    expect(new Set(lines).size).toBe(5);
    expect(JSON.stringify(playHonestly(opening, { ...OPTIONS, seed: 1 }).line)).toBe(lines[0]);
  });
});

/** The same opening, but for the cards that have not been seen when the moves have been played. */
function withOthersUnseenAfter(opening: Position, moves: Parameters<typeof play>[1][], seed: number): Position {
  const position = copyPosition(opening);
  const seen = new Set<Card>();
  look(position, seen);
  for (const move of moves) {
    play(position, move);
    look(position, seen);
    for (const card of position.foundations.flat()) seen.add(card);
  }
  return withOtherHiddenCards(opening, seen, chance(seed));
}

const looksAlike = (a: Position, b: Position): boolean =>
  a.columns.every((cards, column) =>
    cards.every((card, i) => i < a.faceDown[column]! || faceOf(card) === faceOf(b.columns[column]![i]!)),
  );
