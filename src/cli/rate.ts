/** `spider rate`: how hard each deal is to somebody who plays it without seeing the face-down cards (D8). */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { FACE_DOWN_IN_OPENING, faceDownCount } from '../rules/position.ts';
import { Complaint } from './complaint.ts';
import { InputOrder } from './input-order.ts';
import { runPool } from './pool.ts';
import type { RateJob, RateReport } from './rate-job.ts';
import { positive } from './solve.ts';
import { collectTasks, TASK_OPTIONS } from './tasks.ts';

const OPTIONS = {
  ...TASK_OPTIONS,
  jobs: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** @returns the exit code */
export async function rate(args: readonly string[], program: string): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const { tasks, complaints } = collectTasks(positionals, values);
  if (complaints[0] !== undefined) throw complaints[0];
  if (tasks.length === 0) throw new Complaint('nothing to rate: name deal ids, a range with --suits, or --from');
  for (const { name, position } of tasks)
    if (faceDownCount(position) !== FACE_DOWN_IN_OPENING)
      throw new Complaint(`${name}: only openings are rated, not positions of a game`);
  const jobs = tasks.map(({ name, position }): RateJob => ({ kind: 'rate', name, position }));
  const queue = new InputOrder(jobs, (report: RateReport) =>
    console.log(values.json ? JSON.stringify(report) : `${report.name} ${report.difficulty}`),
  );
  const size = positive('jobs', values.jobs ?? String(availableParallelism()));
  await runPool(program, size, jobs, (report) => queue.add(report)).done;
  return 0;
}
