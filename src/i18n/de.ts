/** German: du, and every card with its gender and case (der Herz-König, die Herz-Dame, das Herz-Ass). */
import type { Messages } from './messages.ts';
import { capital, count, listIn, tally } from './wording.ts';
import type { CardWords, ColumnWords } from './words.ts';

type Case = 'nominative' | 'accusative' | 'dative';
type Gender = 'masculine' | 'feminine' | 'neuter';

const RANKS = 'Ass Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König'.split(' ');
const SUITS = { spades: 'Pik', hearts: 'Herz', diamonds: 'Karo', clubs: 'Kreuz' };
const THE = {
  nominative: { masculine: 'der', feminine: 'die', neuter: 'das' },
  accusative: { masculine: 'den', feminine: 'die', neuter: 'das' },
  dative: { masculine: 'dem', feminine: 'der', neuter: 'dem' },
};
const A = {
  nominative: { masculine: 'ein', feminine: 'eine', neuter: 'ein' },
  accusative: { masculine: 'einen', feminine: 'eine', neuter: 'ein' },
};
const IT = { masculine: 'er', feminine: 'sie', neuter: 'es' };

const gender = (rank: number): Gender =>
  rank === 1 ? 'neuter' : rank === 11 || rank === 13 ? 'masculine' : 'feminine';

/** Only der Bube bends: den Buben, dem Buben. */
const noun = (rank: number, inCase: Case): string =>
  rank === 11 && inCase !== 'nominative' ? 'Buben' : (RANKS[rank - 1] ?? String(rank));
const card = (c: CardWords, inCase: Case = 'nominative'): string => `${SUITS[c.suit]}-${noun(c.rank, inCase)}`;
const the = (c: CardWords, inCase: Case): string => `${THE[inCase][gender(c.rank)]} ${card(c, inCase)}`;
const aRank = (rank: number, inCase: keyof typeof A): string => `${A[inCase][gender(rank)]} ${noun(rank, inCase)}`;
const It = (c: CardWords): string => capital(IT[gender(c.rank)]);

const cards = (n: number): string => (n === 0 ? 'keine Karten' : count(n, 'Karte', 'Karten'));
const suits = (n: number): string => count(n, 'Farbe', 'Farben');
const cardsFrom = (n: number, head: CardWords): string =>
  n === 1 ? card(head) : `${cards(n)} ab ${the(head, 'dative')}`;

const list = listIn('de');
const bySuit = (names: readonly string[]): string => {
  const counted = tally(names);
  return counted.length === 1 ? names[0]! : list(counted.map(([suit, n]) => `${n}-mal ${suit}`));
};

const fits = (c: CardWords): string =>
  c.rank === 13
    ? `${capital(the(c, 'nominative'))} passt nur in eine leere Spalte.`
    : `${capital(the(c, 'nominative'))} passt auf ${aRank(c.rank + 1, 'accusative')}.`;
const nothingToMove = (column: number): string => `Spalte ${column} ist leer: Hier gibt es nichts zu bewegen.`;

export const de: Messages = {
  tag: 'de',
  name: 'Deutsch',
  title: 'Spider-Solitär',
  suitNames: SUITS,
  card: (c) => card(c),
  cards,
  list,

  status: {
    runs: 'Folgen',
    runsOf: (n) => `${n} von 8`,
    faceDown: 'Verdeckt',
    moves: 'Züge',
    actions: 'Aktionen',
    time: 'Zeit',
    score: 'Punkte',
    deal: 'Spiel',
    suits,
    changeSuits: (n) => `${suits(n)}: ändern`,
    copyDeal: (id) => `Spielcode ${id} kopieren`,
    pastedDeal: 'eingefügte Stellung',
    copied: 'Kopiert.',
    copyFailed: 'Der Browser hat das Kopieren nicht erlaubt.',
    randomDeal: 'Zufälliges Spiel: vielleicht nicht zu gewinnen.',
    verifiedDeal: 'Geprüftes Spiel: Es lässt sich gewinnen.',
    difficulty: (level: string) => `Schwierigkeit: ${level}.`,
    lookingForDeal: 'Ein Spiel, das sich gewinnen lässt, wird gesucht …',
    noVerifiedDeal: 'Gerade war kein geprüftes Spiel zu finden: Dieses ist zufällig.',
    completed: (names) =>
      names.length === 0 ? 'Noch keine Folge fertig' : `Fertige Folgen: ${names.length} von 8, ${bySuit(names)}`,
  },

  controls: {
    fullScreen: 'Vollbild ein oder aus',
    noFullScreen: 'Dieser Browser kennt kein Vollbild.',
    hint: 'Hinweis',
    undo: 'Zurück',
    redo: 'Vor',
    deal: 'Austeilen',
    newGame: 'Neues Spiel',
    newGameShort: 'Neu',
    restart: 'Dieselben Karten',
    menu: 'Menü',
    settings: 'Einstellungen',
    help: 'Regeln und Tasten',
    pause: 'Pause',
    resume: 'Weiterspielen',
    close: 'Schließen',
    cancel: 'Abbrechen',
    notLoaded: 'Dieser Teil des Spiels ist noch nicht geladen. Dafür ist einmal eine Internetverbindung nötig.',
    toolbar: 'Spielsteuerung',
    status: 'Spielstand',
    table: 'Tisch',
  },

  table: {
    column: ({ column, cards: n, faceDown, freeEnd, run }: ColumnWords) =>
      `Spalte ${column}, ${cards(n)}, ${faceDown === 0 ? 'keine' : faceDown} verdeckt, freies Ende ${card(freeEnd)}` +
      (run > 1 ? `, Folge aus ${run} Karten` : ''),
    emptyColumn: (column) => `Spalte ${column}, leer`,
    openCards: (names) => `Offene Karten vom freien Ende aufwärts: ${names.join(', ')}`,
    chosen: cardsFrom,
    stock: (deals) =>
      deals === 0
        ? 'Reihe austeilen, nicht mehr möglich'
        : `Reihe austeilen, noch ${deals === 1 ? 'einmal' : `${deals}-mal`} möglich`,
    stockEmpty: 'Vorrat aufgebraucht',
    dense: 'Eng gelegt: Halte eine Karte gedrückt oder drücke die Eingabetaste, um die Spalte groß zu sehen',
  },

  said: {
    moved: (n, head, column) => `${cardsFrom(n, head)} nach Spalte ${column}.`,
    dealt: (names) => `In die Spalten 1 bis 10 ausgeteilt: ${names.join(', ')}.`,
    collected: (suit, runs) => `${suit}-Folge fertig, ${runs} von 8.`,
    revealed: (c, column) => `In Spalte ${column} aufgedeckt: ${card(c)}.`,
    movedBack: (n, head, column) =>
      n === 1
        ? `Zurückgenommen: ${capital(the(head, 'nominative'))} liegt wieder in Spalte ${column}.`
        : `Zurückgenommen: ${capital(cardsFrom(n, head))} liegen wieder in Spalte ${column}.`,
    dealtBack: 'Zurückgenommen: Die zehn Karten liegen wieder im Vorrat.',
    restarted: 'Dieselben Karten, von vorn. Mit „Zurück“ bekommst du dein Spiel wieder.',
    restartUndone: 'Dein Spiel von vor dem Neubeginn ist wieder da.',
    newGame: (deal) => `Neues Spiel: ${deal}.`,
    earlierGame: (deal) => `Zurück zum vorigen Spiel: ${deal}.`,
    laterGame: (deal) => `Vor zum nächsten Spiel: ${deal}.`,
    rulesChanged: (rules) => `Ab der nächsten Aktion: ${rules}.`,
    picked: (n, head) => `Aufgenommen: ${cardsFrom(n, head)}. Wähle eine Spalte.`,
    paused: 'Pause.',
    resumed: 'Es geht weiter.',
    won: 'Gewonnen. Alle acht Folgen sind fertig.',
  },

  refusals: {
    sameColumn: 'Die Karten liegen schon in dieser Spalte.',
    emptySource: nothingToMove,
    tooFewCards: (column, available) =>
      available === 0
        ? `In Spalte ${column} liegen keine Karten.`
        : `In Spalte ${column} ${available === 1 ? 'liegt' : 'liegen'} nur ${cards(available)}.`,
    faceDown: (movable) =>
      'Eine verdeckte Karte lässt sich nicht bewegen, ' +
      (movable === 1 ? 'nur die Karte am freien Ende.' : `nur die ${cards(movable)} am freien Ende.`),
    brokenRun: (breaker, above, movable, head) =>
      `${capital(the(breaker, 'nominative'))} auf ${the(above, 'dative')} unterbricht die Folge. ` +
      (movable === 1
        ? `Nur ${the(head, 'nominative')} lässt sich bewegen.`
        : `Ab ${the(head, 'dative')} lassen sich ${cards(movable)} bewegen.`),
    ontoAce: (c) => `Auf ein Ass passt keine Karte. ${fits(c)}`,
    kingNeedsEmptyColumn: fits,
    wrongRank: (c, target) =>
      `${fits(c)} Auf ${the(target, 'accusative')} passt ${aRank(target.rank - 1, 'nominative')}.`,
    noTarget: (c) =>
      `Keine Spalte nimmt ${the(c, 'accusative')} auf: ` +
      `${It(c)} braucht ${aRank(c.rank + 1, 'accusative')} oder eine leere Spalte.`,
    noTargetKing: (c) => `Keine Spalte nimmt ${the(c, 'accusative')} auf: ${It(c)} braucht eine leere Spalte.`,
    stockEmpty: 'Der Vorrat ist aufgebraucht.',
    emptyColumns: (columns) =>
      columns.length === 1
        ? `Spalte ${columns[0]} ist leer. Fülle sie vor dem Austeilen.`
        : `Die Spalten ${list(columns.map(String))} sind leer. Fülle sie vor dem Austeilen.`,
    nothingToUndo: 'Weiter zurück geht es nicht.',
    nothingToRedo: 'Weiter vor geht es nicht.',
    tapOff: 'Antippen ist ausgeschaltet: Zieh die Karten oder halte eine für die Kartenauswahl gedrückt.',
  },

  hints: {
    move: (n, head, column) => `Lege ${n === 1 ? the(head, 'accusative') : cardsFrom(n, head)} in Spalte ${column}.`,
    turnsCard: (column, moves) =>
      moves === 1
        ? `Das deckt in Spalte ${column} eine Karte auf.`
        : `Es ist der erste von ${moves} Zügen, die in Spalte ${column} eine Karte aufdecken.`,
    emptiesColumn: (column, moves) =>
      moves === 1 ? `Das leert Spalte ${column}.` : `Es ist der erste von ${moves} Zügen, die Spalte ${column} leeren.`,
    completesRun: (suit, moves) =>
      moves === 1
        ? `Damit ist eine ${suit}-Folge fertig.`
        : `Es ist der erste von ${moves} Zügen, nach denen eine ${suit}-Folge fertig ist.`,
    joinsRun: (length, suit, moves) =>
      moves === 1
        ? `Das gibt eine ${suit}-Folge von ${length} Karten.`
        : `Es ist der erste von ${moves} Zügen, die eine ${suit}-Folge von ${length} Karten ergeben.`,
    deal: 'Kein Zug auf dem Tisch bringt dich weiter. Teile eine Reihe aus.',
    fillThenDeal: (column) => `Kein Zug auf dem Tisch bringt dich weiter. Fülle Spalte ${column}, dann teile aus.`,
    noMove:
      'Keine Karte kann ziehen, und der Vorrat ist aufgebraucht. Nimm ein paar Züge zurück und versuche einen anderen Weg.',
    noProgress: 'Nichts in Sicht bringt dich weiter. Nimm ein paar Züge zurück und versuche einen anderen Weg.',
    deadStock:
      'Nach dieser Regel lässt sich der Vorrat nie mehr austeilen. ' +
      'Nimm ein paar Züge zurück oder erlaube das Austeilen bei leeren Spalten.',
    doIt: 'Ausführen',
  },

  verdict: {
    checking: 'Du hast alle Karten gesehen. Es wird geprüft, ob sich das Spiel noch gewinnen lässt.',
    lost: 'Von hier aus lässt sich das Spiel nicht mehr gewinnen. Das ist bewiesen.',
    open: 'In der Zeit war keine Antwort zu finden: Bewiesen ist nichts.',
  },

  unseen: {
    title: 'Noch nicht gesehene Karten',
    text: 'Von allen 104 Karten gezählt; was du einmal gesehen hast, bleibt in diesem Spiel bekannt.',
    rank: 'Rang',
  },

  picker: {
    title: (column) => `Aus Spalte ${column} bewegen`,
    more: 'Eine Karte mehr',
    fewer: 'Eine Karte weniger',
    howMany: (n, movable) => `${n} von ${movable} ${movable === 1 ? 'beweglichen Karte' : 'beweglichen Karten'}`,
    openCards: 'Offene Karten dieser Spalte',
    faceDown: (n) => (n === 0 ? 'keine verdeckten Karten' : count(n, 'verdeckte Karte', 'verdeckte Karten')),
    targets: 'Wohin',
    target: (column, c) => `Spalte ${column}, auf ${the(c, 'accusative')}`,
    emptyTarget: (column) => `Spalte ${column}, leer`,
    completesRun: 'eine Folge wird fertig',
    noTarget: 'Keine Spalte nimmt diese Karten auf.',
    page: (n, of) => `Seite ${n} von ${of}`,
    nextPage: 'Nächste Seite',
    previousPage: 'Vorige Seite',
    emptyColumn: nothingToMove,
  },

  newGame: {
    title: 'Neues Spiel',
    suits: 'Farben',
    suitCount: { 1: '1 Farbe', 2: '2 Farben', 4: '4 Farben' },
    deals: 'Spiele',
    dealChoices: { verified: 'Geprüft', random: 'Zufällig' },
    dealChoicesExplained: {
      verified: 'Ein Weg zum Gewinn ist bekannt: Der Löser hat ihn gefunden, und die Regeln haben ihn nachgespielt.',
      random: 'Ungeprüft: vielleicht nicht zu gewinnen.',
    },
    level: 'Schwierigkeit',
    levels: { any: 'Beliebig', easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', expert: 'Für Könner' },
    levelHint: 'Gemessen: wie oft und wie weit ein Spieler kommt, der keine verdeckte Karte sieht.',
    rules: 'Regeln',
    keepsGame: 'Dein Spiel läuft noch. Mit „Zurück“ bekommst du es wieder.',
    start: 'Starten',
    open: 'Ein Spiel öffnen',
    openLabel: 'Spielcode, Link, Karten oder Züge',
    openHint:
      'Auch Spiele aus anderen Programmen (PySolFC 2/14934, KPatience 2/1911227091); 104 Karten; eine Stellung, ?? für unbekannte Karten; Züge zum Ansehen (2>5x1 D), davor das Spiel, wenn es nicht dieses ist.',
    openButton: 'Dieses Spiel öffnen',
  },

  restart: {
    title: 'Noch einmal dieselben Karten?',
    text: 'Das Spiel beginnt mit denselben Karten von vorn. Mit „Zurück“ bekommst du dein jetziges Spiel wieder.',
    confirm: 'Von vorn beginnen',
  },

  link: {
    title: 'Ein anderes Spiel?',
    text: 'Ein Link führt zu einem anderen Spiel. Deines läuft noch; es bleibt erhalten, und mit „Zurück“ bekommst du es wieder.',
    confirm: 'Dorthin wechseln',
  },

  bundles: {
    standard: 'Standard',
    relaxed: 'Entspannt',
    classicFour: 'Klassisch mit vier Farben',
    classicTwo: 'Klassisch mit zwei Farben',
    counted: 'Alles zählt',
    own: 'Eigene Mischung',
    explained: {
      standard:
        'Eine Farbe, leere Spalten vor dem Austeilen füllen, Zurücknehmen kostet nichts, Antippen bewegt die Karten.',
      relaxed: 'Eine Farbe, jederzeit austeilen, Zurücknehmen kostet nichts, Karten nur ziehen.',
      classicFour: 'Vier Farben, leere Spalten vor dem Austeilen füllen, ohne Punkte, Antippen bewegt die Karten.',
      classicTwo: 'Zwei Farben, leere Spalten vor dem Austeilen füllen, ohne Punkte.',
      counted: 'Jede Aktion kostet einen Punkt, auch das Zurücknehmen; tippe erst die Karten an, dann die Spalte.',
    },
  },

  settings: {
    title: 'Einstellungen',
    bundle: 'Spielart',
    bundleHint: 'Stellt Farben, Regeln, Punkte und Antippen in einem Schritt ein.',
    dealRule: 'Austeilen bei leeren Spalten',
    dealRuleHint: 'Gilt ab der nächsten Aktion.',
    dealRules: {
      filledOrFew: 'Erst leere Spalten füllen, außer wenn weniger als zehn Karten auf dem Tisch liegen',
      filled: 'Immer erst leere Spalten füllen',
      always: 'Jederzeit austeilen',
    },
    scoreScheme: 'Punkte',
    scoreSchemeHint: 'Gilt ab der nächsten Aktion.',
    scoreSchemes: {
      freeUndo: 'Zurücknehmen kostet nichts',
      countedUndo: 'Jede Aktion zählt, auch das Zurücknehmen',
      none: 'Ohne Punkte',
    },
    tapMode: 'Beim Antippen einer Karte',
    tapModeHint: 'Ziehen und die Kartenauswahl gehen immer.',
    tapModes: {
      move: 'Karten sofort bewegen',
      pick: 'Karten aufnehmen, dann eine Spalte antippen',
      off: 'Nichts tun',
    },
    language: 'Sprache',
    theme: 'Hell oder dunkel',
    themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    motion: 'Bewegung',
    motionHint: 'Wenn dein Gerät weniger Bewegung verlangt, bewegt sich nichts.',
    motions: { off: 'Aus', fast: 'Schnell', normal: 'Normal', slow: 'Langsam' },
    suitColours: 'Farbtöne der Zeichen',
    suitColourChoices: { two: 'Zwei: Schwarz und Rot', four: 'Vier: jedes Zeichen hat seinen eigenen' },
    hand: 'Vorrat und Knöpfe',
    hands: { right: 'Für die rechte Hand', left: 'Für die linke Hand' },
    clock: 'Uhr',
    clockChoices: { shown: 'Sichtbar', hidden: 'Ausgeblendet' },
    groups: { rules: 'Regeln', cards: 'Karten und Tisch', play: 'Spielen', signals: 'Töne und Vibration' },
    languageHint: 'Alles auf dem Bildschirm und alles, was vorgelesen wird.',
    suitColoursHint: 'Die vier Zeichen unterscheiden sich auch in der Form.',
    themeHint: 'Gilt für den Tisch und die Fenster.',
    handHint: 'Wo Vorrat und Knöpfe liegen. Die Spalten behalten ihre Reihenfolge.',
    clockHint: 'Sie steht still, solange du weg bist oder pausierst.',
    face: 'Kartenbilder',
    faceHint: 'Im Großdruck trägt jede Karte nur Rang und Farbe, beides groß.',
    faces: { pips: 'Zeichen und Bilder', large: 'Großdruck' },
    cardBack: 'Rückseiten',
    cardBackHint: 'Jede mit eigenem Muster und eigener Farbe.',
    cardBacks: { lattice: 'Blaues Gitter', waves: 'Rote Wellen', web: 'Grünes Netz' },
    cardSize: 'Kartengröße',
    cardSizeHint: 'Auf kleinen Bildschirmen nehmen die Karten immer die ganze Breite ein.',
    cardSizes: { small: 'Klein', normal: 'Normal', large: 'Groß' },
    textSize: 'Schriftgröße',
    textSizeHint: 'Für Leisten, Knöpfe und Fenster.',
    textSizes: { normal: 'Normal', large: 'Groß', larger: 'Größer' },
    tableColour: 'Tisch',
    tableColourHint: 'Jeder in einem hellen und einem dunklen Ton.',
    tableColours: { felt: 'Grüner Filz', slate: 'Schiefer', paper: 'Papier' },
    contrast: 'Kontrast',
    contrastHint: 'Mehr Kontrast: einfarbiger Grund, kräftige Linien.',
    contrasts: { auto: 'Wie das Gerät', more: 'Mehr' },
    sound: 'Töne',
    soundHint: 'Ein leises Klicken bei Zügen, beim Austeilen, bei Folgen und Ablehnungen.',
    vibration: 'Vibration',
    vibrationHint: 'Ein kurzes Brummen bei Ablehnungen und fertigen Folgen, wo das Gerät es kann.',
    onOrOff: { off: 'Aus', on: 'Ein' },
    score: 'Punkte anzeigen',
    scoreHint: 'Gezählt werden sie in jedem Fall.',
  },

  finish: {
    offer: 'Es bleibt nur noch, die Folgen zusammenzulegen.',
    button: 'Zu Ende spielen',
  },

  win: {
    title: 'Du hast gewonnen',
    time: 'Zeit',
    moves: 'Züge',
    score: 'Punkte',
    runs: 'Folgen nach Farbe',
    runsOfSuit: (suit, n) => `${suit}: ${n} von 8`,
    deal: 'Spiel',
    copyDeal: 'Spielcode kopieren',
    copyLink: 'Link zu diesem Spiel kopieren',
    copyReplay: 'Link zu dieser Wiederholung kopieren',
    winningLine: 'Zeigen, wie dieses Spiel zu gewinnen ist',
    replay: 'Wiederholung ansehen',
  },

  replay: {
    title: 'Wiederholung',
    scrub: 'Stelle im Spiel',
    play: 'Abspielen',
    pause: 'Anhalten',
    back: 'Einen Zug zurück',
    forward: 'Einen Zug weiter',
    toStart: 'Zum Anfang',
    toEnd: 'Zum Ende',
    nextMark: 'Zum nächsten Austeilen oder zur nächsten fertigen Folge',
    speeds: { slow: 'Langsam', normal: 'Mittel', fast: 'Schnell' },
    playOn: 'Ab hier weiterspielen',
    running: (n, of) => `Wiederholung: Zug ${n} von ${of}`,
    stop: 'Schließen',
  },

  stuck: {
    title: 'Kein Zug mehr möglich',
    text:
      'Der Vorrat ist aufgebraucht, und keine Karte passt mehr irgendwohin. ' +
      'Nimm ein paar Züge zurück oder fang von vorn an.',
    deadTitle: 'Der Vorrat ist blockiert',
    deadText: (n) =>
      `Auf dem Tisch ${n === 1 ? 'liegt' : 'liegen'} nur ${cards(n)}, zu wenig für zehn Spalten. ` +
      'Nach dieser Regel kannst du darum nie mehr austeilen. ' +
      'Nimm ein paar Züge zurück oder erlaube das Austeilen bei leeren Spalten.',
    otherRule: 'Austeilen bei leeren Spalten erlauben',
    dismiss: 'Tisch ansehen',
  },

  pause: {
    title: 'Pause',
    text: 'Die Karten sind zugedeckt, und die Uhr steht still.',
  },

  help: {
    fullScreen: 'Vollbild ein oder aus',
    hint: 'Hinweis: ein möglicher Zug mit Begründung',
    title: 'Regeln und Tasten',
    keysAndGestures: 'Tasten und Gesten',
    topic: 'Thema',
    wholePage: 'Die ganze Seite',
    about: (what) => `Mehr dazu: ${what}`,
    keys: 'Tasten',
    gestures: 'Maus und Finger',
    undo: 'Zurück',
    redo: 'Vor',
    newGame: 'Neues Spiel',
    restart: 'Dieselben Karten noch einmal',
    deal: 'Eine Reihe austeilen',
    pause: 'Pause',
    help: 'Diese Hilfe',
    columns: 'Zu einer anderen Spalte',
    cards: 'Mehr oder weniger Karten der Folge',
    picker: 'Kartenauswahl einer Spalte öffnen',
    space: 'Austeilen, wenn keine Spalte den Fokus hat',
    escape: 'Ein Fenster schließen',
    keyNames: {
      shift: 'Umschalt',
      ctrl: 'Strg',
      enter: 'Eingabe',
      space: 'Leertaste',
      arrowsAcross: '← →',
      arrowsUpDown: '↑ ↓',
      escape: 'Esc',
    },
    tap: 'Tippe eine Karte an: Sie wandert mit allen Karten, die auf ihr liegen, in die beste Spalte.',
    drag: 'Zieh Karten in eine Spalte: Es genügt, sie zu einem Drittel zu treffen.',
    hold: 'Halte eine Karte gedrückt oder klicke mit rechts darauf: Die Kartenauswahl zeigt die Spalte groß.',
    stock: 'Tippe auf den Vorrat, um eine Reihe auszuteilen.',
  },

  problems: {
    number: (program, found, first, last) =>
      `${program} zählt seine Spiele von ${first} bis ${last}; ${found} ist nicht darunter.`,
    program: {
      pysol:
        'Ein Spiel aus PySolFC wird mit seiner Nummer genannt, davor 1, 2 oder 4 Farben: PySolFC 2/14934. Ohne sie hat es vier.',
      kpatience: 'Ein Spiel aus KPatience braucht die Zahl der Farben und seine Nummer: KPatience 2/1911227091.',
    },
    link: {
      parts: 'Dieser Link hat zu viele Teile.',
      rule: 'Dieser Link nennt eine unbekannte Regel für das Austeilen.',
      check: 'Dieser Link ist beschädigt: Seine Prüfzeichen stimmen nicht. Kopiere ihn noch einmal vollständig.',
      newer: 'Dieser Link stammt von einer neueren Version des Spiels. Lade die Seite neu, um sie zu bekommen.',
      moves: 'Dieser Link enthält einen Zug, der nicht möglich ist.',
    },
    idLength: (found, expected) => `Ein Spielcode hat ${expected} Buchstaben und Ziffern; dieser hat ${found}.`,
    idCharacter: (found, place) => `„${found}“ an Stelle ${place} kommt in keinem Spielcode vor.`,
    idSuits: (found) => `Ein Spielcode beginnt mit 1, 2 oder 4, der Zahl der Farben; dieser beginnt mit „${found}“.`,
    idCheck: 'In diesem Spielcode steckt ein Tippfehler: Die Prüfzeichen stimmen nicht.',
    at: (line, place, what) => `Zeile ${line}, Stelle ${place}: ${what}`,
    unreadableCard: (found) => `„${found}“ ist keine Karte. Karten sehen aus wie TS, 10s oder 7H.`,
    cardCount: (found, expected) => `${found === 1 ? 'Es ist' : 'Es sind'} ${cards(found)}, nötig sind ${expected}.`,
    tooManyCopies: (c, expected) =>
      `${capital(the(c, 'nominative'))} kommt mehr als ${expected === 1 ? 'einmal' : `${expected}-mal`} vor.`,
    suits: 'Erlaubt sind nur Pik, nur Pik und Herz oder alle vier Farben.',
    partCount: (found) => `Eine Stellung hat drei Teile, Spalten;Vorrat;Folgen; diese hat ${found}.`,
    columnCount: (found, expected) =>
      `${found === 1 ? 'Es ist' : 'Es sind'} ${count(found, 'Spalte', 'Spalten')}, nötig sind ${expected}.`,
    faceDownOnOpen: (column) => `In Spalte ${column} liegt eine verdeckte Karte auf einer offenen.`,
    stockRows: (found) => `Der Vorrat hat ${cards(found)}; es müssen volle Reihen zu zehn sein.`,
    unreadableRun: (found) => `„${found}“ ist keine Farbe einer fertigen Folge: S, H, D oder C.`,
    unreadableMove: (found) => `„${found}“ ist kein Zug.`,
  },

  statistics: {
    title: 'Statistik',
    caption: 'Werte nach Zahl der Farben',
    all: 'Alle',
    deals: 'Spiele',
    dealKinds: { verified: 'Geprüft', random: 'Zufällig', pasted: 'Eingefügte Stellungen' },
    started: 'Begonnen',
    won: 'Gewonnen',
    winRate: 'Siegquote',
    streak: 'Laufende Siegesserie',
    longestStreak: 'Längste Siegesserie',
    bestTime: 'Beste Zeit',
    medianTime: 'Zeit im Mittel',
    bestMoves: 'Wenigste Züge',
    medianMoves: 'Züge im Mittel',
    bestScore: 'Meiste Punkte',
    medianScore: 'Punkte im Mittel',
    hints: 'Hinweise genutzt',
    howCounted:
      'Ein Spiel zählt ab dem ersten Zug, ein Sieg einmal. Zeit, Züge und Punkte sind die der gewonnenen Spiele, ' +
      '„im Mittel“ heißt: der Median. Ein verlassenes Spiel beendet eine Siegesserie, das Spiel auf dem Tisch nicht.',
    none: 'Noch kein Spiel. Ein Spiel zählt ab dem ersten Zug.',
    history: 'Gespielt',
    results: { won: 'Gewonnen', running: 'Auf dem Tisch', left: 'Verlassen' },
    timeAndMoves: (time, moves) => `${time}, ${count(moves, 'Zug', 'Züge')}`,
    playAgain: 'Noch einmal',
    watch: 'Ansehen',
    more: (n) => `Mehr zeigen (${n})`,
    unreadable: (n) =>
      n === 1
        ? 'Die Aufzeichnung eines Spiels ist nicht lesbar. Sie bleibt, wie sie ist, und zählt nicht.'
        : `Die Aufzeichnungen von ${n} Spielen sind nicht lesbar. Sie bleiben, wie sie sind, und zählen nicht.`,
  },

  daily: {
    title: 'Spiel des Tages',
    text: 'Für jeden Tag und jede Farbenzahl ein Spiel: geprüft und für alle dasselbe.',
    firstWeekday: 0,
    earlier: 'Vorheriger Monat',
    later: 'Nächster Monat',
    results: { won: 'gewonnen', wonLate: 'später gewonnen', begun: 'begonnen, nicht gewonnen', open: 'nicht gespielt' },
    dayAndResult: (date: string, result: string) => `${date}: ${result}`,
    streaks: (current: number, longest: number) =>
      `Laufende Serie: ${count(current, 'Tag', 'Tage')}, längste: ${longest}.`,
    howCounted:
      'Ein Tag zählt, wenn ein an ihm begonnenes Spiel gewonnen wird, und sei es später. Vergangene Tage lassen sich nachholen und sind gekennzeichnet.',
    play: (date: string) => `Das Spiel vom ${date} spielen`,
    started: (date: string) => `Spiel vom ${date}.`,
    notAtHand: 'Das Spiel dieses Tages ist noch nicht geladen. Dafür ist einmal eine Internetverbindung nötig.',
  },

  editor: {
    title: 'Stellung aufbauen',
    text: 'Eine Karte nach der anderen, von oben in jeder Spalte: 7H, TS; ein kleiner Farbbuchstabe (7h) liegt verdeckt, ?? ist eine verdeckte Karte, die du nicht kennst. S ist Pik, H Herz, D Karo, C Kreuz.',
    column: (column) => `Spalte ${column}`,
    stock: 'Vorrat in der Reihenfolge des Austeilens',
    runs: 'Fertige Folgen: ihre Farben',
    clear: 'Alles leeren',
    takeTable: 'Den Tisch übernehmen',
    fine: 'Diese Stellung lässt sich spielen.',
    unknown: (n) =>
      `Diese Stellung lässt sich spielen. ${count(n, 'Karte ist', 'Karten sind')} unbekannt und ${n === 1 ? 'wird' : 'werden'} zufällig verteilt.`,
    dealtByChance: (n) => `${count(n, 'unbekannte Karte ist', 'unbekannte Karten sind')} zufällig verteilt worden.`,
    judge: 'Ist sie zu gewinnen?',
    judging: 'Der Löser rechnet …',
    won: (moves) => `Ja: Ein Weg in ${count(moves, 'Zug', 'Zügen')} ist gefunden.`,
    lost: 'Nein: Sie ist von hier aus nicht zu gewinnen. Das ist bewiesen.',
    undecided: 'Nicht entschieden: In der Zeit wurde nichts gefunden und nichts bewiesen.',
    show: 'Den Weg zeigen',
    play: 'Von hier aus spielen',
  },

  data: {
    title: 'Deine Daten',
    text: 'Spiele, Statistik und Einstellungen liegen nur in diesem Browser. Eine Datei bringt sie in einen anderen oder bewahrt sie auf.',
    save: 'Als Datei speichern',
    saveDamaged: (n) => `${count(n, 'Eintrag', 'Einträge')} als Datei speichern`,
    damaged: (n) =>
      n === 1
        ? 'Ein Eintrag ließ sich nicht lesen und liegt beiseite.'
        : `${n} Einträge ließen sich nicht lesen und liegen beiseite.`,
    choose: 'Datei wählen',
    wouldChange: 'Was diese Datei ändern würde',
    news: (n) => `${count(n, 'Spiel, das', 'Spiele, die')} es hier nicht gibt`,
    common: (n) => `${count(n, 'Spiel, das', 'Spiele, die')} es hier auch gibt: einmal gezählt`,
    onlyHere: (n) => `${count(n, 'Spiel, das', 'Spiele, die')} es nur hier gibt: beim Ersetzen weg`,
    unreadable: (n) =>
      n === 1
        ? 'Ein Eintrag, der nicht lesbar ist: unverändert übernommen'
        : `${n} Einträge, die nicht lesbar sind: unverändert übernommen`,
    otherGame: 'Ein anderes Spiel auf dem Tisch: Beim Zusammenführen liegt es vor deinem, „Zurück“ führt dorthin',
    otherSettings: 'Andere Einstellungen: Beim Zusammenführen bleiben deine',
    nothing: 'Nichts: Alles ist schon hier',
    merge: 'Zusammenführen',
    replace: 'Alles hier ersetzen',
    imported: 'Die Datei ist eingelesen.',
    undoImport: 'Letzte Datei zurücknehmen',
    importUndone: 'Alles ist wie vor der Datei. Seither begonnene Spiele bleiben.',
    problems: {
      notOurs: 'Das ist keine Datei, die dieses Spiel gespeichert hat.',
      newer: 'Diese Datei stammt von einer neueren Version des Spiels. Lade die Seite neu, um sie zu bekommen.',
      altered: 'Diese Datei ist verändert oder beschädigt: Die Prüfsumme stimmt nicht. Nichts wurde übernommen.',
    },
  },

  tabs: {
    openElsewhere: 'Das Spiel ist in einem anderen Tab offen',
    openElsewhereText:
      'Du kannst hier weiterspielen, dann hält der andere Tab an. Oder spiel in diesem Tab ein anderes.',
    takenOver: 'Das Spiel geht in einem anderen Tab weiter',
    takenOverText: 'Nichts ist verloren. Du kannst es zurückholen oder in diesem Tab ein anderes spielen.',
    goOnHere: 'Hier weiterspielen',
    playAnother: 'Hier ein anderes spielen',
    goesOnHere: 'Das Spiel geht in diesem Tab weiter.',
    broughtIn: 'Ein Spiel aus einem geschlossenen Tab ist auch hier: Am Anfang deines Spiels führt „Zurück“ dorthin.',
  },

  update: {
    ready: 'Eine neue Version liegt bereit.',
    use: 'Neue Version verwenden',
    otherTabs: 'Schließ zuerst die anderen Tabs des Spiels; die neue Version löst sie alle ab.',
  },

  charts: {
    winRate: (games) => `Siegquote der letzten ${games} Spiele`,
    game: 'Nummer',
    times: 'Zeit gewonnener Spiele',
    moves: 'Züge gewonnener Spiele',
    fromTo: (from, to) => `${from} bis unter ${to}`,
    asTable: 'Als Tabelle',
  },

  storage: {
    notSaved:
      'Dieses Spiel wird nicht gespeichert: Der Browser behält keine Daten. ' +
      'Es geht weiter, solange diese Seite offen ist.',
    savedAgain: 'Das Spiel wird wieder gespeichert.',
    damaged:
      'Ein gespeichertes Spiel ließ sich nicht lesen. Es wurde unverändert beiseitegelegt, und ein neues hat begonnen.',
    cutShort:
      'Ein gespeichertes Spiel ließ sich nur zum Teil lesen. ' +
      'Von dort geht es weiter; das Original wurde unverändert beiseitegelegt.',
    settingsDamaged:
      'Die Einstellungen ließen sich nicht lesen. Sie wurden unverändert beiseitegelegt, und es gelten die üblichen.',
  },
};
