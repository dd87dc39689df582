/** The page about fairness (D7): the way from an id to its cards, and the test of the shuffle that readers run themselves. */
import { formatDealId } from '../rules/deal-id.ts';
import { fairnessWay, SHOWN_DEAL } from './fairness-way.ts';
import { escaped, inline, prose } from './markup.ts';
import { otherPages, type PageWords } from './page.ts';
import type { FairnessText } from './text.ts';

export function fairnessArticle(words: PageWords): string {
  const { language, text } = words;
  const { heading, lead, way, test } = text.fairness;
  return (
    `<main class="page"><header><h1>${escaped(heading)}</h1><div class="lead">${prose(lead, language)}</div>${otherPages(words, 'fairness', 'top')}</header><article>` +
    `<section aria-labelledby="way"><h2 id="way">${escaped(way.heading)}</h2>${prose(way.text, language)}` +
    `<div data-way-form>${placeOfForm(way)}</div><div data-way>${fairnessWay(way, language, SHOWN_DEAL)}</div></section>` +
    `<section aria-labelledby="test"><h2 id="test">${escaped(test.heading)}</h2>${prose(test.text, language)}` +
    `<div data-shuffle-test></div>${prose(test.howToRead, language)}</section></article>` +
    `<footer>${otherPages(words, 'fairness', 'end')}<p>${inline(text.frame.footer, language)}</p></footer></main>`
  );
}

/** Looks as the living form will (WayForm.svelte), so that nothing moves when it comes; hidden where there is no script. */
const placeOfForm = ({ idLabel, show }: FairnessText['way']): string =>
  `<form class="way-form"><label>${escaped(idLabel)} <input value="${formatDealId(SHOWN_DEAL)}" size="16" disabled></label>` +
  `<button type="submit" class="main" disabled>${escaped(show)}</button></form><p></p>`;
