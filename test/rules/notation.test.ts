/** Text forms: what is written is read back. What is wrong with a text is in notation-problems.test.ts. */
import { describe, expect, test } from 'vitest';
import { faceOf, packOf, SUIT_COUNTS } from '../../src/rules/card.ts';
import { ALL_MOVES, cardMove, DEAL } from '../../src/rules/move.ts';
import { formatCard, formatLine, formatMove, formatOpening, formatPosition } from '../../src/rules/notation.ts';
import { openingPosition, samePosition } from '../../src/rules/position.ts';
import { parseLine, parseMove, parseOpening, parsePosition } from '../../src/rules/reading.ts';
import { replay } from '../../src/rules/replay.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { dataLines, docText } from '../support/data.ts';
import { forRandomPlay } from '../support/random-play.ts';
import { run } from '../support/sketch.ts';

describe('D9: what is written is read back', () => {
  test('cards', () => {
    expect(packOf(4).slice(0, 52).map(formatCard).join('')).toBe(
      'AS2S3S4S5S6S7S8S9STSJSQSKSAH2H3H4H5H6H7H8H9HTHJHQHKHAD2D3D4D5D6D7D8D9DTDJDQDKDAC2C3C4C5C6C7C8C9CTCJCQCKC',
    );
  });

  test('openings', () => {
    for (let dealNumber = 0; dealNumber < 300; dealNumber++) {
      const suitCount = SUIT_COUNTS[dealNumber % 3]!;
      const cards = shuffledPack({ dealNumber, suitCount });
      const parsed = parseOpening(formatOpening(cards));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
      expect(parsed.value.suitCount).toBe(suitCount);
      expect(parsed.value.cards.map(faceOf)).toEqual(cards.map(faceOf));
      expect(new Set(parsed.value.cards)).toEqual(new Set(packOf(suitCount)));
    }
  });

  test('positions reached by random play', () => {
    let seen = 0;
    forRandomPlay(20_000, ({ position, game }) => {
      if (seen++ % 7 !== 0) return;
      const text = formatPosition(position);
      const parsed = parsePosition(text);
      if (!parsed.ok) throw new Error(`${text}\n${JSON.stringify(parsed.problem)}`);
      expect(parsed.value.suitCount).toBe(game.suitCount);
      expect(samePosition(parsed.value.position, position)).toBe(true);
      expect(formatPosition(parsed.value.position)).toBe(text);
    });
  });

  test('every move, and lines of them', () => {
    for (const move of ALL_MOVES) expect(parseMove(formatMove(move))).toBe(move);
    expect(parseLine(formatLine(ALL_MOVES))).toEqual({ ok: true, value: ALL_MOVES });
    expect(formatLine([cardMove(2, 6, 2), DEAL, cardMove(9, 0, 13)])).toBe('3>7x2 D 10>1x13');
  });

  test('whole random games: the line leads from the start to the same end', () => {
    forRandomPlay(
      5000,
      () => undefined,
      (actions) => {
        const [first] = actions;
        if (first === undefined) return;
        const line = parseLine(formatLine(actions.map(({ move }) => move)));
        if (!line.ok) throw new Error(JSON.stringify(line.problem));
        const end = replay(first.before, line.value, first.game.dealRule);
        expect(end.ok && samePosition(end.position, first.position)).toBe(true);
      },
    );
  });
});

describe('D9: text made elsewhere', () => {
  test.each(dataLines('openings.txt').map((line) => line.split(' ')))('opening of %s suits %s', (suits, text) => {
    const parsed = parseOpening(text!);
    expect(parsed).toMatchObject({ ok: true, value: { suitCount: Number(suits) } });
    expect(parsed.ok && formatOpening(parsed.value.cards)).toBe(text);
  });

  test.each(dataLines('late-positions.txt').map((line) => line.split(' ')))(
    'position of %s suits %s',
    (suits, text) => {
      const parsed = parsePosition(text!);
      expect(parsed).toMatchObject({ ok: true, value: { suitCount: Number(suits) } });
      expect(parsed.ok && formatPosition(parsed.value.position)).toBe(text);
    },
  );

  test('blanks, commas, line ends, 10 for T and lower-case ranks', () => {
    const text = formatOpening(packOf(4));
    const loose = ` ${(text.match(/../gu) ?? []).map((pair, i) => (i % 10 === 9 ? `${pair},\r\n` : `${pair.replace('T', '10').toLowerCase()} `)).join('')}`;
    expect(parseOpening(loose)).toEqual({ ok: true, value: { cards: packOf(4), suitCount: 4 } });
    const [position] = dataLines('late-positions.txt').map((line) => line.split(' ')[1]!);
    const strict = parsePosition(position!);
    const relaxed = position!
      .replaceAll('/', '\n/ ')
      .replaceAll('T', '10')
      .replace(/[AJQK](?=[shdc])/gu, (rank) => rank.toLowerCase())
      .replace(';', ' ;\n');
    expect(relaxed).not.toBe(position);
    expect(parsePosition(`${relaxed}\n`)).toEqual(strict);
  });

  test.each([
    ['3>7x2', cardMove(2, 6, 2)],
    ['3>7', cardMove(2, 6, 1)],
    ['3>7X02', cardMove(2, 6, 2)],
    ['10>1x13', cardMove(9, 0, 13)],
    ['D', DEAL],
    ['d', DEAL],
    ['11>1', undefined],
    ['0>1', undefined],
    ['1>0', undefined],
    ['1>11', undefined],
    ['1>2x14', undefined],
    ['1>2x0', undefined],
    ['1>2x', undefined],
    ['1>2x1 ', undefined],
    ['1-2', undefined],
    ['DD', undefined],
    ['', undefined],
    ['١>2', undefined],
  ])('the move %j', (text, move) => {
    expect(parseMove(text)).toBe(move);
  });

  test('R8: in a position that is read, complete runs leave and face-down free ends turn', () => {
    const parsed = parsePosition(`KsQs${run('S', 13, 1).join('')}/${run('S', 11, 4).join('')}/3s2sAs///////;;SSSSSS`);
    expect(parsed.ok && formatPosition(parsed.value.position)).toBe(
      `KsQS/${run('S', 11, 4).join('')}/3s2sAS///////;;SSSSSSS`,
    );
  });

  test('the examples of docs/rules.md', () => {
    const example = (kind: string) => new RegExp(`\`\`\`${kind}\\n([^\`]+)\`\`\``, 'u').exec(docText('rules.md'))![1]!;
    const opening = parseOpening(example('opening'));
    const position = parsePosition(example('position'));
    const line = parseLine(example('line'));
    if (!opening.ok || !position.ok || !line.ok) throw new Error(JSON.stringify([opening, position, line]));
    const played = replay(openingPosition(opening.value.cards), line.value, 'filled');
    expect(played.ok).toBe(true);
    expect(formatPosition(position.value.position)).toBe(formatPosition(played.position));
  });
});
