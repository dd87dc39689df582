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
import { parseLine } from '../rules/notation.ts';
import { openingPosition } from '../rules/position.ts';
import { DEAL_NUMBERS, shuffledPack } from '../rules/shuffle.ts';
import { Complaint } from './complaint.ts';
import { runPool } from './pool.ts';
import { jobsFrom, positive, reportsIn } from './solve.ts';
import type { SolveReport } from './solve-job.ts';
import { suitCountOf } from './tasks.ts';

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
  const numbers = Array.from({ length: positive('count', values.count) }, (_, i) => candidateNumber(i));
  const tasks = numbers.map((dealNumber) => ({
    name: String(dealNumber),
    position: openingPosition(shuffledPack({ dealNumber, suitCount })),
  }));
  const entries = new Map(entriesIn(values.out, suitCount).map((entry) => [entry.dealNumber, entry]));
  const take = (report: SolveReport) => {
    const entry = entryOf(report, suitCount);
    if (entry !== undefined) entries.set(entry.dealNumber, entry);
    else console.error(`deal ${report.name} is left out: ${report.status}`);
  };
  const { resume } = values;
  const reports = resume === undefined ? new Map<string, SolveReport>() : reportsIn(resume);
  for (const { name } of tasks) if (reports.has(name)) take(reports.get(name)!);
  const left = tasks.filter(({ name }) => !reports.has(name) && !entries.has(Number(name)));
  const jobs = jobsFrom(left, { ...values, rule: CATALOGUE_RULE });
  const pool = runPool(program, positive('jobs', values.jobs ?? String(availableParallelism())), jobs, (report) => {
    if (resume !== undefined) appendFileSync(resume, `${JSON.stringify(report)}\n`);
    take(report);
  });
  let interrupted = false;
  process.once('SIGINT', () => {
    interrupted = true;
    pool.stop();
  });
  await pool.done;
  if (interrupted) return 130;
  const found = numbers.map((number) => entries.get(number)).filter((entry) => entry !== undefined);
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
  const names = readdirSync(folder).filter((name) => name.startsWith(`${suitCount}-`) && name.endsWith('.txt'));
  return names.flatMap((name) => {
    const chunk = parseChunk(readFileSync(join(folder, name), 'utf8'));
    if (chunk?.suitCount !== suitCount) throw new Complaint(`${join(folder, name)}: is no chunk of ${suitCount} suits`);
    return chunk.entries.filter(({ dealNumber, moves }) => readLine({ dealNumber, suitCount }, moves) !== undefined);
  });
}

/** An entry whose text has been read back and wins; undefined when there is no line. */
function entryOf({ name, nodes, moves }: SolveReport, suitCount: SuitCount): CatalogueEntry | undefined {
  const line = moves === undefined ? undefined : parseLine(moves);
  if (!line?.ok) return undefined;
  const deal = { dealNumber: Number(name), suitCount };
  const text = writeLine(deal, line.value);
  if (readLine(deal, text) === undefined) throw new Error(`the line of deal ${name} does not survive writing`);
  return { dealNumber: deal.dealNumber, effort: Math.round(Math.log2(nodes)), moves: text };
}
