import { defineConfig, devices } from '@playwright/test';
import { chromium, firefox } from './scripts/browser.mjs';

/** Another one lets two checkouts be tested side by side. */
const PORT = Number(process.env.PORT ?? 4187);
const chromiumOptions = { executablePath: chromium() ?? '', args: ['--disable-quic', '--disable-gpu'] };
const firefoxPath = firefox();

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json']],
  // One more than the cores that are there: each test waits for half of its time.
  workers: 3,
  fullyParallel: true,
  // Generous, for a busy machine: what these tests look at is never how long something took.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  // Each test has a browser of its own, which would fetch the whole game anew for use offline: only where that is the point.
  use: { baseURL: `http://127.0.0.1:${PORT}`, locale: 'en-GB', serviceWorkers: 'block' },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: '**/*.phone.test.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, launchOptions: chromiumOptions },
    },
    { name: 'phone', testMatch: '**/*.phone.test.ts', use: { ...devices['Pixel 7'], launchOptions: chromiumOptions } },
    // Firefox ESR where there is one: the tests of play, or with FIREFOX=all whatever needs no Chromium to kill, stress or update.
    ...(firefoxPath
      ? [
          {
            name: 'firefox',
            ...(process.env.FIREFOX === 'all'
              ? { testIgnore: '**/{*.phone,kills,torn-log,stress,offline,update}.test.ts' }
              : { testMatch: '**/{win,open}.test.ts' }),
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              viewport: { width: 1280, height: 800 },
              launchOptions: { executablePath: firefoxPath },
            },
          },
        ]
      : []),
  ],
});
