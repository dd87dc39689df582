import { describe, expect, test } from 'vitest';
import { EXAMPLE_NAMES, EXAMPLES, exampleMove, examplePosition } from '../../src/pages/examples.ts';
import { suitOf } from '../../src/rules/card.ts';
import { DEAL_RULES, type IllegalReason, illegalReason, liftRefusal, movableCount } from '../../src/rules/legality.ts';
import { play } from '../../src/rules/play.ts';
import { copyPosition } from '../../src/rules/position.ts';

const REASONS: Readonly<Record<(typeof EXAMPLE_NAMES)[number], IllegalReason['kind']>> = {
  otherSuitAbove: 'brokenRun',
  otherSuitAboveToo: 'brokenRun',
  sameColourOnly: 'brokenRun',
  wholeRun: 'wrongRank',
};

describe.each(EXAMPLE_NAMES)('the example %s', (name) => {
  const { source, targets, right, wrong } = EXAMPLES[name];

  test('has no card twice', () => {
    const cards = [...source, ...targets];
    expect(new Set(cards).size).toBe(cards.length);
  });

  test('takes the right move under every rule, and all its cards arrive', () => {
    for (const rule of DEAL_RULES)
      expect(illegalReason(examplePosition(name), exampleMove(right), rule)).toBeUndefined();
    const after = copyPosition(examplePosition(name));
    const trace = play(after, exampleMove(right));
    expect([trace.collected, trace.revealed]).toEqual([[], []]);
    expect(after.columns[right.target + 1]).toEqual([targets[right.target], ...source.slice(-right.count)]);
    expect(after.columns[0]).toEqual(source.slice(0, -right.count));
  });

  test('refuses the wrong one, for the reason that it is about', () => {
    for (const rule of DEAL_RULES)
      expect(illegalReason(examplePosition(name), exampleMove(wrong), rule)?.kind).toBe(REASONS[name]);
  });

  test('takes all that can be lifted, and no more can be', () => {
    const position = examplePosition(name);
    expect(movableCount(position, 0)).toBe(right.count);
    if (right.count < source.length) expect(liftRefusal(position, 0, right.count + 1)?.kind).toBe('brokenRun');
  });
});

test('the examples are about what their names say', () => {
  const suitsOf = (name: (typeof EXAMPLE_NAMES)[number]) => EXAMPLES[name].source.map(suitOf);
  expect(suitsOf('otherSuitAbove')).toEqual([0, 1, 1]);
  expect(suitsOf('otherSuitAboveToo')).toEqual([1, 0, 0]);
  // Both black.
  expect(suitsOf('sameColourOnly')).toEqual([0, 3]);
  expect(new Set(suitsOf('wholeRun')).size).toBe(1);
});
