/**
 * One window of WebKitGTK, driven over the WebDriver protocol by the six commands that the smoke run needs. It looks like a page of Playwright as far
 * as the support of the browser tests asks for, so that the same code looks at the table and moves the cards.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const DRIVER = 'WebKitWebDriver';
/** Where Debian's package libwebkit2gtk puts the window that the driver starts. */
const WINDOW = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const ATTEMPTS = 50;

type Action = Readonly<Record<string, unknown>>;

export class WebKitSession {
  readonly #address: string;
  readonly #processes: readonly ChildProcess[];

  private constructor(address: string, processes: readonly ChildProcess[]) {
    this.#address = address;
    this.#processes = processes;
  }

  /** Starts a screen without a monitor, the driver and a window of this size. */
  static async start(port: number, width: number, height: number): Promise<WebKitSession> {
    const display = `:${port % 1000}`;
    const screen = spawn('Xvfb', [display, '-screen', '0', `${width + 100}x${height + 300}x24`], { stdio: 'ignore' });
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env });
    const server = `http://127.0.0.1:${port}/session`;
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: WINDOW, args: ['--automation'] } },
    };
    for (let attempt = 0; ; attempt++)
      try {
        const { sessionId } = (await command(server, { capabilities })) as { readonly sessionId: string };
        const session = new WebKitSession(`${server}/${sessionId}`, [driver, screen]);
        await command(`${session.#address}/window/rect`, { width, height: height + 100 });
        return session;
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        await pause(200);
      }
  }

  goto = (url: string): Promise<unknown> => command(`${this.#address}/url`, { url });

  reload = (): Promise<unknown> => command(`${this.#address}/refresh`, {});

  evaluate = <T, A>(work: (argument: A) => T | Promise<T>, argument?: A): Promise<T> =>
    command(`${this.#address}/execute/async`, {
      script: `const [argument, done] = arguments; Promise.resolve((${work})(argument)).then(done);`,
      args: [argument ?? null],
    }) as Promise<T>;

  readonly mouse = {
    move: (x: number, y: number): Promise<unknown> =>
      this.#point({ type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) }),
    down: (): Promise<unknown> => this.#point({ type: 'pointerDown', button: 0 }),
    up: (): Promise<unknown> => this.#point({ type: 'pointerUp', button: 0 }),
  };

  press = (key: string): Promise<unknown> =>
    command(`${this.#address}/actions`, {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: [
            { type: 'keyDown', value: key },
            { type: 'keyUp', value: key },
          ],
        },
      ],
    });

  async close(): Promise<void> {
    await fetch(this.#address, { method: 'DELETE' }).catch(() => undefined);
    for (const started of this.#processes) started.kill();
  }

  #point(action: Action): Promise<unknown> {
    return command(`${this.#address}/actions`, {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] }],
    });
  }
}

/** @throws with what the driver says when it refuses. */
async function command(address: string, body: unknown): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { readonly value: { readonly message?: string } };
  if (!response.ok) throw new Error(`${address.split('/').at(-1)}: ${value.message}`);
  return value;
}
