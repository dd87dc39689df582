// Everything that is checked before a change lands:  npm test
// Each step runs even when an earlier one failed, so that one run shows all there is to mend.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { installPackages } from './setup.mjs';

const RESULTS = 'test-results';
const UNIT_REPORT = `${RESULTS}/unit.json`;
const BROWSER_REPORT = `${RESULTS}/browser.json`;

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, command: string[], count?: () => Count }} Check */

/** @type {readonly Check[]} */
const CHECKS = [
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types of the core', command: ['tsc', '--noEmit', '-p', 'tsconfig.core.json'] },
  { name: 'types, components', command: ['svelte-check', '--fail-on-warnings'] },
  { name: 'unused code', command: ['knip'] },
  {
    name: 'unit and property tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    count: unitCount,
  },
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'size', command: ['size-limit'] },
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
 * @returns {Count}
 */
function run({ name, command: [tool = '', ...toolArguments], count }) {
  console.log(`\n— ${name}`);
  const began = Date.now();
  const { status } = spawnSync('npx', ['--no-install', tool, ...toolArguments], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
  });
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
if (browser.status === 0)
  for (const check of CHECKS) {
    const { passed, failed } = run(check);
    total.passed += passed;
    total.failed += failed;
  }
else total.failed = 1;
const summary = `${total.passed} passed, ${total.failed} failed`;
writeFileSync(`${RESULTS}/summary.txt`, `${summary}\n`);
console.log(`\n${summary}`);
process.exit(total.failed === 0 ? 0 : 1);
