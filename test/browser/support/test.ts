/** The tests' own `test`: an error that the page throws or logs fails the test, whatever else it looked at. */
import { test as base, expect } from '@playwright/test';

export const test = base.extend<{ quietPage: undefined }>({
  quietPage: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        // Asked for by the browser itself when a page names no icon, as a picture opened alone does not.
        const isFavicon = message.location().url.endsWith('/favicon.ico');
        if (message.type() === 'error' && !isFavicon) errors.push(message.text());
      });
      await use(undefined);
      expect(errors, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
