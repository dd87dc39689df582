/** `spider deal`: the cards of deals by id or number, in the format that `solve --from` reads. */
import { parseArgs } from 'node:util';
import { formatPosition } from '../rules/notation.ts';
import { Complaint } from './complaint.ts';
import { collectTasks, TASK_OPTIONS } from './tasks.ts';

/** @returns the exit code */
export function deal(args: readonly string[]): number {
  const { values, positionals } = parseArgs({ args: [...args], options: TASK_OPTIONS, allowPositionals: true });
  const { tasks, complaints } = collectTasks(positionals, values);
  for (const complaint of complaints) console.error(complaint.message);
  if (tasks.length === 0 && complaints.length === 0)
    throw new Complaint('nothing to deal: name deal ids, a range with --suits, or --numbered A-B');
  for (const { name, position } of tasks) console.log(`${name};${formatPosition(position)}`);
  return complaints.length > 0 ? 2 : 0;
}
