/**
 * Builds the written pages into the site (a plugin of Vite): each is the page of the game with a head of its own and text below
 * the table, as a file in a folder of its own. All links are relative, so the site works from any folder of any host.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { de as deMessages } from '../i18n/de.ts';
import { en as enMessages } from '../i18n/en.ts';
import { es as esMessages } from '../i18n/es.ts';
import type { Language } from '../i18n/language.ts';
import { SUIT_COUNTS } from '../rules/card.ts';
import { ADDRESSES, type Address, addressOf, pathOf, TO_ROOT } from '../ui/addresses.ts';
import { fairnessArticle } from './fairness-page.ts';
import { headOf, robots, sitemap, summaryOf } from './head.ts';
import { escaped } from './markup.ts';
import { article, type PageWords } from './page.ts';
import { PICTURES, pictureFile, tablePicture } from './table-picture.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';

const WORDS: Readonly<Record<Language, PageWords>> = {
  de: { language: 'de', text: de, messages: deMessages },
  es: { language: 'es', text: es, messages: esMessages },
  en: { language: 'en', text: en, messages: enMessages },
};

const source = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The body of a page: where the game goes, then the text. The page about fairness has no table. */
function bodyOf({ language, topic }: Address): string {
  const words = WORDS[language];
  if (topic === 'fairness') return fairnessArticle(words);
  return `<div id="game"></div>\n${article(words, topic)}`;
}

/** What starts the game. The page about fairness has no table to play on. */
const GAME_SCRIPTS = /\s*<script (?:type="module"|async)[^>]*><\/script>/gu;

/** What the page of the game is made into: its own head and body, and links that lead from the page's folder. */
function pageFrom(index: string, address: Address, site: string | undefined, extraHead: string): string {
  return (address.topic === 'fairness' ? index.replace(GAME_SCRIPTS, '') : index)
    .replace('<script async', `$& data-language="${address.language}" data-suits="${address.topic}"`)
    .replace(/<html lang="[^"]*"/u, `<html lang="${address.language}"`)
    .replace(/\s*<title>.*?<\/title>/su, '')
    .replace(/\s*<meta name="description"[^>]*>/u, '')
    .replace(/(href|src)="\.\//gu, `$1="${TO_ROOT}`)
    .replace('</head>', `  ${headOf(address, WORDS[address.language].text, site)}\n    ${extraHead}\n  </head>`)
    .replace(/<body>.*<\/body>/su, () => `<body>\n${bodyOf(address)}\n</body>`);
}

/** Links to all pages, for readers of the root without a script; search engines follow them as well. */
const pageLinks = (): string =>
  ADDRESSES.map((address) => {
    const { title } = summaryOf(WORDS[address.language].text, address);
    return `<p lang="${address.language}"><a href="./${pathOf(address)}">${escaped(title)}</a></p>`;
  }).join('');

/** The light colours of the style sheet, for pictures that stand alone. */
function coloursFrom(css: string): (name: string) => string {
  const [, root = ''] = /:root \{(.*?)\}/su.exec(css) ?? [];
  const values = new Map([...root.matchAll(/(--[a-z-]+): ([^;]+);/gu)].map(([, name, value]) => [name!, value!]));
  return (name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`the style sheet has no ${name}`);
    return value;
  };
}

const GAME_STYLES = 'src/ui/styles/page.css';

function* pictures(): Generator<readonly [file: string, svg: string]> {
  const colourOf = coloursFrom(source(GAME_STYLES));
  for (const suitCount of SUIT_COUNTS) {
    const chunk = source(`catalogue/${suitCount}-000.txt`);
    for (const shape of Object.keys(PICTURES) as (keyof typeof PICTURES)[])
      yield [pictureFile(suitCount, shape), tablePicture(chunk, shape, colourOf)];
  }
}

const STYLES = 'src/pages/pages.css';
const SCRIPT = 'src/pages/live/start.ts';

/** @param site the address that the site will have, with a slash at the end, or undefined where that is not known. */
export function writtenPages(site: string | undefined): Plugin {
  return {
    name: 'written-pages',
    config: () => ({ build: { rolldownOptions: { input: { index: 'index.html', pages: SCRIPT } } } }),
    transformIndexHtml: (html) => html.replace('<!-- written pages -->', pageLinks),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.originalUrl ?? '').split('?')[0]!;
        // Drawn only when one is asked for: every file of the game comes by here.
        const picture = path.endsWith('.svg') ? [...pictures()].find(([file]) => path.endsWith(file)) : undefined;
        const address = addressOf(path);
        if (picture !== undefined) {
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(picture[1]);
        } else if (address === undefined) next();
        else {
          const styles = [GAME_STYLES, STYLES].map((file) => `<link rel="stylesheet" href="/${file}">`);
          const extra = `${styles.join('')}<script type="module" src="/${SCRIPT}"></script>`;
          const page = pageFrom(source('index.html'), address, site, extra);
          response.setHeader('Content-Type', 'text/html');
          response.end(await server.transformIndexHtml(path, page));
        }
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = Object.values(bundle).find(({ fileName }) => fileName === 'index.html');
        const script = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.isEntry && file.name === 'pages',
        );
        if (index?.type !== 'asset' || script === undefined)
          throw new Error('the pages need index.html and their script');
        const styles = this.emitFile({ type: 'asset', name: 'pages.css', source: source(STYLES) });
        const extra =
          `<link rel="stylesheet" href="${TO_ROOT}${this.getFileName(styles)}">` +
          `<script type="module" src="${TO_ROOT}${script.fileName}"></script>`;
        const emit = (fileName: string, content: string) => this.emitFile({ type: 'asset', fileName, source: content });
        for (const address of ADDRESSES)
          emit(`${pathOf(address)}index.html`, pageFrom(String(index.source), address, site, extra));
        for (const [file, svg] of pictures()) emit(file, svg);
        emit('robots.txt', robots(site));
        if (site !== undefined) emit('sitemap.xml', sitemap(site));
      },
    },
  };
}
