/** The written pages in German: du, and the words that are on the screen (i18n/de.ts). */
import type { PagesText } from '../text.ts';
import { live } from './de-live.ts';

export const de: PagesText = {
  page: {
    1: {
      title: 'Spider-Solitär mit einer Farbe: Spiel, Regeln, Tipps',
      description:
        'Spider mit einer Farbe im Browser: 104 Karten, alle Pik. Genaue Regeln, zwölf begründete Tipps, Spiele, die sich gewinnen lassen. Ohne Konto.',
      heading: 'Spider-Solitär mit einer Farbe',
      lead: 'Achtmal dreizehn Karten, alle Pik: So lernst du Spider am leichtesten kennen. Was zusammenpasst, siehst du auf den ersten Blick, und trotzdem lohnt es sich, vor jedem Zug kurz nachzudenken. Hier stehen die genauen Regeln, in Ruhe erklärt, und dazu Tipps, auf die man sonst erst nach vielen Abenden kommt.',
    },
    2: {
      title: 'Spider-Solitär mit zwei Farben: Spiel, Regeln, Tipps',
      description:
        'Spider mit zwei Farben, Pik und Herz: was sich zusammen bewegt und was nicht, zwölf begründete Tipps und Spiele, die sich gewinnen lassen. Ohne Konto.',
      heading: 'Spider-Solitär mit zwei Farben',
      lead: 'Mit der zweiten Farbe zeigt Spider sein eigentliches Gesicht: Legen darfst du auf beide Farben, zusammen bewegen nur, was dieselbe Farbe hat. Diese Seite erklärt die Regeln von Anfang an und zeigt, worauf es ankommt, wenn du gewinnen willst.',
    },
    4: {
      title: 'Spider-Solitär mit vier Farben: Spiel, Regeln, Tipps',
      description:
        'Spider mit vier Farben: genaue Regeln, gemessene Schwierigkeit, zwölf begründete Tipps und Spiele, die sich gewinnen lassen. Ohne Konto.',
      heading: 'Spider-Solitär mit vier Farben',
      lead: 'Mit vier Farben ist Spider ein langes Spiel. Viele Züge legen verschiedene Farben aufeinander, und die Kunst besteht darin, sie rechtzeitig wieder zu trennen. Hier findest du die Regeln bis zum letzten Sonderfall, zwölf Tipps und eine Antwort auf die Frage, wie schwer das Spiel ist, nicht geschätzt, sondern gemessen.',
    },
  },

  frame: {
    contents: 'Inhalt',
    play: { 1: 'Mit einer Farbe spielen', 2: 'Mit zwei Farben spielen', 4: 'Mit vier Farben spielen' },
    otherSuits: 'Weitere Seiten',
    suitCount: { 1: '1 Farbe', 2: '2 Farben', 4: '4 Farben' },
    languages: 'Sprachen',
    fairness: 'Wie gemischt wird',
    toTable: 'Zum Tisch',
    toText: 'Zu den Regeln und Tipps',
    noGame: 'Zum Spielen ist JavaScript nötig. Regeln, Tipps und Antworten kannst du auch so lesen.',
    footer:
      'Frei und quelloffen unter der MIT-Lizenz. Karten, Zeichen und Texte sind selbst gemacht. Kein Konto, keine Werbung, kein Tracking, und was du spielst, bleibt in deinem Browser.',
  },

  sections: {
    goal: {
      heading: 'Das Ziel',
      text: [
        'Gespielt wird mit 104 Karten, so vielen wie in zwei Kartenspielen, und am Anfang liegen nur zehn davon offen. Aus den 104 baust du acht fertige Folgen: je dreizehn Karten einer Farbe, vom König abwärts bis zum Ass. Ist eine beisammen, verlässt sie den Tisch. Mit der achten hast du gewonnen.',
        'Zu tun gibt es dabei nur zweierlei. Du bewegst Karten von einer Spalte in eine andere, oder du teilst aus dem Vorrat eine Reihe aus. Alles Übrige geschieht von selbst: Verdeckte Karten werden aufgedeckt, sobald nichts mehr auf ihnen liegt, und fertige Folgen wandern auf die Ablage.',
      ],
      own: {
        1: [
          'Mit einer Farbe sind alle acht Folgen aus Pik. Die Farbe passt also immer. Du fragst nur, ob der Rang passt und was unter der Karte liegt, die du wegnimmst.',
        ],
        2: ['Mit zwei Farben werden es am Ende vier Folgen aus Pik und vier aus Herz, in beliebiger Reihenfolge.'],
        4: [
          'Mit vier Farben werden es am Ende zwei Folgen je Farbe: Pik, Herz, Karo und Kreuz, in beliebiger Reihenfolge.',
        ],
      },
    },

    table: {
      heading: 'Der Tisch',
      text: [
        'Zehn Spalten liegen nebeneinander; gezählt wird von links nach rechts, von 1 bis 10. Die ersten vier beginnen mit sechs Karten, die anderen sechs mit fünf, und offen ist jeweils nur die letzte. Das macht 54 Karten auf dem Tisch, 44 davon verdeckt. Die übrigen 50 sind der Vorrat: fünf Reihen zu zehn.',
        'Die Spalten wachsen nach unten. Auf der untersten Karte liegt keine andere: Sie ist das *freie Ende*. Jede Spalte mit Karten hat genau eines, und nur dort wird weggenommen und angelegt.',
      ],
      picture: {
        1: 'Ein Spiel mit einer Farbe, mittendrin: zehn Spalten, eine davon leer. In den anderen liegen offene Karten, alle Pik, und in manchen darüber noch verdeckte. Dazu der Vorrat und die Ablage mit den ersten fertigen Folgen. Die Ziffern 1 bis 7 verweisen auf die Liste dazu.',
        2: 'Ein Spiel mit zwei Farben, mittendrin: zehn Spalten, eine davon leer. In den anderen liegen offene Karten, Pik und Herz durcheinander, und in manchen darüber noch verdeckte. Dazu der Vorrat und die Ablage mit den ersten fertigen Folgen. Die Ziffern 1 bis 7 verweisen auf die Liste dazu.',
        4: 'Ein Spiel mit vier Farben, mittendrin: zehn Spalten, eine davon leer. In den anderen liegen offene Karten aller vier Farben und in manchen darüber noch verdeckte. Dazu der Vorrat und die Ablage mit den ersten fertigen Folgen. Die Ziffern 1 bis 7 verweisen auf die Liste dazu.',
      },
      labels: {
        column: '*Spalte*: einer der zehn Plätze, auf denen gespielt wird.',
        freeEnd: '*Freies Ende*: die unterste Karte einer Spalte. Auf ihr liegt nichts.',
        faceDown: '*Verdeckte Karten*: Sie werden aufgedeckt, sobald sie freies Ende sind.',
        run: '*Folge*: offene Karten einer Farbe bis zum freien Ende, jede genau einen Rang niedriger als die darüber. Sie lassen sich zusammen bewegen.',
        stock:
          '*Vorrat*: die Karten, die noch nicht ausgeteilt sind. Am Tisch steht dabei, wie oft du noch austeilen kannst.',
        foundations: '*Ablage*: acht Plätze für die fertigen Folgen. Das Zeichen zeigt die Farbe der Folge.',
        emptyColumn: '*Leere Spalte*: Sie nimmt jede Karte und jede Folge auf.',
      },
    },

    cards: {
      heading: 'Die Karten',
      text: [
        'Es sind so viele Karten wie in zwei Kartenspielen zu 52 Blatt, ohne Joker. Die Ränge steigen vom Ass, das als Eins zählt, über 2 bis 10 zu Bube, Dame und König. In den Ecken stehen dafür A (Ass), J (Bube), Q (Dame) und K (König), in jeder Sprache dieselben Buchstaben.',
        'Farbe heißt hier immer eines der vier Zeichen: Pik ♠, Herz ♥, Karo ♦, Kreuz ♣. Ob eine Karte rot oder schwarz ist, spielt bei Spider keine Rolle.',
      ],
      own: {
        1: [
          'In diesem Spiel ist jede Karte Pik, und jeden Rang gibt es achtmal: acht Asse, acht Zweien und so fort bis zu den acht Königen.',
        ],
        2: ['In diesem Spiel gibt es 52 Karten Pik und 52 Herz, jede einzelne Karte also viermal: vier 9♠, vier 9♥.'],
        4: [
          'In diesem Spiel kommt jede Karte genau zweimal vor, und von jeder Farbe gibt es 26. Hast du beide 9♦ gesehen, wartest du auf keine dritte.',
        ],
      },
    },

    moving: {
      heading: 'Karten bewegen',
      text: [
        'Die Karte am freien Ende darfst du immer aufnehmen. Sie passt auf das freie Ende einer anderen Spalte, wenn dort eine Karte genau einen Rang höher liegt, gleich welcher Farbe: eine Sieben auf eine Acht, ein Bube auf eine Dame. Auf ein Ass passt nichts, denn darunter gibt es keinen Rang mehr.',
        'Mehrere Karten bewegen sich zusammen, wenn sie eine *Folge* bilden, also offen liegen, von Karte zu Karte um genau einen Rang fallen und alle dieselbe Farbe haben. Du kannst die ganze Folge nehmen oder nur ihren unteren Teil; entscheidend ist, dass die Karten bis zum freien Ende reichen. Für das Ziel zählt die höchste der bewegten Karten: 8♠ 7♠ 6♠ brauchen eine Neun.',
        'Eine *leere Spalte* nimmt alles auf, was sich bewegen lässt: eine einzelne Karte oder eine Folge, gleich welchen Rangs. Auch ein König hat dort Platz, und nur dort. Darum ist sie so viel wert.',
        'Ob du eine Karte bewegst oder zwölf, es ist ein Zug. Ist er nicht erlaubt, bleibt alles, wie es war, und eine Zeile sagt dir den Grund.',
      ],
    },

    together: {
      heading: 'Was sich zusammen bewegt',
      text: [
        'An diesem Unterschied hängt das ganze Spiel: *Legen* darfst du eine Karte auf jede Farbe, *zusammen bewegen* lassen sich nur Karten derselben Farbe. Eine 7♥ darf auf einer 8♠ liegen, aber die beiden bilden keine Folge. Willst du die Acht bewegen, muss vorher die Sieben weg.',
        'Zwei Fragen entscheiden: Fällt der Rang von Karte zu Karte um genau eins? Ist es durchweg dieselbe Farbe, also dasselbe Zeichen? Nur wenn beides stimmt, kommt die Karte darüber mit. Rot auf Rot oder Schwarz auf Schwarz genügt nicht; Pik und Kreuz sind ebenso verschiedene Farben wie Pik und Herz.',
        'Karten, die im Rang fallen, in der Farbe aber wechseln, heißen *gemischte Folge*. Sie ordnet den Tisch und gibt Karten einen Platz. Beweglich ist von ihr nur das Stück am freien Ende, das in einer Farbe bleibt.',
      ],
      own: {
        1: [
          'Mit einer Farbe gibt es keine gemischten Folgen: Was offen liegt und von Karte zu Karte um einen Rang fällt, bewegt sich zusammen. Die Beispiele zeigen vier Farben, damit du siehst, was mit [zwei](2) oder [vier Farben](4) dazukommt. Bei dir käme es in ihnen nur auf den Rang an.',
        ],
        2: [
          'Die Beispiele zeigen vier Farben. Lies jede schwarze Karte als Pik und jede rote als Herz, dann gelten das erste, das zweite und das vierte auch bei dir. Nur das dritte fällt weg: Schwarz ist hier immer Pik, und Rot ist immer Herz.',
        ],
        4: [
          'Mit vier Farben lohnt ein zweiter Blick auf jede Verbindung. ♠ und ♣ sind leicht zu verwechseln, ♥ und ♦ ebenso; in den Einstellungen kannst du unter „Farbtöne der Zeichen“ jedem Zeichen einen eigenen Ton geben.',
        ],
      },
      examplesLead:
        'Vier Beispiele zum Ausprobieren. Bewege die Karten so, wie es die Regel erlaubt, und versuche auch, was sie verbietet: Dann erfährst du, warum es nicht geht.',
      examples: {
        otherSuitAbove: {
          caption: 'Zwei Herz-Karten auf einer Pik-Karte',
          explained:
            '8♥ und 7♥ bilden eine Folge und gehen zusammen auf die 9♦. Die 9♠ darüber gehört nicht dazu. Zu dritt kommen sie darum nicht auf die 10♣, obwohl eine Neun dort passen würde.',
        },
        otherSuitAboveToo: {
          caption: 'Umgekehrt genauso',
          explained:
            '8♠ und 7♠ gehen auf die 9♣, wieder auf eine fremde Farbe. Die 9♥ passt auf die 10♥, aber erst, wenn die beiden weg sind: Karten einer anderen Farbe kann sie nicht mitnehmen.',
        },
        sameColourOnly: {
          caption: 'Beide schwarz, und doch getrennt',
          explained:
            'Pik und Kreuz sind verschiedene Farben. Nur die 7♣ lässt sich bewegen, hier auf die 8♥. Erst danach kann die 8♠ auf die 9♦; zusammen gehen die beiden nirgendwohin.',
        },
        wholeRun: {
          caption: 'Eine ganze Folge',
          explained:
            '8♦ 7♦ 6♦ bewegen sich als Ganzes auf die 9♠; welche Farbe die Neun hat, ist gleich. Auf die 10♦ passen sie nicht, denn dazwischen fehlt die Neun. Dass die Farbe stimmt, hilft da nichts.',
        },
      },
    },

    staying: {
      heading: 'Was liegen bleibt',
      text: [
        'Geht ein Zug nicht, den du für möglich hältst, liegt es fast immer an einem dieser Gründe. Das Spiel sagt dir, an welchem, und nennt die Karte, um die es geht.',
        {
          list: [
            '*Eine fremde Farbe unterbricht die Folge.* Dann bewegt sich nur, was unter der Bruchstelle liegt. Die Meldung sagt, ab welcher Karte das ist.',
            '*Der Rang des Ziels passt nicht.* Er muss um genau eins höher sein, nicht um zwei, und gleich darf er auch nicht sein.',
            '*Du willst einen König auf eine Karte legen.* Über ihm gibt es keinen Rang, also bleibt ihm nur eine leere Spalte.',
            '*Das Ziel ist ein Ass.* Darauf passt nichts, auch kein zweites Ass.',
            '*Eine verdeckte Karte ist dabei.* Sie gehört zu keiner Folge, auch wenn du sie vorher gesehen hast und sie passen würde.',
            '*Eine Spalte ist leer, und du willst austeilen.* Je nach [Austeilregel](#dealing) musst du sie vorher füllen.',
          ],
        },
        'Bewegt wird immer das Ende, nie die Mitte. Aus 9♠ 8♠ 7♠ 6♠ kannst du die 6♠ nehmen, die unteren zwei, die unteren drei oder alle vier. 8♠ und 7♠ allein kannst du nicht herausziehen, solange die 6♠ auf ihnen liegt.',
        'Manches bleibt liegen, obwohl es vom König bis zum Ass reicht. Eine gemischte Folge ist keine fertige. Liegt der König noch verdeckt, so führt er keine an. Und auf dem Ass darf nichts liegen: Sonst wartet die Folge, bis diese Karte weg ist. Im gewöhnlichen Spiel kommt das nicht vor, in einer Stellung, die du selbst aufbaust, kann es vorkommen.',
      ],
    },

    completed: {
      heading: 'Fertige Folgen',
      text: [
        'Sobald am freien Ende einer Spalte dreizehn offene Karten einer Farbe vom König bis zum Ass liegen, wandern sie auf die Ablage. Das geschieht sofort, nach einem Zug ebenso wie nach dem Austeilen, und du kannst es nicht aufschieben. Durch eine ausgeteilte Reihe können sogar mehrere Folgen auf einmal fertig werden.',
        'In einer Aktion läuft alles in fester Ordnung ab:',
        {
          steps: [
            'Die Karten bewegen sich, oder die Reihe wird ausgeteilt.',
            'Fertige Folgen kommen auf die Ablage, von links nach rechts.',
            'Verdeckte Karten, die nun freies Ende sind, werden aufgedeckt, wieder von links nach rechts.',
          ],
        },
        'Von der Ablage kommt eine Folge nur zurück, wenn du die Aktion zurücknimmst, die sie dorthin gebracht hat. Von Hand legst du nichts auf die Ablage, auch keine einzelnen Karten.',
        'Die achte Folge gewinnt. Ist alles aufgedeckt, der Vorrat aufgebraucht und fehlt nur noch das Zusammenlegen der Folgen, bietet das Spiel an, das für dich zu tun.',
      ],
    },

    dealing: {
      heading: 'Austeilen',
      text: [
        'Beim Austeilen kommt aus dem Vorrat eine offene Karte auf jede der zehn Spalten, von Spalte 1 bis Spalte 10. Das ist eine einzige Aktion. Du darfst austeilen, auch wenn es noch Züge gibt, insgesamt fünfmal. Danach ist der Vorrat aufgebraucht.',
        'Eine Frage wird nicht überall gleich beantwortet: Darf man austeilen, solange eine Spalte leer ist? Gefüllt wird sie in jedem Fall. Musst du es vorher selbst tun, wählst du aus, womit; darf sie leer bleiben, kommt eine Karte aus dem Vorrat hinein. Hier hast du drei Regeln zur Auswahl:',
      ],
      rules: {
        filledOrFew:
          'Die übliche Regel. Leere Spalten werden vor dem Austeilen gefüllt. Liegen aber weniger als zehn Karten in den Spalten, reichen sie nicht für alle zehn, und dann darfst du trotzdem austeilen.',
        filled:
          'Die strenge Regel. Solange eine Spalte leer ist, wird nicht ausgeteilt, ohne Ausnahme. In vier besonderen Fällen ist der Vorrat damit für immer blockiert.',
        always:
          'Die großzügige Regel. Du teilst aus, wann du willst; eine leere Spalte bekommt ihre Karte wie jede andere.',
      },
      deadStock: {
        lead: [
          'Wann kann die strenge Regel den Vorrat blockieren? Am Anfang liegen 54 Karten in den Spalten. Jedes Austeilen bringt zehn, jede fertige Folge nimmt dreizehn. Sind es weniger als zehn, so bleibt immer eine Spalte leer, und neue Karten brächte nur das Austeilen, das eben daran scheitert. Solange noch Vorrat da ist, kann das in genau vier Fällen eintreten. In allen anderen lassen sich die leeren Spalten in höchstens neun Zügen füllen.',
          'Kommt es dazu, sagt das Spiel es sofort und bietet an, Züge zurückzunehmen oder das Austeilen bei leeren Spalten zu erlauben. Die übliche Regel lässt das Austeilen in genau diesen vier Fällen zu und gleicht sonst der strengen.',
        ],
        caption: 'Die vier Fälle, in denen der Vorrat unter der strengen Regel blockiert ist',
        dealt: 'Ausgeteilte Reihen',
        runs: 'Fertige Folgen',
        onTable: 'Karten in den Spalten',
        inStock: 'Karten im Vorrat',
      },
    },

    ending: {
      heading: 'Wenn nichts mehr geht',
      text: [
        'Ist der Vorrat aufgebraucht und passt keine Karte mehr irgendwohin, öffnet sich ein Fenster. Es bietet dir an, Züge zurückzunehmen, mit denselben Karten von vorn zu beginnen oder ein neues Spiel zu starten. Du kannst es auch schließen und den Tisch ansehen. Von sich aus beendet das Spiel nichts: Zurücknehmen kannst du immer, bis zum Anfang.',
        'Ein leerer Vorrat allein ist noch kein Ende, null Punkte auch nicht, und eine Zeit, die ablaufen könnte, gibt es nicht.',
        'Ob eine Stellung verloren ist, sagt das Spiel nie, solange du auch nur eine Karte nicht gesehen hast. Hast du alle 104 gesehen und bittest um einen Hinweis, prüft im Hintergrund der Löser, ein Rechenprogramm, die Stellung. Dass sie sich nicht mehr gewinnen lässt, liest du nur, wenn es bewiesen ist, wenn also feststeht, dass keine Fortsetzung mehr zum Gewinn führt. Reicht die Zeit dafür nicht, bekommst du einen gewöhnlichen Hinweis und keine Vermutung.',
        'Manchmal sind noch Züge da, aber keiner bringt dich weiter. Auch das sagt dir ein Hinweis und rät, auszuteilen oder ein paar Züge zurückzunehmen.',
      ],
    },

    points: {
      heading: 'Punkte',
      text: [
        'Punkte sind eine Zugabe. Ob du gewinnst, hängt von ihnen so wenig ab wie von den Zügen oder der Zeit. Du kannst unter drei Zählweisen wählen. Ein Hinweis kostet in keiner etwas.',
        'Unter „Züge“ zeigt die Leiste, wie viele Züge auf dem Weg zur jetzigen Stellung liegen; Austeilen zählt als einer. Was du zurücknimmst, zählt dort nicht mehr mit. Wo jede Aktion zählt, stehen an dieser Stelle die Aktionen.',
      ],
      schemes: {
        freeUndo: [
          'Du beginnst mit 500 Punkten. Jeder Zug kostet einen Punkt, gleich wie viele Karten er bewegt, jedes Austeilen ebenso. Jede fertige Folge bringt 100. Unter null fällt der Stand nie. Zurücknehmen kostet nichts und gibt dir den Stand von vorher wieder.',
          'Wer in 120 Zügen gewinnt, das Austeilen mitgezählt, hat also 500 + 800 − 120 = 1.180 Punkte.',
        ],
        countedUndo: [
          'Wieder beginnst du mit 500, wieder bringt eine Folge 100. Einen Punkt kostet aber jede Aktion: ein Zug, ein Austeilen und auch jedes Zurücknehmen. Nimmst du einen Zug zurück, durch den eine Folge fertig geworden ist, gehen die 100 wieder ab. Angezeigt wird nie weniger als null; gerechnet wird darunter weiter.',
        ],
        none: ['Punkte werden weder gezählt noch gezeigt. Züge und Zeit laufen weiter mit.'],
      },
      example: [
        'Ein Beispiel. Du hast 480 Punkte, durch deinen Zug wird eine Folge fertig, und dann nimmst du ihn zurück.',
        {
          list: [
            '*Zurücknehmen kostet nichts:* 480 − 1 + 100 = 579, nach dem Zurücknehmen wieder 480.',
            '*Jede Aktion zählt:* 480 − 1 + 100 = 579, nach dem Zurücknehmen 579 − 1 − 100 = 478. Das Zurücknehmen hat 101 Punkte gekostet, der ganze Umweg zwei.',
            '*Ohne Punkte:* Es gibt nichts zu rechnen.',
          ],
        },
      ],
    },

    clock: {
      heading: 'Die Uhr',
      text: [
        'Die Uhr zählt vorwärts und drängt dich nicht. Sie beginnt mit deinem ersten Zug und steht still, wenn du Pause machst, wenn der Tab nicht zu sehen ist und wenn das Spiel zu Ende ist. Auch die Zeit, in der dein Gerät schläft, zählt nicht mit, und eine verstellte Uhr bringt sie nicht durcheinander.',
        'Wen sie stört, der blendet sie in den Einstellungen aus.',
      ],
    },

    saving: {
      heading: 'Was gespeichert wird',
      text: [
        'Nach jeder Aktion wird gespeichert, samt allem, was du zurücknehmen kannst. Schließt du den Tab oder stürzt der Browser ab, geht es beim nächsten Mal an derselben Stelle weiter, und „Zurück“ reicht so weit wie vorher. Am Anfang eines neuen Spiels führt es dich zum vorigen zurück.',
        'Alles liegt in diesem Browser auf diesem Gerät, in seiner Datenbank (IndexedDB). Es wird nichts gesendet. Es gibt kein Konto, keine Werbung, kein Tracking und keine Anfrage an fremde Server. Nach dem ersten Besuch geht das Spiel auch ohne Netz.',
        'Daraus folgt auch, was verloren gehen kann:',
        {
          list: [
            'Ein privates Fenster vergisst alles, wenn du es schließt.',
            'Löschst du im Browser die Daten von Websites, verschwinden auch deine Spiele.',
            'Manche Browser räumen von sich aus auf, wenn der Platz knapp wird oder du lange nicht da warst. Nach dem ersten Spiel, das du gewinnst oder verlässt, bittet die Seite den Browser, ihre Daten dauerhaft zu behalten; ob er das tut, entscheidet er selbst.',
            'Ein anderer Browser oder ein anderes Gerät weiß von deinen Spielen nichts.',
          ],
        },
        'Dagegen hilft eine Datei. Unter „Deine Daten“ im Menü speicherst du Spiele, Statistik und Einstellungen und liest sie anderswo wieder ein. Bevor sich etwas ändert, siehst du, was sich ändern würde, und zurücknehmen lässt es sich auch. Kann der Browser einmal nicht speichern, steht das in einer Zeile am Tisch, und das Spiel geht weiter, solange die Seite offen ist.',
        'Öffnest du die Seite in zwei Tabs, läuft dein Spiel immer nur in einem von ihnen. Der andere kann es übernehmen oder ein eigenes beginnen; überschrieben wird nichts.',
      ],
    },

    deals: {
      heading: 'Spiele und Spielcodes',
      text: [
        '*Geprüft* heißt: Für diese Karten ist ein Weg zum Gewinn bekannt. Der Löser hat ihn gefunden, und die Regeln haben ihn Zug für Zug nachgespielt, unter der strengen Austeilregel; darum gilt er unter allen dreien. Rund 5.000 solche Spiele je Farbenzahl bringt das Spiel mit, und während du spielst, sucht der Löser weitere.',
        'Geprüft heißt nicht, dass es leicht ist, und nicht, dass jeder Weg zum Gewinn führt. Der Löser hat alle Karten gesehen, du siehst sie nicht. Auch die Hinweise kennen den gefundenen Weg nicht und schauen unter keine Karte; sie wissen nicht mehr als du. Willst du den Weg doch sehen, zeigt ihn dir das Menü, mitsamt dem, was verdeckt liegt.',
        '*Zufällig* heißt: gemischt und nicht weiter geprüft. Ein solches Spiel ist vielleicht nicht zu gewinnen, und so steht es auch dabei.',
        'Jedes gemischte Spiel hat einen Spielcode wie 4-3JZ9J-6GMCB. Er steht am Tisch, ein Antippen kopiert ihn, und er gibt überall und für immer dieselben Karten. Die erste Ziffer nennt die Zahl der Farben. Die letzten beiden Zeichen sind eine Prüfung: Ein falsches Zeichen oder zwei vertauschte fallen immer auf. Eingeben kannst du ihn unter „Neues Spiel“ bei „Ein Spiel öffnen“. [Wie aus dem Code die Karten werden](fairness), kannst du Schritt für Schritt nachsehen.',
        'Zum Weitergeben gibt es zwei Links. Der eine führt zu denselben Karten und zur selben Austeilregel; der andere enthält auch jeden Zug, als Wiederholung, aus der man an jeder Stelle weiterspielen kann.',
        'Das *Spiel des Tages* ist für alle dasselbe, eines je Farbenzahl, immer ein geprüftes. Es wechselt um Mitternacht deiner Zeit. Vergangene Tage bis zurück zum 1. Januar 2026 lassen sich nachholen; sie sind dann gekennzeichnet und schließen keine Lücke in einer Serie.',
        'Auch Spiele aus anderen Programmen öffnest du mit ihrer Nummer: „PySolFC 14934“ für die Spiele mit vier Farben von 0 bis 32000, „KPatience 2/1911227091“ mit der Zahl der Farben vor dem Schrägstrich. Und jede Stellung, die du als Text hast oder Spalte für Spalte aufbaust, lässt sich spielen.',
      ],
    },

    styles: {
      heading: 'Fünf Spielarten',
      text: [
        'Nicht alle mögen Spider auf dieselbe Art. Eine Spielart stellt in einem Schritt ein, was zusammengehört: Farben, Austeilregel, Punkte und was ein Antippen tut.',
        {
          list: [
            '*Standard* eignet sich für den Anfang: eine Farbe, geprüfte Spiele, und angetippte Karten finden ihr Ziel selbst.',
            '*Entspannt* lässt dich jederzeit austeilen. Antippen bewegt hier nichts; du ziehst die Karten.',
            '*Klassisch mit vier Farben* ist das lange, strenge Spiel, ohne Punkte und ohne Ausnahme beim Austeilen.',
            '*Klassisch mit zwei Farben* ist genauso streng, mit halb so vielen Farben.',
            '*Alles zählt* passt zu dir, wenn du jeden Zug vorher bedenken willst: Auch das Zurücknehmen kostet einen Punkt.',
          ],
        },
      ],
      caption: 'Was jede Spielart einstellt',
      asSet: 'wie eingestellt',
      after: [
        'Jeden Teil kannst du in den Einstellungen auch für sich wählen; dann steht dort „Eigene Mischung“. Änderst du mitten im Spiel die Austeilregel oder die Zählweise, gilt sie ab der nächsten Aktion, und eine Zeile bestätigt es. Eine andere Farbenzahl gilt erst für ein neues Spiel; an dem auf dem Tisch ändert sie nichts.',
      ],
    },

    difficulty: {
      heading: 'Wie schwer ist Spider?',
      text: [
        'Vor allem die Zahl der Farben entscheidet. Ein Maß dafür: In je 1.000 Spielen wurde vom ersten Zug an blind jedem Hinweis gefolgt und nie etwas zurückgenommen. Gewonnen wurden so 930 Spiele mit einer Farbe, 648 mit zwei und 137 mit vier Farben, gemessen unter der üblichen Austeilregel. Die Hinweise sehen dabei nur, was auch du siehst. Bei den übrigen Spielen haben sie allein nicht gereicht; mit Nachdenken und Zurücknehmen kommst du weiter.',
        'Auch unter Spielen gleicher Farbenzahl ist der Unterschied groß. Darum wird jedes geprüfte Spiel gemessen: Ein Programm, das keine verdeckte Karte sieht und nichts zurücknimmt, spielt es achtmal. Gewertet wird, wie oft es gewinnt und wie viele der 44 verdeckten Karten es aufdeckt. Daraus ergeben sich die Stufen „Leicht“, „Mittel“, „Schwer“ und „Für Könner“. Ob sie etwas taugen, wurde an je 100 Spielen jeder Stufe geprüft: Auch in ihnen wurde blind jedem Hinweis gefolgt, hier unter der strengen Austeilregel.',
        'Eine Stufe vergleicht nur Spiele mit gleich vielen Farben. Ein leichtes mit vier Farben ist gewöhnlich schwerer als die meisten mit zwei.',
      ],
      own: {
        1: [
          'Mit einer Farbe wirst du nach etwas Übung wohl die meisten Spiele gewinnen. Bei dieser Probe wurden von je 100 Spielen 96 leichte, 96 mittlere, 92 schwere und 67 für Könner gewonnen. Drei von fünf Spielen gelten als leicht.',
          'Wird es dir zu leicht, nimm zuerst die Stufe „Für Könner“ und dann [zwei Farben](2). Das ist ein größerer Schritt, als es klingt: Dort liegen Karten richtig und lassen sich doch nicht immer zusammen bewegen.',
        ],
        2: [
          'Zwei Farben liegen in der Mitte: Verlieren gehört dazu, aber meist siehst du, woran es lag. Bei dieser Probe wurden von je 100 Spielen 93 leichte, 77 mittlere, 49 schwere und 26 für Könner gewonnen. In jede Stufe fällt etwa ein Viertel der Spiele.',
          'Verlierst du oft, übe mit [einer Farbe](1), wie man Spalten leert; hier geht es genauso. Gewinnst du oft, versuche es mit [vier Farben](4).',
        ],
        4: [
          'Vier Farben sind schwer, und das liegt nicht an dir. Bei dieser Probe wurden von je 100 Spielen 33 leichte, 16 mittlere, 8 schwere und keines für Könner gewonnen. Zurückgenommen wurde dabei allerdings nie etwas. Wer zurücknimmt und sich merkt, was er gesehen hat, kann mehr erreichen.',
          'Setz dir Zwischenziele: zuerst eine leere Spalte, dann die erste fertige Folge. Die Folge kommt oft spät, und das ist kein schlechtes Zeichen. Fang mit der Stufe „Leicht“ an, und wenn dir die Geduld ausgeht, sind [zwei Farben](2) keine Schande.',
        ],
      },
    },

    tips: {
      heading: 'Zwölf Tipps',
      text: ['Regeln sagen, was geht. Diese zwölf Sätze sagen, was sich lohnt und warum.'],
      tips: [
        {
          tip: 'Räum zuerst die Spalte frei, in der am wenigsten Karten verdeckt liegen.',
          reason:
            'Am Anfang sind das die Spalten 5 bis 10 mit je vier verdeckten Karten; in den ersten vier sind es fünf. Verteilst du dieselben Züge auf drei Spalten, sind am Ende alle drei halb abgeräumt und keine ist leer.',
        },
        {
          tip: 'Bei zwei Zielen vom gleichen Rang: erst die eigene Farbe, sonst die kürzere Folge.',
          reason:
            'Was in einer Farbe zusammenliegt, bleibt beweglich. Auf fremder Farbe dagegen hält die Karte alles fest, worauf sie liegt, und eine festgehaltene Karte ist ein kleinerer Verlust als vier.',
        },
        {
          tip: 'Bewege die höhere Karte zuerst: erst den Buben auf die Dame, dann die Zehn auf den Buben.',
          reason:
            'Legst du zuerst die 10♥ auf den J♠, sitzt der Bube unter einer fremden Farbe fest und kommt vorerst nicht mehr auf die Q♦. In der anderen Reihenfolge gehen beide Züge.',
        },
        {
          tip: 'Muss es eine fremde Farbe sein, dann lieber bei hohen Karten als bei niedrigen.',
          reason:
            'Nach einem Buben passen noch zehn Ränge, nach einer Drei nur zwei. An eine hohe gemischte Folge kannst du noch lange anlegen; eine niedrige ist bald beim Ass, und darauf passt nichts mehr.',
        },
        {
          tip: 'Nutze eine leere Spalte zum Ordnen, nicht zum Abstellen.',
          reason:
            'Endet eine Spalte mit 9♠ 8♥ und eine andere mit 9♥ 8♠, so kommt die 8♥ in die leere Spalte, die 8♠ auf die 9♠, die 8♥ auf die 9♥. Drei Züge, zwei saubere Folgen, und die Spalte ist wieder leer. Weißt du nicht, wie eine Karte wieder herauskommt, leg sie nicht hinein.',
        },
        {
          tip: 'Ein König in eine leere Spalte nur, wenn er etwas aufdeckt oder seine Dame gleich nachkommt.',
          reason:
            'Auf eine andere Karte kann er nie. Die Spalte gehört ihm, bis seine Folge fertig ist oder er in eine andere leere Spalte weiterzieht, und das kann sehr lange dauern.',
        },
        {
          tip: 'Sorge für verschiedene Ränge an den freien Enden.',
          reason:
            'Auf zwei Achten passen nur Siebenen. Auf eine Acht und eine Neun passen Siebenen und Achten, und die nächste aufgedeckte Karte findet eher einen Platz. Auf ein Ass passt gar nichts: Leg es bald auf eine Zwei seiner Farbe.',
        },
        {
          tip: 'Teile erst aus, wenn kein Zug mehr eine Karte aufdeckt oder eine Folge verlängert.',
          reason:
            'Die neue Reihe legt sich auf alle freien Enden. Eine Folge ist wieder frei, sobald die eine Karte auf ihr weg ist; liegen dieselben Karten verstreut, musst du in jeder Spalte eine wegräumen.',
        },
        {
          tip: 'Musst du vor dem Austeilen eine leere Spalte füllen, nimm die höchste Karte, die dafür frei ist.',
          reason:
            'Die Spalte ist so oder so vergeben. Beginnt sie mit einem König oder einer Dame, kannst du in ihr lange weiterbauen; auf eine Zwei passt nur noch ein Ass. Besser ist nur ein Zug, der zugleich etwas aufdeckt.',
        },
        {
          tip: 'Deck auf, sieh nach, nimm zurück.',
          reason:
            'Kommen zwei Züge in Frage, probiere beide und behalte den mit der besseren Karte. Wo Zurücknehmen nichts kostet, ist auch das Nachsehen umsonst; wo jede Aktion zählt, kostet ein Blick zwei Punkte. Merken musst du dir die Karte selbst: Sie liegt danach wieder verdeckt.',
        },
        {
          tip: 'Bevor du auf eine Karte wartest, sieh nach, ob sie noch kommen kann.',
          reason:
            'Im Menü zählt „Noch nicht gesehene Karten“, wie viele von jedem Rang und jeder Farbe noch fehlen. Steht dort null, hast du alle schon einmal gesehen, und auf eine neue wartest du umsonst. Fehlt noch eine, lohnt es sich, ihr einen Platz freizuhalten.',
        },
        {
          tip: 'Zähl unter der strengen Regel nach, bevor eine Folge fertig wird.',
          reason:
            'Sie nimmt dreizehn Karten vom Tisch. Bleiben danach weniger als zehn und ist der Vorrat nicht leer, so ist er [für immer blockiert](#dealing). Teile dann lieber vorher noch einmal aus. Unter den beiden anderen Regeln brauchst du diese Vorsicht nicht.',
        },
      ],
    },

    exercise: live.exercise,

    keys: {
      heading: 'Maus, Finger, Tasten',
      text: [
        'Es gibt drei Wege, Karten zu bewegen, und du kannst sie mischen, wie du magst.',
        '*Antippen oder anklicken.* Was das bewirkt, wählst du aus drei Einstellungen. In der ersten, der üblichen, wandert die Karte mit allem, was auf ihr liegt, sofort zum besten Ziel: zuerst dorthin, wo eine Folge fertig wird, dann auf die eigene Farbe, dann auf eine andere, zuletzt in eine leere Spalte. Sind zwei gleich gut, entscheidet die kleinere Spaltennummer. In der zweiten Einstellung nimmt das Antippen die Karten nur auf, und du tippst danach die Spalte an. In der dritten bewegt das Antippen nichts, und eine versehentliche Berührung schadet nicht.',
        '*Ziehen.* Die Karten folgen dem Zeiger. Es genügt, die Spalte zu etwa einem Drittel zu treffen. Hast du mitten in eine Folge gegriffen, nimmt das Spiel den Teil, der ans Ziel passt; in eine leere Spalte kommt genau das, was du gegriffen hast. Für Karten, die du durch Antippen aufgenommen hast, gilt dasselbe.',
        '*Kartenauswahl.* Halte eine Karte gedrückt oder klicke sie mit der rechten Maustaste an: Die Spalte erscheint groß, du wählst, wie viele Karten es sein sollen, und siehst jedes mögliche Ziel. Wo eine Folge fertig wird oder eine Spalte leer ist, steht es dabei. „Abbrechen“, Esc oder ein Tippen daneben ändert nichts.',
        'Ruht die Maus auf einer Karte, zeigt der Tisch, was sich mit ihr bewegen würde und wohin. Ein Tippen auf den Vorrat teilt aus. Ein versehentlicher Doppelklick gilt als ein einfacher Klick.',
        'Mit der Tastatur allein lässt sich ein ganzes Spiel gewinnen. Die Pfeiltasten nach links und rechts führen von Spalte zu Spalte; die nach oben und unten wählen, wie viele Karten der Folge gemeint sind; die Eingabetaste öffnet die Kartenauswahl, und dort liegt der Fokus schon auf dem besten Ziel. Für die meisten Züge genügt es also, sie zweimal zu drücken.',
        'Wer mit einem Screenreader spielt, hört zu jeder Spalte ihre Nummer, die Zahl der Karten, wie viele verdeckt sind, das freie Ende und die Länge der Folge, und danach alle offenen Karten. Jeder Zug wird angesagt, jede aufgedeckte Karte und jeder Grund einer Ablehnung. Was verdeckt liegt, wird auch hier nicht verraten.',
      ],
    },

    settings: {
      heading: 'Einstellungen',
      text: [
        'Alle Einstellungen stehen in einem Fenster, das du über das Menü öffnest. Jede wirkt sofort und bleibt in diesem Browser erhalten.',
      ],
    },

    history: {
      heading: 'Woher Spider kommt',
      text: [
        'Acht Folgen sind zu bauen, acht Beine hat die Spinne, auf Englisch *spider*: So wird der Name meist erklärt. Gesichert ist das nicht.',
        'Auch wer das Spiel erfunden hat, ist nicht bekannt. Als Patience für zwei Kartenspiele steht es spätestens seit der ersten Hälfte des 20. Jahrhunderts in Kartenspielbüchern. Am Küchentisch verlangt es Platz und Geduld, denn vor dem ersten Zug sind 104 Karten zu mischen und 54 davon auszulegen.',
        'Diese Mühe nahm einem der Computer ab. Im Juni 1998 war Spider in Plus! 98 enthalten, einem Zusatzpaket von Microsoft für Windows 98, später gehörte es zu Windows Me (2000) und Windows XP (2001). Mit dieser Fassung wurde es auch üblich, zwischen einer, zwei und vier Farben zu wählen; mit echten Karten spielt man ja immer mit allen vieren. 2005 galt es als das meistgespielte Spiel auf Windows-Rechnern, noch vor Klondike.',
      ],
    },

    comparison: {
      heading: 'Spider, Klondike und FreeCell',
      text: [
        'Die drei stehen oft nebeneinander im selben Menü. Wer von einem zum anderen wechselt, stolpert leicht über die Unterschiede.',
      ],
      caption: 'Die drei Spiele im Vergleich',
      games: ['Spider', 'Klondike', 'FreeCell'],
      rows: [
        { what: 'Karten', cells: ['104, zwei Kartenspiele', '52, ein Kartenspiel', '52, ein Kartenspiel'] },
        { what: 'Spalten', cells: ['zehn', 'sieben', 'acht, dazu vier Zellen für je eine Karte'] },
        {
          what: 'Verdeckt am Anfang',
          cells: ['44 in den Spalten, 50 im Vorrat', '21 in den Spalten, 24 im Vorrat', 'keine'],
        },
        {
          what: 'Anlegen',
          cells: [
            'einen Rang niedriger, auf jede Farbe',
            'einen Rang niedriger, Rot und Schwarz im Wechsel',
            'einen Rang niedriger, Rot und Schwarz im Wechsel',
          ],
        },
        {
          what: 'Zusammen bewegen',
          cells: [
            'nur, was eine Farbe hat',
            'alles, was richtig angelegt ist',
            'streng genommen eine Karte; mehrere, soweit freie Zellen und leere Spalten reichen',
          ],
        },
        {
          what: 'Leere Spalte',
          cells: ['nimmt alles', 'nimmt nur einen König oder was mit ihm beginnt', 'nimmt alles'],
        },
        {
          what: 'Ablage',
          cells: [
            'nur ganze Folgen, von selbst',
            'vom Ass aufwärts, nach Farben, Karte für Karte',
            'vom Ass aufwärts, nach Farben, Karte für Karte',
          ],
        },
        {
          what: 'Vorrat',
          cells: ['fünfmal zehn Karten, eine auf jede Spalte', 'einzeln oder zu dritt aufgedeckt', 'keiner'],
        },
        {
          what: 'Zufall und Können',
          cells: [
            'fast immer gibt es einen Weg, aber 94 der 104 Karten sind anfangs nicht zu sehen',
            'manches Spiel ist auch mit Kenntnis aller Karten nicht zu gewinnen',
            'alles liegt offen; so gut wie jedes Spiel ist zu gewinnen',
          ],
        },
      ],
      after: [
        'Wer von *Klondike* kommt, legt aus Gewohnheit Rot auf Schwarz. Bei Spider ist das erlaubt, aber meist die schlechtere Wahl, denn was so gebaut ist, lässt sich nicht mehr als Ganzes bewegen. Auch gibt es keine Ablage, auf der man eine störende Zwei loswird: Bis eine Folge fertig ist, bleibt alles auf dem Tisch.',
        'Wer von *FreeCell* kommt, vermisst die Zellen. Ihre Aufgabe übernehmen hier die leeren Spalten, und die musst du dir erst schaffen. Dafür verbirgt FreeCell nichts: Alle Karten liegen offen, und unter den ersten 32.000 Spielen der Fassung von Microsoft ist nur eines, Nummer 11982, nicht zu gewinnen.',
        'Für Spider gibt es eine ähnliche Zahl. Von den 32.000 nummerierten Spielen mit vier Farben sollen 31.998 zu gewinnen sein. Nur müsste man dafür alle Karten sehen; wer nur die offenen kennt, gewinnt viel seltener. Bei Spider fragt sich meist nicht, ob es einen Weg gibt, sondern ob man ihn findet.',
      ],
    },

    questions: {
      heading: 'Fragen und Antworten',
      text: ['Kurz gefragt, kurz beantwortet.'],
      questions: [
        {
          question: 'Ist jedes Spider-Solitär lösbar?',
          answer: [
            'Nein, aber soweit bekannt fast jedes, wenn man alle Karten sehen könnte. Bei einem zufälligen Spiel weißt du es vorher nicht. Bei einem geprüften ist ein Weg bekannt.',
          ],
        },
        {
          question: 'Warum kann ich diese Karten nicht zusammen bewegen?',
          answer: [
            'Weil sie nicht alle dieselbe Farbe haben oder der Rang nicht von Karte zu Karte um genau eins fällt. Nur eine [Folge](#together) geht als Ganzes.',
          ],
        },
        {
          question: 'Warum kann ich nicht austeilen?',
          answer: [
            'Meist ist eine Spalte leer und muss vorher gefüllt werden. Sonst ist der Vorrat aufgebraucht. Welche [Austeilregel](#dealing) gilt, bestimmst du in den Einstellungen.',
          ],
        },
        {
          question: 'Wohin darf ein König?',
          answer: ['Nur in eine leere Spalte. Auf einer anderen Karte hat er keinen Platz.'],
        },
        {
          question: 'Was darf in eine leere Spalte?',
          answer: ['Alles, was sich bewegen lässt: jede einzelne Karte und jede Folge, mit König oder ohne.'],
        },
        {
          question: 'Wie viele Karten hat Spider?',
          answer: [
            '104, also zwei Kartenspiele ohne Joker. 54 liegen am Anfang auf dem Tisch, 50 im Vorrat; das reicht für fünfmal Austeilen.',
          ],
        },
        {
          question: 'Was ist der Unterschied zwischen 1, 2 und 4 Farben?',
          answer: [
            'Die Regeln sind dieselben, und Karten sind es immer 104. Je mehr Farben, desto seltener lässt sich zusammen bewegen, was zusammenliegt, und desto schwerer wird das Spiel.',
          ],
        },
        {
          question: 'Warum verschwindet meine Folge vom König bis zum Ass nicht?',
          answer: [
            'Dann hat eine der dreizehn Karten eine andere Farbe, der König liegt noch verdeckt, oder auf dem Ass liegt noch eine Karte.',
          ],
        },
        {
          question: 'Kann ich eine fertige Folge zurückholen?',
          answer: ['Nur, indem du die Aktion zurücknimmst. Dann liegen alle dreizehn Karten wieder in ihrer Spalte.'],
        },
        {
          question: 'Wie oft darf ich Züge zurücknehmen?',
          answer: [
            'So oft du willst, bis zum Anfang, auch Austeilen und fertige Folgen. Ob es Punkte kostet, hängt von der [Zählweise](#points) ab.',
          ],
        },
        {
          question: 'Wie viele Punkte kann man erreichen?',
          answer: [
            '500 zu Beginn und 800 für acht Folgen, abzüglich der Züge. Ein Gewinn in 100 Zügen, das Austeilen mitgezählt, bringt 1.200 Punkte.',
          ],
        },
        {
          question: 'Ist Spider Glück oder Können?',
          answer: [
            'Beides. Wie die Karten liegen, ist Zufall, und die meisten siehst du erst, wenn es für manchen Zug zu spät ist. Ob du aus dem, was du siehst, das Beste machst, ist Können. Je mehr Farben, desto mehr kommt es darauf an.',
          ],
        },
        {
          question: 'Schummeln die Hinweise?',
          answer: [
            'Nein. Ein Hinweis weiß nur, was du gesehen hast. Zwei Spiele, die für dich gleich aussehen, bekommen denselben Hinweis, was auch immer verdeckt liegt.',
          ],
        },
        {
          question: 'Kann ich ohne Internet spielen?',
          answer: [
            'Ja, nach dem ersten Besuch. Das Spiel bleibt im Browser gespeichert; in vielen Browsern lässt es sich auch installieren.',
          ],
        },
        {
          question: 'Kann ich auf einem anderen Gerät weiterspielen?',
          answer: [
            'Nicht von selbst, denn es wird nichts gesendet. Speichere unter „Deine Daten“ eine Datei und lies sie auf dem anderen Gerät ein.',
          ],
        },
        {
          question: 'Können zwei Leute dasselbe Spiel spielen?',
          answer: [
            'Ja. Schick den Spielcode oder den Link; die Karten sind auf jedem Gerät dieselben. Oder spielt beide das Spiel des Tages.',
          ],
        },
      ],
    },
  },

  fairness: live.fairness,
};
