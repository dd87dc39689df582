/** What must hold in every game, over random ones (ACTIONS sets how many actions; see test/support/random-play.ts). */
import { assert, expect, test } from 'vitest';
import { CARD_COUNT, packOf, RUN_LENGTH, rankOf, type SuitCount, suitOf } from '../../src/rules/card.ts';
import { DEAL_RULES, illegalReason, isStuck, legalMoves } from '../../src/rules/legality.ts';
import { ALL_MOVES } from '../../src/rules/move.ts';
import { formatMove } from '../../src/rules/notation.ts';
import { type Step, steps, unplay } from '../../src/rules/play.ts';
import { copyPosition, type MutablePosition, type Position } from '../../src/rules/position.ts';
import { ACTIONS, forRandomPlay, identical, lookBack, TIMEOUT_MS } from '../support/random-play.ts';

test('R1, R8: the same 104 cards always, every foundation a whole run, every free end open', {
  timeout: TIMEOUT_MS,
}, () => {
  const tally = forRandomPlay(ACTIONS, ({ game, position }) => {
    assert(holdsWholePack(position, game.suitCount), 'the pack is not whole');
    assert(position.foundations.every(isWholeRun), 'a foundation is not king to ace of one suit');
    assert(
      position.columns.every((cards, column) => cards.length === 0 || position.faceDown[column]! < cards.length),
      'a free end lies face down',
    );
    assert(position.stock.length % 10 === 0, 'the stock is not made of rows');
  });
  // The games must have met what they are to show.
  expect(tally.actions).toBeGreaterThanOrEqual(ACTIONS);
  const onceIn = (actions: number) => Math.floor(tally.actions / actions);
  expect(tally.deals).toBeGreaterThanOrEqual(onceIn(200));
  expect(tally.dealsIntoGaps).toBeGreaterThanOrEqual(onceIn(5000));
  expect(tally.reveals).toBeGreaterThanOrEqual(onceIn(50));
  expect(tally.runs).toBeGreaterThanOrEqual(onceIn(500));
  expect(tally.runsByDeal).toBeGreaterThanOrEqual(onceIn(20_000));
  expect(tally.twoRunsAtOnce).toBeGreaterThanOrEqual(onceIn(20_000));
  expect(tally.wins).toBeGreaterThanOrEqual(onceIn(20_000));
});

test('R10: unplay brings back the very same cards, after each action and from the end of the game', {
  timeout: TIMEOUT_MS,
}, () => {
  forRandomPlay(
    ACTIONS,
    (action) => {
      const end = copyPosition(action.position);
      lookBack(action, (position) => assert(identical(position, action.before), 'not the position before'));
      assert(identical(action.position, end), 'playing again leads elsewhere');
    },
    (game) => {
      for (const { move, trace, position } of game.toReversed()) unplay(position, move, trace);
      for (const { position, before } of game.slice(0, 1)) assert(identical(position, before), 'not the start');
    },
  );
});

test('steps tell all that happened, in order', { timeout: TIMEOUT_MS }, () => {
  forRandomPlay(ACTIONS, ({ before, move, trace, position }) => {
    const board = copyPosition(before);
    for (const step of steps(before, move, trace)) perform(board, step);
    assert(identical(board, position), 'the steps lead elsewhere');
  });
});

test('the generator gives exactly the moves without a reason against them', { timeout: TIMEOUT_MS }, () => {
  let seen = 0;
  forRandomPlay(ACTIONS, ({ position }) => {
    if (seen++ % 100 === 0) for (const dealRule of DEAL_RULES) expectGeneratorToBePredicate(position, dealRule);
  });
  expect(seen).toBeGreaterThanOrEqual(ACTIONS);
});

function expectGeneratorToBePredicate(position: Position, dealRule: (typeof DEAL_RULES)[number]): void {
  const moves = legalMoves(position, dealRule);
  const legal = new Set(moves);
  assert.equal(legal.size, moves.length, 'a move is given twice');
  for (const move of ALL_MOVES)
    if ((illegalReason(position, move, dealRule) === undefined) !== legal.has(move)) assert.fail(formatMove(move));
  assert.equal(isStuck(position, dealRule), legal.size === 0 && position.foundations.length < 8);
}

/** Every card of the pack once: marks instead of sets, for speed. */
function holdsWholePack({ columns, stock, foundations }: Position, suitCount: SuitCount): boolean {
  const places = new Uint8Array(512);
  for (const pile of [...columns, stock, ...foundations]) for (const card of pile) places[card]!++;
  return packOf(suitCount).every((card) => places[card] === 1) && places.reduce((sum, n) => sum + n) === CARD_COUNT;
}

const isWholeRun = (run: Position['stock']): boolean =>
  run.length === RUN_LENGTH && run.every((card, i) => rankOf(card) === 13 - i && suitOf(card) === suitOf(run[0]!));

/** Does one step on a board that knows no rules. */
function perform(board: MutablePosition, step: Step): void {
  switch (step.kind) {
    case 'moved': {
      const cards = board.columns[step.from]!.splice(-step.cards.length);
      assert.deepEqual(cards, step.cards);
      board.columns[step.to]!.push(...cards);
      break;
    }
    case 'dealt':
      assert.equal(step.cards.length, 10);
      for (const [column, card] of step.cards.entries()) {
        assert.equal(board.stock.pop(), card);
        board.columns[column]!.push(card);
      }
      break;
    case 'collected': {
      const run = board.columns[step.column]!.splice(-RUN_LENGTH);
      assert(isWholeRun(run) && suitOf(run[0]!) === step.suit, 'what is collected is no run of this suit');
      board.foundations.push(run);
      break;
    }
    case 'revealed': {
      const cards = board.columns[step.column]!;
      assert.equal(cards.at(-1), step.card);
      assert.equal(board.faceDown[step.column], cards.length, 'the card was open before');
      board.faceDown[step.column]!--;
      break;
    }
    default:
      step satisfies never;
  }
}
