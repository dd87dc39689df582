import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Complaint } from '../../src/cli/complaint.ts';
import { collectTasks } from '../../src/cli/tasks.ts';
import { pysolDeal } from '../../src/game/other-programs.ts';
import { formatOpening, formatPosition } from '../../src/rules/notation.ts';
import { openingPosition } from '../../src/rules/position.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { randomFrom } from '../solver/random.ts';

const directory = mkdtempSync(join(tmpdir(), 'spider-'));

function fileOf(name: string, text: string): string {
  const file = join(directory, name);
  writeFileSync(file, text);
  return file;
}

const cards = shuffledPack({ dealNumber: 12, suitCount: 4 });
const openingLine = `twelve ${formatOpening(cards)}`;
const positionLine = `${formatPosition(openingPosition(cards))};open`;

test('deals are named by id, by number, by range and by PySolFC number', () => {
  const { tasks } = collectTasks(['3', '10-12'], { suits: '1', numbered: '5-6' });
  expect(tasks.map(({ name }) => name).slice(4)).toEqual(['1/5', '1/6']);
  const again = collectTasks(
    tasks.slice(0, 4).map(({ name }) => name),
    {},
  );
  expect(again.tasks).toEqual(tasks.slice(0, 4));
});

test.each([
  [undefined, ['5', '6'], 4],
  ['4', ['5', '6'], 4],
  ['2', ['2/5', '2/6'], 2],
  ['1', ['1/5', '1/6'], 1],
] as const)('PySolFC numbers have the suits that are asked for: %s', (suits, names, suitCount) => {
  const { tasks } = collectTasks([], { suits, numbered: '5-6' });
  expect(tasks).toEqual(names.map((name, i) => ({ name, position: pysolDeal(5 + i, suitCount) })));
});

test('openings and positions are read from files', () => {
  const { tasks, complaints } = collectTasks([], {
    from: fileOf('openings', `# a comment\n\n${openingLine}\n`),
    positions: fileOf('positions', `p;${positionLine}\n`),
  });
  expect(complaints).toEqual([]);
  expect(tasks.map(({ name }) => name)).toEqual(['twelve', 'p']);
  expect(formatPosition(tasks[0]!.position)).toBe(formatPosition(openingPosition(cards)));
  expect(formatPosition(tasks[1]!.position)).toBe(formatPosition(openingPosition(cards)));
});

test('the shards make the whole', () => {
  const names = (shard?: string) => collectTasks(['0-100'], { suits: '2', shard }).tasks.map(({ name }) => name);
  const parts = ['1/3', '2/3', '3/3'].flatMap(names);
  expect(parts.length).toBe(101);
  expect(new Set(parts)).toEqual(new Set(names()));
});

describe('bad input is told with file, line and place, and the good lines stay', () => {
  test('an opening', () => {
    const file = fileOf('bad', `${openingLine}\nx ${'AS'.repeat(20)}1S\n`);
    const { tasks, complaints } = collectTasks([], { from: file });
    expect(tasks.length).toBe(1);
    expect(complaints.map(({ message }) => message)).toEqual([
      `${file}:2:43: found '1', expected a card like TS or 7h`,
    ]);
  });

  test('words and options', () => {
    expect(collectTasks(['nonsense'], {}).complaints[0]?.message).toContain("'nonsense'");
    for (const options of [
      { suits: '3' },
      { numbered: '5-2' },
      { numbered: '5', suits: '3' },
      { numbered: '99999' },
      { shard: '4/3' },
      { from: '/no/such' },
    ])
      expect(() => collectTasks(['1'], options)).toThrow(Complaint);
  });

  test('ten thousand mutated lines', () => {
    const below = randomFrom(3);
    const mutated = (line: string): string => {
      const at = below(line.length);
      const character = String.fromCharCode(33 + below(94));
      const cut = below(3);
      if (cut === 0) return line.slice(0, at) + line.slice(at + 1);
      return line.slice(0, at) + character + line.slice(cut === 1 ? at : at + 1);
    };
    const openings = Array.from({ length: 5000 }, () => mutated(openingLine));
    const positions = Array.from({ length: 5000 }, () => `p;${mutated(positionLine)}`);
    const { tasks, complaints } = collectTasks([], {
      from: fileOf('mutated-openings', openings.join('\n')),
      positions: fileOf('mutated-positions', positions.join('\n')),
    });
    expect(complaints.length).toBeGreaterThan(8000);
    expect(tasks.length + complaints.length).toBeGreaterThan(9900);
    for (const { message } of complaints) expect(message).toMatch(/^\S+:\d+:\d+: ./u);
  });
});
