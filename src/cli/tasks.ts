/** What to work on: deals and positions named on the command line or read from files. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { LAST_PYSOL_DEAL, pysolDeal } from '../game/other-programs.ts';
import { SUIT_COUNTS, type SuitCount } from '../rules/card.ts';
import { formatDealId, parseDealId } from '../rules/deal-id.ts';
import { openingPosition, type Position } from '../rules/position.ts';
import { type Parsed, parseOpening, parsePosition } from '../rules/reading.ts';
import { DEAL_NUMBERS, shuffledPack } from '../rules/shuffle.ts';
import { Complaint, complaintAt, describeDealIdProblem, describeNotationProblem } from './complaint.ts';

export interface Task {
  readonly name: string;
  readonly position: Position;
}

export interface TaskOptions {
  readonly suits?: string | undefined;
  readonly from?: string | undefined;
  readonly positions?: string | undefined;
  readonly numbered?: string | undefined;
  /** `I/N`: only every Nth task, beginning with the Ith. */
  readonly shard?: string | undefined;
}

export interface Tasks {
  readonly tasks: readonly Task[];
  /** Lines that could not be read. */
  readonly complaints: readonly Complaint[];
}

export const TASK_OPTIONS = {
  suits: { type: 'string' },
  from: { type: 'string' },
  positions: { type: 'string' },
  numbered: { type: 'string' },
  shard: { type: 'string' },
} as const;

/** Deal ids, deal numbers and ranges of them from `words`, then the files that the options name. */
export function collectTasks(words: readonly string[], options: TaskOptions): Tasks {
  const results: (Task | Complaint)[] = [];
  for (const word of words) results.push(...tasksOf(word, options.suits));
  if (options.numbered !== undefined) results.push(...numberedTasks(options.numbered, options.suits));
  if (options.from !== undefined) results.push(...readLines(options.from, openingTask));
  if (options.positions !== undefined) results.push(...readLines(options.positions, positionTask));
  const [index, count] = shardOf(options.shard);
  return {
    tasks: results.filter((result) => 'position' in result).filter((_, i) => i % count === index - 1),
    complaints: results.filter((result) => result instanceof Complaint),
  };
}

function tasksOf(word: string, suits: string | undefined): (Task | Complaint)[] {
  if (/^\d+(-\d+)?$/u.test(word) && suits !== undefined) {
    const suitCount = suitCountOf(suits);
    return rangeOf(word, DEAL_NUMBERS - 1).map((dealNumber) => dealTask(dealNumber, suitCount));
  }
  const parsed = parseDealId(word);
  if (parsed.ok) return [dealTask(parsed.deal.dealNumber, parsed.deal.suitCount)];
  const hint = /^\d+(-\d+)?$/u.test(word) ? ' (for deal numbers, say --suits 1, 2 or 4)' : '';
  return [new Complaint(`'${word}': ${describeDealIdProblem(parsed.problem)}${hint}`)];
}

const dealTask = (dealNumber: number, suitCount: SuitCount): Task => ({
  name: formatDealId({ dealNumber, suitCount }),
  position: openingPosition(shuffledPack({ dealNumber, suitCount })),
});

/** Deals as PySolFC numbers them, of four suits where nothing else is said. */
function numberedTasks(range: string, suits = '4'): Task[] {
  const suitCount = suitCountOf(suits);
  return rangeOf(range, LAST_PYSOL_DEAL).map((number) => ({
    name: suitCount === 4 ? String(number) : `${suitCount}/${number}`,
    position: pysolDeal(number, suitCount),
  }));
}

export function suitCountOf(text: string): SuitCount {
  const suitCount = SUIT_COUNTS.find((count) => String(count) === text);
  if (suitCount === undefined) throw new Complaint(`--suits ${text}: expected 1, 2 or 4`);
  return suitCount;
}

function rangeOf(text: string, last: number): number[] {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/u.exec(text) ?? [];
  const first = Number(from);
  const end = Number(to);
  if (!(first <= end && end <= last)) throw new Complaint(`'${text}': expected A or A-B with 0 <= A <= B <= ${last}`);
  return Array.from({ length: end - first + 1 }, (_, i) => first + i);
}

function shardOf(text: string | undefined): [index: number, count: number] {
  const [, index, count] = /^(\d+)\/(\d+)$/u.exec(text ?? '1/1') ?? [];
  const shard: [number, number] = [Number(index), Number(count)];
  if (!(shard[0] >= 1 && shard[0] <= shard[1])) throw new Complaint(`--shard ${text}: expected I/N with 1 <= I <= N`);
  return shard;
}

/** Reads a file, one task a line; blank lines and lines that begin with # are skipped. */
function readLines(file: string, read: (line: string, complain: Complain) => Task | Complaint): (Task | Complaint)[] {
  const results: (Task | Complaint)[] = [];
  for (const [i, line] of readText(file).split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    results.push(read(line, (place, text) => complaintAt(file, i + 1, place, text)));
  }
  return results;
}

type Complain = (place: number, text: string) => Complaint;

export function readText(file: string): string {
  try {
    const bytes = readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  } catch (error) {
    throw new Complaint(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}

function openingTask(line: string, complain: Complain): Task | Complaint {
  const [, name, gap, cards] = /^(\S+)(\s+)(.*)$/u.exec(line.trimEnd()) ?? [];
  if (name === undefined || gap === undefined || cards === undefined)
    return complain(1, 'expected a name, a blank and 104 cards');
  return taskFrom(name, name.length + gap.length, parseOpening(cards), complain, (value) =>
    openingPosition(value.cards),
  );
}

/** `NAME;COLUMNS;STOCK;RUNS` and perhaps a verdict, which is not read. */
function positionTask(line: string, complain: Complain): Task | Complaint {
  const [name = '', ...parts] = line.trimEnd().split(';');
  if (name === '') return complain(1, 'expected a name before the first semicolon');
  return taskFrom(
    name,
    name.length + 1,
    parsePosition(parts.slice(0, 3).join(';')),
    complain,
    (value) => value.position,
  );
}

function taskFrom<T>(
  name: string,
  offset: number,
  parsed: Parsed<T>,
  complain: Complain,
  positionOf: (value: T) => Position,
): Task | Complaint {
  if (parsed.ok) return { name, position: positionOf(parsed.value) };
  return complain(offset + parsed.problem.place, describeNotationProblem(parsed.problem));
}
