/** Visits with one profile of the browser: the same folder is opened again after the window was closed, or worse. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromium as chromiumPath } from '../../../scripts/browser.mjs';

const executablePath = chromiumPath() ?? '';

/** A fresh profile folder, handed to `use` and removed afterwards. */
export async function withProfile(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'spider-profile-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

export const openProfile = (folder: string, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath,
    baseURL,
    args: ['--disable-quic'],
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });

interface KillableBrowser {
  readonly context: BrowserContext;
  /** Ends all its processes at once, as a power cut would. */
  readonly kill: () => Promise<void>;
}

/** A browser of our own on this profile, so that it can be killed. */
export async function startKillable(folder: string): Promise<KillableBrowser> {
  const portFile = join(folder, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const browser = spawn(
    executablePath,
    [
      `--user-data-dir=${folder}`,
      '--remote-debugging-port=0',
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-quic',
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  );
  while (!(existsSync(portFile) && readFileSync(portFile, 'utf8').includes('\n'))) await pause(50);
  const [port] = readFileSync(portFile, 'utf8').split('\n');
  const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  return { context: connection.contexts()[0]!, kill: () => killGroup(browser) };
}

/** A detached process leads a group of its own: only the browser and its helpers are in it. */
async function killGroup(leader: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => leader.once('exit', resolve));
  process.kill(-leader.pid!, 'SIGKILL');
  await gone;
}
