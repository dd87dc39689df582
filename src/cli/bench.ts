/**
 * `spider bench`: measures the solver. Alone it prints the node signature; options add tables. Times are processor time of
 * this process, so that what else the machine does counts as little as possible; only cold starts are by the clock.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openingPosition, type Position } from '../rules/position.ts';
import { parseOpening } from '../rules/reading.ts';
import { shuffledPack } from '../rules/shuffle.ts';
import type { SolverResult } from '../solver/result.ts';
import { Search } from '../solver/search.ts';
import { Shortening } from '../solver/shorten.ts';
import { Complaint } from './complaint.ts';
import { runPool } from './pool.ts';
import { collectTasks, readText, type Task } from './tasks.ts';

const OPTIONS = {
  openings: { type: 'string', multiple: true },
  late: { type: 'string', multiple: true },
  against: { type: 'string' },
  'shorten-s': { type: 'string', default: '0' },
  cold: { type: 'string', default: '0' },
  first: { type: 'string', default: '0' },
  count: { type: 'string', default: '1000000' },
  'limit-s': { type: 'string', default: '60' },
} as const;

interface Settings {
  readonly limitMs: number;
  readonly shortenMs: number;
  readonly first: number;
  readonly count: number;
  /** The directory of the prototype, if it is to run beside. */
  readonly against: string | undefined;
}

const SLICE = 5000;
const WARM_UP = 3;

/** @returns the exit code */
export async function bench(args: readonly string[], program: string): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const settings: Settings = {
    limitMs: numberFrom('limit-s', values['limit-s']) * 1000,
    shortenMs: numberFrom('shorten-s', values['shorten-s']) * 1000,
    first: numberFrom('first', values.first),
    count: numberFrom('count', values.count),
    against: values.against,
  };
  console.log(`Bench: ${signature()}`);
  for (const file of values.openings ?? []) {
    await benchColdStart(file, numberFrom('cold', values.cold), program);
    await benchOpenings(file, settings);
  }
  for (const file of values.late ?? []) benchLate(file, settings);
  return 0;
}

function numberFrom(option: string, text: string): number {
  const number = Number(text);
  if (!(number >= 0)) throw new Complaint(`--${option} ${text}: expected a number`);
  return number;
}

interface Run {
  readonly result: SolverResult;
  readonly ms: number;
  /** Bytes of the tables at most: within the first second, and in all. */
  readonly earlyBytes: number;
  readonly bytes: number;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function run(position: Position, limitMs: number): Run {
  const start = cpuMs();
  const search = new Search(position, { dealRule: 'filled' });
  let bytes = 0;
  let earlyBytes = 0;
  for (;;) {
    const found = search.advance(SLICE);
    const ms = cpuMs() - start;
    bytes = Math.max(bytes, search.bytes);
    if (ms <= 1000) earlyBytes = bytes;
    const result = found ?? (ms > limitMs ? search.stop() : undefined);
    if (result !== undefined) return { result, ms, earlyBytes, bytes };
  }
}

const part = <T>(all: readonly T[], { first, count }: Settings): readonly T[] => all.slice(first, first + count);

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

function within(times: readonly number[], limits: readonly number[]): string {
  return limits.map((s) => `${times.filter((ms) => ms <= s * 1000).length} in ${s} s`).join(', ');
}

function summary(name: string, times: readonly number[], total: number, sumMs: number): string {
  const sorted = ascending(times);
  const [median, most, max] = [0.5, 0.95, 1].map((share) => quantile(sorted, share).toFixed(1));
  return `${name}: ${times.length} of ${total} solved; ${within(times, [0.1, 1, 10, 60])}; median ${median} ms, 95 % ${most} ms, max ${max} ms; sum ${(sumMs / 1000).toFixed(2)} s`;
}

/** Children made on fixed deals: equal numbers mean an equal search. */
function signature(): number {
  let nodes = 0;
  for (const suitCount of [1, 2, 4] as const)
    for (let dealNumber = 0; dealNumber < 10; dealNumber++) {
      const position = openingPosition(shuffledPack({ dealNumber, suitCount }));
      nodes += new Search(position, { dealRule: 'filled', maxNodes: 500_000 }).advance(500_000)?.nodes ?? 0;
    }
  return nodes;
}

/** The prototype's side: solves cards given as its own bytes, in its own way. */
type Prototype = (cards: string) => { readonly solved: boolean; readonly ms: number };

async function prototypeIn(directory: string, suitCount: number, limitMs: number): Promise<Prototype> {
  const { makeSolver, parseDeal, replay, PLAIN } = await import(pathToFileURL(join(directory, 'beam.mjs')).href);
  const file = join(directory, suitCount === 4 ? 'schedule-4.json' : 'schedule-1-2.json');
  const schedule = JSON.parse(readFileSync(file, 'utf8'));
  const solver = makeSolver();
  return (cards) => {
    const { d } = parseDeal(`0 ${cards}`);
    const start = cpuMs();
    const deadline = performance.now() + limitMs;
    for (const stage of schedule) {
      solver.load(d, { ...PLAIN, ...stage.w });
      const found = solver.search({ ...stage.o, deadline });
      if (found.solved) return { solved: replay(d, found.moves) !== null, ms: cpuMs() - start };
      if (found.timeout) break;
    }
    return { solved: false, ms: cpuMs() - start };
  };
}

function shortened(position: Position, line: (SolverResult & { kind: 'solved' })['line'], limitMs: number): number {
  const shortening = new Shortening(position, line, { dealRule: 'filled' });
  const end = cpuMs() + limitMs;
  while (cpuMs() < end && shortening.advance(SLICE) === undefined);
  return shortening.best.length;
}

/** Openings from a file as `solve --from` reads it, with their cards as written. */
function openingsIn(file: string) {
  const lines = readText(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [name = '', cards = ''] = line.split(/\s+/u);
    const parsed = parseOpening(cards);
    if (!parsed.ok) throw new Complaint(`${file}: ${name}: ${parsed.problem.what.kind}`);
    return { name, cards, suitCount: parsed.value.suitCount, position: openingPosition(parsed.value.cards) };
  });
}

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

async function benchOpenings(file: string, settings: Settings): Promise<void> {
  const { limitMs, shortenMs, against } = settings;
  const deals = part(openingsIn(file), settings);
  const prototype = against === undefined ? undefined : await prototypeIn(against, deals[0]?.suitCount ?? 1, limitMs);
  for (const { position, cards } of deals.slice(0, WARM_UP)) {
    run(position, limitMs);
    prototype?.(cards);
  }
  const ours = { times: [] as number[], lengths: [] as number[], sum: 0, nodes: 0, bytes: 0, earlyBytes: 0 };
  const theirs = { times: [] as number[], sum: 0 };
  for (const { name, position, cards } of deals) {
    const { result, ms, bytes, earlyBytes } = run(position, limitMs);
    ours.sum += ms;
    ours.nodes += result.nodes;
    ours.bytes = Math.max(ours.bytes, bytes);
    ours.earlyBytes = Math.max(ours.earlyBytes, earlyBytes);
    if (result.kind === 'solved') {
      ours.times.push(ms);
      ours.lengths.push(shortened(position, result.line, shortenMs));
    } else console.log(`${name}: ${result.kind} after ${(ms / 1000).toFixed(1)} s`);
    if (prototype === undefined) continue;
    const other = prototype(cards);
    theirs.sum += other.ms;
    if (other.solved) theirs.times.push(other.ms);
    else console.log(`${name}: the prototype leaves it after ${(other.ms / 1000).toFixed(1)} s`);
  }
  console.log(summary(file, ours.times, deals.length, ours.sum));
  console.log(
    `  ${(ours.nodes / ours.sum / 1000).toFixed(2)} million children/s; tables at most ${megabytes(ours.earlyBytes)} MiB ` +
      `in the first second, ${megabytes(ours.bytes)} MiB in all; median ${quantile(ascending(ours.lengths), 0.5)} moves`,
  );
  if (prototype === undefined) return;
  console.log(summary('  prototype', theirs.times, deals.length, theirs.sum));
  console.log(`  processor time against the prototype: ${(ours.sum / theirs.sum).toFixed(3)}`);
}

/** Each deal in a worker thread of its own, from its start to the answer, by the clock. */
async function benchColdStart(file: string, count: number, program: string): Promise<void> {
  if (count === 0) return;
  const times: number[] = [];
  for (const { name, position } of openingsIn(file).slice(0, count)) {
    const start = performance.now();
    const job = {
      kind: 'solve',
      name,
      position,
      dealRule: 'filled',
      limitMs: 60_000,
      maxBytes: 2 ** 28,
      shortenNodes: 0,
    } as const;
    await runPool(program, 1, [job], () => times.push(performance.now() - start)).done;
  }
  const median = quantile(ascending(times), 0.5).toFixed(0);
  console.log(`${file}: first answer of a fresh worker, median of ${times.length}: ${median} ms`);
}

/** The verdict that a file of late positions gives each, by name. */
function verdictsIn(file: string): Map<string, string> {
  const fields = readText(file)
    .split('\n')
    .map((line) => line.trim().split(';'));
  return new Map(fields.map(([name = '', , , , verdict = '']) => [name, verdict]));
}

function benchLate(file: string, settings: Settings): void {
  const { tasks, complaints } = collectTasks([], { positions: file });
  if (complaints[0] !== undefined) throw complaints[0];
  const verdicts = verdictsIn(file);
  const positions: readonly Task[] = part(tasks, settings);
  for (const { position } of positions.slice(0, WARM_UP)) run(position, settings.limitMs);
  const times: number[] = [];
  const open: string[] = [];
  let wrong = 0;
  for (const { name, position } of positions) {
    const { result, ms } = run(position, settings.limitMs);
    if (result.kind === 'unknown') open.push(name);
    else times.push(ms);
    if (verdicts.get(name) === 'won' && result.kind === 'unsolvable') wrong++;
    if (verdicts.get(name) === 'lost' && result.kind === 'solved') wrong++;
  }
  console.log(
    `${file}: ${positions.length} positions, decided: ${within(times, [0.1, 1, 10])}; wrong verdicts: ${wrong}`,
  );
  if (open.length > 0) console.log(`  open: ${open.join(' ')}`);
}
