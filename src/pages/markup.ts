/** From the authors' few marks to HTML. Everything else in a text is only ever text. */

import type { Language } from '../i18n/language.ts';
import type { Address } from '../ui/addresses.ts';
import { pathOf, SECTIONS, TO_ROOT, TOPICS } from '../ui/addresses.ts';
import type { Block, Marked, Prose } from './text.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/gu, (found) => ESCAPES[found]!);

/** From one written page to another, whatever folder the site lies in. */
export const linkTo = (address: Address): string => TO_ROOT + pathOf(address);

/** @throws Error at a link that leads nowhere, so that it fails the build. */
function href(target: string, language: Language): string {
  if (SECTIONS.some((section) => target === `#${section}`)) return target;
  const topic = TOPICS.find((name) => target === String(name));
  if (topic === undefined) throw new Error(`a text links to ${target}, which is no page and no section`);
  return linkTo({ language, topic });
}

const RED_SUITS = '♥♦';
/** A card in running text keeps together, and its suit has the colour of the suit. */
export const cardMarkup = (rank: string, suit: string): string =>
  `<span class="card-name${RED_SUITS.includes(suit) ? ' red' : ''}">${rank}${suit}</span>`;

/** One line of text: links, stress and cards. */
export const inline = (text: Marked, language: Language): string =>
  escaped(text)
    .replace(
      /\[([^\]]+)\]\(([^)]+)\)/gu,
      (_, words: string, target: string) => `<a href="${href(target, language)}">${words}</a>`,
    )
    .replace(/\*([^*]+)\*/gu, '<strong>$1</strong>')
    .replace(/\b(10|[2-9AJQK])([♠♥♦♣])/gu, (_, rank: string, suit: string) => cardMarkup(rank, suit));

const items = (texts: readonly Marked[], language: Language): string =>
  texts.map((text) => `<li>${inline(text, language)}</li>`).join('');

function block(part: Block, language: Language): string {
  if (typeof part === 'string') return `<p>${inline(part, language)}</p>`;
  return 'list' in part ? `<ul>${items(part.list, language)}</ul>` : `<ol>${items(part.steps, language)}</ol>`;
}

export const prose = (parts: Prose, language: Language): string => parts.map((part) => block(part, language)).join('');
