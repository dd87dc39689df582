/** Which module imports which, read from the text of the sources: enough for the import table, without a compiler. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

export interface Module {
  /** Relative to src, `rules/card.ts`. */
  readonly path: string;
  readonly text: string;
}

/** All .ts and .svelte files below a folder. */
export function readModules(root: URL): Module[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:ts|svelte)$/u.test(path))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));
}

export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/gu, '').replace(/(^|[^:'"`])\/\/.*$/gmu, '$1');

const IMPORT =
  /\b(?:import|export)\b(?:[\w\s{},*$]|type\b)*?\bfrom\s*(['"])([^'"]+)\1|\bimport\s*\(?\s*(['"`])([^'"`]+)\3|new URL\(\s*(['"])(\.[^'"]+)\5\s*,\s*import\.meta\.url/gu;

/** What a module imports: paths below src for its own kind, names for packages, in the order of the text. */
export function importsOf({ path, text }: Module): string[] {
  return [...withoutComments(text).matchAll(IMPORT)].map((match) => {
    const specifier = (match[2] ?? match[4] ?? match[6])!.replace(/\?.*$/u, '');
    return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
  });
}

/** One cycle of imports as a list of paths that ends where it began, or undefined. */
export function findCycle(modules: readonly Module[]): string[] | undefined {
  const imports = new Map(modules.map((module) => [module.path, importsOf(module)]));
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return undefined;
    for (const next of imports.get(path) ?? []) {
      const cycle = visit(next, [...trail, path]);
      if (cycle !== undefined) return cycle;
    }
    done.add(path);
    return undefined;
  };
  for (const { path } of modules) {
    const cycle = visit(path, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
