/**
 * Measures the solver. `node scripts/run.mjs bench/solver.ts` prints the node signature; options add tables:
 *   --openings FILE    solved within 0.1, 1, 10 and 60 s, median, 95 %, max, memory, length of lines
 *   --against DIR      the prototype in DIR (beam.mjs and its schedules) on the same deals, in alternation
 *   --late FILE        late positions decided within 0.1, 1 and 10 s, checked against their verdict column
 *   --shorten-s N      seconds to shorten each line (openings)
 *   --first A --count N --limit-s N
 * Times are processor time of this process, so that what else the machine does counts as little as possible.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parseOpening, parsePosition } from '../src/rules/notation.ts';
import { openingPosition, type Position } from '../src/rules/position.ts';
import { shuffledPack } from '../src/rules/shuffle.ts';
import type { SolverResult } from '../src/solver/result.ts';
import { Search } from '../src/solver/search.ts';
import { Shortening } from '../src/solver/shorten.ts';

const { values } = parseArgs({
  options: {
    openings: { type: 'string' },
    against: { type: 'string' },
    late: { type: 'string' },
    'shorten-s': { type: 'string', default: '0' },
    first: { type: 'string', default: '0' },
    count: { type: 'string', default: '1000000' },
    'limit-s': { type: 'string', default: '60' },
  },
});
const limitMs = Number(values['limit-s']) * 1000;
const SLICE = 20_000;
const WARM_UP = 3;

interface Run {
  readonly result: SolverResult;
  readonly ms: number;
  readonly bytes: number;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function run(position: Position): Run {
  const start = cpuMs();
  const search = new Search(position, { dealRule: 'filled' });
  let bytes = 0;
  for (;;) {
    const result = search.advance(SLICE) ?? (cpuMs() - start > limitMs ? search.stop() : undefined);
    bytes = Math.max(bytes, search.bytes);
    if (result !== undefined) return { result, ms: cpuMs() - start, bytes };
  }
}

function linesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.slice(Number(values.first), Number(values.first) + Number(values.count));
}

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

async function prototypeIn(directory: string, suitCount: number): Promise<Prototype> {
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

function shortened(position: Position, line: (SolverResult & { kind: 'solved' })['line']): number {
  const shortening = new Shortening(position, line, { dealRule: 'filled' });
  const end = cpuMs() + Number(values['shorten-s']) * 1000;
  while (cpuMs() < end && shortening.advance(SLICE) === undefined);
  return shortening.best.length;
}

async function benchOpenings(file: string): Promise<void> {
  const deals = linesOf(file).map((line) => {
    const [name = '', cards = ''] = line.split(/\s+/u);
    const parsed = parseOpening(cards);
    if (!parsed.ok) throw new Error(`${file}: ${name}: ${parsed.problem.what.kind}`);
    return { name, cards, suitCount: parsed.value.suitCount, position: openingPosition(parsed.value.cards) };
  });
  const suitCount = deals[0]?.suitCount ?? 1;
  const prototype = values.against === undefined ? undefined : await prototypeIn(values.against, suitCount);
  for (const { position, cards } of deals.slice(0, WARM_UP)) {
    run(position);
    prototype?.(cards);
  }
  const ours = { times: [] as number[], lengths: [] as number[], sum: 0, nodes: 0, bytes: 0 };
  const theirs = { times: [] as number[], sum: 0 };
  for (const { name, position, cards } of deals) {
    const { result, ms, bytes } = run(position);
    ours.sum += ms;
    ours.nodes += result.nodes;
    ours.bytes = Math.max(ours.bytes, bytes);
    if (result.kind === 'solved') {
      ours.times.push(ms);
      ours.lengths.push(shortened(position, result.line));
    } else console.log(`${name}: ${result.kind} after ${(ms / 1000).toFixed(1)} s`);
    if (prototype === undefined) continue;
    const other = prototype(cards);
    theirs.sum += other.ms;
    if (other.solved) theirs.times.push(other.ms);
    else console.log(`${name}: the prototype leaves it after ${(other.ms / 1000).toFixed(1)} s`);
  }
  console.log(summary(file, ours.times, deals.length, ours.sum));
  const median = quantile(ascending(ours.lengths), 0.5);
  const megabytes = (ours.bytes / 2 ** 20).toFixed(1);
  console.log(
    `  ${(ours.nodes / ours.sum / 1000).toFixed(2)} million children/s, tables at most ${megabytes} MiB, median ${median} moves`,
  );
  if (prototype === undefined) return;
  console.log(summary('  prototype', theirs.times, deals.length, theirs.sum));
  console.log(`  processor time against the prototype: ${(ours.sum / theirs.sum).toFixed(3)}`);
}

function benchLate(file: string): void {
  const times: number[] = [];
  const open: string[] = [];
  let wrong = 0;
  const lines = linesOf(file);
  for (const line of lines) {
    const [name = '', columns, stock, runs, verdict] = line.split(';');
    const parsed = parsePosition([columns, stock, runs].join(';'));
    if (!parsed.ok) throw new Error(`${file}: ${name}: ${parsed.problem.what.kind}`);
    const { result, ms } = run(parsed.value.position);
    if (result.kind === 'unknown') open.push(name);
    else times.push(ms);
    if (verdict === 'won' && result.kind === 'unsolvable') wrong++;
    if (verdict === 'lost' && result.kind === 'solved') wrong++;
  }
  console.log(`${file}: ${lines.length} positions, decided: ${within(times, [0.1, 1, 10])}; wrong verdicts: ${wrong}`);
  if (open.length > 0) console.log(`  open: ${open.join(' ')}`);
}

console.log(`Bench: ${signature()}`);
if (values.openings !== undefined) await benchOpenings(values.openings);
if (values.late !== undefined) benchLate(values.late);
