/**
 * Random mouse, touch and key events, with windows resized and hidden in between: all cards stay on the table, the picture is
 * the game, and nothing throws. `EVENTS=100000 npx playwright test stress` for a long run.
 */
import type { CDPSession, Page } from '@playwright/test';
import { type Chance, chance } from '../support/random.ts';
import { recordedGame } from './support/lines.ts';
import { openLink } from './support/opening.ts';
import { expectSound } from './support/picture.ts';
import { expect, test } from './support/test.ts';

const EVENTS = Number(process.env.EVENTS ?? 1000);
/** A long run begins anew after so many: by then thousands of games have been begun, and to look at them takes longest. */
const PART = 10_000;
const PARTS = Math.ceil(EVENTS / PART);
/** After so many events everything is let go and looked at; less often in a long run. */
const BATCH = PARTS > 1 ? 250 : 50;
const SEED = Number(process.env.SEED ?? 1);
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
] as const;
const KEYS = ['u', 'U', 'd', 'h', 'p', 'n', 'r', '?', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', ' '];
const BUTTONS = ['left', 'left', 'left', 'left', 'right', 'middle'] as const;

/** Sends events as the browser gets them from the system, several on their way at once. */
class Hand {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #chance: Chance;
  #fingers = 0;

  constructor(page: Page, session: CDPSession, pick: Chance) {
    this.#page = page;
    this.#session = session;
    this.#chance = pick;
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#chance(from.length)]!;
  }

  /** Mostly where the cards are. */
  #point() {
    const { width, height } = this.#page.viewportSize()!;
    return { x: this.#chance(width), y: this.#chance(this.#chance(10) < 8 ? 0.7 * height : height) };
  }

  #mouse(type: 'mousePressed' | 'mouseReleased' | 'mouseMoved'): Promise<unknown> {
    const button = type === 'mouseMoved' ? 'none' : this.#pick(BUTTONS);
    return this.#session.send('Input.dispatchMouseEvent', { type, ...this.#point(), button, clickCount: 1 });
  }

  #touch(): Promise<unknown> {
    const points = this.#chance(10) < 2 ? [this.#point(), this.#point()] : [this.#point()];
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    if (this.#fingers === 0) {
      this.#fingers = points.length;
      return this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    }
    const choice = this.#chance(10);
    if (choice < 6) return this.#session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    return this.letGo(choice < 8 ? 'touchEnd' : 'touchCancel');
  }

  async letGo(type: 'touchEnd' | 'touchCancel'): Promise<void> {
    if (this.#fingers === 0) return;
    this.#fingers = 0;
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: [] });
  }

  /** The window of a full screen has no other size. */
  async #resize(): Promise<void> {
    await this.#page.evaluate(() =>
      document.exitFullscreen().then(
        () => undefined,
        () => undefined,
      ),
    );
    await this.#page.setViewportSize(this.#pick(SIZES));
  }

  async act(): Promise<void> {
    const choice = this.#chance(1000);
    if (choice < 350) await this.#mouse(this.#pick(['mousePressed', 'mouseReleased', 'mouseMoved'] as const));
    else if (choice < 650) await this.#touch();
    else if (choice < 970) await this.#page.keyboard.press(this.#pick(KEYS));
    else if (choice < 985) await this.#resize();
    else await this.#page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
}

/** Lets go of everything and closes whatever lies over the table. */
async function settle(page: Page, hand: Hand): Promise<void> {
  await hand.letGo('touchEnd');
  await page.mouse.up();
  for (let layer = 0; layer < 4; layer++) {
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    if ((await page.locator('.replay-bar').count()) > 0) await page.keyboard.press('Escape');
  }
  await expect(page.locator('.card.carried')).toHaveCount(0);
}

test.setTimeout(120_000 + Math.min(EVENTS, PART) * 60);
test.use({ hasTouch: true, solver: 'at work' });

for (let part = 1; part <= PARTS; part++) {
  const events = Math.min(PART, EVENTS - (part - 1) * PART);
  test(`T11: ${events} random events lose nothing${PARTS > 1 ? ` (${part} of ${PARTS})` : ''}`, async ({ page }) => {
    await openLink(page, recordedGame('won-line-1.txt').id);
    const hand = new Hand(page, await page.context().newCDPSession(page), chance(SEED + part - 1));
    let played = 0;
    for (let done = 0; done < events; done += BATCH) {
      for (let i = 0; i < BATCH; i++) await hand.act();
      await settle(page, hand);
      played = Math.max(played, (await expectSound(page)).journal.length);
    }
    // The events reach the game, or this test would see nothing.
    expect(played).toBeGreaterThan(10);
  });
}
