/** No position on the way to a win is ever called lost: on the lines of the catalogue, with every card known (H5). */
import { describe, expect, test } from 'vitest';
import { readLine } from '../../src/game/catalogue.ts';
import { SUIT_COUNTS } from '../../src/rules/card.ts';
import { DEAL_RULES } from '../../src/rules/legality.ts';
import { formatPosition } from '../../src/rules/notation.ts';
import { play } from '../../src/rules/play.ts';
import { openingPosition } from '../../src/rules/position.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { Search } from '../../src/solver/search.ts';
import { shippedEntries } from '../support/catalogue.ts';
import { chance } from '../support/random.ts';

/** Games for each suit count, three positions of each. For a long run: `GAMES=334 npx vitest run test/solver/won-positions`. */
const GAMES = Number(process.env.GAMES ?? 8);
const CHUNK = 125;
const MAX_NODES = 200_000;

describe.each(SUIT_COUNTS)('%i suits', (suitCount) => {
  test(
    `no position of ${GAMES} won games is called lost`,
    () => {
      const pick = chance(suitCount);
      let solved = 0;
      for (let game = 0; game < GAMES; game++) {
        const { dealNumber, moves } = shippedEntries(suitCount, Math.floor(game / CHUNK))[game % CHUNK]!;
        const line = readLine({ dealNumber, suitCount }, moves)!;
        for (let part = 0; part < 3; part++) {
          const position = openingPosition(shuffledPack({ dealNumber, suitCount }));
          // Late positions above all: there a proof is in reach.
          const left = pick(Math.ceil(line.length / (part + 1)));
          for (const move of line.slice(0, line.length - 1 - left)) play(position, move);
          // The line keeps to the strictest rule, so it wins under each.
          const dealRule = DEAL_RULES[pick(DEAL_RULES.length)]!;
          const search = new Search(position, { dealRule, maxNodes: MAX_NODES, maxBytes: 2 ** 26 });
          const result = search.advance(MAX_NODES) ?? search.stop();
          if (result.kind === 'unsolvable') expect.fail(`called lost under ${dealRule}: ${formatPosition(position)}`);
          if (result.kind === 'solved') solved++;
        }
      }
      expect(solved).toBeGreaterThan(2 * GAMES);
    },
    60_000 + GAMES * 10_000,
  );
});
