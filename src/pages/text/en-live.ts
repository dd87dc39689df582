/** What is alive on the written pages, in English. */

import { count } from '../../i18n/wording.ts';
import type { CardWords } from '../../i18n/words.ts';
import type { LiveText } from '../text.ts';

const RANKS = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const card = (c: CardWords): string => `${RANKS[c.rank - 1] ?? c.rank} of ${c.suit}`;

export const live: LiveText = {
  examples: {
    lead: 'Tap a card in the first column to lift it with all that lies on it. Then tap the card it should go onto.',
    right: 'Right. This is how it goes.',
    reset: 'Set up again',
  },

  exercise: {
    heading: 'An exercise',
    text: [
      'A card, or a run, has two places to go, both of the same rank. It is a common decision in Spider and easily made in a hurry. The measure here is how many cards you could lift afterwards: the run at the free end of each column, all ten added up. It does not tell you everything about a move, but it is a good thing to look at.',
      'If the game on your table offers such a choice, you get that one.',
    ],
    fromYourTable: 'This is from the game on your table.',
    fromThePage: 'Until your table offers such a choice, here is one that was kept for this page.',
    question: (cards, head, column) =>
      cards === 1
        ? `The ${card(head)} in column ${column} has two places to go. Which leaves you more room?`
        : `The run of ${count(cards, 'card', 'cards')} from the ${card(head)} down in column ${column} has two places to go. Which leaves you more room?`,
    target: (column, target) => `Column ${column}, onto the ${card(target)}`,
    answer: 'Show the answer',
    solution: (column, cards, otherCards) =>
      `The better place is column ${column}: afterwards ${count(cards, 'card', 'cards')} can be lifted, after the other move only ${otherCards}.`,
    because: {
      joins: 'There it joins its own suit, so that all of it can move together.',
      coversLess: 'Both places are of another suit; this one blocks the shorter run.',
    },
    isRight: 'Right.',
    isWrong: 'Not this one.',
    another: 'Another one',
  },

  fairness: {
    title: 'Spider Solitaire: how a deal is made, and is it fair?',
    description:
      'From the deal id to 104 cards in five steps, for any deal you like, and a test of the shuffle that runs in your own browser.',
    heading: 'How a deal is made',
    lead: [
      'Anyone who plays cards on a computer may wonder now and then whether it cheats. Here are two ways to find out for yourself. You can follow any deal from its id to its cards, step by step. And you can test whether the shuffle favours some card or some place.',
      'Nothing about it is secret, and nothing depends on how you have been playing. An id gives the same cards to everyone, everywhere, for ever.',
    ],
    way: {
      heading: 'From the id to the cards',
      text: [
        'Enter the id of a deal, perhaps the one that has just beaten you. Five steps lead from it to the table. What is written there is enough to work out the cards yourself, on paper with much patience or in any programming language.',
      ],
      idLabel: 'Deal id',
      show: 'Show the way',
      id: {
        heading: 'What the id says',
        text: [
          'An id has eleven characters: digits and capital letters, but not I, L, O or U. That leaves 32 signs, so each can stand for a digit in base 32. The first character is the number of suits. The next eight are the deal number, from 0 to 1,099,511,627,775. The last two are a check.',
          'The check is a remainder. Take the number of suits times 2⁴⁰, add the deal number, and divide by 1021. If one character is wrong, or two have changed places, the check never fits, so neither slip can lead you to another deal unnoticed.',
        ],
      },
      pack: {
        heading: 'The pack before the shuffle',
        text: [
          'The 104 cards begin in a fixed order: ace to king of the first suit, ace to king of the second, and so on, all of it again until there are 104. The suits come in the order spades, hearts, diamonds, clubs. With one suit spades come eight times, with two suits spades and hearts four times, with four suits all four come twice.',
          'The ranks lie in the same order whatever the number of suits. So one deal number puts the same ranks in the same places with one, two and four suits; only the symbols differ.',
        ],
      },
      words: {
        heading: 'Numbers drawn from the deal number',
        text: [
          'A shuffle needs chance, and here chance must be repeatable. The generator sfc32, by Chris Doty-Humphrey, keeps four numbers of 32 bits and stirs them each time it is asked. It is started with the deal number: a is 0, b takes the lower 32 bits, c what is left over, and the counter is 1. The first twelve numbers are thrown away, so that even deal numbers that lie close together give quite different cards.',
          'To draw one, these steps are taken. All sums drop what goes beyond 32 bits; >> and << shift the bits and fill up with zeros; ^ is exclusive or; “rotated” means that the bits pushed out on the left come in again on the right.',
          {
            steps: [
              'number = a + b + counter, and then the counter goes up by one',
              'a = b ^ (b >> 9), with b as it was',
              'b = c + (c << 3), with c as it was',
              'c = c rotated left by 21 bits, plus the number just drawn',
            ],
          },
          'Below is the state at the very start. Each number drawn after the first twelve is called a word.',
        ],
      },
      shuffle: {
        heading: 'The shuffle',
        text: [
          'The cards are shuffled from the back, by the method of Fisher and Yates. Places are counted from 0 to 103. For the last place one of the 104 cards is picked, and it changes places with the card that lies there. For the last place but one, one of the remaining 103 is picked, and so on until two are left. That is 103 swaps. If the picks are fair, every order of the cards is equally likely.',
          'The pick is the remainder of a word divided by the number of cards still to choose from. To keep it exactly fair, a word that is not below the largest multiple of this number up to 2³² is thrown away and another one drawn; otherwise small remainders would come up a little too often. This happens about once in 1.7 million deals.',
        ],
      },
      layout: {
        heading: 'Onto the table',
        text: [
          'The shuffled cards are dealt in order. The first 44 lie face down, one to each column from 1 to 10, and again from 1, until they are used up. So the first four columns get five, the others four. The next ten lie face up, one to each column. The last fifty are the stock, five rows of ten.',
        ],
      },
      suits: 'Number of suits',
      number: 'Deal number',
      check: 'Check',
      checkSum: (sum) => `Worked out: ${sum}`,
      state: (a, b, c, counter) => `a ${a}, b ${b}, c ${c}, counter ${counter}`,
      swap: (word, n, pick, last) =>
        pick === last
          ? `Word ${word}, divided by ${n}, leaves ${pick}: the card at place ${last} stays there.`
          : `Word ${word}, divided by ${n}, leaves ${pick}: places ${last} and ${pick} change cards.`,
      discarded: (word, limit) => `Word ${word} is not below ${limit}: thrown away.`,
      allSwaps: 'All 103 swaps',
      faceDown: 'Face down',
      faceUp: 'Face up',
      stock: (row) => `Stock, row ${row}`,
    },
    test: {
      heading: 'Test the shuffle',
      text: [
        'If the shuffle is fair, every card comes to every place equally often. There are 104 cards and 104 places. The test deals fresh cards again and again, in your browser, and counts for each card and each place how often they met. Twins, two cards of the same rank and suit, are counted apart.',
        'In 10,400 deals each card should lie about a hundred times in each place. About, because chance is never exact. The chi-square test tells whether the differences are as large as chance alone would make them.',
      ],
      run: 'Run the test',
      stop: 'Stop',
      dealsLabel: 'Number of deals',
      progress: (done, of) => `${done} of ${of} deals`,
      picture:
        'Cards by places: each cell is one card in one place, lighter where the count is above the expected one, darker where it is below.',
      pictureAlt:
        'A square of 104 by 104 cells, one row for each card and one column for each place. A fair shuffle gives an even grain without stripes, spots or edges.',
      result: (statistic, degrees, share) =>
        `Chi-square ${statistic}, with ${degrees} degrees of freedom. A fair shuffle gives a value as large or larger in ${share} of all tests.`,
      fair: 'Nothing unusual: these are differences that chance makes.',
      unusual:
        'Unusual: fair shuffles hardly ever give such a value. Run the test again; if it stays like this, something is wrong.',
      stopped: 'The test was stopped.',
      howToRead: [
        '*The value.* For each of the 10,816 cells the difference between count and expectation is squared and divided by the expectation. The sum of it all, made smaller by about a hundredth because each deal puts every card in exactly one place, is the value. It has 103 × 103 = 10,609 degrees of freedom: in every row and every column of the square the last count follows from the others. A fair shuffle gives a value near 10,609, and about two times out of three it is no more than 146 away.',
        '*The share.* It says in how many of a hundred fair tests the value would be as large as yours, or larger. With a fair shuffle every share is as likely as any other, so one of 3% or less comes up about once in thirty-three tests. A single 3% means nothing. Less than 0.1% would be a reason to run the test again, and if it came up again, a reason to distrust the shuffle. More than 99.9%, over and over, would be odd as well: chance is not so even.',
        '*The picture.* Each row belongs to a card, each column of the square to a place. It should look like fine sand. Stripes along a row would mean a card with favourite places; stripes along a column, a place with favourite cards; a diagonal, cards that stay near where they lay before the shuffle.',
        '*What the test can show, and what not.* It can find a shuffle that prefers cards or places. It does not see which cards come to lie next to each other; the tests that go with the program look at that too. It can’t prove fairness, and no test can: it can only fail to find a fault, again and again. And it says nothing about whether a deal is easy. A fair shuffle takes no account of that.',
        'One limit you should know. There are far more orders of 104 cards than there are deal numbers, so only a small sample of all orders can ever come up. The test asks whether that sample looks like chance. Which number you get for a random deal is drawn by your browser, from the source that it also uses for encryption. Verified deals are shuffled in the same way and then selected: only those for which a way to win was found, and, if you choose a level, only those of that level. So what the test says of all deals does not hold for this selection.',
      ],
    },
  },
};
