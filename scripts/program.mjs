// Bundles a TypeScript program of this repository for Node, which does not read TypeScript before 22, and starts it.
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} entry path of the program from the root of the repository
 * @param {readonly string[]} programArguments
 */
export async function start(entry, programArguments) {
  const outDir = join(ROOT, 'node_modules', '.cache', 'spider', basename(entry, '.ts'));
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  });
  const program = join(outDir, 'main.mjs');
  process.argv.splice(1, process.argv.length, program, ...programArguments);
  await import(pathToFileURL(program).href);
}
