/** Perft figures: how many lines of play there are, from openings and from positions with gaps, runs and few cards. */
import { describe, expect, test } from 'vitest';
import { parseDealId } from '../../src/rules/deal-id.ts';
import type { DealRule } from '../../src/rules/legality.ts';
import { formatOpening, formatPosition } from '../../src/rules/notation.ts';
import { copyPosition, type MutablePosition, openingPosition } from '../../src/rules/position.ts';
import { parsePosition } from '../../src/rules/reading.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { dataLines } from '../support/data.ts';
import { type OracleState, oracleFrom, oracleOpening, oraclePerft } from '../support/oracle.ts';
import { perft } from '../support/perft.ts';

/** The slow second implementation follows up to this many lines; to the end it was run when the figures were pinned. */
const ORACLE_LINES = 1500;

function start(text: string): { position: MutablePosition; oracle: OracleState } {
  const id = parseDealId(text);
  if (id.ok) {
    const cards = shuffledPack(id.deal);
    return { position: openingPosition(cards), oracle: oracleOpening(formatOpening(cards)) };
  }
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return { position: copyPosition(parsed.value.position), oracle: oracleFrom(text) };
}

describe('perft', () => {
  const lines = dataLines('perft.txt').map((line) => line.split(' ') as [DealRule, string, string]);
  test.each(lines)('%s: %s lines from %s', (dealRule, figures, text) => {
    const { position, oracle } = start(text);
    const before = formatPosition(position);
    for (const [i, figure] of figures.split(',').map(Number).entries()) {
      expect(perft(position, i + 1, dealRule)).toBe(figure);
      if (figure <= ORACLE_LINES) expect(oraclePerft(oracle, i + 1, dealRule)).toBe(figure);
    }
    expect(formatPosition(position)).toBe(before);
  });
});
