/** What is alive on the written pages, in Spanish. */
import { capital, count } from '../../i18n/wording.ts';
import type { CardWords } from '../../i18n/words.ts';
import type { LiveText } from '../text.ts';

const RANKS = 'as dos tres cuatro cinco seis siete ocho nueve diez jota reina rey'.split(' ');
const SUITS = { spades: 'picas', hearts: 'corazones', diamonds: 'diamantes', clubs: 'tréboles' };

const isFeminine = (c: CardWords): boolean => c.rank === 11 || c.rank === 12;
const card = (c: CardWords): string => `${RANKS[c.rank - 1]} de ${SUITS[c.suit]}`;
const the = (c: CardWords): string => `${isFeminine(c) ? 'la' : 'el'} ${card(c)}`;
const ofThe = (c: CardWords): string => `${isFeminine(c) ? 'de la' : 'del'} ${card(c)}`;

const cards = (n: number): string => count(n, 'carta', 'cartas');
const canBeLifted = (n: number): string => `se ${n === 1 ? 'puede' : 'pueden'} levantar ${cards(n)}`;

export const live: LiveText = {
  examples: {
    lead: 'Toca la primera de las cartas que quieres mover y después la de destino.',
    right: 'Correcto.',
    reset: 'Otra vez',
  },

  exercise: {
    heading: 'Un ejercicio',
    text: [
      'Una carta cabe en dos columnas que terminan en el mismo valor. ¿Cuál eliges? Parece dar lo mismo, pero no es así. La diferencia se puede contar: ¿cuántas cartas de toda la mesa se pueden levantar después de la jugada, sumando las escaleras de todos los extremos libres? Cuantas más, mejor, porque quedan más posibilidades abiertas. No es lo único que importa, y a veces otra razón pesa más, pero ayuda a mirar mejor.',
    ],
    fromYourTable: 'Un caso de tu mesa, tal como está ahora:',
    fromThePage: 'Un caso guardado para esta página:',
    question: (n, head, column) =>
      `${n === 1 ? capital(the(head)) : `La escalera de ${cards(n)} a partir ${ofThe(head)}`}, en la columna ${column}, ` +
      'tiene dos destinos. ¿Cuál deja más libertad?',
    target: (column, c) => `Columna ${column}, sobre ${the(c)}`,
    answer: 'Ver la respuesta',
    solution: (column, n, otherCards) =>
      `Mejor la columna ${column}: después ${canBeLifted(n)} en toda la mesa, y con el otro destino, ${otherCards}.`,
    because: {
      joins: 'El motivo: el mejor destino es de su propio palo, y todo queda en una sola escalera.',
      coversLess:
        'El motivo: ninguno de los dos destinos es de su palo, y en el mejor queda cubierta una escalera más corta.',
    },
    isRight: 'Bien visto.',
    isWrong: 'Hay un destino mejor.',
    another: 'Otro caso',
  },

  fairness: {
    title: 'Cómo se baraja en este solitario Spider, paso a paso',
    description:
      'Del código a las 104 cartas: cómo nace cada partida de Spider, con todos sus números a la vista, y una prueba de ji cuadrado que puedes hacer tú.',
    heading: 'Cómo se baraja',
    lead: [
      'Quien pierde tres veces seguidas acaba sospechando de las cartas. Es natural, y una promesa no bastaría como respuesta. En esta página puedes ver cómo sale una partida de su código, con todos los números del camino, y poner a prueba el barajado.',
      'Todo se calcula aquí, en tu navegador, con el mismo programa con el que se juega.',
    ],
    way: {
      heading: 'Del código a las cartas',
      text: [
        'El camino tiene cinco pasos. En ninguno importa quién juega, cuánto ha ganado o qué hora es: el código lo decide todo, y el mismo código da siempre las mismas cartas. El número de una partida nueva al azar lo saca el navegador de su generador criptográfico.',
      ],
      idLabel: 'Código de partida',
      show: 'Mostrar el camino',
      id: {
        heading: 'El código',
        text: [
          'Once letras y cifras. La primera es el número de palos: 1, 2 o 4. Las ocho siguientes son el número de la partida, escrito con 32 caracteres distintos: las diez cifras y las letras, menos I, L, O y U. Hay 2⁴⁰ números, algo más de un billón (un millón de millones), para cada número de palos.',
          'Los dos últimos caracteres son de control: dan el resto de dividir todo lo anterior, tomado como un solo número, entre 1021. Así se descubre siempre un carácter equivocado, y también dos caracteres cambiados entre sí.',
        ],
      },
      pack: {
        heading: 'Las cartas en orden',
        text: [
          'Antes de barajar, las 104 cartas están en un orden fijo: del as al rey del primer palo, después del segundo y así sucesivamente, y otra vez desde el principio hasta llegar a 104. Los palos van en este orden: picas, corazones, diamantes, tréboles. Con un palo son ocho series de picas; con dos, cuatro de cada uno; con cuatro, dos de cada uno.',
        ],
      },
      words: {
        heading: 'Los números al azar',
        text: [
          'Un generador llamado sfc32, de Chris Doty-Humphrey, produce números de 32 bits, aquí llamados *palabras*. Su estado son cuatro palabras: a empieza en 0, b y c reciben las dos partes del número de la partida y el contador empieza en 1. Las doce primeras palabras se descartan, para que números de partida vecinos den cartas del todo distintas.',
        ],
      },
      shuffle: {
        heading: 'El barajado',
        text: [
          'Es el método de Fisher y Yates, desde el final. Entre las 104 cartas se elige una y se cambia por la última; entre las 103 primeras se elige otra, que se cambia por la última de ellas, y así hasta que quedan dos. Cuál toca lo dice el resto de dividir una palabra entre las cartas que quedan; los lugares se cuentan desde 0.',
          'Hay un detalle que es fácil pasar por alto. El número de palabras posibles casi nunca es múltiplo exacto de las cartas que quedan, y los restos pequeños saldrían un poco más a menudo. Por eso las palabras demasiado altas se descartan y se saca otra. Ocurre más o menos una vez cada 1 700 000 partidas.',
        ],
      },
      layout: {
        heading: 'La mesa',
        text: [
          'Las cartas barajadas se colocan por orden. Primero 44 tapadas, una a cada columna de la 1 a la 10, y vuelta a empezar. Después diez descubiertas, una a cada columna. Las cincuenta últimas son el mazo, fila a fila.',
        ],
      },
      suits: 'Palos',
      number: 'Número de la partida',
      check: 'Caracteres de control',
      checkSum: (sum) => `La cuenta: ${sum}`,
      state: (a, b, c, counter) => `a = ${a}, b = ${b}, c = ${c}, contador = ${counter}`,
      swap: (word, n, pick, last) =>
        pick === last
          ? `Palabra ${word}: entre ${n} da de resto ${pick}. La carta del lugar ${last} se queda donde está.`
          : `Palabra ${word}: entre ${n} da de resto ${pick}. Se cambian las cartas de los lugares ${last} y ${pick}.`,
      discarded: (word, limit) => `Palabra ${word}: no es menor que ${limit}. Se descarta y se saca otra.`,
      allSwaps: 'Los 103 pasos del barajado',
      faceDown: 'Tapadas',
      faceUp: 'Descubiertas',
      stock: (row) => `Mazo, fila ${row}`,
    },
    test: {
      heading: 'Prueba el barajado',
      text: [
        'Si el barajado es justo, a la larga cada carta aparece en cada lugar con la misma frecuencia. Eso se puede contar. La prueba baraja tantas partidas nuevas como pidas y apunta, para cada una de las 104 cartas y cada uno de los 104 lugares, cuántas veces estuvo esa carta en ese lugar. Las copias de una misma carta se cuentan por separado.',
        'Después compara lo contado con lo esperado. La diferencia de cada celda se eleva al cuadrado, se divide entre lo esperado y se suma todo. Con una pequeña corrección, de menos de una centésima, porque cada partida pone todas las cartas a la vez, el resultado se llama *ji cuadrado*.',
      ],
      run: 'Empezar la prueba',
      stop: 'Detener',
      dealsLabel: 'Partidas que se barajan',
      progress: (done, of) => `${done} de ${of} partidas`,
      picture:
        'Cada celda es una carta en un lugar. Cuanto más clara o más oscura, más se aparta de lo esperado, hacia un lado o hacia el otro.',
      pictureAlt:
        'Cuadrícula de 104 por 104 celdas, una por carta y lugar, más claras o más oscuras según cuánto se apartan de lo esperado.',
      result: (statistic, degrees, share) =>
        `Ji cuadrado: ${statistic}, con ${degrees} grados de libertad. Barajados justos que dan un valor así o mayor: ${share}.`,
      fair: 'Es lo que cabe esperar de un barajado justo.',
      unusual: 'Un barajado justo da muy rara vez un valor así. Repite la prueba: si se repite, algo no va bien.',
      stopped: 'La prueba se detuvo antes de terminar.',
      howToRead: [
        'Como cada fila y cada columna de la cuadrícula suma lo mismo, quedan 103 × 103 = 10 609 grados de libertad. Un barajado justo da un valor cercano a ese número, con una dispersión de unos 146: la gran mayoría cae entre 10 300 y 10 900.',
        'El último número dice qué parte de los barajados justos da un valor tan grande o mayor. Si es del 40 % o del 80 %, nada llama la atención. Un 3 % en una sola prueba tampoco significa nada: a uno de cada treinta barajados justos le pasa. Sospechoso sería quedar por debajo del uno por mil, y más aún dos veces seguidas.',
        'En la imagen, busca si hay algún dibujo. El azar da puntos sueltos, sin orden. Una franja, una diagonal o un borde serían mala señal.',
        '*Qué puede mostrar la prueba:* si alguna carta sale demasiado en algún lugar, o demasiado poco. Muchos errores conocidos al barajar se notan aquí, si se barajan bastantes partidas.',
        '*Qué no puede mostrar:* que todo sea perfecto. No mira qué cartas caen juntas, y ninguna prueba demuestra que algo es azar; solo puede dejar de encontrar lo contrario. Tampoco juzga las partidas verificadas, que no son una muestra al azar: están elegidas porque se conoce una manera de ganarlas.',
      ],
    },
  },
};
