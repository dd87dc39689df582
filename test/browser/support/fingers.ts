/** Fingers on a touch screen, as many as one likes. */
import type { CDPSession, Page } from '@playwright/test';
import type { Point } from './hands.ts';

/** How one sequence of touches goes on; each call lists the fingers that are down from then on. */
export interface Fingers {
  readonly down: (...points: Point[]) => Promise<void>;
  readonly move: (...points: Point[]) => Promise<void>;
  readonly up: (...staying: Point[]) => Promise<void>;
  /** The system takes the touch away, as it does for a call or a gesture of its own. */
  readonly cancel: () => Promise<void>;
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send =
    (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') =>
    async (...points: Point[]) => {
      const touchPoints = points.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id }));
      await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
  return { down: send('touchStart'), move: send('touchMove'), up: send('touchEnd'), cancel: send('touchCancel') };
}

/** Takes hold and carries, without letting go. It starts at once: a touch that waits asks for the picker. */
export async function carryByFinger(fingers: Fingers, from: Point, to: Point): Promise<void> {
  await Promise.all([fingers.down(from), fingers.move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 10 })]);
  await fingers.move(to);
}

export async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const fingers = await fingersOn(page);
  await carryByFinger(fingers, from, to);
  await fingers.up();
}

/** Spreads two fingers apart around a point. */
export async function pinch(page: Page, { x, y }: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizePinchGesture', { x: Math.round(x), y: Math.round(y), scaleFactor: 2 });
}
