/** Every text of a language: plain ones as they are, functions called with all that they may meet. */
import type { Messages } from '../../src/i18n/messages.ts';
import type { CardWords, SuitWord } from '../../src/i18n/words.ts';

export interface Sentence {
  /** As in `said.moved`. */
  readonly path: string;
  readonly args: readonly unknown[];
  readonly text: string;
}

type Sayer = (...args: never[]) => string;
/** For each function among these messages, the arguments to call it with: the compiler misses none. */
type Calls<T> = {
  readonly [K in keyof T as T[K] extends Sayer ? K : never]: T[K] extends (...args: infer Args) => string
    ? readonly Readonly<Args>[]
    : never;
};

const SUITS: readonly SuitWord[] = ['spades', 'hearts', 'diamonds', 'clubs'];
const CARDS: readonly CardWords[] = SUITS.flatMap((suit) =>
  Array.from({ length: 13 }, (_, i) => ({ rank: i + 1, suit })),
);
const COUNTS = [0, 1, 2, 10];
const COLUMN = 4;

const counts = COUNTS.map((n) => [n] as const);
const cards = CARDS.map((card) => [card] as const);
const columns = [1, 2, 10].map((column) => [column] as const);
const groups = COUNTS.flatMap((n) => CARDS.map((head) => [n, head] as const));
const groupsAndColumn = groups.map(([n, head]) => [n, head, COLUMN] as const);
const foundOfExpected = COUNTS.map((found) => [found, 104] as const);
const pairs = CARDS.flatMap((card) => CARDS.map((other) => [card, other] as const));

const KING = 13;
const ACE = 1;

function callsOf(messages: Messages) {
  const suits = SUITS.map((suit) => messages.suitNames[suit]);
  const names = CARDS.slice(0, 10).map((card) => messages.card(card));
  const deals = [['1ABC'], [messages.status.pastedDeal]] as const;
  const found = [['x']] as const;
  return {
    '': { card: cards, cards: counts, list: [[names], [names.slice(0, 2)]] },
    status: {
      runsOf: counts,
      suits: counts,
      changeSuits: counts,
      copyDeal: deals,
      difficulty: Object.values(messages.newGame.levels).map((level) => [level] as const),
      completed: [[[]], [suits.slice(1, 2)], [suits], [[...suits, ...suits]]],
    },
    table: {
      column: CARDS.flatMap((freeEnd) =>
        COUNTS.map((n) => [{ column: COLUMN, cards: n + 3, faceDown: n, freeEnd, run: n }] as const),
      ),
      emptyColumn: columns,
      openCards: [[names]],
      chosen: groups,
      stock: counts,
    },
    help: { about: [[messages.settings.dealRule]] },
    said: {
      moved: groupsAndColumn,
      dealt: [[names]],
      collected: suits.map((suit) => [suit, 3] as const),
      revealed: CARDS.map((card) => [card, COLUMN] as const),
      movedBack: groupsAndColumn,
      newGame: deals,
      earlierGame: deals,
      laterGame: deals,
      rulesChanged: Object.values(messages.settings.dealRules).map((rule) => [rule] as const),
      picked: groups,
    },
    refusals: {
      emptySource: columns,
      tooFewCards: COUNTS.map((n) => [COLUMN, n] as const),
      faceDown: counts,
      brokenRun: pairs.flatMap(([breaker, above]) => COUNTS.map((n) => [breaker, above, n, breaker] as const)),
      ontoAce: cards,
      kingNeedsEmptyColumn: CARDS.filter(({ rank }) => rank === KING).map((card) => [card] as const),
      wrongRank: pairs.filter(([card, target]) => card.rank !== KING && target.rank !== ACE),
      noTarget: CARDS.filter(({ rank }) => rank !== KING).map((card) => [card] as const),
      noTargetKing: CARDS.filter(({ rank }) => rank === KING).map((card) => [card] as const),
      emptyColumns: [[[4]], [[2, 5]], [[2, 5, 10]]],
    },
    hints: {
      move: groupsAndColumn,
      turnsCard: COUNTS.map((moves) => [COLUMN, moves] as const),
      emptiesColumn: COUNTS.map((moves) => [COLUMN, moves] as const),
      completesRun: suits.flatMap((suit) => COUNTS.map((moves) => [suit, moves] as const)),
      joinsRun: suits.flatMap((suit) => COUNTS.map((moves) => [5, suit, moves] as const)),
      fillThenDeal: columns,
    },
    picker: {
      title: columns,
      howMany: COUNTS.flatMap((n) => COUNTS.map((movable) => [n, movable] as const)),
      faceDown: counts,
      target: CARDS.map((card) => [COLUMN, card] as const),
      emptyTarget: columns,
      page: [[1, 2]],
      emptyColumn: columns,
    },
    win: { runsOfSuit: suits.flatMap((suit) => COUNTS.map((n) => [suit, n] as const)) },
    replay: { running: [[2, 10]] },
    charts: { winRate: [[20]], fromTo: [['5:00', '10:00']] },
    daily: {
      dayAndResult: Object.values(messages.daily.results).map((result) => ['5/6/2026', result] as const),
      streaks: COUNTS.map((n) => [n, 5] as const),
      play: [['5/6/2026']],
      started: [['5/6/2026']],
    },
    editor: { column: columns, unknown: counts, dealtByChance: counts, won: counts },
    data: {
      saveDamaged: counts,
      damaged: counts,
      news: counts,
      common: counts,
      onlyHere: counts,
      unreadable: counts,
    },
    stuck: { deadText: counts },
    statistics: { timeAndMoves: COUNTS.map((n) => ['1:05', n] as const), more: counts, unreadable: counts },
    problems: {
      number: [['KPatience', 0, 1, 2000]],
      idLength: foundOfExpected,
      idCharacter: [['x', 3]],
      idSuits: found,
      at: [[2, 3, messages.problems.suits]],
      unreadableCard: found,
      cardCount: foundOfExpected,
      tooManyCopies: CARDS.flatMap((card) => COUNTS.map((n) => [card, n] as const)),
      partCount: counts,
      columnCount: foundOfExpected,
      faceDownOnOpen: columns,
      stockRows: counts,
      unreadableRun: found,
      unreadableMove: found,
    },
  } satisfies { [S in keyof Messages]?: Calls<Messages[S]> } & { '': Calls<Messages> };
}

export function sentencesOf(messages: Messages): readonly Sentence[] {
  const calls: Readonly<Record<string, Readonly<Record<string, readonly (readonly unknown[])[]>>>> = callsOf(messages);
  const sentences: Sentence[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string') sentences.push({ path: path.join('.'), args: [], text: value });
    else if (typeof value === 'function') {
      const own = calls[path.slice(0, -1).join('.')]?.[path.at(-1)!];
      if (own === undefined) throw new Error(`nothing to call ${path.join('.')} with`);
      for (const args of own) sentences.push({ path: path.join('.'), args, text: String(value(...args)) });
    } else for (const [key, inner] of Object.entries(value as object)) visit(inner, [...path, key]);
  };
  visit(messages, []);
  return sentences;
}
