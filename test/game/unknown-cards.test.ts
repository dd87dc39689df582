import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countUnknown, joinPosition, textOfView, withUnknownDealt } from '../../src/game/unknown-cards.ts';
import { viewOf } from '../../src/game/view.ts';
import { faceOf, SUIT_COUNTS } from '../../src/rules/card.ts';
import { openingPosition } from '../../src/rules/position.ts';
import { parsePosition } from '../../src/rules/reading.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { playSome } from '../support/hidden.ts';
import { chance } from '../support/random.ts';

const kindOf = (text: string): string => {
  const parsed = parsePosition(text);
  return parsed.ok ? 'fine' : parsed.problem.what.kind;
};

test('a table as a player sees it becomes a whole position again, with every known card in its place', () => {
  fc.assert(
    fc.property(
      fc.record({
        suitCount: fc.constantFrom(...SUIT_COUNTS),
        dealNumber: fc.nat(),
        actions: fc.nat(80),
        seed: fc.nat(),
      }),
      ({ suitCount, dealNumber, actions, seed }) => {
        const pick = chance(seed);
        const { position, seen } = playSome(openingPosition(shuffledPack({ suitCount, dealNumber })), actions, pick);
        const text = joinPosition(textOfView(viewOf(position, seen, 'filledOrFew')));
        const unseen = [...position.columns.flat(), ...position.stock].filter((card) => !seen.has(card));
        expect(countUnknown(text)).toBe(unseen.length + position.stock.filter((card) => seen.has(card)).length);
        const parsed = parsePosition(withUnknownDealt(text, pick, suitCount));
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
        expect(parsed.value.suitCount).toBe(suitCount);
        const found = parsed.value.position;
        expect(found.faceDown).toEqual(position.faceDown);
        for (const [column, cards] of position.columns.entries())
          for (const [i, card] of cards.entries())
            if (seen.has(card)) expect(faceOf(found.columns[column]![i]!)).toBe(faceOf(card));
      },
    ),
    { numRuns: 300 },
  );
});

const king = (n: number): string => Array.from({ length: n }, () => 'KS').join(' ');
const sevenRuns = 'SSSSSSS';
const last = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S/AS////////';

describe('what is wrong stays wrong', () => {
  test.each([
    ['nothing', `${last};;${sevenRuns}`, 'fine'],
    ['one unknown card', `?? QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S/AS////////;;${sevenRuns}`, 'fine'],
    ['one too many', `?? ${last};;${sevenRuns}`, 'cardCount'],
    ['nine kings', `?? ${king(9)}/////////;;`, 'cardCount'],
    [
      'an unknown card on an open one',
      `KS ?? JS TS 9S 8S 7S 6S 5S 4S 3S 2S/AS////////;;${sevenRuns}`,
      'faceDownOnOpen',
    ],
    ['half an unknown card', `? QS/////////;;${sevenRuns}`, 'unreadableCard'],
  ])('%s', (_, text, expected) => {
    expect(kindOf(withUnknownDealt(text, () => 0))).toBe(expected);
  });
});

test('as few suits as the known cards allow, or as many as are named', () => {
  const unknown = Array.from({ length: 103 }, () => '??').join(' ');
  const text = (card: string) => `${unknown} ${card}/////////;;`;
  const suitsOf = (filled: string) => {
    const parsed = parsePosition(filled);
    return parsed.ok ? parsed.value.suitCount : parsed.problem.what.kind;
  };
  const pick = chance(5);
  expect(['7S', '7H', '7D', '7C'].map((card) => suitsOf(withUnknownDealt(text(card), pick)))).toEqual([1, 2, 4, 4]);
  expect(SUIT_COUNTS.map((count) => suitsOf(withUnknownDealt(text('7S'), pick, count)))).toEqual([1, 2, 4]);
  // Named too few: a heart is no card of this game.
  expect(suitsOf(withUnknownDealt(text('7H'), pick, 1))).toBe('tooManyCopies');
});
