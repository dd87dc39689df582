/**
 * How long the table takes from an input to the next paint, on a processor slowed down four times: a recorded game of
 * four suits by touch, in a window like a phone's: the tap that picks cards up, the tap that moves them, the deals; then all of it
 * back by key; then how many frames a second there are while the longest column's run is dragged, and while rows are dealt.
 *   node scripts/run.mjs bench/ui.ts [SLOWDOWN]
 */
import { loadavg } from 'node:os';
import { chromium, devices, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { chromium as chromiumPath } from '../scripts/browser.mjs';
import { after } from '../src/rules/play.ts';
import type { Position } from '../src/rules/position.ts';
import { DEFAULT_SETTINGS, formatSettings } from '../src/ui/settings.ts';
import { carryByFinger, type Fingers, fingersOn } from '../test/browser/support/fingers.ts';
import { type Point, pointOn, stockPoint } from '../test/browser/support/hands.ts';
import { ENGLISH } from '../test/browser/support/languages.ts';
import { recordedGame } from '../test/browser/support/lines.ts';
import { openLink } from '../test/browser/support/opening.ts';
import { expectShown, lookAt } from '../test/browser/support/picture.ts';
import { longColumn } from '../test/browser/support/positions.ts';
import { keepText } from '../test/browser/support/saved.ts';

/** What the page should keep to, on a processor four times slower. */
const AIM_MS = 50;
const slowdown = Number(process.argv[2] ?? 4);
if (!(slowdown >= 1)) {
  console.error('usage: node scripts/run.mjs bench/ui.ts [SLOWDOWN]');
  process.exit(2);
}

interface Timing {
  /** From the input to the first task after the frame that shows its effect. */
  readonly frameMs: number;
  /** The browser's own figure (Event Timing), in steps of 8 ms; absent when it was under 16 ms. */
  readonly eventMs: number | undefined;
}

/** Makes the page take the time of every input that may change the table. */
async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames = new Map<number, number>();
    const events = new Map<number, number>();
    Object.assign(window, { timings: { frames, events } });
    for (const type of ['pointerup', 'keydown'])
      window.addEventListener(
        type,
        ({ timeStamp }) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => frames.set(timeStamp, performance.now() - timeStamp);
            port2.postMessage(undefined);
          });
        },
        { capture: true },
      );
    const observer = new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === 'pointerup' || name === 'keydown') events.set(startTime, duration);
    });
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    observer.observe(options);
  });
}

/** The time of the last input, once its frame is out. */
const lastTiming = (page: Page): Promise<Timing> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 350));
    const { frames, events } = (window as unknown as { timings: Record<'frames' | 'events', Map<number, number>> })
      .timings;
    const [at, frameMs] = [...frames].at(-1) ?? [0, Number.NaN];
    return { frameMs, eventMs: events.get(at) };
  });

/** A finger lies on the glass about so long; a release right behind the press would wait for the frame of the press. */
const TOUCH_MS = 80;

async function tap(page: Page, fingers: Fingers, point: Point): Promise<Timing> {
  await fingers.down(point);
  await page.waitForTimeout(TOUCH_MS);
  await fingers.up();
  return lastTiming(page);
}

function report(name: string, timings: readonly Timing[]): void {
  const row = (label: string, values: readonly number[]) => {
    const sorted = [...values].sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(1);
    console.log(`${name}, ${label}: n ${sorted.length}, median ${at(0.5)} ms, p98 ${at(0.98)} ms, max ${at(1)} ms`);
  };
  row(
    'to the frame',
    timings.map(({ frameMs }) => frameMs),
  );
  row(
    'event timing',
    timings.map(({ eventMs }) => eventMs ?? 16),
  );
}

/** Times in milliseconds from each frame to the next while something goes on. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const recorder = await page.evaluateHandle(() => {
    const times: number[] = [];
    const take = (time: number) => {
      times.push(time);
      state.next = requestAnimationFrame(take);
    };
    const state = { times, next: requestAnimationFrame(take) };
    return state;
  });
  await act();
  const times = await recorder.evaluate((state) => {
    cancelAnimationFrame(state.next);
    return state.times;
  });
  return times.slice(1).map((time, i) => time - times[i]!);
}

function reportFrames(name: string, gaps: readonly number[]): void {
  const sum = gaps.reduce((whole, gap) => whole + gap, 0);
  console.log(
    `${name}: ${((1000 * gaps.length) / sum).toFixed(1)} frames/s in ${sum.toFixed(0)} ms, longest gap ${Math.max(...gaps).toFixed(0)} ms`,
  );
}

const FRAME_MS = 1000 / 60;

/** Twelve cards from a column of 29, round and round under a finger. */
async function dragLongest(page: Page): Promise<void> {
  const { text, position, suitCount } = longColumn();
  await page.goto(`/#${encodeURIComponent(text)}`);
  const confirm = page.getByRole('button', { name: ENGLISH.messages.link.confirm });
  await page.waitForTimeout(500);
  if (await confirm.isVisible()) await confirm.click();
  const seen = await expectShown(page, position, suitCount);
  const fingers = await fingersOn(page);
  const [from, middle] = [pointOn(seen, 0, 12), { x: 206, y: 400 }];
  await carryByFinger(fingers, from, middle);
  const gaps = await framesDuring(page, async () => {
    const start = performance.now();
    for (let now = 0; now < 3000; now = performance.now() - start) {
      const turn = (now / 1000) * Math.PI;
      await fingers.move({ x: middle.x + 120 * Math.cos(turn), y: middle.y + 160 * Math.sin(turn) });
      await new Promise((resolve) => setTimeout(resolve, FRAME_MS - 4));
    }
  });
  await fingers.cancel();
  reportFrames('drag of 12 cards from a column of 29', gaps);
}

/** Until the tenth card lies where it belongs. */
const DEAL_MS = 385;

async function dealRows(page: Page): Promise<void> {
  await openLink(page, id);
  const gaps: number[] = [];
  for (let row = 0; row < 5; row++) {
    await page.waitForTimeout(500);
    const point = stockPoint(await lookAt(page));
    gaps.push(
      ...(await framesDuring(page, async () => {
        await page.touchscreen.tap(point.x, point.y);
        await page.waitForTimeout(DEAL_MS);
      })),
    );
  }
  reportFrames('five deals', gaps);
}

const { id, deal, opening, line } = recordedGame('won-line-4.txt');

await build({ logLevel: 'error' });
const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4191 } });
const browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: ['--disable-quic'] });
try {
  const page = await browser.newPage({ ...devices['Pixel 7'], baseURL: server.resolvedUrls!.local[0]! });
  const fingers = await fingersOn(page);
  await page.goto('/icon.svg');
  await keepText(page, 'settings', formatSettings({ ...DEFAULT_SETTINGS, tapMode: 'pick' }));
  await page.goto(`/#${id}`);
  await page.locator('.card.front').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await observe(page);

  const picks: Timing[] = [];
  const moves: Timing[] = [];
  const deals: Timing[] = [];
  const undos: Timing[] = [];
  let position: Position = opening;
  for (const move of line) {
    const seen = await expectShown(page, position, deal.suitCount);
    if (move.kind === 'deal') {
      deals.push(await tap(page, fingers, stockPoint(seen)));
    } else {
      // Two taps at one place would be a double tap.
      picks.push(await tap(page, fingers, pointOn(seen, move.from, move.count, -0.4)));
      moves.push(await tap(page, fingers, pointOn(seen, move.to, 1, 0.4)));
    }
    position = after(position, move).position;
  }
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  for (const _ of line) {
    await page.keyboard.press('u');
    undos.push(await lastTiming(page));
  }
  console.log(`processor slowed down ${slowdown} times; load of the machine ${loadavg()[0]!.toFixed(1)}`);
  report('all taps', [...picks, ...moves, ...deals]);
  report('cards picked up', picks);
  report('cards moved', moves);
  report('deals', deals);
  report('undos', undos);
  await dragLongest(page);
  await dealRows(page);
  console.log(`aim: ${AIM_MS} ms from a move to the next paint at 4 times, and 55 frames a second`);
} finally {
  await browser.close();
  await server.close();
}
