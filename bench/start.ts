/**
 * How long a first visit takes until the table can be played on, over a slow mobile network (4G with 150 ms to each answer and 1.6
 * Mbit/s, as Lighthouse has it) and a processor slowed down four times, in a window like a phone's; and the long tasks behind it.
 *   node scripts/run.mjs bench/start.ts [SLOWDOWN] [VISITS]
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { chromium, devices } from '@playwright/test';
import { build, type Plugin, preview } from 'vite';
import { chromium as chromiumPath } from '../scripts/browser.mjs';

const slowdown = Number(process.argv[2] ?? 4);
const visits = Number(process.argv[3] ?? 7);

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
/** What is loaded behind the first table, and the faces painted ahead, are there by then. */
const WATCHED_MS = 8000;
const LONG_MS = 50;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  txt: 'text/plain',
};

/** Packs texts as hosts do; the server of the build tool does not. */
const packed: Plugin = {
  name: 'packed',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = (request.url ?? '').replace(/[?#].*$/u, '').replace(/\/$/u, '/index.html');
      const type = TYPES[path.split('.').at(-1)!];
      if (type === undefined) return next();
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader('Content-Encoding', 'gzip');
      response.end(gzipSync(readFileSync(`dist${path}`)));
    });
  },
};

interface Visit {
  readonly paintMs: number;
  readonly playableMs: number;
  /** Lengths of the tasks that began after that. */
  readonly longTasks: readonly number[];
}

await build({ logLevel: 'error' });
const server = await preview({ logLevel: 'error', plugins: [packed], preview: { host: '127.0.0.1', port: 4193 } });
const browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: ['--disable-quic'] });

async function visit(): Promise<Visit> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const seen = { playableMs: 0, tasks: [] as [number, number][] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
    }).observe({ type: 'longtask', buffered: true });
    // Cards are drawn and buttons are alive at once; they can be seen behind the next frame.
    const observer = new MutationObserver(() => {
      if (document.querySelector('.card.front') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          seen.playableMs = performance.now();
        };
        port2.postMessage(undefined);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(server.resolvedUrls!.local[0]!);
  await page.waitForTimeout(WATCHED_MS);
  const { seen, paintMs } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: { playableMs: number; tasks: [number, number][] } }).seen,
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  const longTasks = seen.tasks.filter(([from, ms]) => from > seen.playableMs && ms > LONG_MS).map(([, ms]) => ms);
  return { paintMs, playableMs: seen.playableMs, longTasks };
}

try {
  const all: Visit[] = [];
  while (all.length < visits) all.push(await visit());
  const spread = (values: readonly number[]): string => {
    const sorted = [...values].sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(0);
    return `median ${at(0.5)}, from ${at(0)} to ${at(1)}`;
  };
  console.log(
    `first visits over slow 4G, processor slowed down ${slowdown} times; load of the machine ${loadavg()[0]!.toFixed(1)}`,
  );
  console.log(`first paint: ${spread(all.map(({ paintMs }) => paintMs))} ms`);
  console.log(`first playable: ${spread(all.map(({ playableMs }) => playableMs))} ms; aim: 1000`);
  console.log(`long tasks after it: ${spread(all.map(({ longTasks }) => longTasks.length))}; aim: 0`);
  console.log(`the longest of a visit: ${spread(all.map(({ longTasks }) => Math.max(0, ...longTasks)))} ms`);
} finally {
  await browser.close();
  await server.close();
}
