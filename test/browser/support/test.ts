/** The tests' own `test`: an error that the page throws or logs fails the test, whatever else it looked at. */
import { test as base, expect } from '@playwright/test';

interface Options {
  /** Every page that is opened would look for verified deals, a second's work each time: only where that is the point. */
  solver: 'at work' | 'at rest';
}

export const test = base.extend<Options & { quietPage: undefined }>({
  solver: ['at rest', { option: true }],
  context: async ({ context, solver }, use) => {
    if (solver === 'at rest')
      await context.addInitScript(() => {
        Object.assign(window, {
          Worker: class extends EventTarget {
            postMessage = () => undefined;
            terminate = () => undefined;
          },
        });
      });
    await use(context);
  },
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
