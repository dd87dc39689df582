/** English, the language of reference: its shape is the type that the others are held to. */

import { capital, count, listIn, tally } from './wording.ts';
import type { CardWords, ColumnWords } from './words.ts';

const RANKS = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const rank = (n: number): string => RANKS[n - 1] ?? String(n);
const aRank = (n: number): string => `${n === 1 || n === 8 ? 'an' : 'a'} ${rank(n)}`;
const card = (c: CardWords): string => `${rank(c.rank)} of ${c.suit}`;
const cards = (n: number): string => (n === 0 ? 'no cards' : count(n, 'card', 'cards'));
/** The cards that move together: one, or all from the highest down to the free end. */
const cardsFrom = (n: number, head: CardWords): string =>
  n === 1 ? card(head) : `${cards(n)} from the ${card(head)} down`;
const fits = (c: CardWords): string =>
  c.rank === 13 ? `The ${card(c)} goes only to an empty column.` : `The ${card(c)} fits on ${aRank(c.rank + 1)}.`;
const list = listIn('en');
const bySuit = (suits: readonly string[]): string => {
  const counted = tally(suits);
  return counted.length === 1 ? suits[0]! : list(counted.map(([suit, n]) => `${n} of ${suit}`));
};

export const en = {
  tag: 'en' as string,
  name: 'English',
  title: 'Spider Solitaire',
  suitNames: { spades: 'spades', hearts: 'hearts', diamonds: 'diamonds', clubs: 'clubs' },
  card: (c: CardWords) => card(c),
  cards,
  list,

  status: {
    runs: 'Runs',
    runsOf: (n: number) => `${n} of 8`,
    faceDown: 'Face down',
    moves: 'Moves',
    actions: 'Actions',
    time: 'Time',
    score: 'Score',
    deal: 'Deal',
    suits: (n: number) => count(n, 'suit', 'suits'),
    changeSuits: (n: number) => `${count(n, 'suit', 'suits')}: change`,
    copyDeal: (id: string) => `Copy deal id ${id}`,
    pastedDeal: 'pasted position',
    copied: 'Copied.',
    copyFailed: 'The browser did not allow copying.',
    randomDeal: 'Random deal: it may be unwinnable.',
    verifiedDeal: 'Verified deal: it can be won.',
    difficulty: (level: string) => `Difficulty: ${level}.`,
    lookingForDeal: 'Looking for a deal that can be won …',
    noVerifiedDeal: 'No verified deal could be found just now: this one is random.',
    completed: (suits: readonly string[]) =>
      suits.length === 0 ? 'No completed runs yet' : `Completed runs: ${suits.length} of 8, ${bySuit(suits)}`,
  },

  controls: {
    fullScreen: 'Full screen on or off',
    noFullScreen: 'This browser has no full screen.',
    hint: 'Hint',
    undo: 'Undo',
    redo: 'Redo',
    deal: 'Deal',
    newGame: 'New game',
    newGameShort: 'New',
    restart: 'Same cards again',
    menu: 'Menu',
    settings: 'Settings',
    help: 'Rules and keys',
    pause: 'Pause',
    resume: 'Resume',
    close: 'Close',
    cancel: 'Cancel',
    notLoaded: 'This part of the game has not been loaded yet. It takes the network, once.',
    toolbar: 'Game controls',
    status: 'State of the game',
    table: 'Table',
  },

  table: {
    column: ({ column, cards: n, faceDown, freeEnd, run }: ColumnWords) =>
      `Column ${column}, ${cards(n)}, ${faceDown === 0 ? 'none' : faceDown} face down, free end ${card(freeEnd)}` +
      (run > 1 ? `, run of ${run}` : ''),
    emptyColumn: (column: number) => `Column ${column}, empty`,
    openCards: (names: readonly string[]) => `Open cards from the free end up: ${names.join(', ')}`,
    chosen: (n: number, head: CardWords) => capital(cardsFrom(n, head)),
    stock: (deals: number) => `Deal a row, ${count(deals, 'deal', 'deals')} left`,
    stockEmpty: 'Stock used up',
    dense: 'Closely packed: hold a card or press Enter to see the column enlarged',
  },

  said: {
    moved: (n: number, head: CardWords, column: number) =>
      `${capital(cardsFrom(n, head))}${n === 1 ? '' : ','} to column ${column}.`,
    dealt: (names: readonly string[]) => `Dealt to columns 1 to 10: ${names.join(', ')}.`,
    collected: (suit: string, runs: number) => `Run of ${suit} completed, ${runs} of 8.`,
    revealed: (c: CardWords, column: number) => `Turned in column ${column}: ${card(c)}.`,
    movedBack: (n: number, head: CardWords, column: number) =>
      `Taken back: ${cardsFrom(n, head)}${n === 1 ? '' : ','} in column ${column} again.`,
    dealtBack: 'Taken back: the ten cards are in the stock again.',
    restarted: 'Same cards again, from the start. Undo brings your game back.',
    restartUndone: 'Your game before the restart is back.',
    // The deal's id, or the words for a pasted position.
    newGame: (deal: string) => `New game: ${deal}.`,
    earlierGame: (deal: string) => `Back to the game before: ${deal}.`,
    laterGame: (deal: string) => `Forward to the next game: ${deal}.`,
    rulesChanged: (rules: string) => `From the next action on: ${rules}.`,
    picked: (n: number, head: CardWords) => `Picked up: ${cardsFrom(n, head)}. Choose a column.`,
    paused: 'Paused.',
    resumed: 'Play goes on.',
    won: 'Won. All eight runs are complete.',
  },

  refusals: {
    sameColumn: 'The cards are in this column already.',
    emptySource: (column: number) => `Column ${column} is empty: there is nothing to move.`,
    tooFewCards: (column: number, available: number) =>
      `Column ${column} has ${available === 0 ? '' : 'only '}${cards(available)}.`,
    faceDown: (movable: number) => `A face-down card can't move. ${capital(cards(movable))} at the free end can.`,
    brokenRun: (breaker: CardWords, above: CardWords, movable: number, head: CardWords) =>
      `The ${card(breaker)} on the ${card(above)} breaks the run. ` +
      (movable === 1 ? `Only the ${card(head)} can move.` : `From the ${card(head)} down, ${cards(movable)} can move.`),
    ontoAce: (c: CardWords) => `Nothing goes on an ace. ${fits(c)}`,
    kingNeedsEmptyColumn: (c: CardWords) => fits(c),
    wrongRank: (c: CardWords, target: CardWords) => `${fits(c)} On the ${card(target)} goes ${aRank(target.rank - 1)}.`,
    noTarget: (c: CardWords) => `No column takes the ${card(c)}: it needs ${aRank(c.rank + 1)} or an empty column.`,
    noTargetKing: (c: CardWords) => `No column takes the ${card(c)}: it needs an empty column.`,
    stockEmpty: 'The stock is used up.',
    emptyColumns: (columns: readonly number[]) =>
      columns.length === 1
        ? `Column ${columns[0]} is empty. Fill it before dealing.`
        : `Columns ${list(columns.map(String))} are empty. Fill them before dealing.`,
    nothingToUndo: 'There is nothing to undo.',
    nothingToRedo: 'There is nothing to redo.',
    tapOff: 'Tapping is switched off: drag the cards, or hold one for the run picker.',
  },

  hints: {
    move: (n: number, head: CardWords, column: number) =>
      n === 1 ? `Move the ${card(head)} to column ${column}.` : `Move ${cardsFrom(n, head)}, to column ${column}.`,
    turnsCard: (column: number, moves: number) =>
      moves === 1
        ? `That turns a card in column ${column}.`
        : `It is the first of ${moves} moves that turn a card in column ${column}.`,
    emptiesColumn: (column: number, moves: number) =>
      moves === 1 ? `That empties column ${column}.` : `It is the first of ${moves} moves that empty column ${column}.`,
    completesRun: (suit: string, moves: number) =>
      moves === 1
        ? `That completes a run of ${suit}.`
        : `It is the first of ${moves} moves that complete a run of ${suit}.`,
    joinsRun: (length: number, suit: string, moves: number) =>
      moves === 1
        ? `That makes a run of ${length} ${suit}.`
        : `It is the first of ${moves} moves that make a run of ${length} ${suit}.`,
    deal: 'No move on the table makes progress. Deal a row.',
    fillThenDeal: (column: number) => `No move on the table makes progress. Fill column ${column}, then deal.`,
    noMove: 'No card can move, and the stock is used up. Take back some moves and try another way.',
    noProgress: 'Nothing in sight makes progress. Take back some moves and try another way.',
    deadStock:
      'Under this rule the stock can never be dealt again. Take back some moves, or allow dealing with empty columns.',
    doIt: 'Do it',
  },

  verdict: {
    checking: 'You have seen every card. Checking whether the game can still be won.',
    lost: 'The game can’t be won from here. That is proved.',
    open: 'No answer in the time allowed: nothing is proved.',
  },

  unseen: {
    title: 'Cards not seen yet',
    text: 'Counted over all 104 cards; what you have once seen stays known for this deal.',
    rank: 'Rank',
  },

  picker: {
    title: (column: number) => `Move from column ${column}`,
    more: 'One card more',
    fewer: 'One card fewer',
    howMany: (n: number, movable: number) => `${n} of ${cards(movable)} that can move`,
    openCards: 'Open cards of this column',
    faceDown: (n: number) => `${cards(n)} face down`,
    targets: 'Where to',
    target: (column: number, c: CardWords) => `Column ${column}, onto the ${card(c)}`,
    emptyTarget: (column: number) => `Column ${column}, empty`,
    completesRun: 'completes a run',
    noTarget: 'No column takes these cards.',
    page: (n: number, of: number) => `Page ${n} of ${of}`,
    nextPage: 'Next page',
    previousPage: 'Previous page',
    emptyColumn: (column: number) => `Column ${column} is empty: there is nothing to move.`,
  },

  newGame: {
    title: 'New game',
    suits: 'Suits',
    suitCount: { 1: '1 suit', 2: '2 suits', 4: '4 suits' },
    deals: 'Deals',
    dealChoices: { verified: 'Verified', random: 'Random' },
    dealChoicesExplained: {
      verified: 'A winning line is known: it was found by the solver and replayed by the rules.',
      random: 'Unfiltered: it may be unwinnable.',
    },
    level: 'Difficulty',
    levels: { any: 'Any', easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
    levelHint: 'Measured: how often, and how far, a player that sees no face-down card gets on with the deal.',
    rules: 'Rules',
    keepsGame: 'A game is in progress. Undo brings it back.',
    start: 'Start',
    open: 'Open a deal',
    openLabel: 'Deal id, link, cards or moves',
    openHint:
      'Also a deal of another program (PySolFC 2/14934, KPatience 2/1911227091); 104 cards; a position, ?? for unknown cards; moves to watch (2>5x1 D), with the deal before them if it is not this one.',
    openButton: 'Open this deal',
  },

  restart: {
    title: 'Same cards again?',
    text: 'The game starts over with the same cards. Undo brings your game back.',
    confirm: 'Start over',
  },

  link: {
    title: 'Another game?',
    text: 'A link leads to another game. Yours is in progress; it is kept, and undo brings it back.',
    confirm: 'Go there',
  },

  bundles: {
    standard: 'Standard',
    relaxed: 'Relaxed',
    classicFour: 'Classic four suits',
    classicTwo: 'Classic two suits',
    counted: 'Counted',
    own: 'Your own mix',
    explained: {
      standard: 'One suit, empty columns filled before dealing, undo costs nothing, tap to move.',
      relaxed: 'One suit, deal at any time, undo costs nothing, drag only.',
      classicFour: 'Four suits, empty columns filled before dealing, no points, tap to move.',
      classicTwo: 'Two suits, empty columns filled before dealing, no points.',
      counted: 'Every action costs a point, undo too; tap the cards, then the column.',
    },
  },

  settings: {
    title: 'Settings',
    bundle: 'Style of play',
    bundleHint: 'Sets suits, rules, points and tapping in one step.',
    dealRule: 'Dealing with empty columns',
    dealRuleHint: 'Holds from the next action on.',
    dealRules: {
      filledOrFew: 'Fill empty columns first, unless fewer than ten cards are on the table',
      filled: 'Always fill empty columns first',
      always: 'Deal at any time',
    },
    scoreScheme: 'Points',
    scoreSchemeHint: 'Holds from the next action on.',
    scoreSchemes: {
      freeUndo: 'Undo costs nothing',
      countedUndo: 'Every action counts, undo too',
      none: 'No points',
    },
    tapMode: 'Tapping a card',
    tapModeHint: 'Dragging and the run picker always work.',
    tapModes: {
      move: 'Moves the cards at once',
      pick: 'Picks the cards up; then tap a column',
      off: 'Does nothing',
    },
    language: 'Language',
    theme: 'Light or dark',
    themes: { auto: 'Same as the device', light: 'Light', dark: 'Dark' },
    motion: 'Motion',
    motionHint: 'If your device asks for reduced motion, nothing moves.',
    motions: { off: 'Off', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
    suitColours: 'Suit colours',
    suitColourChoices: { two: 'Two: black and red', four: 'Four: a colour for each suit' },
    hand: 'Stock and buttons',
    hands: { right: 'For the right hand', left: 'For the left hand' },
    clock: 'Clock',
    clockChoices: { shown: 'Shown', hidden: 'Hidden' },
    groups: { rules: 'Rules', cards: 'Cards and table', play: 'Playing', signals: 'Sound and vibration' },
    languageHint: 'Everything on screen and everything that is read out.',
    suitColoursHint: 'The four suits also differ in shape.',
    themeHint: 'For the table and the windows.',
    handHint: 'Where the stock and the buttons lie. The columns keep their order.',
    clockHint: 'It stands still while you are away or on pause.',
    face: 'Faces',
    faceHint: 'Large print has one big rank and suit on every card.',
    faces: { pips: 'Pips and pictures', large: 'Large print' },
    cardBack: 'Card backs',
    cardBackHint: 'A pattern and a colour of its own for each.',
    cardBacks: { lattice: 'Blue lattice', waves: 'Red waves', web: 'Green web' },
    cardSize: 'Card size',
    cardSizeHint: 'On a small screen the cards always take all the width there is.',
    cardSizes: { small: 'Small', normal: 'Normal', large: 'Large' },
    textSize: 'Text size',
    textSizeHint: 'For bars, buttons and windows.',
    textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
    tableColour: 'Table',
    tableColourHint: 'Each in a light and a dark shade.',
    tableColours: { felt: 'Green felt', slate: 'Slate', paper: 'Paper' },
    contrast: 'Contrast',
    contrastHint: 'More contrast: plain grounds, strong lines.',
    contrasts: { auto: 'Same as the device', more: 'More' },
    sound: 'Sounds',
    soundHint: 'A soft click for moves, deals, runs and refusals.',
    vibration: 'Vibration',
    vibrationHint: 'A short buzz on refusals and completed runs, where the device can.',
    onOrOff: { off: 'Off', on: 'On' },
    score: 'Points in view',
    scoreHint: 'They are counted all the same.',
  },

  finish: {
    offer: 'Nothing is left but to put the runs together.',
    button: 'Finish the game',
  },

  win: {
    title: 'You won',
    time: 'Time',
    moves: 'Moves',
    score: 'Score',
    runs: 'Runs by suit',
    runsOfSuit: (suit: string, n: number) => `${capital(suit)}: ${n} of 8`,
    deal: 'Deal',
    copyDeal: 'Copy deal id',
    copyLink: 'Copy a link to this deal',
    copyReplay: 'Copy a link to this replay',
    winningLine: 'Show how this deal can be won',
    replay: 'Watch the replay',
  },

  replay: {
    title: 'Replay',
    scrub: 'Place in the game',
    play: 'Play',
    pause: 'Pause',
    back: 'One move back',
    forward: 'One move on',
    toStart: 'To the start',
    toEnd: 'To the end',
    nextMark: 'To the next deal or completed run',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    playOn: 'Play on from here',
    running: (n: number, of: number) => `Replay: move ${n} of ${of}`,
    stop: 'Close',
  },

  stuck: {
    title: 'No move is left',
    text: 'The stock is used up and no card can go anywhere. Take back a few moves, or start over.',
    deadTitle: 'The stock is blocked',
    deadText: (n: number) =>
      `Only ${cards(n)} ${n === 1 ? 'is' : 'are'} on the table, too few for ten columns, so under this rule the stock can never be dealt again. ` +
      'Take back a few moves, or allow dealing with empty columns.',
    otherRule: 'Allow dealing with empty columns',
    dismiss: 'Look at the table',
  },

  pause: {
    title: 'Paused',
    text: 'The cards are covered and the clock stands still.',
  },

  help: {
    fullScreen: 'Full screen on or off',
    hint: 'Hint: a possible move with its reason',
    title: 'Rules and keys',
    keysAndGestures: 'Keys and gestures',
    topic: 'Topic',
    wholePage: 'The whole page',
    about: (what: string) => `About: ${what}`,
    keys: 'Keys',
    gestures: 'Mouse and fingers',
    undo: 'Undo',
    redo: 'Redo',
    newGame: 'New game',
    restart: 'Same cards again',
    deal: 'Deal a row',
    pause: 'Pause',
    help: 'This help',
    columns: 'To another column',
    cards: 'More or fewer cards of the run',
    picker: 'Open the run picker on a column',
    space: 'Deal, when no column has the focus',
    escape: 'Close a window',
    keyNames: {
      shift: 'Shift',
      ctrl: 'Ctrl',
      enter: 'Enter',
      space: 'Space',
      arrowsAcross: '← →',
      arrowsUpDown: '↑ ↓',
      escape: 'Esc',
    },
    tap: 'Tap a card: it goes to the best column, with the cards on it.',
    drag: 'Drag cards to a column; touching a third of it is enough.',
    hold: 'Hold a card, or right-click it: the run picker shows the column enlarged.',
    stock: 'Tap the stock to deal a row.',
  },

  problems: {
    number: (program: string, found: number, first: number, last: number) =>
      `${program} numbers its deals from ${first} to ${last}; ${found} is not among them.`,
    program: {
      pysol:
        'A deal of PySolFC is named by its number, with 1, 2 or 4 suits before it: PySolFC 2/14934. Without them it has four.',
      kpatience: 'A deal of KPatience needs the number of suits and its own, like this: KPatience 2/1911227091.',
    },
    link: {
      parts: 'This link has too many parts.',
      rule: 'This link names a rule for dealing that is not known.',
      check: 'This link is damaged: its check does not match. Copy it once more, whole.',
      newer: 'This link comes from a later version of the game. Reload the page to get it.',
      moves: 'This link holds a move that can’t be played.',
    },
    idLength: (found: number, expected: number) =>
      `A deal id has ${expected} letters and digits; this one has ${found}.`,
    idCharacter: (found: string, place: number) => `“${found}” at place ${place} can't be part of a deal id.`,
    idSuits: (found: string) =>
      `A deal id starts with 1, 2 or 4, the number of suits; this one starts with “${found}”.`,
    idCheck: 'This deal id has a typing error: its check does not match.',
    at: (line: number, place: number, what: string) => `Line ${line}, place ${place}: ${what}`,
    unreadableCard: (found: string) => `“${found}” is no card. Cards look like TS, 10s or 7H.`,
    cardCount: (found: number, expected: number) =>
      `there ${found === 1 ? 'is' : 'are'} ${cards(found)}, ${expected} are needed.`,
    tooManyCopies: (c: CardWords, expected: number) =>
      `the ${card(c)} comes up more than ${count(expected, 'time', 'times')}.`,
    suits: 'the suits must be spades; spades and hearts; or all four.',
    partCount: (found: number) => `a position has three parts, columns;stock;runs; this one has ${found}.`,
    columnCount: (found: number, expected: number) =>
      `there ${found === 1 ? 'is' : 'are'} ${count(found, 'column', 'columns')}, ${expected} are needed.`,
    faceDownOnOpen: (column: number) => `column ${column} has a face-down card on an open one.`,
    stockRows: (found: number) => `the stock has ${cards(found)}; it must be whole rows of ten.`,
    unreadableRun: (found: string) => `“${found}” is no suit of a completed run: S, H, D or C.`,
    unreadableMove: (found: string) => `“${found}” is no move.`,
  },

  statistics: {
    title: 'Statistics',
    caption: 'Figures by number of suits',
    all: 'All',
    deals: 'Deals',
    dealKinds: { verified: 'Verified', random: 'Random', pasted: 'Pasted positions' },
    started: 'Games begun',
    won: 'Won',
    winRate: 'Win rate',
    streak: 'Wins in a row now',
    longestStreak: 'Most wins in a row',
    bestTime: 'Best time',
    medianTime: 'Median time',
    bestMoves: 'Fewest moves',
    medianMoves: 'Median moves',
    bestScore: 'Best score',
    medianScore: 'Median score',
    hints: 'Hints used',
    howCounted:
      'A game counts from its first move on, and a win once. Time, moves and score are those of won games. ' +
      'A game that was left ends a row of wins; the game on the table does not.',
    none: 'No game yet. A game counts from its first move on.',
    history: 'Games',
    results: { won: 'Won', running: 'On the table', left: 'Left' },
    timeAndMoves: (time: string, moves: number) => `${time}, ${count(moves, 'move', 'moves')}`,
    playAgain: 'Play again',
    watch: 'Watch',
    more: (n: number) => `Show more (${n})`,
    unreadable: (n: number) =>
      `${count(n, 'record', 'records')} of games can't be read. ${n === 1 ? 'It stays' : 'They stay'} as ${n === 1 ? 'it is' : 'they are'} and ${n === 1 ? 'is' : 'are'} not counted.`,
  },

  daily: {
    title: 'Deal of the day',
    text: 'One deal for each day and number of suits: verified, and the same for everyone.',
    /** 0 for Monday, 6 for Sunday. */
    firstWeekday: 6,
    earlier: 'Month before',
    later: 'Next month',
    results: { won: 'won', wonLate: 'won later', begun: 'begun, not won', open: 'not played' },
    dayAndResult: (date: string, result: string) => `${date}: ${result}`,
    streaks: (current: number, longest: number) => `Days won in a row: ${current} now, ${longest} at most.`,
    howCounted: 'A day counts when a game begun on it is won, be it later. Days gone by can be played, and are marked.',
    play: (date: string) => `Play the deal of ${date}`,
    started: (date: string) => `Deal of ${date}.`,
    notAtHand: 'The deal of this day has not been loaded yet. It takes the network, once.',
  },

  editor: {
    title: 'Set up a position',
    text: 'One card after the other from the top of each column: 7H, TS; a small suit letter (7h) lies face down, ?? is a face-down card that you do not know. S is spades, H hearts, D diamonds, C clubs.',
    column: (column: number) => `Column ${column}`,
    stock: 'Stock, in dealing order',
    runs: 'Completed runs: their suits',
    clear: 'Clear all',
    takeTable: 'Take over the table',
    fine: 'This position can be played.',
    unknown: (n: number) =>
      `This position can be played. ${count(n, 'card is', 'cards are')} unknown and will be dealt by chance.`,
    dealtByChance: (n: number) => `${count(n, 'unknown card has', 'unknown cards have')} been dealt by chance.`,
    judge: 'Can it be won?',
    judging: 'The solver is at work …',
    won: (moves: number) => `Yes: a way in ${count(moves, 'move', 'moves')} was found.`,
    lost: 'No: it can’t be won from here. This is proved.',
    undecided: 'Not decided: nothing was found or proved in the time there is.',
    show: 'Show the way',
    play: 'Play from here',
  },

  data: {
    title: 'Your data',
    text: 'Games, statistics and settings are kept in this browser only. A file takes them to another one, or keeps them safe.',
    save: 'Save as a file',
    saveDamaged: (n: number) => `Save ${count(n, 'record', 'records')} set aside as a file`,
    damaged: (n: number) =>
      `${count(n, 'record', 'records')} could not be read and ${n === 1 ? 'was' : 'were'} set aside.`,
    choose: 'Choose a file',
    wouldChange: 'What this file would change',
    news: (n: number) => `${count(n, 'game', 'games')} that ${n === 1 ? 'is' : 'are'} not here`,
    common: (n: number) => `${count(n, 'game', 'games')} that ${n === 1 ? 'is' : 'are'} here as well: counted once`,
    onlyHere: (n: number) =>
      `${count(n, 'game', 'games')} that ${n === 1 ? 'is' : 'are'} only here: gone if you replace`,
    unreadable: (n: number) => `${count(n, 'record', 'records')} that can't be read: taken along unchanged`,
    otherGame: 'Another game on the table: merging puts it before yours, where undo leads to it',
    otherSettings: 'Other settings: merging keeps yours',
    nothing: 'Nothing: all of it is here already',
    merge: 'Merge',
    replace: 'Replace everything here',
    imported: 'The file has been read.',
    undoImport: 'Undo the last file',
    importUndone: 'All is as it was before the file. Games begun since then have stayed.',
    problems: {
      notOurs: 'This is no file that this game has saved.',
      newer: 'This file comes from a later version of the game. Reload the page to get it.',
      altered: 'This file has been altered or damaged: its checksum does not match. Nothing was taken from it.',
    },
  },

  tabs: {
    openElsewhere: 'The game is open in another tab',
    openElsewhereText: 'You can go on with it here, and the other tab stops. Or play another game in this tab.',
    takenOver: 'The game goes on in another tab',
    takenOverText: 'Nothing is lost. You can bring it back here, or play another game in this tab.',
    goOnHere: 'Go on here',
    playAnother: 'Play another game here',
    goesOnHere: 'The game goes on in this tab.',
    broughtIn: 'A game from a tab that was closed is here too: undo at the start of this one leads to it.',
  },

  update: {
    ready: 'A new version is ready.',
    use: 'Use the new version',
    otherTabs: 'Close the other tabs of the game first; the new version takes the place of them all.',
  },

  charts: {
    winRate: (games: number) => `Win rate of the last ${games} games`,
    game: 'Game',
    times: 'Time of won games',
    moves: 'Moves of won games',
    fromTo: (from: string, to: string) => `${from} to under ${to}`,
    asTable: 'As a table',
  },

  storage: {
    notSaved: 'This game is not being saved: the browser keeps no data. It goes on as long as this page is open.',
    savedAgain: 'The game is being saved again.',
    damaged: 'A saved game could not be read. It was set aside unchanged, and a new one has been started.',
    cutShort: 'A saved game could be read only in part. It goes on from there; the original was set aside unchanged.',
    settingsDamaged: 'The settings could not be read. They were set aside unchanged, and the usual ones hold.',
  },
};
