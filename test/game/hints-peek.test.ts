/** Hints see nothing hidden (H1): two games alike in all seen cards get the same hints, until the first difference is seen. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hints } from '../../src/game/hints.ts';
import { type View, viewOf } from '../../src/game/view.ts';
import { faceOf, SUIT_COUNTS } from '../../src/rules/card.ts';
import { DEAL_RULES } from '../../src/rules/legality.ts';
import { play } from '../../src/rules/play.ts';
import { openingPosition } from '../../src/rules/position.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { type Known, look, playSome, withOtherHiddenCards } from '../support/hidden.ts';
import { chance } from '../support/random.ts';

/** `PAIRS=10000 npx vitest run test/game/hints-peek` is the long run. */
const PAIRS = Number(process.env.PAIRS ?? 300);
const LONGEST = 40;

test(
  'a pair of games gets the same hints as long as it looks the same',
  () => {
    let parted = 0;
    let compared = 0;
    fc.assert(
      fc.property(
        fc.record({
          suitCount: fc.constantFrom(...SUIT_COUNTS),
          dealNumber: fc.nat(),
          actions: fc.nat(60),
          seed: fc.nat(),
          dealRule: fc.constantFrom(...DEAL_RULES),
        }),
        ({ suitCount, dealNumber, actions, seed, dealRule }) => {
          const pick = chance(seed);
          const one = playSome(openingPosition(shuffledPack({ suitCount, dealNumber })), actions, pick);
          const other = { position: withOtherHiddenCards(one.position, one.seen, pick), seen: new Set(one.seen) };
          const line: View[] = [];
          for (let i = 0; i < LONGEST; i++) {
            if (!looksAlike(one, other)) {
              parted++;
              return;
            }
            const view = viewOf(one.position, one.seen, dealRule);
            const found = hints(view, line);
            expect(hints(viewOf(other.position, other.seen, dealRule), line)).toEqual(found);
            compared++;
            const step = found[0]?.step;
            if (step === undefined || step.kind === 'undo') return;
            line.push(view);
            for (const game of [one, other]) {
              const trace = play(game.position, step);
              look(game.position, game.seen);
              if (step.kind === 'deal' || trace.revealed.length > 0 || trace.collected.length > 0) line.length = 0;
            }
          }
        },
      ),
      { numRuns: PAIRS, seed: 3 },
    );
    expect(compared).toBeGreaterThan(PAIRS);
    expect(parted).toBeGreaterThan(PAIRS / 3);
  },
  60_000 + 200 * PAIRS,
);

/** Compares what lies open, not the views: those are what is tested. */
function looksAlike(a: Known, b: Known): boolean {
  return a.position.columns.every((cards, column) => {
    const from = a.position.faceDown[column]!;
    const others = b.position.columns[column]!;
    return (
      from === b.position.faceDown[column] &&
      cards.length === others.length &&
      cards.every((card, i) => i < from || faceOf(card) === faceOf(others[i]!))
    );
  });
}
