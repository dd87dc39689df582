/** The five stations from an id to the cards on the table (docs/deals.md), for any deal, as HTML. */

import type { Language } from '../i18n/language.ts';
import { type Card, packOf, suitName } from '../rules/card.ts';
import { checkOf, formatDealId } from '../rules/deal-id.ts';
import { COLUMN_COUNT, FACE_DOWN_IN_OPENING, ROW_LENGTH } from '../rules/position.ts';
import { DEAL_NUMBERS, type NumberedDeal, type Swap, shuffledPack } from '../rules/shuffle.ts';
import { cardMarkup, escaped, prose } from './markup.ts';
import { rankText } from './small-cards.ts';
import type { FairnessText } from './text.ts';

/** Shown until the reader types another; the worked example of docs/deals.md. */
export const SHOWN_DEAL: NumberedDeal = { dealNumber: 123_456_789_012, suitCount: 4 };

/** So many steps of the shuffle are shown at once; the others on request. */
const FIRST_SWAPS = 5;

const SUIT_SIGNS = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const;

const cardName = (card: Card): string => cardMarkup(rankText(card), SUIT_SIGNS[suitName(card)]);

const cardList = (cards: readonly Card[]): string => cards.map(cardName).join(' ');

/** Rows of ten, as they are dealt. */
function rowsOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  return Array.from({ length: Math.ceil(cards.length / COLUMN_COUNT) }, (_, row) =>
    cards.slice(row * COLUMN_COUNT, (row + 1) * COLUMN_COUNT),
  );
}

export function fairnessWay(way: FairnessText['way'], language: Language, deal: NumberedDeal): string {
  const swaps: Swap[] = [];
  const cards = shuffledPack(deal, (swap) => swaps.push(swap));
  const station = ({ heading, text: told }: FairnessText['way']['id'], shown: string) =>
    `<h3>${escaped(heading)}</h3>${prose(told, language)}<div class="shown">${shown}</div>`;
  return [
    station(way.id, idParts(deal, way)),
    station(way.pack, `<p class="cards">${cardList(packOf(deal.suitCount))}</p>`),
    station(
      way.words,
      `<p>${escaped(way.state(0, deal.dealNumber % 2 ** 32, Math.floor(deal.dealNumber / 2 ** 32), 1))}</p>`,
    ),
    station(way.shuffle, swapList(swaps, way)),
    station(way.layout, tableOf(cards, way)),
  ].join('');
}

function idParts(deal: NumberedDeal, way: FairnessText['way']): string {
  const [suits, ...rest] = formatDealId(deal).replace(/-/gu, '');
  const digits = rest.join('');
  const check = checkOf(deal);
  const sum = way.checkSum(`(${deal.suitCount} × ${DEAL_NUMBERS} + ${deal.dealNumber}) mod 1021 = ${check}`);
  const rows = [
    [suits!, way.suits, String(deal.suitCount)],
    [digits.slice(0, -2), way.number, String(deal.dealNumber)],
    [digits.slice(-2), way.check, sum],
  ] as const;
  return `<dl class="id-parts">${rows.map(([part, name, value]) => `<div><dt><code>${part}</code> ${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`;
}

function swapList(swaps: readonly Swap[], way: FairnessText['way']): string {
  const lines = swaps.map(({ n, words, limit, pick }) => {
    const discarded = words.slice(0, -1).map((word) => `${way.discarded(word, limit)} `);
    return `<li>${escaped(discarded.join('') + way.swap(words.at(-1)!, n, pick, n - 1))}</li>`;
  });
  return (
    `<ol>${lines.slice(0, FIRST_SWAPS).join('')}</ol>` +
    `<details><summary>${escaped(way.allSwaps)}</summary><ol start="${FIRST_SWAPS + 1}">${lines.slice(FIRST_SWAPS).join('')}</ol></details>`
  );
}

function tableOf(cards: readonly Card[], way: FairnessText['way']): string {
  const open = FACE_DOWN_IN_OPENING + ROW_LENGTH;
  const rows: (readonly [string, readonly Card[]])[] = [
    ...rowsOf(cards.slice(0, FACE_DOWN_IN_OPENING)).map((row) => [way.faceDown, row] as const),
    [way.faceUp, cards.slice(FACE_DOWN_IN_OPENING, open)],
    ...rowsOf(cards.slice(open)).map((row, index) => [way.stock(index + 1), row] as const),
  ];
  return `<dl class="rows">${rows.map(([name, row]) => `<div><dt>${escaped(name)}</dt><dd>${cardList(row)}</dd></div>`).join('')}</dl>`;
}
