/** `spider solve`: looks for a winning line for every deal or position named. */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { writeMoves } from '../game/catalogue.ts';
import { DEAL_RULES, type DealRule } from '../rules/legality.ts';
import type { Position } from '../rules/position.ts';
import { parseLine } from '../rules/reading.ts';
import { Complaint } from './complaint.ts';
import { InputOrder } from './input-order.ts';
import { finished, runPool } from './pool.ts';
import type { SolveJob, SolveReport } from './solve-job.ts';
import { collectTasks, readText, TASK_OPTIONS, type Task } from './tasks.ts';

const OPTIONS = {
  ...TASK_OPTIONS,
  rule: { type: 'string', default: 'filled' },
  'limit-s': { type: 'string', default: '20' },
  'memory-mb': { type: 'string', default: '256' },
  jobs: { type: 'string' },
  resume: { type: 'string' },
  'shorten-nodes': { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
  compact: { type: 'boolean', default: false },
  'keep-going': { type: 'boolean', default: false },
  'as-they-come': { type: 'boolean', default: false },
} as const;

/** @returns the exit code */
export async function solve(args: readonly string[], program: string): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const { tasks, complaints } = collectTasks(positionals, values);
  for (const complaint of complaints) console.error(complaint.message);
  if (complaints.length > 0 && !values['keep-going']) return 2;
  if (tasks.length === 0 && complaints.length === 0)
    throw new Complaint('nothing to solve: name deal ids, a range with --suits, --numbered, --from or --positions');
  const done = values.resume === undefined ? new Map<string, SolveReport>() : reportsIn(values.resume);
  const jobs = jobsFrom(
    tasks.filter(({ name }) => !done.has(name)),
    values,
  );
  const tally = new Tally(jobs.length);
  const positions = new Map(tasks.map(({ name, position }) => [name, position]));
  const print = (report: SolveReport) => {
    if (values.compact) console.log(compactOf(report, positions.get(report.name)!));
    else console.log(values.json ? JSON.stringify(report) : describe(report));
  };
  const queue = new InputOrder(jobs, print);
  const pool = runPool(program, positive('jobs', values.jobs ?? String(availableParallelism())), jobs, (report) => {
    if (values.resume !== undefined) appendFileSync(values.resume, `${JSON.stringify(report)}\n`);
    tally.add(report);
    if (values['as-they-come']) print(report);
    else queue.add(report);
  });
  const whole = await finished(pool);
  queue.flush();
  tally.summarise();
  if (!whole) return 130;
  return complaints.length > 0 ? 2 : 0;
}

export interface Limits {
  readonly rule: string;
  readonly 'limit-s': string;
  readonly 'memory-mb': string;
  readonly 'shorten-nodes': string;
}

export function jobsFrom(tasks: readonly Task[], values: Limits): SolveJob[] {
  const dealRule = ruleOf(values.rule);
  const limitMs = positive('limit-s', values['limit-s']) * 1000;
  const maxBytes = positive('memory-mb', values['memory-mb']) * 2 ** 20;
  const shortenNodes = Number(values['shorten-nodes']);
  if (!(shortenNodes >= 0)) throw new Complaint(`--shorten-nodes ${values['shorten-nodes']}: expected 0 or more`);
  return tasks.map(({ name, position }: Task) => ({
    kind: 'solve',
    name,
    position,
    dealRule,
    limitMs,
    maxBytes,
    shortenNodes,
  }));
}

export function ruleOf(text: string): DealRule {
  const rule = DEAL_RULES.find((known) => known === text);
  if (rule === undefined) throw new Complaint(`--rule ${text}: expected ${DEAL_RULES.join(', ')}`);
  return rule;
}

export function positive(option: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Complaint(`--${option} ${text}: expected a number above 0`);
  return number;
}

/** The reports in a file, by name. A last line that was cut off is removed from it, so that what is appended stands alone. */
export function reportsIn(file: string): Map<string, SolveReport> {
  const reports = new Map<string, SolveReport>();
  if (!existsSync(file)) return reports;
  const text = readText(file);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(file, whole);
  for (const line of whole.split('\n')) {
    const report = parseReport(line);
    if (report !== undefined) reports.set(report.name, report);
  }
  return reports;
}

/** Only lines that this program has written are looked for: anything else counts as not done. */
function parseReport(line: string): SolveReport | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const { name, status } = Object(value) as { name?: unknown; status?: unknown };
    return typeof name === 'string' && typeof status === 'string' ? (value as SolveReport) : undefined;
  } catch {
    return undefined;
  }
}

/** `NAME MOVES` in the characters of the catalogue, `# NAME STATUS` where there is no line: what `verify` reads, too. */
function compactOf({ name, status, moves }: SolveReport, position: Position): string {
  const line = moves === undefined ? undefined : parseLine(moves);
  return line?.ok ? `${name} ${writeMoves(position, line.value)}` : `# ${name} ${status}`;
}

function describe({ name, status, reason, ms, nodes, moves }: SolveReport): string {
  const length = moves === undefined ? '' : ` in ${moves.split(' ').length} moves`;
  const why = reason === undefined ? '' : ` (${reason})`;
  return `${name} ${status}${length}${why}, ${(ms / 1000).toFixed(2)} s, ${nodes} nodes${moves === undefined ? '' : `: ${moves}`}`;
}

/** Counts reports, shows progress on a terminal and sums up on standard error. */
class Tally {
  readonly #total: number;
  readonly #counts = { solved: 0, unsolvable: 0, unknown: 0 };
  readonly #times: number[] = [];
  readonly #lengths: number[] = [];

  constructor(total: number) {
    this.#total = total;
  }

  add({ status, ms, moves }: SolveReport): void {
    this.#counts[status]++;
    this.#times.push(ms);
    if (moves !== undefined) this.#lengths.push(moves.split(' ').length);
    if (process.stderr.isTTY) process.stderr.write(`\r${this.#times.length} of ${this.#total} `);
  }

  summarise(): void {
    const { solved, unsolvable, unknown } = this.#counts;
    const at = (values: number[], share: number) =>
      values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
    const seconds = (share: number) => (at(this.#times, share) / 1000).toFixed(3);
    console.error(
      `${this.#times.length} of ${this.#total}: ${solved} solved, ${unsolvable} unsolvable, ${unknown} unknown; ` +
        `median ${seconds(0.5)} s, 95 % ${seconds(0.95)} s, max ${seconds(1)} s; ` +
        `median ${at(this.#lengths, 0.5)} moves`,
    );
  }
}
