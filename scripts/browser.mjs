// Finds the browsers for the browser tests, or installs Debian's Chromium when that is possible, or says clearly what to do.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The shell first: the same browser without a window, which runs these tests in two thirds of the time. */
const CHROMIUM_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const FIREFOX_PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** @returns {string | undefined} */
export const chromium = () => [process.env.CHROMIUM, ...CHROMIUM_PLACES].find((place) => place && existsSync(place));
/** @returns {string | undefined} */
export const firefox = () => [process.env.FIREFOX, ...FIREFOX_PLACES].find((place) => place && existsSync(place));

function installChromium() {
  /** @param {string[]} args */
  const apt = (...args) =>
    execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-qq');
  try {
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
  } catch {
    // An older Debian has only the whole browser.
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
}

if (process.argv[1] === import.meta.filename) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!chromium() && mayInstall) installChromium();
  const found = chromium();
  if (!found) {
    console.error(
      'No Chromium found. The browser tests need one:\n' +
        '  Debian or Ubuntu: sudo apt-get install chromium\n' +
        '  elsewhere: install Chrome or Chromium and set CHROMIUM=/path/to/it',
    );
    process.exit(1);
  }
  console.log(`Browser tests use ${[found, firefox()].filter(Boolean).join(' and ')}.`);
}
