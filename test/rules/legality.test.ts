import { describe, expect, test } from 'vitest';
import { DEAL_RULES, illegalReason, isStuck, legalMoves, movableCount } from '../../src/rules/legality.ts';
import { cardMove, DEAL } from '../../src/rules/move.ts';
import { formatLine } from '../../src/rules/notation.ts';
import { card, countedPosition, run, sketch, wholeRun } from '../support/sketch.ts';

const KING_TO_TWO = run('S', 13, 2).join(' ');

describe('R4: what moves together', () => {
  test.each([
    ['-', 0, 'an empty column'],
    ['5S', 1, 'one card'],
    ['9S 8S 7S', 3, 'a run'],
    ['9S 8S 7S 5S', 1, 'a gap in rank'],
    ['9S 8H 7H', 2, 'a change of suit'],
    ['9S 8C 7S', 1, 'the same colour but another suit'],
    ['6S 7S', 1, 'rising'],
    ['7S 7S', 1, 'equal ranks'],
    ['AS KS', 1, 'an ace is no step above a king'],
    ['9s 8S 7S', 2, 'a face-down card that would continue the run'],
    ['Ks QS JS', 2, 'a face-down king'],
    [`Ks ${run('S', 12, 1).join(' ')}`, 12, 'a face-down king over queen to ace'],
    [`5S ${wholeRun('S')}`, 13, 'a whole run'],
  ])('of %s move %i: %s', (column, count) => {
    expect(movableCount(sketch(column), 0)).toBe(count);
  });

  test('every shorter end part moves too, a middle part or more never', () => {
    const position = sketch('9H 8S 7S 6S | -');
    for (const count of [1, 2, 3]) expect(illegalReason(position, cardMove(0, 1, count), 'filled')).toBeUndefined();
    expect(illegalReason(position, cardMove(0, 1, 4), 'filled')).toMatchObject({ kind: 'brokenRun' });
  });
});

describe('R5: where cards may go', () => {
  test.each([
    ['7S', '8S', 'one rank higher, same suit'],
    ['7S', '8H', 'one rank higher, another suit'],
    ['QD', 'KC', 'a queen on a king'],
    ['AS', '2H', 'an ace on a two'],
    ['7S', '-', 'one card onto an empty column'],
    ['AS', '-', 'an ace onto an empty column'],
    ['KS', '-', 'a king onto an empty column'],
  ])('%s goes on %s: %s', (source, target) => {
    expect(illegalReason(sketch(`2D ${source} | ${target}`), cardMove(0, 1, 1), 'filled')).toBeUndefined();
  });

  test('a whole column goes onto an empty column', () => {
    expect(illegalReason(sketch('KS QS JS | -'), cardMove(0, 1, 3), 'filled')).toBeUndefined();
  });

  test('any rank goes onto an empty column, alone and as the head of a run', () => {
    for (let rank = 1; rank <= 13; rank++) {
      const cards = run('S', rank, Math.max(1, rank - 2));
      const position = sketch(`5D ${cards.join(' ')} | -`);
      expect(legalMoves(position, 'filled').filter((move) => move.kind === 'cards' && move.to === 1)).toHaveLength(
        cards.length,
      );
    }
  });

  test('nothing goes on an ace, and a king on no card', () => {
    for (let rank = 1; rank <= 13; rank++) {
      const [text] = run('H', rank, rank);
      expect(illegalReason(sketch(`${text} | AS`), cardMove(0, 1, 1), 'always')).toMatchObject({ kind: 'ontoAce' });
      expect(illegalReason(sketch(`KS | ${text}`), cardMove(0, 1, 1), 'always')).toBeDefined();
    }
  });
});

describe('the reason of each refusal', () => {
  const held = '9H 8S 7S 5S 4S';
  test.each([
    ['R3: onto the same column', held, cardMove(0, 0, 1), { kind: 'sameColumn', column: 0 }],
    ['R3: from an empty column', `${held} | -`, cardMove(1, 0, 1), { kind: 'emptySource', column: 1 }],
    ['R4: more cards than there are', '9H 8H | -', cardMove(0, 1, 3), { kind: 'tooFewCards', column: 0, available: 2 }],
    ['R4: a face-down card among them', '9h 8H 7H | -', cardMove(0, 1, 3), { kind: 'faceDown', column: 0, movable: 2 }],
    [
      'R4: a face-down king heads no run',
      `Ks ${run('S', 12, 1).join(' ')} | -`,
      cardMove(0, 1, 13),
      { kind: 'faceDown', column: 0, movable: 12 },
    ],
    ['R4: face down and broken', '9h 8H 7S | -', cardMove(0, 1, 3), { kind: 'faceDown', column: 0, movable: 1 }],
    [
      'R4: the run breaks by rank',
      `${held} | 9D`,
      cardMove(0, 1, 4),
      { kind: 'brokenRun', column: 0, breaker: card('5S'), above: card('7S'), movable: 2, movableHead: card('5S') },
    ],
    [
      'R4: the run breaks by suit, the first break is named',
      `${held} | TD`,
      cardMove(0, 1, 5),
      { kind: 'brokenRun', column: 0, breaker: card('8S'), above: card('9H'), movable: 2, movableHead: card('5S') },
    ],
    [
      'R5: onto an ace',
      '5S | AH',
      cardMove(0, 1, 1),
      { kind: 'ontoAce', card: card('5S'), target: card('AH'), column: 1 },
    ],
    [
      'R5: a king onto an ace',
      'KS | AH',
      cardMove(0, 1, 1),
      { kind: 'ontoAce', card: card('KS'), target: card('AH'), column: 1 },
    ],
    [
      'R5: a king onto a queen',
      'KS | QS',
      cardMove(0, 1, 1),
      { kind: 'kingNeedsEmptyColumn', card: card('KS'), target: card('QS'), column: 1 },
    ],
    [
      'R5: onto a lower card',
      '8S | 7S',
      cardMove(0, 1, 1),
      { kind: 'wrongRank', card: card('8S'), target: card('7S'), column: 1, fits: 6 },
    ],
    [
      'R5: onto an equal card',
      '8S | 8H',
      cardMove(0, 1, 1),
      { kind: 'wrongRank', card: card('8S'), target: card('8H'), column: 1, fits: 7 },
    ],
    [
      'R5: two ranks higher',
      '8S | TS',
      cardMove(0, 1, 1),
      { kind: 'wrongRank', card: card('8S'), target: card('TS'), column: 1, fits: 9 },
    ],
    [
      'R5: the head of the run counts, not its end',
      '8S 7S | 8H',
      cardMove(0, 1, 2),
      { kind: 'wrongRank', card: card('8S'), target: card('8H'), column: 1, fits: 7 },
    ],
    [
      'R5: an ace onto a king',
      'AS | KS',
      cardMove(0, 1, 1),
      { kind: 'wrongRank', card: card('AS'), target: card('KS'), column: 1, fits: 12 },
    ],
  ] as const)('%s', (_, text, move, reason) => {
    for (const dealRule of DEAL_RULES) expect(illegalReason(sketch(text), move, dealRule)).toEqual(reason);
  });

  test('R6: no deal from an empty stock', () => {
    for (const dealRule of DEAL_RULES)
      expect(illegalReason(countedPosition(0, 0), DEAL, dealRule)).toEqual({ kind: 'stockEmpty' });
  });

  test('R6: an empty stock is the reason even when columns are empty', () => {
    expect(illegalReason(countedPosition(7, 0), DEAL, 'always')).toEqual({ kind: 'stockEmpty' });
    expect(illegalReason(sketch('5S', { runs: 'SSSSSSS' }), DEAL, 'filled')).toEqual({ kind: 'stockEmpty' });
  });

  test('R7: the empty columns that block a deal, all of them', () => {
    const position = countedPosition(0, 2);
    for (const column of [3, 7]) position.columns[0]!.push(...position.columns[column]!.splice(0));
    const reason = { kind: 'emptyColumns', columns: [3, 7] };
    expect(illegalReason(position, DEAL, 'filled')).toEqual(reason);
    expect(illegalReason(position, DEAL, 'filledOrFew')).toEqual(reason);
    expect(illegalReason(position, DEAL, 'always')).toBeUndefined();
  });
});

describe('legal moves in their order', () => {
  test('by source, number of cards and target, the deal last', () => {
    const position = sketch('9H 8S 7S | 9D | 8D | - | KS | KH | KD | KC | KS | KH', {
      stock: run('C', 10, 1).join(' '),
    });
    expect(formatLine(legalMoves(position, 'always'))).toBe(
      '1>3x1 1>4x1 1>2x2 1>4x2 2>4x1 3>2x1 3>4x1 5>4x1 6>4x1 7>4x1 8>4x1 9>4x1 10>4x1 D',
    );
    expect(legalMoves(position, 'filled')).not.toContain(DEAL);
  });

  test('R6: a deal is allowed while other moves exist, and when none does', () => {
    expect(
      legalMoves(sketch('5S | 6S | 9S | 9S | 9S | 9S | 9S | 9S | 9S | 9S', { stock: 'AS' }), 'filled'),
    ).toHaveLength(2);
    expect(legalMoves(sketch('9S | 9S | 9S | 9S | 9S | 9S | 9S | 9S | 9S | 9S', { stock: 'AS' }), 'filled')).toEqual([
      DEAL,
    ]);
  });

  test('fills the array it is given, whatever was in it', () => {
    const into = legalMoves(sketch('9S 8S | - | -'), 'filled');
    expect(into.length).toBeGreaterThan(1);
    expect(legalMoves(sketch('5S | 6S'), 'filled', into)).toBe(into);
    expect(into).toContain(cardMove(0, 1, 1));
  });
});

describe('R9: stuck', () => {
  const nothingFits = 'KS | KS | KS | KS | KS | KH | KH | KH | KH | KH';
  test('no stock and no move', () => {
    for (const dealRule of DEAL_RULES) expect(isStuck(sketch(nothingFits), dealRule)).toBe(true);
  });
  test('not with a row left to deal, nor with one move left', () => {
    expect(isStuck(sketch(nothingFits, { stock: run('S', 10, 1).join(' ') }), 'filled')).toBe(false);
    expect(isStuck(sketch(nothingFits.replace('KH', 'QH')), 'filled')).toBe(false);
  });
  test('a won game is not stuck', () => {
    expect(isStuck(countedPosition(8, 0), 'filled')).toBe(false);
  });
  test('a king below a queen counts as a run of its own', () => {
    expect(movableCount(sketch(`${KING_TO_TWO} KS`), 0)).toBe(1);
  });
});
