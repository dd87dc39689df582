import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { ADDRESSES, addressOf, pathOf, rootOf, SECTIONS, TO_ROOT, TOPICS } from '../../src/ui/addresses.ts';

test('twelve pages, each with a path of its own that begins with its language', () => {
  expect(ADDRESSES).toHaveLength(LANGUAGES.length * TOPICS.length);
  const paths = ADDRESSES.map(pathOf);
  expect(new Set(paths).size).toBe(12);
  ADDRESSES.forEach(({ language }, i) => {
    expect(paths[i]).toMatch(new RegExp(`^${language}/[a-z0-9-]+/$`, 'u'));
  });
  // Links to them are out in the world.
  expect(paths).toEqual([
    'de/1-farbe/',
    'de/2-farben/',
    'de/4-farben/',
    'de/fairness/',
    'es/1-palo/',
    'es/2-palos/',
    'es/4-palos/',
    'es/azar/',
    'en/1-suit/',
    'en/2-suits/',
    'en/4-suits/',
    'en/fairness/',
  ]);
});

describe.each(['/', '/folder/', '/a/deep/folder/', '/de/', '/de/1-farbe/nested/'])('a site at %s', (root) => {
  const site = `https://example.com${root}`;

  test.each(ADDRESSES.map((address) => ({ path: pathOf(address), address })))(
    '$path is found again',
    ({ path, address }) => {
      for (const file of ['', 'index.html']) {
        expect(addressOf(`${root}${path}${file}`)).toEqual(address);
        expect(rootOf(new URL(`${site}${path}${file}?from=x#dealing`))).toBe(site);
      }
      expect(new URL(TO_ROOT, site + path).href).toBe(site);
    },
  );

  test('the root is no page', () => {
    for (const file of ['', 'index.html']) {
      expect(addressOf(root + file)).toBeUndefined();
      expect(rootOf(new URL(`${site}${file}?x#4-3JZ9J-6GMCB`))).toBe(site);
    }
  });
});

test.each(['/de/', '/de/1-farbe', '/xde/1-farbe/', '/de/1-suit/', '/de/1-farbe/other.html', '/en/1-farbe/', ''])(
  '%s is no page',
  (path) => {
    expect(addressOf(path)).toBeUndefined();
  },
);

test('no section is called like a deal or like another thing in an address', () => {
  expect(new Set(SECTIONS).size).toBe(SECTIONS.length);
  for (const name of SECTIONS) expect(name).toMatch(/^[a-z]+$/u);
});
