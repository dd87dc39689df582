import { describe, expect, test } from 'vitest';
import { hasCompletedRun } from '../../src/rules/legality.ts';
import { cardMove, DEAL, type Move } from '../../src/rules/move.ts';
import { formatCard } from '../../src/rules/notation.ts';
import { after, play, type Step, settle, steps, type Trace, unplay } from '../../src/rules/play.ts';
import { copyPosition, type MutablePosition } from '../../src/rules/position.ts';
import { picture, run, sketch, wholeRun } from '../support/sketch.ts';

const S = wholeRun('S');
const H = wholeRun('H');
const S_TO_TWO = run('S', 13, 2).join(' ');
const H_TO_TWO = run('H', 13, 2).join(' ');
const NOTHING: Trace = { collected: [], revealed: [] };

/** Plays, shows what came of it, and makes sure that taking back is exact. */
function outcome(position: MutablePosition, move: Move) {
  const before = copyPosition(position);
  const trace = play(position, move);
  const told = steps(before, move, trace).map(tell);
  const result = { columns: picture(position), runs: position.foundations.map((cards) => formatCard(cards[0]!)), told };
  expect(steps(before, move, trace).filter((step) => step.kind === 'collected')).toHaveLength(trace.collected.length);
  unplay(position, move, trace);
  expect(position).toEqual(before);
  return { ...result, trace };
}

function tell(step: Step): string {
  if (step.kind === 'moved') return `${step.from + 1}>${step.to + 1} ${step.cards.map(formatCard).join(' ')}`;
  if (step.kind === 'dealt') return `deal ${step.cards.map(formatCard).join(' ')}`;
  if (step.kind === 'collected') return `collect ${step.column + 1} ${step.suit}`;
  return `reveal ${step.column + 1} ${formatCard(step.card)}`;
}

describe('R3, R10: moving cards', () => {
  test.each([
    ['one card', '9H 8S 7S | 8D', cardMove(0, 1, 1), '9H 8S | 8D 7S', NOTHING],
    ['a run, order kept', '9H 8S 7S | 9D', cardMove(0, 1, 2), '9H | 9D 8S 7S', NOTHING],
    ['a whole column onto an empty one', 'KS QS | -', cardMove(0, 1, 2), '- | KS QS', NOTHING],
    ['a freed card turns', '9h 8S | 9D', cardMove(0, 1, 1), '9H | 9D 8S', { collected: [], revealed: [0] }],
    ['only the last one', '4h 9h 8S | 9D', cardMove(0, 1, 1), '4h 9H | 9D 8S', { collected: [], revealed: [0] }],
    ['leftwards', '9D | 9h 8S', cardMove(1, 0, 1), '9D 8S | 9H', { collected: [], revealed: [1] }],
    ['an open card stays as it is', '9h 3C 8S | 9D', cardMove(0, 1, 1), '9h 3C | 9D 8S', NOTHING],
  ])('%s', (_, text, move, columns, trace) => {
    expect(outcome(sketch(text), move)).toMatchObject({ columns, trace, runs: [] });
  });
});

describe('R8: completed runs', () => {
  test('leave after the move; the card below turns', () => {
    expect(outcome(sketch(`5d 4c ${S_TO_TWO} | 7h AS`), cardMove(1, 0, 1))).toEqual({
      columns: '5d 4C | 7H',
      runs: ['KS'],
      trace: { collected: [0], revealed: [0, 1] },
      told: ['2>1 AS', 'collect 1 0', 'reveal 1 4C', 'reveal 2 7H'],
    });
  });

  test('may leave their column empty', () => {
    expect(outcome(sketch(`AH | ${H_TO_TWO}`), cardMove(0, 1, 1))).toMatchObject({
      columns: '-',
      runs: ['KH'],
      trace: { collected: [1], revealed: [] },
    });
  });

  test('are completed by joining two halves', () => {
    const [high, low] = [run('C', 13, 8).join(' '), run('C', 7, 1).join(' ')];
    expect(outcome(sketch(`3H ${high} | 2d ${low}`), cardMove(1, 0, 7))).toMatchObject({
      columns: '3H | 2D',
      runs: ['KC'],
    });
  });

  test.each([
    ['source on the left', `3d ${S} AH | 4d ${H_TO_TWO}`, cardMove(0, 1, 1), '3D | 4D', ['KS', 'KH']],
    ['source on the right', `4d ${H_TO_TWO} | 3d ${S} AH`, cardMove(1, 0, 1), '4D | 3D', ['KH', 'KS']],
  ])('both columns of one move, lowest column first: %s', (_, text, move, columns, runs) => {
    expect(outcome(sketch(text), move)).toMatchObject({
      columns,
      runs,
      trace: { collected: [0, 1], revealed: [0, 1] },
    });
  });

  test('two runs lying one on the other leave together', () => {
    expect(outcome(sketch(`9c ${S} ${H_TO_TWO} | AH`), cardMove(1, 0, 1))).toMatchObject({
      columns: '9C',
      runs: ['KH', 'KS'],
      trace: { collected: [0, 0], revealed: [0] },
    });
  });

  test('a run behind its ace stays until that card goes, however the rest moves', () => {
    const position = sketch(`${S} 5D | 6C 5C | 6H`);
    expect(settle(position)).toEqual(NOTHING);
    expect(outcome(position, cardMove(1, 2, 1))).toMatchObject({ trace: NOTHING });
    expect(outcome(position, cardMove(0, 2, 1))).toMatchObject({ columns: '- | 6C 5C | 6H 5D', runs: ['KS'] });
  });

  test('two runs behind one card leave together when it goes', () => {
    expect(outcome(sketch(`${S} ${H} 5D | -`), cardMove(0, 1, 1))).toMatchObject({
      columns: '- | 5D',
      runs: ['KH', 'KS'],
      trace: { collected: [0, 0], revealed: [] },
    });
  });

  test('a king-to-ace column of mixed suits stays, wherever the other suit lies', () => {
    for (let i = 0; i < 13; i++) {
      const mixed = run('S', 13, 1).map((text, place) => (place === i ? text.replace('S', 'H') : text));
      const position = sketch(`${mixed.slice(0, 12).join(' ')} | ${mixed[12]}`);
      expect(outcome(position, cardMove(1, 0, 1))).toMatchObject({ columns: mixed.join(' '), trace: NOTHING });
    }
  });

  test('a face-down king does not head a run', () => {
    const position = sketch(`Ks ${run('S', 12, 2).join(' ')} | AS`);
    expect(outcome(position, cardMove(1, 0, 1))).toMatchObject({
      columns: `Ks ${run('S', 12, 1).join(' ')}`,
      trace: NOTHING,
    });
  });

  test.each([
    ['twelve cards', run('S', 12, 1).join(' '), false],
    ['no ace at the end', S_TO_TWO, false],
    ['a card behind the ace', `${S} 5D`, false],
    ['a face-down king', `Ks ${run('S', 12, 1).join(' ')}`, false],
    ['all face down', S.replaceAll('S', 's'), false],
    ['a whole run', S, true],
    ['a whole run under which more of its suit lies', `2S AS ${S}`, true],
    ['nothing', '-', false],
  ])('hasCompletedRun: %s', (_, text, expected) => {
    expect(hasCompletedRun(sketch(text), 0)).toBe(expected);
  });
});

describe('R6: dealing', () => {
  const stock = '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH';
  test('one open card to each column in stock order, the rest stays', () => {
    const position = sketch('KC | KC | KC | KC | KC | KC | KC | KC | KD | KD', { stock });
    expect(outcome(position, DEAL)).toEqual({
      columns: 'KC 2H | KC 3H | KC 4H | KC 5H | KC 6H | KC 7H | KC 8H | KC 9H | KD TH | KD JH',
      runs: [],
      trace: NOTHING,
      told: ['deal 2H 3H 4H 5H 6H 7H 8H 9H TH JH'],
    });
    play(position, DEAL);
    expect(position.stock.map(formatCard)).toEqual(['QH']);
  });

  test('an empty column gets its card too', () => {
    expect(outcome(sketch('- | KC | - | 4d 3D', { stock }), DEAL).columns).toBe(
      '2H | KC 3H | 4H | 4d 3D 5H | 6H | 7H | 8H | 9H | TH | JH',
    );
  });

  test('two aces complete two runs in one action, and one unplay brings everything back', () => {
    const position = sketch(`9C | 9C | 8d ${S_TO_TWO} | 9C | 9D | 9D | 7c 6c ${H_TO_TWO} | 8D | 8C | -`, {
      stock: '2C 3C AS 4C 5C 6C AH 7C 8C TC',
    });
    expect(outcome(position, DEAL)).toEqual({
      columns: '9C 2C | 9C 3C | 8D | 9C 4C | 9D 5C | 9D 6C | 7c 6C | 8D 7C | 8C 8C | TC',
      runs: ['KS', 'KH'],
      trace: { collected: [2, 6], revealed: [2, 6] },
      told: ['deal 2C 3C AS 4C 5C 6C AH 7C 8C TC', 'collect 3 0', 'collect 7 1', 'reveal 3 8D', 'reveal 7 6C'],
    });
  });

  test('a dealt card of another suit on a run completes nothing', () => {
    expect(outcome(sketch(S_TO_TWO, { stock: stock.replace('2H', 'AH') }), DEAL).trace).toEqual(NOTHING);
  });
});

describe('settling a position that was not reached by play', () => {
  test('runs leave, lowest column first, then face-down free ends turn', () => {
    const position = sketch(`5h | 4d ${H} | - | ${S}`);
    expect(settle(position)).toEqual({ collected: [1, 3], revealed: [0, 1] });
    expect(picture(position)).toBe('5H | 4D');
    expect(position.foundations.map((cards) => cards.map(formatCard).join(' '))).toEqual([H, S]);
  });
});

test('`after` leaves the position it is given alone', () => {
  const position = sketch(`5d ${S_TO_TWO} | 7h AS`);
  const before = copyPosition(position);
  const { position: next, trace } = after(position, cardMove(1, 0, 1));
  expect(position).toEqual(before);
  play(position, cardMove(1, 0, 1));
  expect(next).toEqual(position);
  expect(trace).toEqual({ collected: [0], revealed: [0, 1] });
});
