// Everything that is checked before a change lands:  npm test
// Each step runs even when an earlier one failed, so that one run shows all there is to mend.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { installPackages } from './setup.mjs';

const RESULTS = 'test-results';
const UNIT_REPORT = `${RESULTS}/unit.json`;
const BROWSER_REPORT = `${RESULTS}/browser.json`;

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, command: string[], count?: () => Count }} Check */

/**
 * Those that use one core each and need nothing of each other run at the same time.
 *
 * @type {readonly Check[]}
 */
const TOGETHER = [
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types of the core', command: ['tsc', '--noEmit', '-p', 'tsconfig.core.json'] },
  { name: 'types, components', command: ['svelte-check', '--fail-on-warnings'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
];

/** @type {readonly Check[]} */
const ONE_BY_ONE = [
  { name: 'size', command: ['size-limit'] },
  {
    name: 'unit and property tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    count: unitCount,
  },
  { name: 'browser tests', command: ['playwright', 'test'], count: browserCount },
];

/** @returns {Count} */
function unitCount() {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(UNIT_REPORT, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

/** @returns {Count} */
function browserCount() {
  const { stats } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/**
 * @param {Check} check
 * @param {'shown' | 'collected'} output collected: printed as a whole in the end, so that it is not mixed with that of others
 * @returns {Promise<Count>}
 */
async function run({ name, command: [tool = '', ...toolArguments], count }, output) {
  if (output === 'shown') console.log(`\n— ${name}`);
  const began = Date.now();
  const child = spawn('npx', ['--no-install', tool, ...toolArguments], {
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
  });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const status = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(String(error));
      resolve(1);
    });
    child.once('close', resolve);
  });
  if (output === 'collected') process.stdout.write(`\n— ${name}\n${Buffer.concat(said)}`);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  if (count === undefined) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  const counted = reportExists(name) ? count() : { passed: 0, failed: 0 };
  // A run that broke down without a failing test is a failure all the same.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** @param {string} name */
const reportExists = (name) => existsSync(name === 'browser tests' ? BROWSER_REPORT : UNIT_REPORT);

installPackages();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const browser = spawnSync(process.execPath, ['scripts/browser.mjs'], { stdio: 'inherit' });
const total = { passed: 0, failed: 0 };
if (browser.status === 0) {
  const counts = await Promise.all(TOGETHER.map((check) => run(check, 'collected')));
  for (const check of ONE_BY_ONE) counts.push(await run(check, 'shown'));
  for (const { passed, failed } of counts) {
    total.passed += passed;
    total.failed += failed;
  }
} else total.failed = 1;
const summary = `${total.passed} passed, ${total.failed} failed`;
writeFileSync(`${RESULTS}/summary.txt`, `${summary}\n`);
console.log(`\n${summary}`);
process.exit(total.failed === 0 ? 0 : 1);
