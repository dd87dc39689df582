/** Spanish for all regions: tú, and every card with its article (el rey de picas, la jota de picas). */
import type { Messages } from './messages.ts';
import { capital, count, listIn, tally } from './wording.ts';
import type { CardWords, ColumnWords } from './words.ts';

const RANKS = 'as dos tres cuatro cinco seis siete ocho nueve diez jota reina rey'.split(' ');
const SUITS = { spades: 'picas', hearts: 'corazones', diamonds: 'diamantes', clubs: 'tréboles' };

const rank = (n: number): string => RANKS[n - 1] ?? String(n);
const isFeminine = (n: number): boolean => n === 11 || n === 12;
const card = (c: CardWords): string => `${rank(c.rank)} de ${SUITS[c.suit]}`;
const the = (c: CardWords): string => `${isFeminine(c.rank) ? 'la' : 'el'} ${card(c)}`;
const ofThe = (c: CardWords): string => `${isFeminine(c.rank) ? 'de la' : 'del'} ${card(c)}`;
const aRank = (n: number): string => `${isFeminine(n) ? 'una' : 'un'} ${rank(n)}`;

const cards = (n: number): string => (n === 0 ? 'ninguna carta' : count(n, 'carta', 'cartas'));
const suits = (n: number): string => count(n, 'palo', 'palos');
const cardsFrom = (n: number, head: CardWords): string =>
  n === 1 ? card(head) : `${cards(n)} a partir ${ofThe(head)}`;

const list = listIn('es');
const bySuit = (names: readonly string[]): string => {
  const counted = tally(names);
  return counted.length === 1 ? names[0]! : list(counted.map(([suit, n]) => `${n} de ${suit}`));
};

const fits = (c: CardWords): string =>
  c.rank === 13
    ? `${capital(the(c))} solo puede ir a una columna vacía.`
    : `${capital(the(c))} va sobre ${aRank(c.rank + 1)}.`;
const nothingToMove = (column: number): string => `La columna ${column} está vacía: no hay nada que mover.`;

export const es: Messages = {
  tag: 'es',
  name: 'Español',
  title: 'Solitario Spider',
  suitNames: SUITS,
  card,
  cards,
  list,

  status: {
    runs: 'Escaleras',
    runsOf: (n) => `${n} de 8`,
    faceDown: 'Tapadas',
    moves: 'Jugadas',
    actions: 'Acciones',
    time: 'Tiempo',
    score: 'Puntos',
    deal: 'Partida',
    suits,
    changeSuits: (n) => `${suits(n)}: cambiar`,
    copyDeal: (id) => `Copiar el código de partida ${id}`,
    pastedDeal: 'posición pegada',
    copied: 'Copiado.',
    copyFailed: 'El navegador no ha permitido copiar.',
    randomDeal: 'Partida al azar: quizá no se pueda ganar.',
    verifiedDeal: 'Partida verificada: se puede ganar.',
    difficulty: (level: string) => `Dificultad: ${level}.`,
    lookingForDeal: 'Buscando una partida que se pueda ganar…',
    noVerifiedDeal: 'Ahora no se ha encontrado ninguna partida verificada: esta es al azar.',
    completed: (names) =>
      names.length === 0
        ? 'Aún no hay escaleras completas'
        : `Escaleras completas: ${names.length} de 8, ${bySuit(names)}`,
  },

  controls: {
    fullScreen: 'Activar o quitar la pantalla completa',
    noFullScreen: 'Este navegador no tiene pantalla completa.',
    hint: 'Pista',
    undo: 'Deshacer',
    redo: 'Rehacer',
    deal: 'Repartir',
    newGame: 'Nueva partida',
    newGameShort: 'Nueva',
    restart: 'Las mismas cartas',
    menu: 'Menú',
    settings: 'Ajustes',
    help: 'Reglas y teclas',
    pause: 'Pausa',
    resume: 'Continuar',
    close: 'Cerrar',
    cancel: 'Cancelar',
    notLoaded: 'Esta parte del juego aún no se ha cargado. Hace falta conexión a internet una vez.',
    toolbar: 'Controles de la partida',
    status: 'Estado de la partida',
    table: 'Mesa',
  },

  table: {
    column: ({ column, cards: n, faceDown, freeEnd, run }: ColumnWords) =>
      `Columna ${column}, ${cards(n)}, ${faceDown === 0 ? 'ninguna tapada' : count(faceDown, 'tapada', 'tapadas')}, ` +
      `extremo libre: ${card(freeEnd)}${run > 1 ? `, escalera de ${run} cartas` : ''}`,
    emptyColumn: (column) => `Columna ${column}, vacía`,
    openCards: (names) => `Cartas descubiertas desde el extremo libre hacia arriba: ${names.join(', ')}`,
    chosen: (n, head) => capital(cardsFrom(n, head)),
    stock: (deals) =>
      deals === 0
        ? 'Repartir una fila, no queda ningún reparto'
        : `Repartir una fila, ${deals === 1 ? 'queda' : 'quedan'} ${count(deals, 'reparto', 'repartos')}`,
    stockEmpty: 'Mazo agotado',
    dense: 'Columna apretada: mantén pulsada una carta o pulsa Intro para ver la columna ampliada',
  },

  said: {
    moved: (n, head, column) => `${capital(cardsFrom(n, head))}${n === 1 ? '' : ','} a la columna ${column}.`,
    dealt: (names) => `Cartas repartidas en las columnas 1 a 10: ${names.join(', ')}.`,
    collected: (suit, runs) => `Escalera de ${suit} completa, ${runs} de 8.`,
    revealed: (c, column) => `Carta destapada en la columna ${column}: ${card(c)}.`,
    movedBack: (n, head, column) =>
      n === 1
        ? `Deshecho: ${the(head)} vuelve a la columna ${column}.`
        : `Deshecho: ${cardsFrom(n, head)} vuelven a la columna ${column}.`,
    dealtBack: 'Deshecho: las diez cartas vuelven al mazo.',
    restarted: 'Las mismas cartas, desde el principio. Con «Deshacer» recuperas tu partida.',
    restartUndone: 'Recuperas tu partida tal como estaba antes de volver a empezar.',
    newGame: (deal) => `Nueva partida: ${deal}.`,
    earlierGame: (deal) => `Vuelves a la partida anterior: ${deal}.`,
    laterGame: (deal) => `Pasas a la partida siguiente: ${deal}.`,
    rulesChanged: (rules) => `A partir de la próxima acción: ${rules}.`,
    picked: (n, head) => `En la mano: ${cardsFrom(n, head)}. Elige una columna.`,
    paused: 'Partida en pausa.',
    resumed: 'La partida continúa.',
    won: 'Has ganado. Las ocho escaleras están completas.',
  },

  refusals: {
    sameColumn: 'Las cartas ya están en esta columna.',
    emptySource: nothingToMove,
    tooFewCards: (column, available) =>
      available === 0
        ? `La columna ${column} no tiene ninguna carta.`
        : `La columna ${column} solo tiene ${cards(available)}.`,
    faceDown: (movable) =>
      'Una carta tapada no se puede mover; ' +
      (movable === 1 ? 'solo la carta del extremo libre.' : `solo las ${cards(movable)} del extremo libre.`),
    brokenRun: (breaker, above, movable, head) =>
      `${capital(the(breaker))} sobre ${the(above)} rompe la escalera. ` +
      (movable === 1
        ? `Solo se puede mover ${the(head)}.`
        : `A partir ${ofThe(head)} se pueden mover ${cards(movable)}.`),
    ontoAce: (c) => `Sobre un as no va ninguna carta. ${fits(c)}`,
    kingNeedsEmptyColumn: fits,
    wrongRank: (c, target) => `${fits(c)} Sobre ${the(target)} va ${aRank(target.rank - 1)}.`,
    noTarget: (c) => `Ninguna columna admite ${the(c)}: hace falta ${aRank(c.rank + 1)} o una columna vacía.`,
    noTargetKing: (c) => `Ninguna columna admite ${the(c)}: hace falta una columna vacía.`,
    stockEmpty: 'El mazo está agotado.',
    emptyColumns: (columns) =>
      columns.length === 1
        ? `La columna ${columns[0]} está vacía. Llénala antes de repartir.`
        : `Las columnas ${list(columns.map(String))} están vacías. Llénalas antes de repartir.`,
    nothingToUndo: 'No hay nada que deshacer.',
    nothingToRedo: 'No hay nada que rehacer.',
    tapOff: 'Los toques están desactivados: arrastra las cartas o mantén pulsada una para abrir el selector de cartas.',
  },

  hints: {
    move: (n, head, column) => `Lleva ${n === 1 ? the(head) : cardsFrom(n, head)} a la columna ${column}.`,
    turnsCard: (column, moves) =>
      moves === 1
        ? `Así se destapa una carta de la columna ${column}.`
        : `Es la primera de ${moves} jugadas que destapan una carta de la columna ${column}.`,
    emptiesColumn: (column, moves) =>
      moves === 1
        ? `Así queda vacía la columna ${column}.`
        : `Es la primera de ${moves} jugadas que dejan vacía la columna ${column}.`,
    completesRun: (suit, moves) =>
      moves === 1
        ? `Así se completa una escalera de ${suit}.`
        : `Es la primera de ${moves} jugadas que completan una escalera de ${suit}.`,
    joinsRun: (length, suit, moves) =>
      moves === 1
        ? `Así se forma una escalera de ${length} cartas de ${suit}.`
        : `Es la primera de ${moves} jugadas que forman una escalera de ${length} cartas de ${suit}.`,
    deal: 'Ninguna jugada de la mesa te hace avanzar. Reparte una fila.',
    fillThenDeal: (column) =>
      `Ninguna jugada de la mesa te hace avanzar. Llena la columna ${column} y después reparte.`,
    noMove: 'Ninguna carta se puede mover y el mazo está agotado. Deshaz algunas jugadas y prueba otro camino.',
    noProgress: 'No hay nada a la vista que te haga avanzar. Deshaz algunas jugadas y prueba otro camino.',
    deadStock:
      'Con esta regla el mazo ya no se puede repartir nunca más. ' +
      'Deshaz algunas jugadas o permite repartir con columnas vacías.',
    doIt: 'Hacerlo',
  },

  verdict: {
    checking: 'Has visto todas las cartas. Se está comprobando si la partida aún se puede ganar.',
    lost: 'Desde aquí la partida ya no se puede ganar. Está demostrado.',
    open: 'No hubo respuesta a tiempo: no hay nada demostrado.',
  },

  unseen: {
    title: 'Cartas que aún no has visto',
    text: 'Contadas entre las 104 cartas; lo que has visto una vez se sabe durante toda la partida.',
    rank: 'Valor',
  },

  picker: {
    title: (column) => `Mover desde la columna ${column}`,
    more: 'Una carta más',
    fewer: 'Una carta menos',
    howMany: (n, movable) => `${n} de ${cards(movable)} que se ${movable === 1 ? 'puede' : 'pueden'} mover`,
    openCards: 'Cartas descubiertas de esta columna',
    faceDown: (n) => (n === 0 ? 'ninguna carta tapada' : count(n, 'carta tapada', 'cartas tapadas')),
    targets: 'Destino',
    target: (column, c) => `Columna ${column}, sobre ${the(c)}`,
    emptyTarget: (column) => `Columna ${column}, vacía`,
    completesRun: 'completa una escalera',
    noTarget: 'Ninguna columna admite estas cartas.',
    page: (n, of) => `Página ${n} de ${of}`,
    nextPage: 'Página siguiente',
    previousPage: 'Página anterior',
    emptyColumn: nothingToMove,
  },

  newGame: {
    title: 'Nueva partida',
    suits: 'Palos',
    suitCount: { 1: '1 palo', 2: '2 palos', 4: '4 palos' },
    deals: 'Partidas',
    dealChoices: { verified: 'Verificadas', random: 'Al azar' },
    dealChoicesExplained: {
      verified:
        'Se conoce una manera de ganar: la encontró el programa y las reglas la han comprobado jugada a jugada.',
      random: 'Sin comprobar: quizá no se pueda ganar.',
    },
    level: 'Dificultad',
    levels: { any: 'Cualquiera', easy: 'Fácil', medium: 'Media', hard: 'Difícil', expert: 'Experta' },
    levelHint: 'Medida: cuántas veces y hasta dónde llega un jugador que no ve las cartas tapadas.',
    rules: 'Reglas',
    keepsGame: 'Hay una partida en curso. Con «Deshacer» la recuperas.',
    start: 'Empezar',
    open: 'Abrir una partida',
    openLabel: 'Código de partida, enlace, cartas o jugadas',
    openHint:
      'También una partida de otro programa (PySolFC 2/14934, KPatience 2/1911227091); 104 cartas; una posición, con ?? para las cartas desconocidas; jugadas para ver (2>5x1 D), con su partida delante si no es esta.',
    openButton: 'Abrir esta partida',
  },

  restart: {
    title: '¿Otra vez las mismas cartas?',
    text: 'La partida vuelve a empezar con las mismas cartas. Con «Deshacer» recuperas la actual.',
    confirm: 'Volver a empezar',
  },

  link: {
    title: '¿Otra partida?',
    text: 'Un enlace lleva a otra partida. La tuya está en curso; se conserva, y con «Deshacer» la recuperas.',
    confirm: 'Ir allí',
  },

  bundles: {
    standard: 'Estándar',
    relaxed: 'Relajado',
    classicFour: 'Clásico de cuatro palos',
    classicTwo: 'Clásico de dos palos',
    counted: 'Todo cuenta',
    own: 'A tu manera',
    explained: {
      standard:
        'Un palo, llenar las columnas vacías antes de repartir, deshacer no cuesta nada, un toque mueve las cartas.',
      relaxed: 'Un palo, repartir en cualquier momento, deshacer no cuesta nada, solo arrastrando.',
      classicFour: 'Cuatro palos, llenar las columnas vacías antes de repartir, sin puntos, un toque mueve las cartas.',
      classicTwo: 'Dos palos, llenar las columnas vacías antes de repartir, sin puntos.',
      counted: 'Cada acción cuesta un punto, deshacer también; toca primero las cartas y luego la columna.',
    },
  },

  settings: {
    title: 'Ajustes',
    bundle: 'Modo de juego',
    bundleHint: 'Ajusta palos, reglas, puntos y toques de una vez.',
    dealRule: 'Repartir con columnas vacías',
    dealRuleHint: 'Vale a partir de la próxima acción.',
    dealRules: {
      filledOrFew: 'Llenar antes las columnas vacías, salvo si quedan menos de diez cartas en la mesa',
      filled: 'Llenar siempre antes las columnas vacías',
      always: 'Repartir en cualquier momento',
    },
    scoreScheme: 'Puntos',
    scoreSchemeHint: 'Vale a partir de la próxima acción.',
    scoreSchemes: {
      freeUndo: 'Deshacer no cuesta nada',
      countedUndo: 'Cada acción cuenta, deshacer también',
      none: 'Sin puntos',
    },
    tapMode: 'Al tocar una carta',
    tapModeHint: 'Arrastrar y el selector de cartas funcionan siempre.',
    tapModes: {
      move: 'Mover las cartas enseguida',
      pick: 'Tomar las cartas y luego tocar una columna',
      off: 'No hacer nada',
    },
    language: 'Idioma',
    theme: 'Claro u oscuro',
    themes: { auto: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
    motion: 'Animación',
    motionHint: 'Si tu dispositivo pide menos movimiento, no se anima nada.',
    motions: { off: 'Ninguna', fast: 'Rápida', normal: 'Normal', slow: 'Lenta' },
    suitColours: 'Colores de los palos',
    suitColourChoices: { two: 'Dos: negro y rojo', four: 'Cuatro: uno para cada palo' },
    hand: 'Mazo y botones',
    hands: { right: 'Para la mano derecha', left: 'Para la mano izquierda' },
    clock: 'Reloj',
    clockChoices: { shown: 'Visible', hidden: 'Oculto' },
    groups: { rules: 'Reglas', cards: 'Cartas y mesa', play: 'Juego', signals: 'Sonido y vibración' },
    languageHint: 'Todo lo que se ve en pantalla y todo lo que se lee en voz alta.',
    suitColoursHint: 'Los cuatro palos se distinguen también por la forma.',
    themeHint: 'Vale para la mesa y las ventanas.',
    handHint: 'Dónde están el mazo y los botones. Las columnas conservan su orden.',
    clockHint: 'Se detiene mientras no estás o haces una pausa.',
    face: 'Caras de las cartas',
    faceHint: 'En letra grande cada carta lleva solo su valor y su palo, ambos grandes.',
    faces: { pips: 'Símbolos y figuras', large: 'Letra grande' },
    cardBack: 'Reversos',
    cardBackHint: 'Cada uno con su dibujo y su color.',
    cardBacks: { lattice: 'Rejilla azul', waves: 'Olas rojas', web: 'Telaraña verde' },
    cardSize: 'Tamaño de las cartas',
    cardSizeHint: 'En pantallas pequeñas las cartas ocupan siempre todo el ancho.',
    cardSizes: { small: 'Pequeñas', normal: 'Normales', large: 'Grandes' },
    textSize: 'Tamaño del texto',
    textSizeHint: 'Para barras, botones y ventanas.',
    textSizes: { normal: 'Normal', large: 'Grande', larger: 'Más grande' },
    tableColour: 'Mesa',
    tableColourHint: 'Cada una en un tono claro y otro oscuro.',
    tableColours: { felt: 'Fieltro verde', slate: 'Pizarra', paper: 'Papel' },
    contrast: 'Contraste',
    contrastHint: 'Más contraste: fondos lisos y líneas marcadas.',
    contrasts: { auto: 'Como el dispositivo', more: 'Más' },
    sound: 'Sonidos',
    soundHint: 'Un clic suave al mover, al repartir, con cada escalera y con cada jugada rechazada.',
    vibration: 'Vibración',
    vibrationHint: 'Un zumbido breve con las jugadas rechazadas y las escaleras completas, si el dispositivo puede.',
    onOrOff: { off: 'No', on: 'Sí' },
    score: 'Puntos a la vista',
    scoreHint: 'Se cuentan de todos modos.',
  },

  finish: {
    offer: 'Solo queda juntar las escaleras.',
    button: 'Terminar la partida',
  },

  win: {
    title: 'Has ganado',
    time: 'Tiempo',
    moves: 'Jugadas',
    score: 'Puntos',
    runs: 'Escaleras por palo',
    runsOfSuit: (suit, n) => `${capital(suit)}: ${n} de 8`,
    deal: 'Partida',
    copyDeal: 'Copiar el código de partida',
    copyLink: 'Copiar un enlace a esta partida',
    copyReplay: 'Copiar un enlace a esta repetición',
    winningLine: 'Mostrar cómo se gana esta partida',
    replay: 'Ver la repetición',
  },

  replay: {
    title: 'Repetición',
    scrub: 'Punto de la partida',
    play: 'Reproducir',
    pause: 'Detener',
    back: 'Una jugada atrás',
    forward: 'Una jugada adelante',
    toStart: 'Al principio',
    toEnd: 'Al final',
    nextMark: 'Al siguiente reparto o escalera completa',
    speeds: { slow: 'Lenta', normal: 'Media', fast: 'Rápida' },
    playOn: 'Seguir jugando desde aquí',
    running: (n, of) => `Repetición: jugada ${n} de ${of}`,
    stop: 'Cerrar',
  },

  stuck: {
    title: 'No quedan jugadas',
    text: 'El mazo está agotado y ninguna carta se puede mover. Deshaz algunas jugadas o vuelve a empezar.',
    deadTitle: 'El mazo está bloqueado',
    deadText: (n) =>
      `En la mesa solo ${n === 1 ? 'queda' : 'quedan'} ${cards(n)}, y no ${n === 1 ? 'alcanza' : 'alcanzan'} para diez columnas: ` +
      'con esta regla ya no podrás volver a repartir. ' +
      'Deshaz algunas jugadas o permite repartir con columnas vacías.',
    otherRule: 'Permitir repartir con columnas vacías',
    dismiss: 'Mirar la mesa',
  },

  pause: {
    title: 'En pausa',
    text: 'Las cartas están cubiertas y el reloj está parado.',
  },

  help: {
    fullScreen: 'Activar o quitar la pantalla completa',
    hint: 'Pista: una jugada con su motivo',
    title: 'Reglas y teclas',
    keysAndGestures: 'Teclas y gestos',
    topic: 'Tema',
    wholePage: 'La página entera',
    about: (what) => `Más sobre: ${what}`,
    keys: 'Teclas',
    gestures: 'Ratón y dedos',
    undo: 'Deshacer',
    redo: 'Rehacer',
    newGame: 'Nueva partida',
    restart: 'Otra vez las mismas cartas',
    deal: 'Repartir una fila',
    pause: 'Pausa',
    help: 'Esta ayuda',
    columns: 'Ir a otra columna',
    cards: 'Más o menos cartas de la escalera',
    picker: 'Abrir el selector de cartas de una columna',
    space: 'Repartir, si ninguna columna tiene el foco',
    escape: 'Cerrar una ventana',
    keyNames: {
      shift: 'Mayús',
      ctrl: 'Ctrl',
      enter: 'Intro',
      space: 'Espacio',
      arrowsAcross: '← →',
      arrowsUpDown: '↑ ↓',
      escape: 'Esc',
    },
    tap: 'Toca una carta: va a la mejor columna, junto con las cartas que tenga encima.',
    drag: 'Arrastra cartas a una columna; basta con tocar un tercio de ella.',
    hold: 'Mantén pulsada una carta o haz clic derecho en ella: el selector de cartas muestra la columna ampliada.',
    stock: 'Toca el mazo para repartir una fila.',
  },

  problems: {
    number: (program, found, first, last) =>
      `${program} numera sus partidas del ${first} al ${last}; ${found} no está entre ellas.`,
    program: {
      pysol:
        'Una partida de PySolFC se nombra por su número, con 1, 2 o 4 palos delante: PySolFC 2/14934. Sin ellos tiene cuatro.',
      kpatience: 'Una partida de KPatience necesita el número de palos y el suyo, por ejemplo: KPatience 2/1911227091.',
    },
    link: {
      parts: 'Este enlace tiene demasiadas partes.',
      rule: 'Este enlace nombra una regla de reparto desconocida.',
      check: 'Este enlace está dañado: sus caracteres de control no coinciden. Cópialo otra vez, entero.',
      newer: 'Este enlace viene de una versión posterior del juego. Recarga la página para tenerla.',
      moves: 'Este enlace contiene una jugada que no es posible.',
    },
    idLength: (found, expected) => `Un código de partida tiene ${expected} letras y cifras; este tiene ${found}.`,
    idCharacter: (found, place) => `«${found}», en el lugar ${place}, no puede formar parte de un código de partida.`,
    idSuits: (found) => `Un código de partida empieza por 1, 2 o 4, el número de palos; este empieza por «${found}».`,
    idCheck: 'Este código de partida tiene una errata: los caracteres de control no coinciden.',
    at: (line, place, what) => `Línea ${line}, lugar ${place}: ${what}`,
    unreadableCard: (found) => `«${found}» no es una carta. Las cartas se escriben como TS, 10s o 7H.`,
    cardCount: (found, expected) => `${found === 0 ? 'no hay' : 'hay'} ${cards(found)} y hacen falta ${expected}.`,
    tooManyCopies: (c, expected) => `${the(c)} aparece más de ${count(expected, 'vez', 'veces')}.`,
    suits: 'los palos deben ser solo picas, solo picas y corazones, o los cuatro.',
    partCount: (found) => `una posición tiene tres partes, columnas;mazo;escaleras; esta tiene ${found}.`,
    columnCount: (found, expected) => `hay ${count(found, 'columna', 'columnas')} y hacen falta ${expected}.`,
    faceDownOnOpen: (column) => `en la columna ${column} hay una carta tapada sobre una descubierta.`,
    stockRows: (found) =>
      `el mazo ${found === 0 ? 'no tiene' : 'tiene'} ${cards(found)}; deben ser filas completas de diez.`,
    unreadableRun: (found) => `«${found}» no es el palo de una escalera completa: S, H, D o C.`,
    unreadableMove: (found) => `«${found}» no es una jugada.`,
  },

  statistics: {
    title: 'Estadísticas',
    caption: 'Cifras según el número de palos',
    all: 'Todas',
    deals: 'Partidas',
    dealKinds: { verified: 'Verificadas', random: 'Al azar', pasted: 'Posiciones pegadas' },
    started: 'Empezadas',
    won: 'Ganadas',
    winRate: 'Porcentaje de victorias',
    streak: 'Victorias seguidas ahora',
    longestStreak: 'Más victorias seguidas',
    bestTime: 'Mejor tiempo',
    medianTime: 'Mediana del tiempo',
    bestMoves: 'Menos jugadas',
    medianMoves: 'Mediana de jugadas',
    bestScore: 'Más puntos',
    medianScore: 'Mediana de puntos',
    hints: 'Pistas usadas',
    howCounted:
      'Una partida cuenta desde su primera jugada, y una victoria, una sola vez. Tiempo, jugadas y puntos son los de las ' +
      'partidas ganadas. Una partida abandonada corta las victorias seguidas; la que está en la mesa, no.',
    none: 'Todavía no hay partidas. Una partida cuenta desde su primera jugada.',
    history: 'Partidas jugadas',
    results: { won: 'Ganada', running: 'En la mesa', left: 'Abandonada' },
    timeAndMoves: (time, moves) => `${time}, ${count(moves, 'jugada', 'jugadas')}`,
    playAgain: 'Jugar otra vez',
    watch: 'Ver',
    more: (n) => `Mostrar más (${n})`,
    unreadable: (n) =>
      n === 1
        ? 'El registro de una partida no se puede leer. Queda como está y no se cuenta.'
        : `Los registros de ${n} partidas no se pueden leer. Quedan como están y no se cuentan.`,
  },

  daily: {
    title: 'Partida del día',
    text: 'Una partida para cada día y número de palos: verificada y la misma para todos.',
    firstWeekday: 0,
    earlier: 'Mes anterior',
    later: 'Mes siguiente',
    results: { won: 'ganada', wonLate: 'ganada después', begun: 'empezada, sin ganar', open: 'sin jugar' },
    dayAndResult: (date: string, result: string) => `${date}: ${result}`,
    streaks: (current: number, longest: number) =>
      `Racha actual: ${count(current, 'día', 'días')}; la más larga: ${longest}.`,
    howCounted:
      'Un día cuenta cuando se gana una partida empezada ese día, aunque sea más tarde. Los días pasados se pueden jugar y quedan marcados.',
    play: (date: string) => `Jugar la partida del ${date}`,
    started: (date: string) => `Partida del ${date}.`,
    notAtHand: 'La partida de este día aún no se ha cargado. Hace falta conexión a internet una vez.',
  },

  editor: {
    title: 'Montar una posición',
    text: 'Una carta tras otra, desde arriba en cada columna: 7H, TS; con la letra del palo en minúscula (7h) está tapada, y ?? es una carta tapada que no conoces. S son picas, H corazones, D diamantes y C tréboles.',
    column: (column) => `Columna ${column}`,
    stock: 'Mazo, en el orden en que se reparte',
    runs: 'Escaleras completas: sus palos',
    clear: 'Vaciar todo',
    takeTable: 'Copiar la mesa actual',
    fine: 'Esta posición se puede jugar.',
    unknown: (n) =>
      `Esta posición se puede jugar. ${count(n, 'carta es desconocida y se repartirá', 'cartas son desconocidas y se repartirán')} al azar.`,
    dealtByChance: (n) =>
      n === 1 ? '1 carta desconocida se ha repartido al azar.' : `${n} cartas desconocidas se han repartido al azar.`,
    judge: '¿Se puede ganar?',
    judging: 'El programa está buscando…',
    won: (moves) => `Sí: se ha encontrado un camino de ${count(moves, 'jugada', 'jugadas')}.`,
    lost: 'No: desde aquí no se puede ganar. Está demostrado.',
    undecided: 'Sin decidir: en este tiempo no se ha encontrado ni demostrado nada.',
    show: 'Mostrar el camino',
    play: 'Jugar desde aquí',
  },

  data: {
    title: 'Tus datos',
    text: 'Las partidas, las estadísticas y los ajustes están solo en este navegador. Un archivo los lleva a otro o los guarda.',
    save: 'Guardar como archivo',
    saveDamaged: (n) => `Guardar ${count(n, 'registro apartado', 'registros apartados')} como archivo`,
    damaged: (n) =>
      n === 1
        ? 'Un registro no se ha podido leer y queda apartado.'
        : `${n} registros no se han podido leer y quedan apartados.`,
    choose: 'Elegir un archivo',
    wouldChange: 'Lo que cambiaría este archivo',
    news: (n) => `${count(n, 'partida que no está', 'partidas que no están')} aquí`,
    common: (n) =>
      `${count(n, 'partida que también está', 'partidas que también están')} aquí: ${n === 1 ? 'se cuenta' : 'se cuentan'} una vez`,
    onlyHere: (n) =>
      `${count(n, 'partida que solo está', 'partidas que solo están')} aquí: ${n === 1 ? 'desaparece' : 'desaparecen'} si reemplazas`,
    unreadable: (n) =>
      n === 1
        ? 'Un registro que no se puede leer: se toma sin cambios'
        : `${n} registros que no se pueden leer: se toman sin cambios`,
    otherGame: 'Otra partida en la mesa: al combinar queda antes de la tuya, y «Deshacer» lleva a ella',
    otherSettings: 'Otros ajustes: al combinar se quedan los tuyos',
    nothing: 'Nada: todo está ya aquí',
    merge: 'Combinar',
    replace: 'Reemplazar todo lo de aquí',
    imported: 'El archivo se ha leído.',
    undoImport: 'Deshacer el último archivo',
    importUndone: 'Todo está como antes del archivo. Las partidas empezadas desde entonces se han quedado.',
    problems: {
      notOurs: 'Este no es un archivo que haya guardado este juego.',
      newer: 'Este archivo es de una versión posterior del juego. Recarga la página para obtenerla.',
      altered: 'Este archivo se ha alterado o dañado: la suma de control no coincide. No se ha tomado nada de él.',
    },
  },

  tabs: {
    openElsewhere: 'La partida está abierta en otra pestaña',
    openElsewhereText: 'Puedes seguir aquí, y la otra pestaña se detiene. O jugar otra partida en esta pestaña.',
    takenOver: 'La partida sigue en otra pestaña',
    takenOverText: 'No se ha perdido nada. Puedes traerla de vuelta o jugar otra partida en esta pestaña.',
    goOnHere: 'Seguir aquí',
    playAnother: 'Jugar otra partida aquí',
    goesOnHere: 'La partida sigue en esta pestaña.',
    broughtIn:
      'También está aquí una partida de una pestaña cerrada: al principio de la actual, «Deshacer» lleva a ella.',
  },

  update: {
    ready: 'Hay una versión nueva lista.',
    use: 'Usar la versión nueva',
    otherTabs: 'Cierra antes las otras pestañas del juego; la versión nueva las sustituye a todas.',
  },

  charts: {
    winRate: (games) => `Porcentaje de victorias en las últimas ${games} partidas`,
    game: 'Partida',
    times: 'Tiempo de las partidas ganadas',
    moves: 'Jugadas de las partidas ganadas',
    fromTo: (from, to) => `de ${from} a menos de ${to}`,
    asTable: 'Como tabla',
  },

  storage: {
    notSaved:
      'Esta partida no se está guardando: el navegador no conserva datos. ' +
      'Continúa mientras esta página siga abierta.',
    savedAgain: 'La partida se vuelve a guardar.',
    damaged: 'No se ha podido leer una partida guardada. Queda apartada, sin cambios, y ha empezado una nueva.',
    cutShort:
      'Una partida guardada solo se ha podido leer en parte. Continúa desde ahí; el original queda apartado, sin cambios.',
    settingsDamaged: 'No se han podido leer los ajustes. Quedan apartados, sin cambios, y valen los habituales.',
  },
};
