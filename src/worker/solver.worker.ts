/** The solver off the main thread: searches in slices and listens in between, so that a newer request takes over at once. */
import { rate } from '../solver/difficulty.ts';
import type { SolverResult } from '../solver/result.ts';
import { Search } from '../solver/search.ts';
import type { Request, Response, SolveTask } from './protocol.ts';

/** Nodes between two looks at the mailbox: some 5 to 20 ms. */
const SLICE_NODES = 20_000;
const PROGRESS_EVERY_MS = 200;

let current = 0;

function send(response: Response): void {
  self.postMessage(response);
}

/** Lets waiting messages in before the next slice. A message channel does it without the 4 ms of nested timers. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

async function solve({ id, task }: Request & { kind: 'solve' }): Promise<void> {
  const started = performance.now();
  const search = new Search(task.position, { dealRule: task.dealRule, maxBytes: task.maxBytes });
  let reported = started;
  for (;;) {
    const found = search.advance(SLICE_NODES);
    const now = performance.now();
    const result = found ?? (now - started > task.limitMs ? search.stop() : undefined);
    if (result !== undefined) {
      await report(id, result, task);
      return;
    }
    if (now - reported > PROGRESS_EVERY_MS) {
      reported = now;
      send({ kind: 'progress', id, progress: { nodes: search.nodes, elapsedMs: now - started } });
    }
    await breathe();
    if (current !== id) return;
  }
}

/** Says what was found and, where that is asked for, how hard the deal is; nothing when a newer request has come. */
async function report(id: number, result: SolverResult, { position, isRated }: SolveTask): Promise<void> {
  if (!isRated || result.kind !== 'solved') {
    send({ kind: 'result', id, result });
    return;
  }
  const rating = rate(position);
  for (;;) {
    const { done, value } = rating.next();
    if (done) {
      send({ kind: 'result', id, result, difficulty: value });
      return;
    }
    await breathe();
    if (current !== id) return;
  }
}

self.onmessage = ({ data: request }: MessageEvent<Request>) => {
  current = request.kind === 'solve' ? request.id : 0;
  if (request.kind === 'solve') void solve(request);
};
