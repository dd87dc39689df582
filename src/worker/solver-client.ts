/**
 * The page's side of the solver worker. One task at a time: a new one takes the place of the one before, whose promise
 * then settles as stopped. A worker that crashes is replaced for the next task.
 */
import type { SolverResult } from '../solver/result.ts';
import type { Progress, Request, Response, SolveTask } from './protocol.ts';

interface SolveOptions {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** `crashed`: the worker died, say for want of memory; nothing is claimed. */
type Answer = (SolverResult & { readonly difficulty?: number }) | { readonly kind: 'crashed' };

export interface SolverClient {
  readonly solve: (task: SolveTask, options?: SolveOptions) => Promise<Answer>;
  /** Ends the worker and whatever it does. */
  readonly close: () => void;
}

const STOPPED: SolverResult = { kind: 'unknown', reason: 'stopped', nodes: 0 };

interface Pending {
  readonly id: number;
  readonly settle: (answer: Answer) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/** @param startWorker makes a fresh worker; called when one is needed, and again after a crash. */
export function solverClient(startWorker: () => Worker): SolverClient {
  let worker: Worker | undefined;
  let pending: Pending | undefined;
  let lastId = 0;

  const settle = (answer: Answer) => {
    const settled = pending;
    pending = undefined;
    settled?.settle(answer);
  };

  const dismiss = () => {
    worker?.terminate();
    worker = undefined;
  };

  const send = (request: Request) => {
    worker ??= hire();
    worker.postMessage(request);
  };

  function hire(): Worker {
    const hired = startWorker();
    hired.onmessage = ({ data: response }: MessageEvent<Response>) => {
      if (response.id !== pending?.id) return;
      if (response.kind === 'progress') pending.onProgress?.(response.progress);
      else
        settle({ ...response.result, ...(response.difficulty !== undefined && { difficulty: response.difficulty }) });
    };
    hired.onerror = (event) => {
      event.preventDefault();
      if (worker === hired) dismiss();
      settle({ kind: 'crashed' });
    };
    return hired;
  }

  return {
    solve: (task, { onProgress, signal } = {}) => {
      settle(STOPPED);
      if (signal?.aborted) return Promise.resolve(STOPPED);
      const id = ++lastId;
      return new Promise((resolve) => {
        const stop = () => {
          if (pending?.id !== id) return;
          worker?.postMessage({ kind: 'stop' } satisfies Request);
          settle(STOPPED);
        };
        signal?.addEventListener('abort', stop, { once: true });
        pending = {
          id,
          onProgress,
          settle: (answer) => {
            signal?.removeEventListener('abort', stop);
            resolve(answer);
          },
        };
        send({ kind: 'solve', id, task });
      });
    },
    close: () => {
      settle(STOPPED);
      dismiss();
    },
  };
}
