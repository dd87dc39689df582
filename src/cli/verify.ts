/** `spider verify`: replays lines with the rules engine alone, no solver involved. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseChunk, readLine, readMoves } from '../game/catalogue.ts';
import { formatDealId } from '../rules/deal-id.ts';
import type { DealRule } from '../rules/legality.ts';
import type { Position } from '../rules/position.ts';
import { parseLine } from '../rules/reading.ts';
import { replay } from '../rules/replay.ts';
import { Complaint, complaintAt, describeNotationProblem } from './complaint.ts';
import { ruleOf } from './solve.ts';
import { collectTasks, readText, TASK_OPTIONS } from './tasks.ts';

const OPTIONS = {
  ...TASK_OPTIONS,
  lines: { type: 'string' },
  catalogue: { type: 'string' },
  rule: { type: 'string', default: 'filled' },
} as const;

/** @returns the exit code: 1 when a line does not win */
export function verify(args: readonly string[]): number {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  if (values.catalogue !== undefined) return verifyCatalogue(values.catalogue);
  if (values.lines === undefined)
    throw new Complaint('--lines FILE: expected the output of solve --json, or --catalogue DIR');
  const file = values.lines;
  const { tasks, complaints } = collectTasks(positionals, values);
  if (complaints[0] !== undefined) throw complaints[0];
  const positions = new Map(tasks.map(({ name, position }) => [name, position]));
  const rule = ruleOf(values.rule);
  let won = 0;
  const faults: string[] = [];
  for (const [i, line] of readText(file).split('\n').entries()) {
    const report = readReport(line, file, i + 1);
    if (report?.moves === undefined) continue;
    const position = positions.get(report.name) ?? dealNamed(report.name);
    if (position === undefined) throw complaintAt(file, i + 1, 1, `no deal or position is named ${report.name}`);
    const fault = report.isCompact
      ? faultOfCompact(position, report.moves, rule)
      : faultOf(position, report.moves, rule);
    if (fault === undefined) won++;
    else faults.push(`${file}:${i + 1}: ${report.name}: ${fault}`);
  }
  for (const fault of faults) console.log(fault);
  console.log(`${won} lines win, ${faults.length} do not`);
  return faults.length > 0 ? 1 : 0;
}

/** A deal id says its own cards. */
function dealNamed(name: string): Position | undefined {
  return collectTasks([name], {}).tasks[0]?.position;
}

interface Line {
  readonly name: string;
  readonly moves?: string;
  /** Whether the moves are in the characters of the catalogue. */
  readonly isCompact: boolean;
}

/** A line of `solve --json` or of `solve --compact`. */
function readReport(line: string, file: string, number: number): Line | undefined {
  if (line.trim() === '' || line.startsWith('#')) return undefined;
  const [, compactName, compactMoves] = /^([^\s{]\S*) (\S+)$/u.exec(line) ?? [];
  if (compactName !== undefined && compactMoves !== undefined)
    return { name: compactName, moves: compactMoves, isCompact: true };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw complaintAt(file, number, 1, 'expected a line of solve --json or solve --compact');
  }
  const { name, moves } = Object(value) as { name?: unknown; moves?: unknown };
  if (typeof name !== 'string') throw complaintAt(file, number, 1, 'expected a "name"');
  return typeof moves === 'string' ? { name, moves, isCompact: false } : { name, isCompact: false };
}

const faultOfCompact = (position: Position, moves: string, rule: DealRule): string | undefined =>
  readMoves(position, moves, rule) === undefined ? 'the line does not win' : undefined;

function faultOf(position: Position, moves: string, rule: DealRule): string | undefined {
  const line = parseLine(moves);
  if (!line.ok) return `place ${line.problem.place} of the moves: ${describeNotationProblem(line.problem)}`;
  const result = replay(position, line.value, rule);
  if (!result.ok) return `move ${result.index + 1} is refused: ${result.reason.kind}`;
  return result.won ? undefined : 'the line does not win';
}

/** Replays every line of every chunk. */
function verifyCatalogue(directory: string): number {
  let won = 0;
  let lost = 0;
  for (const file of readdirSync(directory).filter((name) => name.endsWith('.txt'))) {
    const chunk = parseChunk(readText(join(directory, file)));
    if (chunk === undefined) throw new Complaint(`${join(directory, file)}: expected a chunk of the catalogue`);
    for (const { dealNumber, moves } of chunk.entries) {
      const deal = { dealNumber, suitCount: chunk.suitCount };
      if (readLine(deal, moves) !== undefined) won++;
      else {
        lost++;
        console.log(`${file}: the line of ${formatDealId(deal)} does not win`);
      }
    }
  }
  console.log(`${won} lines win, ${lost} do not`);
  return lost > 0 ? 1 : 0;
}
