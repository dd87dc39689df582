/**
 * The solver in Chromium's worker against the solver in Node, on the same deals in turn: `node scripts/run.mjs bench/worker.ts [DEALS]`.
 * Four suits, deal numbers from 0 on, each once to get warm and then for the record. Times are by the clock, so the machine
 * should have nothing else to do.
 */
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { chromium as chromiumPath } from '../scripts/browser.mjs';
import { openingPosition, type Position } from '../src/rules/position.ts';
import { shuffledPack } from '../src/rules/shuffle.ts';
import { Search } from '../src/solver/search.ts';
import type { Request, Response } from '../src/worker/protocol.ts';

const DEAL_RULE = 'filled';
const MAX_BYTES = 256 * 2 ** 20;
const LIMIT_MS = 60_000;
const SLICE_NODES = 20_000;
const ROUNDS = 3;

const deals = Number(process.argv[2] ?? 60);
const positions = Array.from({ length: deals }, (_, dealNumber) =>
  openingPosition(shuffledPack({ dealNumber, suitCount: 4 })),
);

function inNode(position: Position): number {
  const began = performance.now();
  const search = new Search(position, { dealRule: DEAL_RULE, maxBytes: MAX_BYTES });
  while (search.advance(SLICE_NODES) === undefined);
  return performance.now() - began;
}

await build({ logLevel: 'error' });
const worker = readdirSync('dist/assets').find((name) => name.startsWith('solver.worker'));
const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4192 } });
const browser = await chromium.launch({ executablePath: chromiumPath() ?? '' });
try {
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls!.local[0]!}icon.svg`);
  await page.evaluate((file) => {
    Object.assign(window, { solver: new Worker(`/assets/${file}`, { type: 'module' }) });
  }, worker);
  const inChromium = (position: Position, id: number): Promise<number> =>
    page.evaluate(
      (request) =>
        new Promise<number>((resolve) => {
          const { solver } = window as unknown as { solver: Worker };
          const began = performance.now();
          solver.onmessage = ({ data }: MessageEvent<Response>) => {
            if (data.kind === 'result') resolve(performance.now() - began);
          };
          solver.postMessage(request);
        }),
      {
        kind: 'solve',
        id,
        task: { position, dealRule: DEAL_RULE, limitMs: LIMIT_MS, maxBytes: MAX_BYTES },
      } satisfies Request,
    );
  const total = { node: 0, chromium: 0 };
  let id = 0;
  for (let round = 0; round <= ROUNDS; round++)
    for (const position of positions) {
      const node = inNode(position);
      const chromiumMs = await inChromium(position, ++id);
      if (round === 0) continue;
      total.node += node;
      total.chromium += chromiumMs;
    }
  const mean = (ms: number) => (ms / (ROUNDS * deals)).toFixed(1);
  console.log(`load of the machine ${loadavg()[0]!.toFixed(1)}, ${deals} deals, ${ROUNDS} rounds`);
  console.log(`mean ms a deal: node ${mean(total.node)}, chromium ${mean(total.chromium)}`);
  console.log(`chromium against node: ${(total.chromium / total.node).toFixed(2)}`);
} finally {
  await browser.close();
  await server.close();
}
