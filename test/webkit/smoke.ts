/**
 * The game in WebKit, on demand: `npm run webkit`. Needs Debian's webkit2gtk-driver and xvfb. A recorded game is won by drag, each
 * position looked at, then taken back by key and found again after a reload.
 */
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { after } from '../../src/rules/play.ts';
import { pointOn, stockPoint } from '../browser/support/hands.ts';
import { recordedGame } from '../browser/support/lines.ts';
import { expectShown, expectSound } from '../browser/support/picture.ts';
import { WebKitSession } from './session.ts';

const DRIVER_PORT = 4471;
const SITE_PORT = 4472;
const TAKEN_BACK = 3;

const game = recordedGame('won-line-1.txt');
await build({ logLevel: 'error' });
const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: SITE_PORT } });
const session = await WebKitSession.start(DRIVER_PORT, 1280, 800);
const page = session as unknown as Page;
try {
  await session.goto(`${server.resolvedUrls!.local[0]!}#${game.id}`);
  await session.evaluate(() => {
    const errors: string[] = [];
    window.addEventListener('error', ({ message }) => errors.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    Object.assign(window, { errors });
  });
  let position = game.opening;
  for (const move of game.line) {
    const seen = await expectShown(page, position, 1);
    const { x, y } = move.kind === 'deal' ? stockPoint(seen) : pointOn(seen, move.from, move.count);
    await session.mouse.move(x, y);
    await session.mouse.down();
    if (move.kind === 'cards') {
      const to = pointOn(seen, move.to, 1);
      await session.mouse.move((x + to.x) / 2, (y + to.y) / 2);
      await session.mouse.move(to.x, to.y);
    }
    await session.mouse.up();
    position = after(position, move).position;
  }
  const title = await session.evaluate(async () => {
    for (;;) {
      const heading = document.querySelector('dialog[open] h2')?.textContent;
      if (heading) return heading;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  console.log(`won by drag in ${game.line.length} moves: “${title}”`);
  await session.press('\uE00C');
  for (let i = 0; i < TAKEN_BACK; i++) await session.press('u');
  const { journal, ...taken } = await expectSound(page);
  const errors = await session.evaluate(() => (window as unknown as { errors: string[] }).errors);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  await session.reload();
  await expectShown(page, taken.position, 1);
  console.log(
    `${TAKEN_BACK} moves taken back by key, and there again after a reload with ${journal.length} entries of the journal`,
  );
} finally {
  await session.close();
  await server.close();
}
