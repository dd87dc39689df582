// Runs a TypeScript program of this repository:
//   node scripts/run.mjs bench/rules.ts [ARGUMENTS…]
import { start } from './program.mjs';

const [entry, ...programArguments] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node scripts/run.mjs FILE.ts [ARGUMENTS…]');
  process.exit(2);
}
await start(entry, programArguments);
