/** What search engines, other sites and browsers are told of a page, and the files that list all pages. */
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { ADDRESSES, type Address, pathOf } from '../ui/addresses.ts';
import { escaped, linkTo } from './markup.ts';
import type { PagesText } from './text.ts';

/** A page in short, as its tab, search results and shared links show it. */
interface Summary {
  readonly title: string;
  readonly description: string;
}

export const summaryOf = (text: PagesText, { topic }: Address): Summary =>
  topic === 'fairness' ? text.fairness : text.page[topic];

const REGIONS: Readonly<Record<Language, string>> = { de: 'de_DE', es: 'es_ES', en: 'en_GB' };

/**
 * The elements of the head that differ from page to page.
 * @param site the address of the site's root with a slash at the end, where it is known when the site is built; without it links
 *   are relative, which browsers follow and search engines mostly don't.
 */
export function headOf(address: Address, text: PagesText, site: string | undefined): string {
  const { title, description } = summaryOf(text, address);
  const at = (other: Address) => (site === undefined ? linkTo(other) : site + pathOf(other));
  const root = site ?? '../../';
  const alternates = LANGUAGES.map((language) => {
    const href = at({ ...address, language });
    return `<link rel="alternate" hreflang="${language}" href="${href}">`;
  });
  const picture = `${root}sharing.jpg`;
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', at(address)],
    ['og:locale', REGIONS[address.language]],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${at(address)}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${site ?? root}">`,
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${structuredData(address, text, at(address), picture)}</script>`,
  ].join('\n    ');
}

/** schema.org: a game for one, free, in the browser. `<` is escaped, so that no text can end the element. */
function structuredData(address: Address, text: PagesText, url: string, image: string): string {
  const { title, description } = summaryOf(text, address);
  const data = {
    '@context': 'https://schema.org',
    '@type': ['VideoGame', 'WebApplication'],
    name: title,
    description,
    url,
    image,
    inLanguage: address.language,
    genre: 'Solitaire',
    gamePlatform: 'Web browser',
    applicationCategory: 'Game',
    operatingSystem: 'Any',
    playMode: 'SinglePlayer',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
  };
  return JSON.stringify(data).replace(/</gu, '\\u003c');
}

/** sitemap.xml: every page with its sisters in the other languages. */
export function sitemap(site: string): string {
  const urls = ADDRESSES.map((address) => {
    const links = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${site}${pathOf({ ...address, language })}"/>`,
    );
    return `<url><loc>${site}${pathOf(address)}</loc>${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}

export const robots = (site: string | undefined): string =>
  `User-agent: *\nAllow: /\n${site === undefined ? '' : `Sitemap: ${site}sitemap.xml\n`}`;
