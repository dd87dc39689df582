import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { play } from '../../src/rules/play.ts';
import { copyPosition, isWon, openingPosition, type Position } from '../../src/rules/position.ts';
import { parsePosition } from '../../src/rules/reading.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { ClassGame } from '../../src/solver/class-game.ts';
import { ColumnTable } from '../../src/solver/columns.ts';
import { DeadEnds } from '../../src/solver/dead-end.ts';
import { TUNED } from '../../src/solver/evaluation.ts';
import { Prover } from '../../src/solver/prover.ts';
import { RelaxedGame } from '../../src/solver/relaxed-game.ts';
import { Search } from '../../src/solver/search.ts';

function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.problem.what.kind);
  return parsed.value.position;
}

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
          if (checked % 10 === 0) expect(new ClassGame(position, 2 ** 24).advance(100)).not.toBe('lost');
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

/** A card that moves has nothing but its own suit on it; here the others then find too few cards to lie on. */
const NOT_BARED =
  '2c6sAdKHQS7S6S5S4CJCTSJDTD9S/9cAh6hJsJc9S8S6H5H4D5S7H2D/9D8D7D6DTHAC4S3H2H4H3C2S/KdKhAd9h4HTD9H8H7C5C/' +
  '8c6dAc7s6C5D4C3D2DQHKDQD3S2HAH5H//6c3c3hKsKCQC4DKCQC5D8C7H/AsJhTcQDJD2CKSQSJSTS3D2SAS5C4S/QHJHTH/3sTC9C8S8H7D9D8D7C;;';

test.each([
  ['a position in which cards can only be shuffled about is lost at once', STUCK],
  ['a card that moves takes only its own suit with it, in the relaxed game too', NOT_BARED],
])('%s', (_, text) => {
  expect(new Prover(positionOf(text), 'filled', 2 ** 28).advance(1000)).toEqual({ kind: 'lost' });
});

/** Tens of millions of moves of a complete search, or of beams, decide nothing here. */
const SHUFFLED =
  'QhJh4S3H2HAH2SAHKS/9s6h4h9sTS3HQHJHTH9H8S7S7H6S5S/8h6s9h5hQh4S3H2SAS7S6S/5s4s3sKH/KSQSJSTS9S8S7S6H8H/2h8h3S2SASAS5H4H/' +
  'Jh8s2h7HKHQSJSTH3S/7h9h3H2HAH4HAHKSQSJSTS9S8S7S6S5SKHQHJHTH9H8H7H6H5H4H/ASKSQSJSTH6H5H/KH5S4S3S2STS;;';

test('the game of classes needs a few thousand states where positions are without number', () => {
  const position = positionOf(SHUFFLED);
  const game = new ClassGame(position, 2 ** 28);
  expect(game.advance(10_000)).toBe('lost');
  const stages = [
    { kind: 'classes', maxNodes: 100 },
    { kind: 'classes', maxNodes: 10_000 },
  ] as const;
  const search = new Search(position, { dealRule: 'filled', stages });
  let result = search.advance(7);
  while (result === undefined) result = search.advance(7);
  expect(result).toEqual({ kind: 'unsolvable', nodes: game.nodes });
});

test('the game of classes says nothing of wins, nor beyond its memory', () => {
  const wins = readFileSync('test/data/late-verdicts.txt', 'utf8')
    .trim()
    .split('\n')
    .filter((line) => line.endsWith('won'));
  expect(wins.length).toBeGreaterThan(5);
  for (const line of wins) {
    const position = positionOf(line.split(';').slice(1, 4).join(';'));
    expect(new ClassGame(position, 2 ** 28).advance(50_000)).not.toBe('lost');
    expect(new ClassGame(position, 2 ** 12).advance(1000)).toBe('full');
  }
});
