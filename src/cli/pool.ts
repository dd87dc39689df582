/** Runs jobs on worker threads, a few at a time each, and hands over what they report as it comes. */
import { parentPort, Worker } from 'node:worker_threads';
import { type RateJob, type RateReport, runRateJob } from './rate-job.ts';
import { runSolveJob, type SolveJob, type SolveReport } from './solve-job.ts';

type Job = SolveJob | RateJob;
type ReportOn<J extends Job> = J extends SolveJob ? SolveReport : RateReport;

interface Pool {
  /** Settles when every job is reported, or after {@link Pool.stop}. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/** @param program the file that calls {@link serveJobs} when it runs in a worker thread */
export function runPool<J extends Job>(
  program: string,
  size: number,
  jobs: readonly J[],
  onReport: (report: ReportOn<J>) => void,
): Pool {
  const workers: Worker[] = [];
  let next = 0;
  let stopped = false;
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve, reject) => {
    let open = 0;
    finish = resolve;
    const serve = (worker: Worker): void => {
      const job = jobs[next++];
      if (job !== undefined && !stopped) worker.postMessage(job);
      else {
        void worker.terminate();
        if (--open === 0) resolve();
      }
    };
    for (let i = 0; i < Math.min(size, jobs.length); i++) {
      const worker = new Worker(program);
      open++;
      worker.on('message', (report: ReportOn<J>) => {
        if (!stopped) onReport(report);
        serve(worker);
      });
      worker.on('error', reject);
      workers.push(worker);
      serve(worker);
    }
    if (open === 0) resolve();
  });
  const stop = (): void => {
    stopped = true;
    for (const worker of workers) void worker.terminate();
    finish();
  };
  return { done, stop };
}

/** Waits for the jobs, or for Ctrl+C, which stops them; false when it came. */
export async function finished({ done, stop }: Pool): Promise<boolean> {
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
    stop();
  };
  process.once('SIGINT', interrupt);
  await done;
  process.off('SIGINT', interrupt);
  return !interrupted;
}

/** The worker's side. */
export function serveJobs(): void {
  parentPort?.on('message', (job: Job) =>
    parentPort?.postMessage(job.kind === 'solve' ? runSolveJob(job) : runRateJob(job)),
  );
}
