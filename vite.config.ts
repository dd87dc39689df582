import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './scripts/browser.mjs';

export default defineConfig({
  // Relative addresses, so that any static host serves the game from any folder.
  base: './',
  build: { target: 'es2022', modulePreload: false },
  plugins: [svelte()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['test/**/*.test.ts'], exclude: ['**/*.browser.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromium() ?? '' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
