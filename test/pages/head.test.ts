import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { headOf, robots, sitemap, summaryOf } from '../../src/pages/head.ts';
import { ADDRESSES, addressOf, pathOf, rootOf } from '../../src/ui/addresses.ts';
import { elementsOf, type HtmlElement } from '../support/html.ts';
import { textOf } from '../support/pages.ts';

const SITE = 'https://spider.example/some/folder/';
/** Where a page would stand, to find out where its relative links lead. */
const LOCAL = 'http://127.0.0.1:1/folder/';

const linkOf = (elements: readonly HtmlElement[], rel: string, hreflang?: string): string | undefined =>
  elements
    .find(({ attributes }) => attributes.get('rel') === rel && attributes.get('hreflang') === hreflang)
    ?.attributes.get('href');
const propertyOf = (elements: readonly HtmlElement[], name: string): string | undefined =>
  elements.find(({ attributes }) => attributes.get('property') === name)?.attributes.get('content');

describe.each([
  ['without', undefined],
  ['with', SITE],
])('%s the address of the site', (_, site) => {
  describe.each(ADDRESSES.map((address) => ({ ...address, path: pathOf(address) })))('$path', (address) => {
    const text = textOf(address.language);
    const head = headOf(address, text, site);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(head)!;
    const elements = elementsOf(head.replace(/<script.*<\/script>/su, ''));
    const root = site ?? LOCAL;
    const absolute = (href: string | undefined) => new URL(href!, root + address.path).href;

    test('has a title and a description of its own', () => {
      const { title, description } = summaryOf(text, address);
      expect(elements.filter(({ name }) => name === 'title').map((found) => found.text)).toEqual([title]);
      const found = elements.filter(({ attributes }) => attributes.get('name') === 'description');
      expect(found.map(({ attributes }) => attributes.get('content'))).toEqual([description]);
    });

    test('names itself, its sisters and the root', () => {
      expect(absolute(linkOf(elements, 'canonical'))).toBe(root + address.path);
      for (const language of LANGUAGES)
        expect(absolute(linkOf(elements, 'alternate', language))).toBe(root + pathOf({ ...address, language }));
      expect(absolute(linkOf(elements, 'alternate', 'x-default'))).toBe(root);
      if (site !== undefined)
        for (const href of elements.map(({ attributes }) => attributes.get('href')))
          if (href !== undefined) expect(href.startsWith(site)).toBe(true);
    });

    test('tells other sites what they show of it', () => {
      const { title, description } = summaryOf(text, address);
      expect(propertyOf(elements, 'og:title')).toBe(title);
      expect(propertyOf(elements, 'og:description')).toBe(description);
      expect(absolute(propertyOf(elements, 'og:url'))).toBe(root + address.path);
      expect(propertyOf(elements, 'og:locale')!.slice(0, 2)).toBe(address.language);
      expect(absolute(propertyOf(elements, 'og:image'))).toMatch(/\.(?:png|jpg)$/u);
      expect(absolute(propertyOf(elements, 'og:image')).startsWith(root)).toBe(true);
    });

    test('describes itself in data that can be read', () => {
      const read = JSON.parse(data);
      const { title, description } = summaryOf(text, address);
      expect(read).toMatchObject({ name: title, description, inLanguage: address.language, isAccessibleForFree: true });
      expect(absolute(read.url)).toBe(root + address.path);
      expect(absolute(read.image)).toBe(absolute(propertyOf(elements, 'og:image')));
      expect(data).not.toContain('<');
    });
  });
});

test('no title can end the head or its data', () => {
  const text = textOf('en');
  const evil = { title: '</script><script>x()</script>"', description: '"><img src=x>' };
  const head = headOf(
    { language: 'en', topic: 'fairness' },
    { ...text, fairness: { ...text.fairness, ...evil } },
    undefined,
  );
  const [before, data, ...after] = head.split(/<script type="application\/ld\+json">|<\/script>/u);
  expect(after).toEqual(['']);
  expect(JSON.parse(data!)).toMatchObject({ name: evil.title, description: evil.description });
  expect(elementsOf(before!).find(({ name }) => name === 'title')!.text).toBe(evil.title);
});

test('the sitemap lists every page with its sisters, and robots may see all of it', () => {
  const map = sitemap(SITE);
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address!);
  expect(listed).toEqual(ADDRESSES.map((address) => SITE + pathOf(address)));
  const urls = map.split('<url>').slice(1);
  urls.forEach((url, i) => {
    const links = [...url.matchAll(/hreflang="(..)" href="([^"]*)"/gu)].map(([, language, href]) => [language, href]);
    expect(links).toEqual(LANGUAGES.map((language) => [language, SITE + pathOf({ ...ADDRESSES[i]!, language })]));
  });
  // All tags closed: what stands before the list is no element of HTML.
  expect(elementsOf(map.slice(map.indexOf('<url>'), map.indexOf('</urlset>')).replace(/xhtml:/gu, ''))).toHaveLength(
    ADDRESSES.length * 5,
  );
  expect(robots(SITE)).toBe(`User-agent: *\nAllow: /\nSitemap: ${SITE}sitemap.xml\n`);
  expect(robots(undefined)).toBe('User-agent: *\nAllow: /\n');
});

test('from each page the game finds the root of the site', () => {
  for (const address of ADDRESSES) expect(rootOf(new URL(SITE + pathOf(address)))).toBe(SITE);
  expect(addressOf(new URL(SITE).pathname)).toBeUndefined();
});
