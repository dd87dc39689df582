/** Arrows only point down: which folder of src may import which, no cycles, and a core without chance or clock. */
import { describe, expect, test } from 'vitest';
import { findCycle, importsOf, type Module, readModules, withoutComments } from './support/imports.ts';

/** Folders a folder may import besides itself. Files directly in src may import anything. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  i18n: [],
  solver: ['rules'],
  game: ['rules'],
  worker: ['solver', 'rules'],
  ui: ['worker', 'game', 'rules', 'i18n'],
  pages: ['ui', 'game', 'rules', 'i18n'],
  cli: ['solver', 'rules', 'game'],
};

/** The core uses no packages, but for the parser of what it did not write. */
const CORE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  i18n: [],
  solver: [],
  game: ['valibot'],
};

const IMPURE = /\bMath\s*\.\s*random\b|\bDate\s*\.\s*now\b|\bnew\s+Date\s*\(\s*\)/gu;

function violations(modules: readonly Module[]): string[] {
  return modules.flatMap((module) => {
    const folder = folderOf(module.path);
    if (folder === undefined) return [];
    const allowed = MAY_IMPORT[folder];
    if (allowed === undefined) return [`${module.path}: the folder ${folder} has no row in the import table`];
    const imported = importsOf(module).flatMap((target) => {
      const permitted = isOwnModule(target)
        ? [folder, ...allowed].includes(folderOf(target) ?? '')
        : mayUse(folder, target);
      return permitted ? [] : [`${module.path} imports ${target}`];
    });
    const impure = folder in CORE_PACKAGES ? [...withoutComments(module.text).matchAll(IMPURE)] : [];
    return [...imported, ...impure.map(([found]) => `${module.path} uses ${found}`)];
  });
}

const folderOf = (path: string): string | undefined => (path.includes('/') ? path.split('/')[0] : undefined);
const isOwnModule = (target: string): boolean => /\.(?:ts|svelte)$/u.test(target);
const mayUse = (folder: string, target: string): boolean => CORE_PACKAGES[folder]?.includes(target) ?? true;

const modules = readModules(new URL('../src/', import.meta.url));

describe('src', () => {
  test('is there to be looked at', () => {
    expect(modules.map(({ path }) => path)).toContain('rules/play.ts');
    expect(importsOf(modules.find(({ path }) => path === 'rules/play.ts')!)).toEqual([
      'rules/card.ts',
      'rules/legality.ts',
      'rules/move.ts',
      'rules/position.ts',
    ]);
  });

  test('keeps to the import table, and its core is pure', () => {
    expect(violations(modules)).toEqual([]);
  });

  test('has no import cycle', () => {
    expect(findCycle(modules)).toBeUndefined();
  });
});

describe('the check itself', () => {
  const module = (path: string, text: string): Module => ({ path, text });

  test.each([
    [
      'rules knows nobody',
      module('rules/a.ts', "import { x } from '../solver/x.ts';"),
      'rules/a.ts imports solver/x.ts',
    ],
    ['a type counts', module('rules/a.ts', "import type { X } from '../game/x.ts';"), 'rules/a.ts imports game/x.ts'],
    [
      'over several lines',
      module('game/a.ts', "import {\n  type X,\n  y as z,\n} from '../solver/x.ts';"),
      'game/a.ts imports solver/x.ts',
    ],
    ['export from', module('solver/a.ts', "export { x } from '../game/x.ts';"), 'solver/a.ts imports game/x.ts'],
    ['export all', module('solver/a.ts', "export * from '../game/x.ts';"), 'solver/a.ts imports game/x.ts'],
    ['for its effects', module('game/a.ts', "import '../ui/x.ts';"), 'game/a.ts imports ui/x.ts'],
    ['later', module('game/a.ts', "const x = await import('../ui/x.svelte');"), 'game/a.ts imports ui/x.svelte'],
    [
      'as a worker',
      module('ui/a.ts', "new Worker(new URL('../solver/x.ts', import.meta.url))"),
      'ui/a.ts imports solver/x.ts',
    ],
    ['with a query', module('ui/a.ts', "import X from '../solver/x.ts?worker';"), 'ui/a.ts imports solver/x.ts'],
    [
      'in a component',
      module('ui/A.svelte', '<script lang="ts">\n  import { x } from "../solver/x.ts";\n</script>'),
      'ui/A.svelte imports solver/x.ts',
    ],
    [
      'out of src',
      module('rules/a.ts', "import { x } from '../../test/support/x.ts';"),
      'rules/a.ts imports ../test/support/x.ts',
    ],
    ['a package in the core', module('solver/a.ts', "import * as v from 'valibot';"), 'solver/a.ts imports valibot'],
    ['Node in the core', module('game/a.ts', "import { readFileSync } from 'node:fs';"), 'game/a.ts imports node:fs'],
    [
      'data below the core',
      module('rules/a.ts', "import deals from '../../catalogue/deals.json';"),
      'rules/a.ts imports ../catalogue/deals.json',
    ],
    ['an unknown folder', module('util/a.ts', ''), 'util/a.ts: the folder util has no row in the import table'],
    ['chance', module('solver/a.ts', 'const x = Math.random();'), 'solver/a.ts uses Math.random'],
    ['the clock', module('game/a.ts', 'const x = Date.now();'), 'game/a.ts uses Date.now'],
    ['the clock, another way', module('i18n/a.ts', 'const x = new Date();'), 'i18n/a.ts uses new Date()'],
  ])('finds: %s', (_, offender, violation) => {
    expect(violations([offender])).toEqual([violation]);
  });

  test.each([
    ['downwards', module('ui/a.ts', "import { x } from '../rules/x.ts';\nimport { y } from './b.ts';")],
    ['a package above the core', module('ui/a.ts', "import { mount } from 'svelte';")],
    ['the parser in the game', module('game/a.ts', "import * as v from 'valibot';")],
    ['files at the top', module('main.ts', "import App from './ui/App.svelte';\nimport { x } from './solver/x.ts';")],
    [
      'words in comments',
      module('rules/a.ts', "/** no Math.random */ // import '../ui/x.ts'\n// Date.now() is the caller's"),
    ],
    ['data above the core', module('ui/a.ts', "import deals from '../../catalogue/deals.json';\nimport './a.css';")],
    ['a date from a number', module('game/a.ts', 'const day = new Date(timeMs);')],
    ['chance above the core', module('ui/a.ts', 'Math.random()')],
  ])('lets pass: %s', (_, harmless) => {
    expect(violations([harmless])).toEqual([]);
  });

  test('finds a cycle, however long, and none where paths only meet again', () => {
    const link = (path: string, ...targets: string[]) =>
      module(`ui/${path}.ts`, targets.map((target) => `import '${`./${target}.ts`}';`).join('\n'));
    expect(findCycle([link('a', 'b', 'c'), link('b', 'd'), link('c', 'd'), link('d')])).toBeUndefined();
    expect(findCycle([link('a', 'b'), link('b', 'c'), link('c', 'd'), link('d', 'b')])).toEqual([
      'ui/b.ts',
      'ui/c.ts',
      'ui/d.ts',
      'ui/b.ts',
    ]);
    expect(findCycle([link('a', 'a')])).toEqual(['ui/a.ts', 'ui/a.ts']);
  });
});
