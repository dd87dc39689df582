/** What is alive on the written pages, in German. */
import { capital, count } from '../../i18n/wording.ts';
import type { CardWords } from '../../i18n/words.ts';
import type { LiveText } from '../text.ts';

type Case = 'nominative' | 'accusative' | 'dative';

const RANKS = 'Ass Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König'.split(' ');
const SUITS = { spades: 'Pik', hearts: 'Herz', diamonds: 'Karo', clubs: 'Kreuz' };
const MASCULINE = { nominative: 'der', accusative: 'den', dative: 'dem' };
const FEMININE = { nominative: 'die', accusative: 'die', dative: 'der' };
const NEUTER = { nominative: 'das', accusative: 'das', dative: 'dem' };

const the = ({ rank, suit }: CardWords, inCase: Case): string => {
  const article = rank === 1 ? NEUTER : rank === 11 || rank === 13 ? MASCULINE : FEMININE;
  const noun = rank === 11 && inCase !== 'nominative' ? 'Buben' : (RANKS[rank - 1] ?? String(rank));
  return `${article[inCase]} ${SUITS[suit]}-${noun}`;
};

export const live: LiveText = {
  examples: {
    lead: 'Tippe zuerst die oberste der Karten an, die du bewegen willst, dann die Karte, auf die sie sollen.',
    right: 'Richtig.',
    reset: 'Noch einmal',
  },

  exercise: {
    heading: 'Eine Übung',
    text: [
      'Oft passt eine Karte auf zwei andere vom gleichen Rang, und auf den ersten Blick ist es gleich, auf welche. Zählen kannst du den Unterschied so: Wie viele Karten sind nach dem Zug beweglich, die Folgen an allen freien Enden zusammengenommen? Je mehr es sind, desto mehr Spielraum hast du beim nächsten Zug.',
      'Das ist nicht alles, worauf es ankommt, aber man übersieht es leicht.',
    ],
    fromYourTable: 'Ein Fall von deinem Tisch, so wie die Karten gerade liegen:',
    fromThePage: 'Ein Fall von einem anderen Tisch:',
    question: (cards, head, column) =>
      cards === 1
        ? `${capital(the(head, 'nominative'))} aus Spalte ${column} passt auf zwei Karten vom gleichen Rang. Welcher Platz lässt dir mehr Spielraum?`
        : `Die ${cards} Karten ab ${the(head, 'dative')} in Spalte ${column} passen auf zwei Karten vom gleichen Rang. Welcher Platz lässt dir mehr Spielraum?`,
    target: (column, card) => `Spalte ${column}, auf ${the(card, 'accusative')}`,
    answer: 'Antwort zeigen',
    solution: (column, cards, otherCards) =>
      `Spalte ${column} lässt dir mehr Spielraum: ${count(cards, 'bewegliche Karte', 'bewegliche Karten')} nach diesem Zug, ${otherCards} nach dem anderen.`,
    because: {
      joins: 'Dort liegt dieselbe Farbe, und die Folge wird länger.',
      coversLess: 'An beiden Plätzen liegt eine andere Farbe, aber dort wird die kürzere Folge zugedeckt.',
    },
    isRight: 'Stimmt.',
    isWrong: 'Der andere Platz ist besser.',
    another: 'Noch ein Fall',
  },

  fairness: {
    title: 'Wie gemischt wird: Spider-Solitär zum Nachprüfen',
    description:
      'Vom Spielcode zu den 104 Karten in fünf Schritten, und ein Chi-Quadrat-Test, den du selbst laufen lässt: So mischt dieses Spider-Solitär.',
    heading: 'Wie gemischt wird',
    lead: [
      'Wer oft verliert, fragt sich irgendwann, ob mit den Karten alles stimmt. Die Frage ist berechtigt, und ein bloßes Versprechen wäre keine gute Antwort. Darum zeigt diese Seite Schritt für Schritt, wie aus einem Spielcode die Karten werden. Dazu gibt es einen Test, der das Mischen in deinem eigenen Browser auf die Probe stellt.',
    ],
    way: {
      heading: 'Vom Spielcode zum Tisch',
      text: [
        'Zufall kommt nur an einer Stelle ins Spiel: Für ein zufälliges Spiel zieht dein Browser aus seiner kryptografischen Quelle eine Nummer. Von da an wird nur noch gerechnet. Derselbe Spielcode ergibt in jedem Browser und in jeder Sprache dieselben Karten, heute und in zehn Jahren. Gib einen ein und sieh zu.',
        'Ein geprüftes Spiel ist auf demselben Weg gemischt. Es ist aber ausgewählt: Zu seiner Nummer hat der Löser, ein Rechenprogramm, einen Weg zum Gewinn gefunden.',
      ],
      idLabel: 'Spielcode',
      show: 'Weg zeigen',
      id: {
        heading: 'Der Spielcode',
        text: [
          'Er hat elf Zeichen. Verwendet werden die zehn Ziffern und 22 Buchstaben; I, L, O und U kommen nicht vor. Das erste Zeichen ist die Zahl der Farben, die nächsten acht sind die Nummer des Spiels, die letzten zwei eine Prüfung. Nummern gibt es 2 hoch 40, gut eine Billion, für jede Farbenzahl.',
          'Die Prüfung ist der Rest, der bleibt, wenn man die Zahl davor durch 1021 teilt. So fällt jedes einzelne falsche Zeichen auf und jede Vertauschung von zweien.',
        ],
      },
      pack: {
        heading: 'Die Karten in fester Ordnung',
        text: [
          'Ungemischt liegen die 104 Karten so: Ass bis König der ersten Farbe, dann der zweiten und so fort, dann alles wieder von vorn, bis es 104 sind. Die Reihenfolge der Farben ist Pik, Herz, Karo, Kreuz.',
          'Die Folge der Ränge ist dabei immer dieselbe, ob mit einer, zwei oder vier Farben. Dieselbe Nummer bringt darum dieselben Ränge an dieselben Plätze, nur die Zeichen wechseln.',
        ],
      },
      words: {
        heading: 'Die Zufallszahlen',
        text: [
          'Aus der Nummer entsteht eine lange Kette von Zahlen mit je 32 Bit. Der Generator heißt sfc32, stammt von Chris Doty-Humphrey und merkt sich vier Zahlen, aus denen bei jedem Schritt vier neue werden. Die Nummer des Spiels füllt zwei davon, b und c; a beginnt bei 0 und der Zähler bei 1. Die ersten zwölf Ergebnisse werden verworfen, damit auch benachbarte Nummern ganz verschiedene Karten ergeben.',
        ],
      },
      shuffle: {
        heading: 'Das Mischen',
        text: [
          'Gemischt wird von hinten; die Plätze sind von 0 bis 103 gezählt. Für den letzten Platz wird unter allen 104 Karten eine gezogen und mit der dortigen getauscht, für den vorletzten unter den übrigen 103, und so weiter bis zum zweiten Platz. Das Verfahren heißt Fisher-Yates, und wenn jede Ziehung gerecht ist, ist jede Reihenfolge gleich wahrscheinlich.',
          'Gezogen wird mit dem Rest einer Teilung. Eine Zahl mit 32 Bit kann 2 hoch 32 Werte haben. Weil sich das durch die meisten Kartenzahlen nicht ohne Rest teilen lässt, wären kleine Reste eine Spur häufiger. Die wenigen Zahlen am oberen Ende, die das verursachen, werden darum verworfen; das geschieht etwa einmal in 1,7 Millionen Spielen.',
        ],
      },
      layout: {
        heading: 'Das Auslegen',
        text: [
          'Die gemischten Karten werden der Reihe nach ausgelegt: 44 verdeckt, eine nach der anderen auf die Spalten 1 bis 10 und wieder von vorn, dann zehn offen. Die letzten fünfzig sind der Vorrat, fünf Reihen in der Reihenfolge, in der du sie austeilst.',
        ],
      },
      suits: 'Zahl der Farben',
      number: 'Nummer des Spiels',
      check: 'Prüfung',
      checkSum: (sum) => `Die Rechnung: ${sum}`,
      state: (a, b, c, counter) => `a = ${a}, b = ${b}, c = ${c}, Zähler = ${counter}`,
      swap: (word, n, pick, last) =>
        pick === last
          ? `${word} mod ${n} = ${pick}: Platz ${last} bleibt, wie er ist`
          : `${word} mod ${n} = ${pick}: Platz ${last} und Platz ${pick} tauschen`,
      discarded: (word, limit) => `${word} liegt nicht unter ${limit}: verworfen`,
      allSwaps: 'Alle 103 Schritte',
      faceDown: 'Verdeckt',
      faceUp: 'Offen',
      stock: (row) => `Vorrat, Reihe ${row}`,
    },
    test: {
      heading: 'Der Test',
      text: [
        'Dein Browser mischt viele neue Spiele, jedes mit einer frisch gezogenen Nummer, und zählt, welche Karte wie oft an welchem Platz liegt. 104 Karten, 104 Plätze: 10.816 Zellen. Gleiche Karten werden dabei auseinandergehalten, als trüge jede eine eigene Nummer. Bei gerechtem Mischen liegt jede Karte ungefähr in einem von 104 Spielen an einem bestimmten Platz.',
        'Auf dieses Ungefähr kommt es an. Ganz gleichmäßig wird es nie, und zu gleichmäßig wäre so verdächtig wie zu schief. Wie groß die Abweichungen sein dürfen, sagt die Wahrscheinlichkeitsrechnung. Der Test fasst alle Abweichungen zu einer einzigen Zahl zusammen, Chi-Quadrat, und vergleicht sie mit dem, was gerechtes Mischen ergibt.',
      ],
      run: 'Test starten',
      stop: 'Anhalten',
      dealsLabel: 'Wie viele Spiele mischen?',
      progress: (done, of) => `${done} von ${of} Spielen gemischt`,
      picture: 'Karte × Platz',
      pictureAlt:
        'Ein Quadrat aus 104 mal 104 Zellen, eine für jede Karte an jedem Platz. Je weiter eine Zelle über oder unter der erwarteten Zahl liegt, desto heller oder dunkler ist sie. Bei gerechtem Mischen ist kein Muster zu sehen, nur ein gleichmäßiges Rauschen.',
      result: (statistic, degrees, share) =>
        `Chi-Quadrat ${statistic} bei ${degrees} Freiheitsgraden. So groß oder größer wird der Wert bei gerechtem Mischen in ${share} aller Läufe.`,
      fair: 'Das Ergebnis passt zu gerechtem Mischen.',
      unusual:
        'Ein so ungewöhnlicher Wert kommt bei gerechtem Mischen nur selten vor. Lass den Test noch einmal laufen: War es Zufall, wird es sich kaum wiederholen.',
      stopped: 'Angehalten.',
      howToRead: [
        'Wie liest man das Ergebnis? Die Tabelle hat 103 × 103 = 10.609 Freiheitsgrade. Gerechtes Mischen ergibt einen Wert in dieser Gegend, mit einer Streuung von etwa 146. Werte zwischen 10.300 und 10.900 sind das Übliche.',
        'Der Anteil am Ende sagt, wie viele von hundert gerechten Läufen einen ebenso großen oder größeren Wert ergeben. Ein einzelner Lauf mit 3 % bedeutet nichts: Das trifft im Schnitt jeden dreiunddreißigsten. Erst ein sehr kleiner Anteil, etwa unter 0,1 %, wäre ein Grund zum Zweifel, erst recht, wenn er wiederkehrt. Ein Anteil dicht an 100 % wäre ebenso seltsam, denn dann läge alles zu ordentlich.',
        'Im Bild ist jede Zelle eine Karte an einem Platz. Liegt die gezählte Zahl weit von der erwarteten, ist die Zelle deutlich heller oder dunkler. Ein schiefes Mischen würde sich als Streifen, Ecke oder Diagonale zeigen. Ein gleichmäßiges Rauschen ist das, was man sehen möchte.',
        {
          list: [
            '*Was der Test zeigen kann:* ob eine Karte an einem Platz merklich zu oft oder zu selten liegt. Viele bekannte Fehler beim Mischen fallen so auf. Mehr Spiele zeigen kleinere Abweichungen.',
            '*Was er nicht zeigen kann:* ob Karten voneinander abhängen, etwa ob zwei zu oft beieinanderliegen. Das ist eine andere Zählung. Auch ist ein bestandener Test kein Beweis; er gibt nur keinen Anlass zum Verdacht.',
            '*Was er nicht fragt:* ob ein Spiel zu gewinnen ist. Gerecht gemischte Karten können schwer sein, und mehrere verlorene Spiele hintereinander kommen auch bei gerechtem Mischen vor.',
          ],
        },
      ],
    },
  },
};
