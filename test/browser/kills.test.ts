/** S1: the browser is killed at any instant, in play, in a deal, in undo, in mid-animation: the last action is there. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { parseTable } from '../../src/game/saved.ts';
import { runningGame } from '../../src/game/table.ts';
import { CARD_COUNT } from '../../src/rules/card.ts';
import { expectShown } from './support/picture.ts';
import { keptTexts } from './support/saved.ts';
import { expect, test } from './support/test.ts';
import { startKillable, withProfile } from './support/visits.ts';

/** Each kill takes a second or two. For a long run: `KILLS=1000 npx playwright test kills.test`. */
const KILLS = Number(process.env.KILLS ?? 6);
const PROFILES = 2;
test.setTimeout(60_000 + KILLS * 20_000);

/** What a page reports of its play. */
interface Done {
  /** How many actions the browser has confirmed to be kept. */
  readonly actions: number;
  readonly shownSeconds: number;
}

/**
 * Plays on by itself with no pause worth mentioning: hints that are followed, deals, undos, redos. After every action it
 * reports how many have been kept. The page hands over each at once, but a process that is killed in the very moment between
 * handing over and arriving takes it along: what counts is what the browser has confirmed, some milliseconds later.
 */
const playOn = (page: Page, seed: number): Promise<void> =>
  page.evaluate((start) => {
    let state = start * 7919 + 1;
    const next = (n: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % n;
    };
    const press = (key: string) =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: key === 'U', bubbles: true }));
    const clock = () => document.querySelectorAll('.status dd')[3]?.textContent ?? '';
    const report = (window as unknown as { report: (done: Done) => void }).report;
    let actions = 0;
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      // The mirror is written last: then it is in both.
      if (key === 'table' && this.transaction.db.name === 'mirror') {
        const made = JSON.parse(value).games.at(-1).journal.split(' ').filter(Boolean).length;
        this.transaction.addEventListener('complete', () => {
          actions = made;
        });
      }
      return put.call(this, value, key);
    };
    const act = () => {
      document.querySelector<HTMLElement>('dialog .round')?.click();
      const what = next(10);
      if (what < 5) {
        press('h');
        setTimeout(() => document.querySelector<HTMLElement>('.notice .main')?.click());
      } else if (what >= 7) press(what < 9 ? 'U' : 'd');
      // Never back into the game before.
      else if (Number(document.querySelectorAll('.status dd')[2]?.textContent) > 1) press('u');
      setTimeout(() => {
        const shownSeconds = clock()
          .split(':')
          .reduce((sum, part) => sum * 60 + Number(part), 0);
        report({ actions, shownSeconds });
        act();
      }, 4 + next(120));
    };
    act();
  }, seed);

for (let profile = 0; profile < PROFILES; profile++)
  test(`${KILLS / PROFILES} kills in a row on profile ${profile + 1}`, async ({ baseURL }) => {
    await withProfile(async (folder) => {
      let known: Done = { actions: 0, shownSeconds: 0 };
      for (let kill = 0; kill <= KILLS / PROFILES; kill++) {
        const browser = await startKillable(folder);
        const page = await browser.context.newPage();
        let latest: Done | undefined;
        await page.exposeFunction('report', (done: Done) => {
          latest = done;
        });
        await page.goto(kill === 0 ? `${baseURL}/#1-1QV78-R0F1J` : `${baseURL}/`);
        await expect(page.locator('.card')).toHaveCount(CARD_COUNT);

        // Whole: every action of the journal can be replayed, and at least all that were reported are in it.
        const parsed = parseTable((await keptTexts(page)).table ?? '');
        expect(parsed?.whole, `after kill ${kill}`).toBe(true);
        const game = runningGame(parsed!.table);
        const lost = `after kill ${kill}, game ${parsed!.table.current + 1} of ${parsed!.table.games.length} on the table`;
        expect(game.journal.length, lost).toBeGreaterThanOrEqual(known.actions);
        await expectShown(page, game.position, game.deal.suitCount);
        expect(Math.floor(game.elapsedMs / 1000), `after kill ${kill}`).toBeGreaterThanOrEqual(known.shownSeconds - 1);
        expect(Object.keys(await keptTexts(page)).filter((key) => key.startsWith('damaged'))).toEqual([]);

        await playOn(page, 1000 * profile + kill);
        await expect.poll(() => latest?.actions ?? 0).toBeGreaterThan(0);
        await pause(((kill * 137) % 700) + 20);
        known = latest!;
        await browser.kill();
      }
      expect(known.actions).toBeGreaterThan(KILLS);
    });
  });
