import { beforeEach, expect, test, vi } from 'vitest';
import { openingPosition } from '../../src/rules/position.ts';
import { replay } from '../../src/rules/replay.ts';
import { shuffledPack } from '../../src/rules/shuffle.ts';
import { difficultyOf } from '../../src/solver/difficulty.ts';
import type { Request, Response, SolveTask } from '../../src/worker/protocol.ts';
import { solverClient } from '../../src/worker/solver-client.ts';

/** A worker in this thread: the real program of the worker, with this in place of its `self`. */
class NearWorker {
  onmessage: ((event: { data: Response }) => void) | undefined;
  onerror: ((event: { preventDefault: () => void }) => void) | undefined;
  terminated = false;
  readonly #ready: Promise<(event: { data: Request }) => void>;

  constructor() {
    this.#ready = this.#load();
  }

  async #load() {
    const scope = {
      postMessage: (data: Response) => this.onmessage?.({ data }),
      onmessage: (_: { data: Request }): void => undefined,
    };
    vi.resetModules();
    vi.stubGlobal('self', scope);
    await import('../../src/worker/solver.worker.ts');
    return scope.onmessage;
  }

  postMessage(data: Request) {
    void this.#ready.then((receive) => receive({ data: structuredClone(data) }));
  }

  terminate() {
    this.terminated = true;
    this.onmessage = undefined;
  }

  crash() {
    this.onerror?.({ preventDefault: () => undefined });
  }
}

let workers: NearWorker[] = [];
beforeEach(() => {
  workers = [];
});

const client = () =>
  solverClient(() => {
    const worker = new NearWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });

const task = (suitCount: 1 | 4, change: Partial<SolveTask> = {}): SolveTask => ({
  position: openingPosition(shuffledPack({ dealNumber: 3, suitCount })),
  dealRule: 'filled',
  limitMs: 60_000,
  maxBytes: 2 ** 28,
  ...change,
});

test('an answer is a line that wins', async () => {
  const { position } = task(1);
  const answer = await client().solve(task(1));
  if (answer.kind !== 'solved') throw new Error(answer.kind);
  const judged = replay(position, answer.line, 'filled');
  expect(judged.ok && judged.won).toBe(true);
});

test('a rated one also says how hard the deal is, as the solver rates it', async () => {
  const { position } = task(1);
  expect(await client().solve(task(1, { isRated: true }))).toMatchObject({
    kind: 'solved',
    difficulty: difficultyOf(position),
  });
  expect(await client().solve(task(1))).not.toHaveProperty('difficulty');
});

test('the latest task wins, an aborted one is stopped, and one worker does them all', async () => {
  const solver = client();
  const first = solver.solve(task(4));
  const abort = new AbortController();
  const second = solver.solve(task(4), { signal: abort.signal });
  expect(await first).toMatchObject({ kind: 'unknown', reason: 'stopped' });
  abort.abort();
  expect(await second).toMatchObject({ kind: 'unknown', reason: 'stopped' });
  expect(await solver.solve(task(1), { signal: abort.signal })).toMatchObject({ reason: 'stopped' });
  expect(await solver.solve(task(1))).toMatchObject({ kind: 'solved' });
  expect(workers.length).toBe(1);
});

test('a worker that crashes claims nothing and is replaced', async () => {
  const solver = client();
  const answer = solver.solve(task(4));
  workers[0]!.crash();
  expect(await answer).toEqual({ kind: 'crashed' });
  expect(workers[0]!.terminated).toBe(true);
  expect(await solver.solve(task(1))).toMatchObject({ kind: 'solved' });
  expect(workers.length).toBe(2);
  // A crash that is reported late does not touch the new one.
  workers[0]!.crash();
  expect(workers[1]!.terminated).toBe(false);
});

test('limits of memory and of time end a search without a claim', async () => {
  const solver = client();
  const small = await solver.solve(task(4, { maxBytes: 2 ** 12 }));
  expect(small).toMatchObject({ kind: 'unknown', reason: 'memory' });
  expect(await solver.solve(task(4, { limitMs: 0, maxBytes: 2 ** 28 }))).toMatchObject({ kind: 'unknown' });
});

test('closing settles what is open', async () => {
  const solver = client();
  const answer = solver.solve(task(4));
  solver.close();
  expect(await answer).toMatchObject({ kind: 'unknown', reason: 'stopped' });
  expect(workers[0]!.terminated).toBe(true);
});
