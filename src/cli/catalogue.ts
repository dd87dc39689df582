/** `spider catalogue`: makes verified deals with shortened lines, in chunks that the game loads. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  CATALOGUE_RULE,
  type CatalogueEntry,
  DEALS_IN_CHUNK,
  formatChunk,
  parseChunk,
  readLine,
  writeLine,
} from '../game/catalogue.ts';
import type { SuitCount } from '../rules/card.ts';
import { openingPosition } from '../rules/position.ts';
import { parseLine } from '../rules/reading.ts';
import { DEAL_NUMBERS, shuffledPack } from '../rules/shuffle.ts';
import { Complaint } from './complaint.ts';
import { finished, runPool } from './pool.ts';
import type { RateJob } from './rate-job.ts';
import { jobsFrom, positive, reportsIn } from './solve.ts';
import type { SolveReport } from './solve-job.ts';
import { suitCountOf, type Task } from './tasks.ts';

const OPTIONS = {
  suits: { type: 'string' },
  count: { type: 'string' },
  out: { type: 'string', default: 'catalogue' },
  'shorten-nodes': { type: 'string', default: '100000' },
  'limit-s': { type: 'string', default: '60' },
  'memory-mb': { type: 'string', default: '256' },
  jobs: { type: 'string' },
  resume: { type: 'string' },
} as const;

/** Odd, so that its multiples run through all deal numbers; near the golden section of 2^40, so that they lie well apart. */
const STEP = 0x9e3779b97fn;

/** The deals of the catalogue are these, in this order, but for those that were not solved. */
const candidateNumber = (index: number): number => Number((BigInt(index + 1) * STEP) % BigInt(DEAL_NUMBERS));

/** @returns the exit code */
export async function catalogue(args: readonly string[], program: string): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (values.suits === undefined || values.count === undefined) throw new Complaint('expected --suits N and --count N');
  const suitCount = suitCountOf(values.suits);
  const known = entriesIn(values.out, suitCount);
  const numbers = Array.from({ length: positive('count', values.count) }, (_, i) => candidateNumber(i));
  const size = positive('jobs', values.jobs ?? String(availableParallelism()));
  const lines = new Map<number, string>();
  const take = (report: SolveReport) => {
    const line = lineOf(report, suitCount);
    if (line !== undefined) lines.set(Number(report.name), line);
    else console.error(`deal ${report.name} is left out: ${report.status}`);
  };
  const done = new Set(known.map(({ dealNumber }) => String(dealNumber)));
  const { resume } = values;
  if (resume !== undefined)
    for (const report of reportsIn(resume).values())
      if (!done.has(report.name)) {
        done.add(report.name);
        take(report);
      }
  const left = numbers.filter((number) => !done.has(String(number)));
  const solving = jobsFrom(tasksOf(left, suitCount), { ...values, rule: CATALOGUE_RULE });
  const solved = await finished(
    runPool(program, size, solving, (report) => {
      if (resume !== undefined) appendFileSync(resume, `${JSON.stringify(report)}\n`);
      take(report);
    }),
  );
  const fresh = numbers.filter((number) => lines.has(number));
  const difficulties = new Map<number, number>();
  const rating = tasksOf(fresh, suitCount).map((task): RateJob => ({ kind: 'rate', ...task }));
  const rate = () =>
    runPool(program, size, rating, ({ name, difficulty }) => difficulties.set(Number(name), difficulty));
  if (!solved || !(await finished(rate()))) return 130;
  // New deals come after those that are there, so that a deal of a day stays what it is.
  const found = [
    ...known,
    ...fresh.map((dealNumber): CatalogueEntry => {
      return { dealNumber, difficulty: difficulties.get(dealNumber)!, moves: lines.get(dealNumber)! };
    }),
  ];
  for (let at = 0; at < found.length; at += DEALS_IN_CHUNK) {
    const name = `${suitCount}-${String(at / DEALS_IN_CHUNK).padStart(3, '0')}.txt`;
    writeFileSync(join(values.out, name), formatChunk({ suitCount, entries: found.slice(at, at + DEALS_IN_CHUNK) }));
  }
  console.error(`${found.length} of ${numbers.length} deals, ${suitCount} suits`);
  return 0;
}

/** The deals that are there already: they stay as they are, once their lines have been replayed. */
function entriesIn(folder: string, suitCount: SuitCount): CatalogueEntry[] {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder)
    .filter((name) => name.startsWith(`${suitCount}-`) && name.endsWith('.txt'))
    .sort();
  return names.flatMap((name) => {
    const chunk = parseChunk(readFileSync(join(folder, name), 'utf8'));
    if (chunk?.suitCount !== suitCount) throw new Complaint(`${join(folder, name)}: is no chunk of ${suitCount} suits`);
    return chunk.entries.filter(({ dealNumber, moves }) => readLine({ dealNumber, suitCount }, moves) !== undefined);
  });
}

const tasksOf = (numbers: readonly number[], suitCount: SuitCount): Task[] =>
  numbers.map((dealNumber) => ({
    name: String(dealNumber),
    position: openingPosition(shuffledPack({ dealNumber, suitCount })),
  }));

/** The line as the catalogue writes it, read back and winning; undefined when there is none. */
function lineOf({ name, moves }: SolveReport, suitCount: SuitCount): string | undefined {
  const line = moves === undefined ? undefined : parseLine(moves);
  if (!line?.ok) return undefined;
  const deal = { dealNumber: Number(name), suitCount };
  const text = writeLine(deal, line.value);
  if (readLine(deal, text) === undefined) throw new Error(`the line of deal ${name} does not survive writing`);
  return text;
}
