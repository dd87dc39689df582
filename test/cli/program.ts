/** The command-line tool as its users run it: bundled once, started as a process. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

export interface Ended {
  readonly code: number | null;
  readonly out: readonly string[];
  readonly err: string;
}

/** Bundles the program; returns what starts it. */
export async function buildProgram(): Promise<(args: readonly string[], onLine?: OnLine) => Promise<Ended>> {
  const outDir = mkdtempSync(join(tmpdir(), 'spider-program-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'src/cli/main.ts',
      outDir,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  });
  return (args, onLine) => start(join(outDir, 'main.mjs'), args, onLine);
}

/** Told each line of output; what it gets ends the program as Ctrl+C does. */
type OnLine = (line: string, interrupt: () => void) => void;

function start(program: string, args: readonly string[], onLine?: OnLine): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const known = out.split('\n').length - 1;
    out += text;
    for (const line of out.split('\n').slice(known, -1)) onLine?.(line, () => child.kill('SIGINT'));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out: out.split('\n').slice(0, -1), err }));
  });
}
