/** A storage that fails as browsers do, switched on and off in the page. It stays switched through reloads. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseArchive } from '../../../src/game/archive.ts';

/**
 * `full` no room is left; `rejected` a write begins and is broken off; `missing` there is no IndexedDB; `blocked` it may not
 * be opened; `silent` opening it never comes to an end.
 */
export type Fault = 'none' | 'full' | 'rejected' | 'missing' | 'blocked' | 'silent';

/** To be called before the page is opened. */
export const prepareFaults = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const fault = () => sessionStorage.getItem('fault') ?? 'none';
    const factory = indexedDB;
    const { open } = IDBFactory.prototype;
    const { put } = IDBObjectStore.prototype;
    const opened: IDBDatabase[] = [];
    const tables: string[] = [];
    Object.assign(window, { opened, factory, tables });
    Object.defineProperty(window, 'indexedDB', { get: () => (fault() === 'missing' ? undefined : factory) });
    IDBFactory.prototype.open = function (name, version) {
      if (fault() === 'blocked') throw new DOMException('not allowed', 'SecurityError');
      if (fault() === 'silent') {
        // The first holds on to the database, so that the second waits for ever.
        open.call(this, 'held', 1);
        return open.call(this, 'held', 2);
      }
      const request = open.call(this, name, version);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    };
    IDBObjectStore.prototype.put = function (value, key) {
      if (key === 'table') tables.push(String(value));
      if (fault() === 'full') throw new DOMException('no room', 'QuotaExceededError');
      const request = put.call(this, value, key);
      if (fault() === 'rejected') this.transaction.abort();
      return request;
    };
  });

export const setFault = (page: Page, fault: Fault): Promise<void> =>
  page.evaluate((name) => sessionStorage.setItem('fault', name), fault);

/** Every table that the page has handed over to be kept since it was loaded. */
export const tablesHandedOver = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { tables: string[] }).tables);

/** Closes every connection of the page, as a browser does that is short of memory or has lost its files. */
export const closeConnections = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const database of (window as unknown as { opened: IDBDatabase[] }).opened) {
      database.close();
      database.dispatchEvent(new Event('close'));
    }
  });

/** Deletes all that is kept, as a player does in the browser's settings. */
export const clearStorage = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase('spider-solitaire');
        deletion.onsuccess = () => resolve();
        deletion.onerror = () => reject(deletion.error);
      }),
  );

/** The texts of the file that the page saves when this is done. */
export async function savedFile(page: Page, act: () => Promise<void>): Promise<ReadonlyMap<string, string>> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  const parsed = parseArchive(await (isFirefox ? handedOver(page, act) : downloaded(page, act)));
  if (!parsed.ok) throw new Error(`the file is ${parsed.problem}`);
  return parsed.texts;
}

async function downloaded(page: Page, act: () => Promise<void>): Promise<string> {
  const downloading = page.waitForEvent('download');
  await act();
  return readFileSync(await (await downloading).path(), 'utf8');
}

/** What the page hands to the browser to be saved: how Firefox is driven here tells nothing of downloads. */
async function handedOver(page: Page, act: () => Promise<void>): Promise<string> {
  const text = await page.evaluateHandle(() => {
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    const made = new Map<string, Blob>();
    URL.createObjectURL = (blob: Blob) => {
      const address = createObjectURL(blob);
      made.set(address, blob);
      return address;
    };
    return {
      saved: new Promise<string>((resolve) => {
        HTMLAnchorElement.prototype.click = function () {
          const blob = made.get(this.href);
          if (this.download === '' || blob === undefined) click.call(this);
          else resolve(blob.text());
        };
      }),
    };
  });
  await act();
  return text.evaluate(({ saved }) => saved);
}
