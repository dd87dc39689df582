/**
 * What the written pages say (W1): the shape that each language fills, so that a part that is missing in one of them does not
 * compile. The texts of the three languages stand in text/; how they become pages is the matter of page.ts.
 */

import type { ScoreScheme } from '../game/rules-in-force.ts';
import type { CardWords } from '../i18n/words.ts';
import type { SuitCount } from '../rules/card.ts';
import type { DealRule } from '../rules/legality.ts';
import type { SectionName } from '../ui/addresses.ts';
import type { ExampleName } from './examples.ts';

/**
 * Running text with a few marks (see markup.ts): `*words*` are stressed, `[words](#dealing)` links to a section of the page,
 * `[words](fairness)` to that page, `[words](2)` to the page for two suits; a card is written `9♠`.
 */
export type Marked = string;
/** A paragraph, a list, or steps in their order. */
export type Block = Marked | { readonly list: readonly Marked[] } | { readonly steps: readonly Marked[] };
export type Prose = readonly Block[];

type BySuits<T> = Readonly<Record<SuitCount, T>>;

interface Section {
  readonly heading: string;
  readonly text: Prose;
}

/** A section of which a part depends on the number of suits; it stands behind the common text. */
interface SectionBySuits extends Section {
  readonly own: BySuits<Prose>;
}

/** What the numbers in the picture of the table point at, in this order. */
export const LABELS = ['column', 'freeEnd', 'faceDown', 'run', 'stock', 'foundations', 'emptyColumn'] as const;
export type LabelName = (typeof LABELS)[number];

interface Tip {
  /** What to do, a sentence. */
  readonly tip: Marked;
  /** Why, one to three sentences. */
  readonly reason: Marked;
}

export interface Sections extends Readonly<Record<SectionName, Section>> {
  readonly goal: SectionBySuits;
  readonly table: Section & {
    /** What a reader who does not see the picture is told of it. */
    readonly picture: BySuits<string>;
    readonly labels: Readonly<Record<LabelName, Marked>>;
  };
  readonly cards: SectionBySuits;
  readonly together: SectionBySuits & {
    /** Above the examples: that they can be played right there. */
    readonly examplesLead: Marked;
    readonly examples: Readonly<Record<ExampleName, { readonly caption: Marked; readonly explained: Marked }>>;
  };
  readonly dealing: Section & {
    readonly rules: Readonly<Record<DealRule, Marked>>;
    /** The four states of the dead stock, as a table. */
    readonly deadStock: {
      readonly lead: Prose;
      readonly caption: string;
      readonly dealt: string;
      readonly runs: string;
      readonly onTable: string;
      readonly inStock: string;
    };
  };
  readonly points: Section & {
    readonly schemes: Readonly<Record<ScoreScheme, Prose>>;
    /** A worked example: a completed run is taken back, under each scheme. */
    readonly example: Prose;
  };
  /** The bundles side by side (R13); the cells come from the game's own words. */
  readonly styles: Section & {
    readonly caption: string;
    /** In a cell: this bundle leaves what the player has set. */
    readonly asSet: string;
    readonly after: Prose;
  };
  readonly difficulty: SectionBySuits;
  readonly tips: Section & { readonly tips: readonly [Tip, Tip, Tip, Tip, Tip, Tip, Tip, Tip, Tip, Tip, Tip, Tip] };
  readonly exercise: Section & {
    /** Above a case from the reader's own table, and above one that was kept for the page. */
    readonly fromYourTable: string;
    readonly fromThePage: string;
    /** The card (or the run from this card down) of this column has two places to go. */
    readonly question: (cards: number, head: CardWords, column: number) => string;
    readonly target: (column: number, card: CardWords) => string;
    readonly answer: string;
    /** The better place and why; `cards` and `otherCards`: how many cards can be lifted after the one and after the other. */
    readonly solution: (column: number, cards: number, otherCards: number) => string;
    readonly because: {
      /** It joins its own suit. */
      readonly joins: string;
      /** Both are of another suit; this one covers a shorter run. */
      readonly coversLess: string;
    };
    readonly isRight: string;
    readonly isWrong: string;
    readonly another: string;
  };
  readonly comparison: Section & {
    readonly caption: string;
    readonly games: readonly [spider: string, klondike: string, freeCell: string];
    readonly rows: readonly {
      readonly what: string;
      readonly cells: readonly [spider: Marked, klondike: Marked, freeCell: Marked];
    }[];
    readonly after: Prose;
  };
  readonly questions: Section & {
    readonly questions: readonly { readonly question: string; readonly answer: Prose }[];
  };
}

/** The page that shows how a deal comes from its id, and lets readers check the shuffle (D7). */
export interface FairnessText {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: Prose;
  readonly way: Section & {
    readonly idLabel: string;
    readonly show: string;
    /** The five stations of the way, each with what happens there. */
    readonly id: Section;
    readonly pack: Section;
    readonly words: Section;
    readonly shuffle: Section;
    readonly layout: Section;
    /** Rows of a table: what the characters of the id stand for. */
    readonly suits: string;
    readonly number: string;
    readonly check: string;
    /** The check as a sum: `(4 × 2^40 + 123) mod 1021 = 7`. */
    readonly checkSum: (sum: string) => string;
    readonly state: (a: number, b: number, c: number, counter: number) => string;
    /** Step of the shuffle, as it is listed. */
    readonly swap: (word: number, n: number, pick: number, last: number) => string;
    readonly discarded: (word: number, limit: number) => string;
    readonly allSwaps: string;
    readonly faceDown: string;
    readonly faceUp: string;
    readonly stock: (row: number) => string;
  };
  readonly test: Section & {
    readonly run: string;
    readonly stop: string;
    readonly dealsLabel: string;
    readonly progress: (done: string, of: string) => string;
    readonly picture: string;
    readonly pictureAlt: string;
    /** Statistic, degrees of freedom, and the share of fair shuffles that give as large a value or a larger one. */
    readonly result: (statistic: string, degrees: string, share: string) => string;
    readonly fair: string;
    readonly unusual: string;
    readonly stopped: string;
    readonly howToRead: Prose;
  };
}

export interface PagesText {
  readonly page: BySuits<{
    /** For the tab and for search engines: at most 60 characters. */
    readonly title: string;
    /** At most 155 characters. */
    readonly description: string;
    readonly heading: string;
    readonly lead: Marked;
  }>;
  readonly frame: {
    readonly contents: string;
    readonly play: BySuits<string>;
    readonly otherSuits: string;
    readonly suitCount: BySuits<string>;
    readonly languages: string;
    readonly fairness: string;
    readonly toTable: string;
    readonly toText: string;
    /** For readers without JavaScript. */
    readonly noGame: string;
    readonly footer: Marked;
  };
  readonly sections: Sections;
  readonly fairness: FairnessText;
}

/** What the living parts of a page say: apart from the rest, which a browser has already as HTML. */
export interface LiveText {
  readonly examples: {
    /** Below an example that nobody has touched yet: how it is played. */
    readonly lead: string;
    /** Said after the right move. */
    readonly right: string;
    readonly reset: string;
  };
  readonly exercise: Sections['exercise'];
  readonly fairness: FairnessText;
}
