/** Input faster than a test can wait for: the events carry their own times, so a slow machine changes nothing. */
import type { Page } from '@playwright/test';
import type { Point } from './hands.ts';

/** Clicks with the mouse at these times, in milliseconds from the first one. */
export async function clicksAt(page: Page, { x, y }: Point, timesMs: readonly number[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const send = (type: 'mousePressed' | 'mouseReleased', clickCount: number, timeMs: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      clickCount,
      timestamp: start + timeMs / 1000,
    });
  const events = timesMs.flatMap((timeMs, i) => [
    send('mousePressed', i + 1, timeMs),
    send('mouseReleased', i + 1, timeMs + 5),
  ]);
  await Promise.all(events);
  await session.detach();
}

/** Presses a key again and again without waiting for anything in between. */
export async function pressRapidly(page: Page, key: string, times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => page.keyboard.press(key)));
}

/** Counts the cards in every picture that the browser paints from now on; returns a way to ask for the odd counts. */
export async function watchCards(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const odd: number[] = [];
    Object.assign(window, { oddCardCounts: odd });
    const look = () => {
      const count = document.querySelectorAll('.card').length;
      if (count !== 104) odd.push(count);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { oddCardCounts: number[] }).oddCardCounts);
}
