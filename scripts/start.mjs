// Builds the game and serves it on this machine:  npm start [-- --port N]
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { installPackages } from './setup.mjs';

const FIRST_PORT = 4173;
const HOST = '127.0.0.1';

/**
 * @param {string} message
 * @returns {never}
 */
function refuse(message) {
  console.error(message);
  process.exit(2);
}

function wantedPort() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' } } });
    if (values.port === undefined) return undefined;
    const port = Number(values.port);
    if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
    return refuse(`--port takes a whole number from 1 to 65535, not “${values.port}”.`);
  } catch (error) {
    return refuse(`${/** @type {Error} */ (error).message}\nusage: npm start [-- --port N]`);
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, HOST);
  });

async function freePort() {
  const wanted = wantedPort();
  if (wanted !== undefined) {
    if (await isFree(wanted)) return wanted;
    return refuse(
      `Port ${wanted} is in use. Choose another one with --port, or leave it out to get the next free one.`,
    );
  }
  let port = FIRST_PORT;
  while (!(await isFree(port))) port++;
  return port;
}

const port = await freePort();
installPackages();
const { build, preview } = await import('vite');
await build({ logLevel: 'warn' });
await preview({ logLevel: 'warn', preview: { host: HOST, port, strictPort: true } });
console.log(`Spider Solitaire is ready: http://${HOST}:${port}/   (Ctrl+C stops it)`);
