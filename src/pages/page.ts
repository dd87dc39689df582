/** A written page as HTML: what stands below the table, in one language and for one suit count. It reads without a script. */
import { BUNDLE_NAMES, BUNDLES, type Choices, SCORE_SCHEMES } from '../game/rules-in-force.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import type { SuitCount } from '../rules/card.ts';
import { DEAL_RULES } from '../rules/legality.ts';
import { SECTIONS, type SectionName, TO_ROOT, TOPICS, type Topic } from '../ui/addresses.ts';
import { keyTable } from '../ui/key-table.ts';
import { SETTING_GROUPS } from '../ui/setting-list.ts';
import { EXAMPLE_NAMES, EXAMPLES, type ExampleName } from './examples.ts';
import { exerciseWords, KEPT_EXERCISE, KEPT_TABLE } from './kept-exercise.ts';
import { escaped, inline, linkTo, prose } from './markup.ts';
import { smallColumn, suitShapes } from './small-cards.ts';
import { PICTURES, pictureFile } from './table-picture.ts';
import { LABELS, type PagesText, type Sections } from './text.ts';

export interface PageWords {
  readonly language: Language;
  readonly text: PagesText;
  /** The words of the game, so that a page calls everything as the game does. */
  readonly messages: Messages;
}

/** What a section shows behind its common text. */
type Extra = (words: PageWords, suitCount: SuitCount) => string;

const own =
  (name: 'goal' | 'cards' | 'together' | 'difficulty'): Extra =>
  ({ text, language }, suitCount) =>
    prose(text.sections[name].own[suitCount], language);

const EXTRAS: Readonly<Partial<Record<SectionName, Extra>>> = {
  goal: own('goal'),
  table: tablePicture,
  cards: own('cards'),
  together: (words, suitCount) => own('together')(words, suitCount) + examples(words),
  dealing: ({ text: { sections }, language, messages }) => {
    const { rules, deadStock } = sections.dealing;
    const terms = DEAL_RULES.map((rule) => ({ term: messages.settings.dealRules[rule], meaning: rules[rule] }));
    return definitions(terms, language) + prose(deadStock.lead, language) + deadStockTable(deadStock);
  },
  points: ({ text: { sections }, language, messages }) =>
    SCORE_SCHEMES.map(
      (scheme) =>
        `<h3>${escaped(messages.settings.scoreSchemes[scheme])}</h3>${prose(sections.points.schemes[scheme], language)}`,
    ).join('') + prose(sections.points.example, language),
  styles: bundleTable,
  difficulty: own('difficulty'),
  tips: ({ text, language }) =>
    `<ol class="tips">${text.sections.tips.tips
      .map(({ tip, reason }) => `<li><strong>${inline(tip, language)}</strong> ${inline(reason, language)}</li>`)
      .join('')}</ol>`,
  exercise: keptExercise,
  keys: ({ messages }) =>
    `<dl class="key-table">${keyTable(messages)
      .map(({ names, meaning }) => {
        const keys = names.map((name) => `<kbd>${escaped(name)}</kbd>`).join(' + ');
        return `<div><dt>${keys}</dt><dd>${escaped(meaning)}</dd></div>`;
      })
      .join('')}</dl>`,
  settings: settingsList,
  comparison: comparisonTable,
  questions: ({ text, language }) =>
    text.sections.questions.questions
      .map(({ question, answer }) => `<h3>${escaped(question)}</h3>${prose(answer, language)}`)
      .join(''),
};

function definitions(terms: readonly { term: string; meaning: string }[], language: Language): string {
  const rows = terms.map(({ term, meaning }) => `<dt>${escaped(term)}</dt><dd>${inline(meaning, language)}</dd>`);
  return `<dl>${rows.join('')}</dl>`;
}

interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row names it. Cells are HTML. */
  readonly rows: readonly (readonly string[])[];
}

/** A table that scrolls by itself where it is wider than the page, with the keyboard too. */
function table({ caption, head, rows }: Table): string {
  const heads = head.map((cell) => (cell === '' ? '<td></td>' : `<th scope="col">${cell}</th>`)).join('');
  const body = rows.map(
    ([name, ...cells]) => `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<div class="wide" role="region" aria-label="${escaped(caption)}" tabindex="0"><table><caption>${escaped(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** The four states in which the strict rule locks the stock for ever (R7): deals, runs, cards on the table and in the stock. */
const DEAD_STOCK = [
  [0, 4, 2, 50],
  [2, 5, 9, 30],
  [3, 6, 6, 20],
  [4, 7, 3, 10],
] as const;

const deadStockTable = ({ caption, dealt, runs, onTable, inStock }: Sections['dealing']['deadStock']): string =>
  table({
    caption,
    head: [dealt, runs, onTable, inStock].map(escaped),
    rows: DEAD_STOCK.map((state) => state.map(String)),
  });

function tablePicture({ text, language }: PageWords, suitCount: SuitCount): string {
  const { picture, labels } = text.sections.table;
  const { wide, tall } = PICTURES;
  const file = (shape: 'wide' | 'tall') => `${TO_ROOT}${pictureFile(suitCount, shape)}`;
  return (
    `<figure class="table-picture"><picture>` +
    `<source media="(max-width: 40em)" srcset="${file('tall')}" width="${tall.width}" height="${tall.height}">` +
    `<img src="${file('wide')}" width="${wide.width}" height="${wide.height}" loading="lazy" decoding="async" alt="${escaped(picture[suitCount])}">` +
    `</picture><figcaption><ol class="labels">${LABELS.map((label) => `<li>${inline(labels[label], language)}</li>`).join('')}</ol></figcaption></figure>`
  );
}

function examples({ text, language, messages }: PageWords): string {
  const { examplesLead, examples: words } = text.sections.together;
  return `<p>${inline(examplesLead, language)}</p><div class="examples">${EXAMPLE_NAMES.map((name) => {
    const { caption, explained } = words[name];
    return (
      `<figure class="example" data-example="${name}"><div class="live"><div class="example-table">${exampleColumns(name, messages)}</div></div>` +
      `<figcaption><strong>${inline(caption, language)}</strong> ${inline(explained, language)}</figcaption></figure>`
    );
  }).join('')}</div>`;
}

function exampleColumns(name: ExampleName, messages: Messages): string {
  const { source, targets } = EXAMPLES[name];
  return [source, ...targets.map((card) => [card])].map((cards) => smallColumn(cards, messages)).join('');
}

/** The bundles side by side (R13), in the game's own words. */
function bundleTable({ text, language, messages }: PageWords): string {
  const { caption, asSet, after } = text.sections.styles;
  const { newGame, settings, bundles } = messages;
  const cell = <K extends keyof Choices>(
    choices: Partial<Choices>,
    key: K,
    labels: Readonly<Record<Choices[K], string>>,
  ) => {
    const value = choices[key] as Choices[K] | undefined;
    return escaped(value === undefined ? asSet : labels[value]);
  };
  const rows = BUNDLE_NAMES.map((name) => {
    const choices: Partial<Choices> = BUNDLES[name];
    return [
      escaped(bundles[name]),
      cell(choices, 'suitCount', newGame.suitCount),
      cell(choices, 'dealChoice', newGame.dealChoices),
      cell(choices, 'dealRule', settings.dealRules),
      cell(choices, 'scoreScheme', settings.scoreSchemes),
      cell(choices, 'tapMode', settings.tapModes),
    ];
  });
  const head = ['', newGame.suits, newGame.deals, settings.dealRule, settings.scoreScheme, settings.tapMode];
  return table({ caption, head: head.map(escaped), rows }) + prose(after, language);
}

/** Every setting with what it does, in the words of the window where it is set. */
function settingsList({ language, messages }: PageWords): string {
  return SETTING_GROUPS.map(({ group, settings }) => {
    const terms = settings.map((name) => ({
      term: messages.settings[name],
      meaning: messages.settings[`${name}Hint`],
    }));
    return `<h3>${escaped(messages.settings.groups[group])}</h3>${definitions(terms, language)}`;
  }).join('');
}

function keptExercise(words: PageWords): string {
  const { text, messages } = words;
  const { fromThePage, answer } = text.sections.exercise;
  const { question, solution } = exerciseWords(KEPT_EXERCISE, text.sections.exercise);
  const columns = [KEPT_EXERCISE.from, KEPT_EXERCISE.better.to, KEPT_EXERCISE.worse.to].sort((a, b) => a - b);
  const drawn = columns.map(
    (column) =>
      `<figure class="exercise-column"><figcaption>${escaped(messages.editor.column(column + 1))}</figcaption>${smallColumn(KEPT_TABLE[column]!.open, messages)}</figure>`,
  );
  return (
    `<div class="exercise" data-exercise><p class="source">${escaped(fromThePage)}</p><div class="exercise-table">${drawn.join('')}</div>` +
    `<p>${escaped(question)}</p><details><summary>${escaped(answer)}</summary><p>${escaped(solution)}</p></details></div>`
  );
}

function comparisonTable({ text, language }: PageWords): string {
  const { caption, games, rows, after } = text.sections.comparison;
  return (
    table({
      caption,
      head: ['', ...games.map(escaped)],
      rows: rows.map(({ what, cells }) => [escaped(what), ...cells.map((cell) => inline(cell, language))]),
    }) + prose(after, language)
  );
}

function section(name: SectionName, words: PageWords, suitCount: SuitCount): string {
  const { heading, text } = words.text.sections[name];
  return `<section id="${name}" aria-labelledby="${name}-heading"><h2 id="${name}-heading">${escaped(heading)}</h2>${prose(text, words.language)}${EXTRAS[name]?.(words, suitCount) ?? ''}</section>`;
}

const listOfLinks = (links: readonly string[]): string =>
  `<ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul>`;

function contents({ text }: PageWords): string {
  const links = SECTIONS.map((name) => `<a href="#${name}">${escaped(text.sections[name].heading)}</a>`);
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">${escaped(text.frame.contents)}</h2>${listOfLinks(links)}</nav>`;
}

/**
 * Links to the same page in the other languages, and to the other pages in this one: at the top of a page as parts that can be
 * jumped to, at its end once more, as plain lists.
 */
export function otherPages({ text, language }: PageWords, topic: Topic, at: 'top' | 'end'): string {
  const { frame } = text;
  const name = (other: Topic) => (other === 'fairness' ? frame.fairness : frame.suitCount[other]);
  const pages = TOPICS.map((other) =>
    other === topic
      ? `<span aria-current="page">${escaped(name(other))}</span>`
      : `<a href="${linkTo({ language, topic: other })}">${escaped(name(other))}</a>`,
  );
  const languages = LANGUAGES.filter((other) => other !== language).map(
    (other) =>
      `<a href="${linkTo({ language: other, topic })}" hreflang="${other}" lang="${other}">${LANGUAGE_NAMES[other]}</a>`,
  );
  if (at === 'end') return `<div class="links">${listOfLinks(pages)}${listOfLinks(languages)}</div>`;
  return (
    `<nav class="links" aria-label="${escaped(frame.otherSuits)}">${listOfLinks(pages)}</nav>` +
    `<nav class="links" aria-label="${escaped(frame.languages)}">${listOfLinks(languages)}</nav>`
  );
}

/** Everything of a page that stands below the table. */
export function article(words: PageWords, suitCount: SuitCount): string {
  const { text, language } = words;
  const { heading, lead } = text.page[suitCount];
  return (
    suitShapes +
    `<div class="page"><p class="to-text"><a href="#text">${escaped(text.frame.toText)}</a></p>` +
    `<header id="text"><h1>${escaped(heading)}</h1><p class="lead">${inline(lead, language)}</p><noscript><p>${escaped(text.frame.noGame)}</p></noscript>` +
    `<p><a class="play" href="#suits=${suitCount}">${escaped(text.frame.play[suitCount])}</a></p>${otherPages(words, suitCount, 'top')}</header>` +
    `${contents(words)}<article>${SECTIONS.map((name) => section(name, words, suitCount)).join('')}</article>` +
    `<footer><p><a href="#game">${escaped(text.frame.toTable)}</a></p>${otherPages(words, suitCount, 'end')}<p>${inline(text.frame.footer, language)}</p></footer></div>`
  );
}
