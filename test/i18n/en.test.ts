import { expect, test } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import type { CardWords } from '../../src/i18n/words.ts';
import { sentencesOf } from './sentences.ts';

const { picker, problems, refusals, said, status, stuck, table } = en;

const ace: CardWords = { rank: 1, suit: 'hearts' };
const seven: CardWords = { rank: 7, suit: 'hearts' };
const ten: CardWords = { rank: 10, suit: 'spades' };
const jack: CardWords = { rank: 11, suit: 'clubs' };
const king: CardWords = { rank: 13, suit: 'spades' };

test.each([
  [said.moved(1, jack, 4), 'Jack of clubs to column 4.'],
  [said.moved(3, seven, 4), '3 cards from the seven of hearts down, to column 4.'],
  [said.movedBack(1, king, 2), 'Taken back: king of spades in column 2 again.'],
  [said.picked(3, seven), 'Picked up: 3 cards from the seven of hearts down. Choose a column.'],
  [en.hints.move(1, { rank: 11, suit: 'hearts' }, 5), 'Move the jack of hearts to column 5.'],
  [en.hints.move(3, { rank: 12, suit: 'spades' }, 5), 'Move 3 cards from the queen of spades down, to column 5.'],
  [en.hints.turnsCard(2, 1), 'That turns a card in column 2.'],
  [en.hints.joinsRun(5, 'diamonds', 3), 'It is the first of 3 moves that make a run of 5 diamonds.'],
  [said.newGame(status.pastedDeal), 'New game: pasted position.'],
  [table.chosen(1, seven), 'Seven of hearts'],
  [table.stock(1), 'Deal a row, 1 deal left'],
  [status.completed(['spades', 'hearts', 'spades']), 'Completed runs: 3 of 8, 2 of spades and 1 of hearts'],
  [status.completed(['spades', 'spades']), 'Completed runs: 2 of 8, spades'],
  [refusals.tooFewCards(5, 0), 'Column 5 has no cards.'],
  [refusals.tooFewCards(5, 1), 'Column 5 has only 1 card.'],
  [
    refusals.brokenRun(ten, jack, 2, ten),
    'The ten of spades on the jack of clubs breaks the run. From the ten of spades down, 2 cards can move.',
  ],
  [refusals.ontoAce(seven), 'Nothing goes on an ace. The seven of hearts fits on an eight.'],
  [refusals.ontoAce(king), 'Nothing goes on an ace. The king of spades goes only to an empty column.'],
  [refusals.wrongRank(seven, king), 'The seven of hearts fits on an eight. On the king of spades goes a queen.'],
  [refusals.noTarget(ace), 'No column takes the ace of hearts: it needs a two or an empty column.'],
  [refusals.emptyColumns([2, 5]), 'Columns 2 and 5 are empty. Fill them before dealing.'],
  [picker.howMany(1, 1), '1 of 1 card that can move'],
  [problems.cardCount(1, 104), 'there is 1 card, 104 are needed.'],
  [problems.tooManyCopies(king, 2), 'the king of spades comes up more than 2 times.'],
  [
    stuck.deadText(9),
    'Only 9 cards are on the table, too few for ten columns, so under this rule the stock can never be dealt again. ' +
      'Take back a few moves, or allow dealing with empty columns.',
  ],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});

test('a rank has the article that its sound asks for', () => {
  const wrong = /\ba (?:ace|eight)\b|\ban (?:two|three|four|five|six|seven|nine|ten|jack|queen|king)\b/iu;
  expect(sentencesOf(en).filter(({ text }) => wrong.test(text))).toEqual([]);
});
