/** What the game keeps in the browser between visits, read and written from outside. */
import type { Page } from '@playwright/test';
import type { Game } from '../../../src/game/game.ts';
import { parseTable } from '../../../src/game/saved.ts';
import { runningGame } from '../../../src/game/table.ts';

/** All texts kept, by key. */
export const keptTexts = (page: Page): Promise<Partial<Record<string, string>>> =>
  page.evaluate(async () => {
    // The game writes a little later, when its frame is out and the mirror has been written; but at once if it might end. That it
    // writes all the same is what the kills are for.
    window.dispatchEvent(new Event('pagehide'));
    return new Promise<Record<string, string>>((resolve, reject) => {
      const opening = indexedDB.open('spider-solitaire');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const texts: Record<string, string> = {};
        const reading = database.transaction('texts').objectStore('texts').openCursor();
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          const cursor = reading.result;
          if (cursor === null) {
            database.close();
            resolve(texts);
          } else {
            texts[String(cursor.key)] = cursor.value;
            cursor.continue();
          }
        };
      };
    });
  });

/** Writes a text as the game does; the page need not be the game, only come from the same place. */
export const keepText = (page: Page, key: string, text: string): Promise<void> => keepTexts(page, [[key, text]]);

export const keepTexts = (page: Page, texts: readonly (readonly [key: string, text: string])[]): Promise<void> =>
  page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('spider-solitaire');
        opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('texts', 'readwrite');
          for (const [key, text] of entries) transaction.objectStore('texts').put(text, key);
          transaction.onerror = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    texts,
  );

/** The running game as the page has saved it. */
export async function savedGame(page: Page): Promise<Game> {
  const parsed = parseTable((await keptTexts(page)).table ?? '');
  if (parsed === undefined) throw new Error('the page has saved no readable table');
  return runningGame(parsed.table);
}
