// Checks the spelling of all that is written for readers, with hunspell and Debian's dictionaries:  npm run spelling
//   apt-get install hunspell hunspell-de-de hunspell-es hunspell-en-gb
// Words that are right and in no dictionary stand in scripts/spelling/LANGUAGE.txt, one a line.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const DICTIONARIES = { de: 'de_DE', es: 'es_ES', en: 'en_GB' };

/** @param {string} html */
const textOf = (html) =>
  html
    .replace(/^.*?<body>/s, '')
    .replace(/<(script|style|svg|code|kbd)\b.*?<\/\1>/gs, ' ')
    // Hunspell cuts lines that are too long, wherever that is.
    .replace(/<[^>]*>/g, '\n')
    .replace(/([.:;?]) /g, '$1\n')
    .replace(/&[a-z]+;/g, ' ')
    // Hunspell knows the straight apostrophe; hyphens join words that are right each.
    .replace(/’/g, "'")
    .replace(/[-–—]/g, ' ');

/**
 * The words of a language that no dictionary knows, as they come up in its built pages.
 * @param {keyof typeof DICTIONARIES} language
 */
function unknownWords(language) {
  const known = new Set(readFileSync(`scripts/spelling/${language}.txt`, 'utf8').split('\n'));
  const pages = readdirSync(`dist/${language}`).map((folder) =>
    textOf(readFileSync(`dist/${language}/${folder}/index.html`, 'utf8')),
  );
  const { stdout, status, error } = spawnSync('hunspell', ['-d', DICTIONARIES[language], '-i', 'utf-8', '-l'], {
    input: pages.join('\n'),
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`hunspell with ${DICTIONARIES[language]} can't be run: ${error?.message ?? status}`);
  const found = stdout.split('\n').map((word) => word.replace(/\.$/, ''));
  return [...new Set(found)].filter((word) => word !== '' && !known.has(word));
}

if (!existsSync('dist/de')) {
  console.error('Build the pages first: npm run build');
  process.exit(2);
}
let unknown = 0;
for (const language of /** @type {(keyof typeof DICTIONARIES)[]} */ (Object.keys(DICTIONARIES))) {
  const words = unknownWords(language);
  unknown += words.length;
  console.log(`${language}: ${words.length === 0 ? 'every word is known' : words.join(' ')}`);
}
process.exit(unknown === 0 ? 0 : 1);
