/** What the player knows: nothing of a hidden card, and everything of one seen before. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deal, numberedDeal } from '../../src/game/deal.ts';
import { type Action, act, type Game, startGame } from '../../src/game/game.ts';
import { earlierViews, positionOf, viewOf, viewOfGame } from '../../src/game/view.ts';
import { type Card, faceOf, SUIT_COUNTS } from '../../src/rules/card.ts';
import { isFaceDown, openingPosition, type Position } from '../../src/rules/position.ts';
import { parseLine } from '../../src/rules/reading.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { playSome, relabelled, withOtherHiddenCards } from '../support/hidden.ts';
import { chance } from '../support/random.ts';

const RULES = { dealRule: 'filledOrFew', scoreScheme: 'none' } as const;
const deal: Deal = numberedDeal({ dealNumber: 3, suitCount: 4 });

/** Plays a line, `U` for an undo and `R` for a restart. */
function after(text: string, game: Game = startGame(deal, RULES)): Game {
  return text.split(' ').reduce((now, word) => {
    const outcome = act(now, actionOf(word));
    if (!outcome.ok) throw new Error(`${word}: ${outcome.refusal.kind}`);
    return outcome.game;
  }, game);
}

function actionOf(word: string): Action {
  if (word === 'U') return { kind: 'undo' };
  if (word === 'R') return { kind: 'restart' };
  const line = parseLine(word);
  if (!line.ok) throw new Error(word);
  return { kind: 'play', move: line.value[0]! };
}

const knownFaceDown = (game: Game): number =>
  viewOfGame(game).columns.reduce((sum, { faceDown }) => sum + faceDown.filter((face) => face !== undefined).length, 0);

/** A move that turns a card in the first column, and one that turns none. */
const TURNING = '1>6x1';
const QUIET = '6>8x1';

describe('the view of an opening', () => {
  const game = startGame(deal, RULES);
  const view = viewOfGame(game);

  test('has the open cards and, of the others, only how many there are', () => {
    expect(view.columns.map(({ open }) => open.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(view.columns.map(({ faceDown }) => faceDown.length)).toEqual([5, 5, 5, 5, 4, 4, 4, 4, 4, 4]);
    expect(new Set(view.columns.flatMap(({ faceDown }) => faceDown))).toEqual(new Set([undefined]));
    expect(view.dealsLeft).toBe(5);
    expect(view.dealRule).toBe('filledOrFew');
    expect(view.columns.map(({ open }) => open[0])).toEqual(
      game.position.columns.map((cards) => faceOf(cards.at(-1)!)),
    );
  });
});

describe('a card seen before', () => {
  test('stays known at its place after an undo', () => {
    const played = after(TURNING);
    const undone = viewOfGame(after(`${TURNING} U`));
    expect(undone.columns[0]!.faceDown).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      viewOfGame(played).columns[0]!.open[0],
    ]);
    expect(knownFaceDown(after(`${TURNING} U`))).toBe(1);
  });

  test('stays known through a restart, and is not shown twice once it is open', () => {
    expect(knownFaceDown(after(`${TURNING} R`))).toBe(1);
    expect(knownFaceDown(after(`${TURNING} R ${TURNING}`))).toBe(0);
  });

  test('says nothing about the stock: dealt cards taken back are not in the view', () => {
    expect(viewOfGame(after('D U'))).toEqual(viewOfGame(startGame(deal, RULES)));
  });
});

test('the line goes back to the last card that was turned, dealt or collected, and no further than a restart', () => {
  const start = startGame(deal, RULES);
  expect(earlierViews(start)).toEqual([]);
  expect(earlierViews(after(TURNING))).toEqual([]);
  expect(earlierViews(after('D'))).toEqual([]);
  expect(earlierViews(after(`${TURNING} R`))).toEqual([]);
  expect(earlierViews(after(`${TURNING} ${QUIET} R`))).toEqual([]);
  expect(earlierViews(after(`${TURNING} ${QUIET}`))).toEqual([viewOfGame(after(TURNING))]);
  const back = QUIET.replace('6>8', '8>6');
  expect(earlierViews(after(`${TURNING} ${QUIET} ${back}`)).length).toBe(2);
  expect(earlierViews(after(`${TURNING} ${QUIET} U`))).toEqual([]);
});

const positions = fc.record({
  suitCount: fc.constantFrom(...SUIT_COUNTS),
  dealNumber: fc.nat(),
  actions: fc.nat(60),
  seed: fc.nat(),
});

test('games alike in all seen cards look alike, whatever lies hidden and whichever copy a card is', () => {
  let changed = 0;
  fc.assert(
    fc.property(positions, ({ suitCount, dealNumber, actions, seed }) => {
      const pick = chance(seed);
      const { position, seen } = playSome(openingPosition(shuffledPack({ suitCount, dealNumber })), actions, pick);
      const other = withOtherHiddenCards(position, seen, pick);
      if (!sameHidden(position, other)) changed++;
      const view = viewOf(position, seen, 'filled');
      expect(viewOf(other, seen, 'filled')).toEqual(view);
      const copies = relabelled(position, seen, pick);
      expect(viewOf(copies.position, copies.seen, 'filled')).toEqual(view);
    }),
    { numRuns: 10_000, seed: 5 },
  );
  expect(changed).toBeGreaterThan(9_000);
});

const sameHidden = (a: Position, b: Position): boolean =>
  a.columns.every((cards, column) => cards.every((one, i) => faceOf(one) === faceOf(b.columns[column]![i]!)));

test('a view becomes a position again in which only unseen cards are missing', () => {
  fc.assert(
    fc.property(positions, ({ suitCount, dealNumber, actions, seed }) => {
      const { position, seen } = playSome(
        openingPosition(shuffledPack({ suitCount, dealNumber })),
        actions,
        chance(seed),
      );
      const back = positionOf(viewOf(position, seen, 'filled'));
      expect(back.faceDown).toEqual(position.faceDown);
      expect(back.stock.length).toBe(position.stock.length);
      expect(back.foundations.length).toBe(position.foundations.length);
      position.columns.forEach((cards, column) => {
        const faces = cards.map((one, i) => (isKnown(position, seen, column, i) ? faceOf(one) : 0));
        expect(back.columns[column]).toEqual(faces);
      });
    }),
    { numRuns: 500, seed: 6 },
  );
});

const isKnown = (position: Position, seen: ReadonlySet<Card>, column: number, index: number): boolean =>
  !isFaceDown(position, column, index) || seen.has(position.columns[column]![index]!);
