import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig, type Plugin } from 'vitest/config';
import { writtenPages } from './src/pages/build.ts';
import { headStart } from './src/pages/head-start.ts';

/** Nothing may come from anywhere else, and nothing may run that was not shipped. The development server needs more. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head' },
  ],
};

/** Each language gets what it builds sentences with into its own file: in one that all share it would come an answer later. */
const wordingOfEach: Plugin = {
  name: 'wording-of-each',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [, language] = /\/i18n\/(de|es|en)\.ts$/u.exec(importer ?? '') ?? [];
    const wording = language && source.endsWith('/wording.ts') && (await this.resolve(source, importer));
    return wording ? `${wording.id}?${language}` : undefined;
  },
};

/** The whole game works offline after the first visit; a new version takes over when the last tab of the old one is closed. */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    name: 'Spider Solitaire',
    short_name: 'Spider',
    description: 'Spider Solitaire with 1, 2 and 4 suits',
    display: 'standalone',
    start_url: './',
    scope: './',
    theme_color: '#0c4b3a',
    background_color: '#0a4535',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: ([1, 2, 4] as const).map((suitCount) => ({
      name: `Spider ${['♠', '♠♥', '♠♥♦♣'][Math.log2(suitCount)]}`,
      url: `./#suits=${suitCount}`,
      icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  },
  workbox: {
    // Of the catalogue the first chunk of each suit count is kept from the start, the others once they have been read.
    globPatterns: ['**/*.{html,js,css,svg,png}', 'assets/?-000-*.txt'],
    navigateFallback: 'index.html',
    runtimeCaching: [
      { urlPattern: /\/assets\/\d-\d+-[^/]+\.txt$/, handler: 'CacheFirst', options: { cacheName: 'catalogue' } },
    ],
  },
});

/** The address that the site will have, with a slash at the end, where it is known: search engines want whole addresses. */
const SITE = process.env.SITE_URL;

export default defineConfig({
  // Relative addresses, so that any static host serves the game from any folder.
  base: './',
  build: {
    target: 'es2022',
    modulePreload: false,
    // All that the first table needs is one file: in a dozen, shared out by who else uses what, it is a tenth larger.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'], test: /^(?!.*src\/pages\/)/u }] } },
    },
  },
  plugins: [svelte(), wordingOfEach, contentSecurityPolicy, headStart, writtenPages(SITE), offline],
  // Tests in a real browser are in test/browser and run by Playwright.
  test: { include: ['test/**/*.test.ts'], exclude: ['test/browser/**'], testTimeout: 240_000, maxWorkers: '100%' },
});
