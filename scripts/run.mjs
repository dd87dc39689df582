// Runs a TypeScript program of this repository: bundles it for Node (which does not read TypeScript before 22) and starts it.
//   node scripts/run.mjs bench/rules.ts [ARGUMENTS…]
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const [entry, ...programArguments] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node scripts/run.mjs FILE.ts [ARGUMENTS…]');
  process.exit(2);
}
const outDir = join('node_modules', '.cache', 'spider', basename(entry, '.ts'));
await build({
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: entry,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
process.argv.splice(1, 2, join(outDir, 'main.mjs'));
process.argv.splice(2, process.argv.length, ...programArguments);
await import(pathToFileURL(join(process.cwd(), outDir, 'main.mjs')).href);
