import { expect, test } from 'vitest';
import { de } from '../../src/i18n/de.ts';
import type { CardWords } from '../../src/i18n/words.ts';
import { sentencesOf } from './sentences.ts';

const { picker, problems, refusals, said, status, stuck, table } = de;

const herzAss: CardWords = { rank: 1, suit: 'hearts' };
const karoZwei: CardWords = { rank: 2, suit: 'diamonds' };
const herzSieben: CardWords = { rank: 7, suit: 'hearts' };
const pikAcht: CardWords = { rank: 8, suit: 'spades' };
const pikZehn: CardWords = { rank: 10, suit: 'spades' };
const kreuzBube: CardWords = { rank: 11, suit: 'clubs' };
const herzDame: CardWords = { rank: 12, suit: 'hearts' };
const pikKönig: CardWords = { rank: 13, suit: 'spades' };

test.each([
  // Der Bube, den Buben, dem Buben.
  [said.moved(1, kreuzBube, 4), 'Kreuz-Bube nach Spalte 4.'],
  [said.moved(3, kreuzBube, 4), '3 Karten ab dem Kreuz-Buben nach Spalte 4.'],
  [said.moved(13, pikKönig, 10), '13 Karten ab dem Pik-König nach Spalte 10.'],
  [said.moved(2, herzDame, 1), '2 Karten ab der Herz-Dame nach Spalte 1.'],
  [said.movedBack(1, herzAss, 2), 'Zurückgenommen: Das Herz-Ass liegt wieder in Spalte 2.'],
  [said.movedBack(1, pikKönig, 2), 'Zurückgenommen: Der Pik-König liegt wieder in Spalte 2.'],
  [said.movedBack(2, karoZwei, 2), 'Zurückgenommen: 2 Karten ab der Karo-Zwei liegen wieder in Spalte 2.'],
  [said.picked(1, herzDame), 'Aufgenommen: Herz-Dame. Wähle eine Spalte.'],
  [said.picked(4, pikKönig), 'Aufgenommen: 4 Karten ab dem Pik-König. Wähle eine Spalte.'],
  [said.revealed(kreuzBube, 7), 'In Spalte 7 aufgedeckt: Kreuz-Bube.'],
  [said.collected(de.suitNames.clubs, 3), 'Kreuz-Folge fertig, 3 von 8.'],
  [de.hints.move(1, { rank: 11, suit: 'hearts' }, 5), 'Lege den Herz-Buben in Spalte 5.'],
  [de.hints.move(3, { rank: 12, suit: 'spades' }, 5), 'Lege 3 Karten ab der Pik-Dame in Spalte 5.'],
  [de.hints.turnsCard(2, 1), 'Das deckt in Spalte 2 eine Karte auf.'],
  [de.hints.joinsRun(5, 'Karo', 3), 'Es ist der erste von 3 Zügen, die eine Karo-Folge von 5 Karten ergeben.'],
  [said.newGame(status.pastedDeal), 'Neues Spiel: eingefügte Stellung.'],
  [table.chosen(1, herzSieben), 'Herz-Sieben'],
  [table.chosen(3, herzSieben), '3 Karten ab der Herz-Sieben'],
  [
    table.column({ column: 3, cards: 7, faceDown: 4, freeEnd: kreuzBube, run: 2 }),
    'Spalte 3, 7 Karten, 4 verdeckt, freies Ende Kreuz-Bube, Folge aus 2 Karten',
  ],
  [
    table.column({ column: 3, cards: 1, faceDown: 0, freeEnd: herzAss, run: 1 }),
    'Spalte 3, 1 Karte, keine verdeckt, freies Ende Herz-Ass',
  ],
  [table.stock(5), 'Reihe austeilen, noch 5-mal möglich'],
  [table.stock(1), 'Reihe austeilen, noch einmal möglich'],
  [status.completed(['Pik', 'Herz', 'Pik']), 'Fertige Folgen: 3 von 8, 2-mal Pik und 1-mal Herz'],
  [status.completed(['Pik', 'Pik']), 'Fertige Folgen: 2 von 8, Pik'],
  [refusals.tooFewCards(5, 1), 'In Spalte 5 liegt nur 1 Karte.'],
  [refusals.tooFewCards(5, 2), 'In Spalte 5 liegen nur 2 Karten.'],
  [refusals.faceDown(1), 'Eine verdeckte Karte lässt sich nicht bewegen, nur die Karte am freien Ende.'],
  [refusals.faceDown(3), 'Eine verdeckte Karte lässt sich nicht bewegen, nur die 3 Karten am freien Ende.'],
  [
    refusals.brokenRun(kreuzBube, herzDame, 1, kreuzBube),
    'Der Kreuz-Bube auf der Herz-Dame unterbricht die Folge. Nur der Kreuz-Bube lässt sich bewegen.',
  ],
  [
    refusals.brokenRun(pikZehn, kreuzBube, 2, pikZehn),
    'Die Pik-Zehn auf dem Kreuz-Buben unterbricht die Folge. Ab der Pik-Zehn lassen sich 2 Karten bewegen.',
  ],
  [
    refusals.brokenRun(herzDame, pikKönig, 2, kreuzBube),
    'Die Herz-Dame auf dem Pik-König unterbricht die Folge. Ab dem Kreuz-Buben lassen sich 2 Karten bewegen.',
  ],
  [
    refusals.brokenRun(pikKönig, herzAss, 1, herzAss),
    'Der Pik-König auf dem Herz-Ass unterbricht die Folge. Nur das Herz-Ass lässt sich bewegen.',
  ],
  [refusals.ontoAce(herzDame), 'Auf ein Ass passt keine Karte. Die Herz-Dame passt auf einen König.'],
  [refusals.ontoAce(herzAss), 'Auf ein Ass passt keine Karte. Das Herz-Ass passt auf eine Zwei.'],
  [refusals.ontoAce(pikKönig), 'Auf ein Ass passt keine Karte. Der Pik-König passt nur in eine leere Spalte.'],
  [refusals.kingNeedsEmptyColumn(pikKönig), 'Der Pik-König passt nur in eine leere Spalte.'],
  [refusals.wrongRank(herzSieben, pikKönig), 'Die Herz-Sieben passt auf eine Acht. Auf den Pik-König passt eine Dame.'],
  [refusals.wrongRank(pikZehn, herzDame), 'Die Pik-Zehn passt auf einen Buben. Auf die Herz-Dame passt ein Bube.'],
  [refusals.wrongRank(kreuzBube, karoZwei), 'Der Kreuz-Bube passt auf eine Dame. Auf die Karo-Zwei passt ein Ass.'],
  [refusals.wrongRank(herzAss, kreuzBube), 'Das Herz-Ass passt auf eine Zwei. Auf den Kreuz-Buben passt eine Zehn.'],
  [refusals.noTarget(pikZehn), 'Keine Spalte nimmt die Pik-Zehn auf: Sie braucht einen Buben oder eine leere Spalte.'],
  [
    refusals.noTarget(kreuzBube),
    'Keine Spalte nimmt den Kreuz-Buben auf: Er braucht eine Dame oder eine leere Spalte.',
  ],
  [refusals.noTarget(herzAss), 'Keine Spalte nimmt das Herz-Ass auf: Es braucht eine Zwei oder eine leere Spalte.'],
  [
    refusals.noTarget(herzDame),
    'Keine Spalte nimmt die Herz-Dame auf: Sie braucht einen König oder eine leere Spalte.',
  ],
  [refusals.noTargetKing(pikKönig), 'Keine Spalte nimmt den Pik-König auf: Er braucht eine leere Spalte.'],
  [refusals.emptyColumns([4]), 'Spalte 4 ist leer. Fülle sie vor dem Austeilen.'],
  [refusals.emptyColumns([2, 5, 9]), 'Die Spalten 2, 5 und 9 sind leer. Fülle sie vor dem Austeilen.'],
  [picker.target(3, kreuzBube), 'Spalte 3, auf den Kreuz-Buben'],
  [picker.target(3, herzDame), 'Spalte 3, auf die Herz-Dame'],
  [picker.target(3, pikKönig), 'Spalte 3, auf den Pik-König'],
  [picker.howMany(1, 1), '1 von 1 beweglichen Karte'],
  [picker.howMany(2, 5), '2 von 5 beweglichen Karten'],
  [problems.tooManyCopies(pikKönig, 2), 'Der Pik-König kommt mehr als 2-mal vor.'],
  [problems.cardCount(103, 104), 'Es sind 103 Karten, nötig sind 104.'],
  [problems.unreadableMove('7x'), '„7x“ ist kein Zug.'],
  [
    stuck.deadText(9),
    'Auf dem Tisch liegen nur 9 Karten, zu wenig für zehn Spalten. ' +
      'Nach dieser Regel kannst du darum nie mehr austeilen. ' +
      'Nimm ein paar Züge zurück oder erlaube das Austeilen bei leeren Spalten.',
  ],
  [de.card(pikAcht), 'Pik-Acht'],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});

const ARTICLES: Readonly<Record<string, string>> = {
  Ass: 'das dem ein',
  Bube: 'der ein',
  Buben: 'den dem einen',
  Dame: 'die der eine',
  König: 'der den dem ein einen',
};
const NUMERAL_ARTICLES = 'die der eine';
const ARTICLE_AND_CARD =
  /(?<!\p{L})(der|die|das|den|dem|des|ein|eine|einen|einem|einer) (?:(?:Pik|Herz|Karo|Kreuz)-)?(Ass|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Buben?|Dame|König)(?!\p{L})/giu;

test('each card has an article of its own gender', () => {
  const wrong = new Set<string>();
  let seen = 0;
  for (const { text } of sentencesOf(de))
    for (const [found, article, noun] of text.matchAll(ARTICLE_AND_CARD)) {
      seen++;
      if (!(ARTICLES[noun!] ?? NUMERAL_ARTICLES).split(' ').includes(article!.toLowerCase())) wrong.add(found);
    }
  expect([...wrong]).toEqual([]);
  expect(seen).toBeGreaterThan(1000);
});
