/**
 * Asks for what the first table needs besides the game's script while that one is still on its way (a plugin of Vite): on a slow
 * network each wait for an answer is as long as all the script has to do.
 */
import { minifySync, type Plugin } from 'vite';
import { LANGUAGES } from '../i18n/language.ts';
import { SUIT_COUNTS } from '../rules/card.ts';

/**
 * What the page runs. It stands alone: its text is all that gets there. Names of files come with its tag: of the languages, the
 * first deals of each suit count, and the bucket; a written page adds the language and the suit count that are its own.
 */
function askForFirstFiles(): void {
  // Later visits have all files at hand, and a game.
  if (navigator.serviceWorker?.controller) return;
  const { src, dataset } = document.currentScript as HTMLScriptElement;
  const ask = (rel: string, as: string, file = '') => {
    const link = { rel, as, href: new URL(file, src), crossOrigin: '' };
    document.head.append(Object.assign(document.createElement('link'), link));
  };
  const tags = [dataset.language ?? navigator.languages, 'en'].flat();
  ask('modulepreload', 'script', tags.map((tag) => dataset[tag.slice(0, 2).toLowerCase()]).find(Boolean));
  ask('modulepreload', 'script', dataset.bucket);
  // A link names its deal.
  if (location.hash === '') ask('preload', 'fetch', dataset[dataset.suits ?? 1]);
}

export const headStart: Plugin = {
  name: 'head-start',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle);
      const data = (name: string | number, pattern: string): string => {
        const file = files.find((path) => new RegExp(`^assets/${pattern}$`, 'u').test(path));
        if (file === undefined) throw new Error(`nothing that was built is called ${pattern}`);
        return ` data-${name}="${file.replace('assets/', '')}"`;
      };
      const names = [
        ...LANGUAGES.map((language) => data(language, `${language}-(?!live)[^/]*\\.js`)),
        ...SUIT_COUNTS.map((suitCount) => data(suitCount, `${suitCount}-000-[^/]*\\.txt`)),
        data('bucket', 'bucket-[^/]*\\.js'),
      ];
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('there is no page to put it in');
      const { code } = minifySync('head-start.js', `(${askForFirstFiles})()`);
      const script = this.emitFile({ type: 'asset', name: 'head-start.js', source: code });
      const tag = `<script async src="./${this.getFileName(script)}"${names.join('')}></script>`;
      index.source = String(index.source).replace('<script type="module"', `${tag}\n    $&`);
    },
  },
};
