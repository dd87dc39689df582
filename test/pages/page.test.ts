import { describe, expect, test } from 'vitest';
import { BUNDLE_NAMES } from '../../src/game/rules-in-force.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { EXAMPLE_NAMES } from '../../src/pages/examples.ts';
import { LABELS } from '../../src/pages/text.ts';
import { CARD_COUNT, RUN_COUNT, RUN_LENGTH, SUIT_COUNTS } from '../../src/rules/card.ts';
import { ROW_LENGTH } from '../../src/rules/position.ts';
import { ADDRESSES, type Address, addressOf, pathOf, SECTIONS, TO_ROOT } from '../../src/ui/addresses.ts';
import { keyTable } from '../../src/ui/key-table.ts';
import { elementsOf, type HtmlElement } from '../support/html.ts';
import { messagesOf } from '../support/messages.ts';
import { htmlOf, textOf } from '../support/pages.ts';

/** The place of the game stands above the text; build.ts puts it there. */
const PLACE_OF_GAME = 'game';

interface Page extends Address {
  readonly path: string;
  readonly elements: readonly HtmlElement[];
}

/** Reading them is the test that they are well-formed. */
const PAGES: readonly Page[] = ADDRESSES.map((address) => ({
  ...address,
  path: pathOf(address),
  elements: elementsOf(htmlOf(address)),
}));

const attribute = (name: string) => (element: HtmlElement) => element.attributes.get(name);
const valuesOf = (elements: readonly HtmlElement[], name: string): string[] =>
  elements.map(attribute(name)).filter((value) => value !== undefined);
const named = (elements: readonly HtmlElement[], ...names: string[]) =>
  elements.filter(({ name }) => names.includes(name));
const hasClass = (name: string) => (element: HtmlElement) =>
  element.attributes.get('class')?.split(' ').includes(name) === true;

describe.each(PAGES)('$path', ({ language, topic, elements }) => {
  test('has every id once, and what refers to one finds it', () => {
    const ids = valuesOf(elements, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const references = [
      ...valuesOf(elements, 'aria-labelledby'),
      ...valuesOf(elements, 'href')
        .filter((href) => /^#(?!suits=)/u.test(href))
        .map((href) => href.slice(1)),
    ];
    const known = new Set(topic === 'fairness' ? ids : [...ids, PLACE_OF_GAME]);
    expect(references.filter((id) => !known.has(id))).toEqual([]);
  });

  test('is headed in order: one h1, then no level left out', () => {
    const levels = named(elements, 'h1', 'h2', 'h3', 'h4').map(({ name }) => Number(name[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, i) => {
      expect(level - levels[i]!).toBeLessThanOrEqual(1);
    });
    expect(named(elements, 'h1', 'h2', 'h3').filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  test('leads to all pages, and in words of its language to those of its own', () => {
    const links = named(elements, 'a').filter((link) => !link.attributes.get('href')!.startsWith('#'));
    const targets = links.map((link) => {
      const href = link.attributes.get('href')!;
      expect(href.startsWith(TO_ROOT), href).toBe(true);
      return { link, address: addressOf(`/${href.slice(TO_ROOT.length)}`)! };
    });
    const found = new Set(targets.map(({ address }) => pathOf(address)));
    const wanted = ADDRESSES.filter((other) => (other.language === language) !== (other.topic === topic)).map(pathOf);
    expect([...found]).toEqual(expect.arrayContaining(wanted));
    for (const { link, address } of targets)
      expect([link.attributes.get('lang'), link.attributes.get('hreflang')]).toEqual(
        address.language === language ? [undefined, undefined] : [address.language, address.language],
      );
    const current = elements.filter((element) => element.attributes.get('aria-current') === 'page');
    expect(current.length).toBeGreaterThan(0);
    expect(named(elements, 'a').filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  test('shows no mark that was left over', () => {
    const roots = elements.filter(({ parent }) => parent?.name === '');
    const text = roots.map((root) => root.text).join('');
    expect(text).not.toMatch(/[*[\]]|undefined|NaN/u);
    expect(text).not.toMatch(/&\w+;/u);
    expect(text).not.toMatch(/["'`]/u);
  });

  test('needs no style and no script within, which would be refused', () => {
    expect(named(elements, 'script', 'style', 'iframe', 'object', 'base')).toEqual([]);
    expect(valuesOf(elements, 'style')).toEqual([]);
    expect(elements.flatMap(({ attributes }) => [...attributes.keys()].filter((key) => key.startsWith('on')))).toEqual(
      [],
    );
  });

  test('names every picture and every card', () => {
    expect(named(elements, 'img').filter((image) => !image.attributes.get('alt'))).toEqual([]);
    const cards = elements.filter(hasClass('small-card'));
    expect(cards.every((card) => card.attributes.get('role') === 'img' && card.attributes.get('aria-label'))).toBe(
      true,
    );
  });
});

describe.each(PAGES.filter(({ topic }) => topic !== 'fairness'))(
  'the text of $path',
  ({ language, topic, elements }) => {
    const suitCount = topic as (typeof SUIT_COUNTS)[number];
    const messages = messagesOf(language);
    const { sections, page } = textOf(language);
    const sectionOf = (name: string) => elements.find((element) => element.attributes.get('id') === name)!;
    const within = (name: string) => {
      const section = sectionOf(name);
      const isInside = (element: HtmlElement | undefined): boolean =>
        element !== undefined && (element === section || isInside(element.parent));
      return elements.filter((element) => isInside(element.parent));
    };

    test('has every section once, in order, and lists them all above', () => {
      const found = named(elements, 'section').map(attribute('id'));
      expect(found).toEqual(SECTIONS);
      const contents = elements.find(hasClass('contents'))!;
      const listed = named(elements, 'a').filter(({ parent }) => parent?.parent?.parent === contents);
      expect(listed.map(attribute('href'))).toEqual(SECTIONS.map((name) => `#${name}`));
      expect(listed.map(({ text }) => text)).toEqual(SECTIONS.map((name) => sections[name].heading));
      for (const name of SECTIONS) expect(sectionOf(name).text.length, name).toBeGreaterThan(150);
    });

    test('is about its number of suits', () => {
      expect(named(elements, 'h1')[0]!.text).toBe(page[suitCount].heading);
      expect(elements.find(hasClass('play'))!.attributes.get('href')).toBe(`#suits=${suitCount}`);
      const image = named(elements, 'img')[0]!;
      expect(image.attributes.get('src')).toBe(`../../pictures/table-${suitCount}-wide.svg`);
      expect(named(elements, 'source')[0]!.attributes.get('srcset')).toBe(`../../pictures/table-${suitCount}-tall.svg`);
    });

    test('keeps room for its pictures', () => {
      for (const image of named(elements, 'img', 'source'))
        for (const side of ['width', 'height']) expect(Number(image.attributes.get(side))).toBeGreaterThan(100);
    });

    test('names what the numbers in the picture point at', () => {
      const labels = elements.find(hasClass('labels'))!;
      expect(labels.children.map(({ text }) => text)).toHaveLength(LABELS.length);
    });

    test('says everything in the words of the game', () => {
      expect(
        within('keys')
          .filter(({ name }) => name === 'dd')
          .map(({ text }) => text),
      ).toEqual(keyTable(messages).map(({ meaning }) => meaning));
      const settings = sectionOf('settings').text;
      for (const [key, hint] of Object.entries(messages.settings))
        if (key.endsWith('Hint')) expect(settings).toContain(hint);
      for (const rule of Object.values(messages.settings.dealRules)) expect(sectionOf('dealing').text).toContain(rule);
      for (const scheme of Object.values(messages.settings.scoreSchemes))
        expect(sectionOf('points').text).toContain(scheme);
      const bundleRows = named(within('styles'), 'tr').map(({ children }) => children.map(({ text }) => text));
      expect(bundleRows.slice(1).map(([name]) => name)).toEqual(BUNDLE_NAMES.map((name) => messages.bundles[name]));
      expect(new Set(bundleRows.map((row) => row.length)).size).toBe(1);
      expect(bundleRows.flat().slice(1)).not.toContain('');
    });

    test('has the four states of the dead stock, and there are no others', () => {
      const states: number[][] = [];
      for (let dealt = 0; dealt < 5; dealt++)
        for (let runs = 0; runs < RUN_COUNT; runs++) {
          const inStock = (5 - dealt) * ROW_LENGTH;
          const onTable = CARD_COUNT - inStock - runs * RUN_LENGTH;
          if (onTable > 0 && onTable < ROW_LENGTH) states.push([dealt, runs, onTable, inStock]);
        }
      const rows = named(within('dealing'), 'tr').slice(1);
      expect(rows.map(({ children }) => children.map(({ text }) => Number(text)))).toEqual(states);
    });

    test('has twelve tips, every example, an exercise with its answer, and questions', () => {
      expect(elements.find(hasClass('tips'))!.children).toHaveLength(12);
      expect(valuesOf(elements, 'data-example')).toEqual(EXAMPLE_NAMES);
      expect(named(within('exercise'), 'summary')).toHaveLength(1);
      expect(named(within('questions'), 'h3').length).toBeGreaterThanOrEqual(12);
      expect(named(within('comparison'), 'tr').length).toBeGreaterThanOrEqual(8);
    });

    test('has tables that can be scrolled with the keyboard and say what they show', () => {
      for (const table of named(elements, 'table')) {
        expect(table.children[0]!.name).toBe('caption');
        expect(table.parent!.attributes.get('tabindex')).toBe('0');
        expect(table.parent!.attributes.get('aria-label')).toBe(table.children[0]!.text);
        expect(named(elements, 'th').every((head) => head.attributes.has('scope'))).toBe(true);
      }
    });
  },
);

test('what differs with the number of suits does differ, and the rest does not', () => {
  const OWN = new Set(['goal', 'table', 'cards', 'together', 'difficulty']);
  for (const language of LANGUAGES) {
    const texts = SUIT_COUNTS.map((topic) => PAGES.find((page) => page.language === language && page.topic === topic)!);
    for (const name of SECTIONS) {
      const told = texts.map(({ elements }) => elements.find((found) => found.attributes.get('id') === name)!);
      const shown =
        name === 'table'
          ? texts.map(({ elements }) => named(elements, 'img')[0]!.attributes.get('alt'))
          : told.map(({ text }) => text);
      expect(new Set(shown).size, name).toBe(OWN.has(name) ? 3 : 1);
    }
  }
});
