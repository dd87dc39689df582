import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Relative addresses, so that any static host serves the game from any folder.
  base: './',
  build: { target: 'es2022', modulePreload: false },
  plugins: [svelte()],
  // Tests in a real browser are in test/browser and run by Playwright.
  test: { include: ['test/**/*.test.ts'], exclude: ['test/browser/**'], testTimeout: 60_000 },
});
