import { expect, test } from 'vitest';
import { parsePosition } from '../../src/rules/notation.ts';
import { play } from '../../src/rules/play.ts';
import { copyPosition, isWon, openingPosition } from '../../src/rules/position.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { ClassGame } from '../../src/solver/class-game.ts';
import { ColumnTable } from '../../src/solver/columns.ts';
import { DeadEnds } from '../../src/solver/dead-end.ts';
import { TUNED } from '../../src/solver/evaluation.ts';
import { Prover } from '../../src/solver/prover.ts';
import { RelaxedGame } from '../../src/solver/relaxed-game.ts';
import { Search } from '../../src/solver/search.ts';

test('no position on a winning line is taken for lost', () => {
  let checked = 0;
  for (const [suitCount, deals] of [
    [1, 30],
    [2, 30],
    [4, 20],
  ] as const)
    for (let dealNumber = 100; dealNumber < 100 + deals; dealNumber++) {
      const position = copyPosition(openingPosition(shuffledPack({ dealNumber, suitCount })));
      const result = new Search(position, { dealRule: 'filled', maxNodes: 300_000 }).advance(300_000);
      if (result?.kind !== 'solved') continue;
      const table = new ColumnTable(TUNED);
      const deadEnds = new DeadEnds(table);
      const relaxed = new RelaxedGame(table);
      for (const move of result.line) {
        if (position.stock.length === 0 && !isWon(position)) {
          table.reserve();
          const columns = table.internColumns(position);
          const ways = deadEnds.waysOut(columns, 0);
          expect(ways).not.toBe(0);
          expect(relaxed.isLost(columns, 0, ways)).toBe(false);
          if (checked % 5 === 0) expect(new ClassGame(position, 2 ** 24).advance(200)).not.toBe('lost');
          checked++;
        }
        play(position, move);
      }
    }
  expect(checked).toBeGreaterThan(3000);
});

/** Decided by an independent exact search only after hundreds of thousands of moves, or not at all. */
const STUCK =
  '2s6hAhKSQSJSTH9H8S7SJHTS/9S6S5S4S5H4H3H2HAH/Qs4sQHJH6HTS9S8S7S/KhKS5S/8s6hAs7h6S5H4H3H2HASQSJSKHQH3H2SAS5S4S3S/' +
  '2HAH7S/6s3s3sKhKSQSJHKSQH5H4H/AhJsTsQHJH2SASKH5S4S3S2H/2s8hJSTH9S8S7STH9H/3hTS9H8H7H6STH9S8H7H9H8H7H6H5H4H;;';

test('a position in which cards can only be shuffled about is lost at once', () => {
  const parsed = parsePosition(STUCK);
  if (!parsed.ok) throw new Error(parsed.problem.what.kind);
  expect(new Prover(parsed.value.position, 'filled', 2 ** 28).advance(1000)).toEqual({ kind: 'lost' });
});
