/** The written pages in Spanish, for all regions: tú, and the words that are on the screen. */
import type { PagesText } from '../text.ts';
import { live } from './es-live.ts';

export const es: PagesText = {
  page: {
    1: {
      title: 'Solitario Spider de 1 palo: juega y aprende las reglas',
      description:
        'Juega al solitario Spider de un palo, sin cuenta ni anuncios: partidas que se pueden ganar, reglas exactas, doce consejos y un ejercicio.',
      heading: 'Solitario Spider de un palo',
      lead: 'Ciento cuatro picas, diez columnas y ocho escaleras por completar. Arriba está la mesa, lista para jugar; aquí abajo, todo lo que hay que saber para empezar y lo que conviene saber para ganar.',
    },
    2: {
      title: 'Solitario Spider de 2 palos: mesa, reglas y consejos',
      description:
        'Spider de dos palos, picas y corazones: reglas exactas, partidas que se pueden ganar, doce consejos con su porqué y un ejercicio con tu propia mesa.',
      heading: 'Solitario Spider de dos palos',
      lead: 'Picas y corazones, mitad y mitad. Con el segundo palo aparece la pregunta que hace de Spider un juego serio: ¿mezclar ahora y ordenar después, o esperar a algo mejor? Arriba está la mesa; aquí abajo, las reglas y cómo sacarles partido.',
    },
    4: {
      title: 'Solitario Spider de 4 palos: reglas exactas y consejos',
      description:
        'Spider de cuatro palos: qué cartas van juntas, cuándo repartir y cómo no bloquear el mazo. Partidas verificadas, doce consejos y un ejercicio.',
      heading: 'Solitario Spider de cuatro palos',
      lead: 'Los cuatro palos, dos barajas enteras y muy poco sitio. Es la forma más dura de Spider: se pierde a menudo, y por eso una victoria se recuerda. Arriba está la mesa; aquí abajo, las reglas exactas y lo que ayuda a ganar.',
    },
  },

  frame: {
    contents: 'En esta página',
    play: { 1: 'Jugar con un palo', 2: 'Jugar con dos palos', 4: 'Jugar con cuatro palos' },
    otherSuits: 'Otras páginas',
    suitCount: { 1: '1 palo', 2: '2 palos', 4: '4 palos' },
    languages: 'Esta página en otros idiomas',
    fairness: 'Cómo se baraja',
    toTable: 'Ir a la mesa',
    toText: 'Ir a las reglas y los consejos',
    noGame: 'Para jugar hace falta JavaScript. El texto de esta página se puede leer también sin él.',
    footer:
      'Libre y de código abierto, con licencia MIT. Sin cuenta, sin publicidad, sin rastreo; tus partidas están solo en tu navegador. [Cómo se baraja](fairness), paso a paso.',
  },

  sections: {
    goal: {
      heading: 'El objetivo',
      text: [
        'Hay que ordenar 104 cartas en ocho *escaleras completas*. Una escalera completa va del rey al as, bajando de uno en uno, toda del mismo palo. En cuanto la última carta ocupa su lugar, la escalera sale de la mesa y queda en una de las ocho *bases*. Con la octava has ganado.',
        'Solo hay dos clases de jugada: mover cartas de una columna a otra y repartir una fila del mazo. Lo demás ocurre por sí solo: las cartas que quedan libres se destapan y las escaleras completas salen de la mesa.',
        'Toda la dificultad nace de una regla. Una carta puede ponerse sobre una de *cualquier* palo, si es exactamente un valor mayor, pero solo se mueven juntas las cartas del *mismo* palo. Quien mezcla palos gana una jugada ahora y la paga más tarde.',
      ],
      own: {
        1: [
          'Con un palo esa regla no te estorba: todo son picas, y lo que está bien ordenado se mueve junto. Quedan las preguntas de fondo: qué destapar primero, qué columna vaciar, cuándo repartir. Por eso es la mejor manera de empezar.',
        ],
        2: [
          'Con dos palos tienes que formar cuatro escaleras de picas y cuatro de corazones. Casi toda carta cabe en dos clases de sitio: sobre su propio palo, donde se une a una escalera, y sobre el otro, donde solo queda apartada.',
        ],
        4: [
          'Con cuatro palos tienes que formar dos escaleras de cada uno. De cuatro sitios en los que una carta cabe por su valor, solo uno, por término medio, es de su palo. Mezclar es inevitable; el arte está en volver a separar lo mezclado.',
        ],
      },
    },

    table: {
      heading: 'La mesa',
      text: [
        'Cada carta está siempre en uno de tres sitios: una columna, el mazo o una base. Los números de la imagen señalan cada cosa, y la lista dice cómo se llama en toda esta página.',
        'Al empezar, las cuatro primeras columnas tienen seis cartas y las otras seis tienen cinco; de cada una se ve solo la última. Son 10 cartas descubiertas y 44 tapadas. Las otras 50 esperan en el mazo: cinco filas de diez.',
        'Las columnas se cuentan del 1 al 10, de izquierda a derecha. Así las nombran las pistas y los avisos.',
      ],
      picture: {
        1: 'Una partida de un palo a medio jugar. En las bases hay ya escaleras completas y en el mazo quedan cartas. De las diez columnas una está vacía; en las demás se ven picas descubiertas hasta el extremo libre y, en algunas, cartas tapadas más arriba. Los números del 1 al 7 señalan una columna, su extremo libre, una carta tapada, una escalera, el mazo, las bases y la columna vacía.',
        2: 'Una partida de dos palos a medio jugar. En las bases hay ya escaleras completas y en el mazo quedan cartas. De las diez columnas una está vacía; en las demás se ven picas y corazones descubiertos hasta el extremo libre y, en algunas, cartas tapadas más arriba. Los números del 1 al 7 señalan una columna, su extremo libre, una carta tapada, una escalera, el mazo, las bases y la columna vacía.',
        4: 'Una partida de cuatro palos a medio jugar. En las bases hay ya escaleras completas y en el mazo quedan cartas. De las diez columnas una está vacía; en las demás se ven cartas descubiertas de los cuatro palos hasta el extremo libre y, en algunas, cartas tapadas más arriba. Los números del 1 al 7 señalan una columna, su extremo libre, una carta tapada, una escalera, el mazo, las bases y la columna vacía.',
      },
      labels: {
        column: '*Columna*: uno de los diez lugares en los que se juega.',
        freeEnd:
          '*Extremo libre*: la carta que no tiene ninguna encima, la última de la columna. De aquí se toman las cartas y aquí se ponen.',
        faceDown:
          '*Carta tapada*: se destapa cuando queda en el extremo libre. Mientras no la hayas visto, las pistas tampoco saben cuál es.',
        run: '*Escalera*: cartas descubiertas del mismo palo hasta el extremo libre, cada una un valor menor que la anterior. Se mueven juntas.',
        stock: '*Mazo*: las cartas que faltan por repartir, en filas de diez.',
        foundations: '*Bases*: ocho lugares para las ocho escaleras completas. No admiten cartas sueltas.',
        emptyColumn: '*Columna vacía*: admite cualquier carta y cualquier escalera. Es lo más valioso de la mesa.',
      },
    },

    cards: {
      heading: 'Las cartas',
      text: [
        'Son 104, tantas como en dos barajas de 52 sin comodines. De menor a mayor: as, 2, 3 y así hasta el 10; después jota, reina y rey. En las esquinas se lee A (as), J (jota), Q (reina) y K (rey), igual en todos los idiomas. El as es siempre la carta más baja.',
        '*Palo* quiere decir aquí uno de los cuatro símbolos: picas, corazones, diamantes y tréboles. El rojo y el negro no cuentan en ninguna regla. Si te ayuda, en los ajustes puedes dar a cada palo un color propio.',
      ],
      own: {
        1: ['En esta página todas son picas. Cada valor aparece ocho veces, y basta con mirar los valores.'],
        2: [
          'En esta página hay 52 picas y 52 corazones: cada carta aparece cuatro veces. Como un palo es negro y el otro rojo, el color te dice el palo. Con [cuatro palos](4) ya no será así.',
        ],
        4: [
          'En esta página hay 26 cartas de cada palo: cada carta aparece dos veces. Acuérdate de la gemela: si el 9♣ que buscas está muy cubierto, quizá el otro esté más a mano.',
        ],
      },
    },

    moving: {
      heading: 'Mover cartas',
      text: [
        '*Una carta.* La carta del extremo libre puede ir al extremo libre de otra columna si allí hay una carta exactamente un valor mayor. El palo no importa: el 6♥ va sobre cualquier siete, la reina sobre cualquier rey. Sobre un as no va nada, porque no hay carta menor.',
        '*Una escalera.* Varias cartas viajan juntas si todas están descubiertas, llegan hasta el extremo libre, bajan de uno en uno y comparten palo. Para el destino cuenta solo la primera, la más alta: la escalera 9♠ 8♠ 7♠ va sobre cualquier diez. Puedes llevarte la escalera entera o solo su parte final, por ejemplo 8♠ 7♠ sobre otro nueve. Muevas las cartas que muevas, es una sola jugada.',
        '*Una columna vacía* admite cualquier carta y cualquier escalera, también un rey. Para un rey es el único destino.',
        '*Destapar.* Si al mover queda una carta tapada en el extremo libre, se destapa en el acto. Forma parte de la jugada y no cuesta nada.',
        'Una jugada que no está permitida no cambia nada. Las cartas vuelven a su sitio y una línea dice el motivo: qué carta rompe la escalera, cuántas se podrían mover o qué valor haría falta.',
      ],
    },

    together: {
      heading: 'Qué cartas van juntas',
      text: [
        'La regla cabe en dos condiciones, y hacen falta las dos: cada carta es *exactamente un valor menor* que aquella sobre la que está, y *todas son del mismo palo*. Una carta tapada no pertenece nunca a una escalera, sea la que sea.',
        'Que el orden de los valores sea perfecto no basta. Si los palos se mezclan, lo que tienes es una *escalera mixta*: está ordenada a la vista, pero se mueve por partes. Y que dos cartas sean del mismo color tampoco basta: picas y tréboles son palos distintos.',
      ],
      own: {
        1: [
          'Los ejemplos se muestran con cuatro palos, porque con uno no habría nada que distinguir. En tu mesa las cartas de los tres primeros serían todas picas, formarían escaleras y se moverían juntas. El cuarto ejemplo vale tal cual: también con un palo el destino tiene que ser exactamente un valor mayor.',
        ],
        2: [
          'Los ejemplos se muestran con cuatro palos. Lo que pasa en los dos primeros lo verás a menudo con dos palos, pues son picas y corazones. El tercero no: de cada color hay un solo palo, y dos cartas negras de valores seguidos van juntas.',
        ],
        4: [
          'Con cuatro palos el tercer ejemplo es la trampa de todos los días: dos cartas negras, un orden impecable, y no se mueven juntas. Si el ojo te engaña, prueba los cuatro colores en los ajustes.',
        ],
      },
      examplesLead:
        'Los cuatro ejemplos se pueden jugar aquí mismo. Prueba también la jugada que no está permitida: verás el motivo.',
      examples: {
        otherSuitAbove: {
          caption: 'Dos corazones sobre una pica',
          explained:
            'El 8♥ y el 7♥ forman una escalera y van juntos sobre cualquier nueve, también sobre el 9♦. El 9♠ cabría sobre el 10♣, pero tiene encima dos cartas de otro palo y no se las puede llevar.',
        },
        otherSuitAboveToo: {
          caption: 'Dos picas sobre un corazón',
          explained:
            'Lo mismo con los palos cambiados: el 8♠ y el 7♠ se van al 9♣, y el 9♥ se queda. El 10♥ es de su palo y lo admitiría, pero con dos picas encima el nueve no se mueve.',
        },
        sameColourOnly: {
          caption: 'Dos cartas negras de distinto palo',
          explained:
            'El 8♠ y el 7♣ son negros los dos, y sin embargo no forman escalera: picas y tréboles son palos distintos. Solo se mueve el 7♣, que aquí va sobre el 8♥.',
        },
        wholeRun: {
          caption: 'Una escalera de tres cartas',
          explained:
            'El 8♦, el 7♦ y el 6♦ viajan juntos y van al 9♠, porque el palo del destino da igual. El 10♦ es de su palo, pero no es exactamente un valor mayor que el 8♦.',
        },
      },
    },

    staying: {
      heading: 'Qué se queda en su sitio',
      text: [
        'Si una jugada no sale, casi siempre es por una de estas causas. El juego te dice cuál, con los nombres de las cartas.',
        {
          list: [
            '*Una carta de otro palo rompe la escalera.* Solo se mueve lo que va desde ella hasta el extremo libre, nunca una parte del medio. Cada carta se va junto con las que tiene encima, o después de ellas.',
            '*El valor del destino no es el justo.* Ni igual, ni dos más, ni menor: exactamente uno más.',
            '*El destino es un as, o lo que quieres mover empieza por un rey.* Sobre el as no va nada, y el rey solo va a una columna vacía.',
            '*La carta está tapada.* Primero tienen que irse todas las que la cubren.',
            '*Quieres repartir y hay una columna vacía.* Según la regla elegida, basta una para que no se pueda [repartir](#dealing).',
          ],
        },
        'También hay columnas que parecen terminadas y no lo están. Una serie del rey al as con palos mezclados no es una escalera completa: se queda hasta que la ordenes por palos. Y si una escalera completa tiene otra carta sobre su as, se queda hasta que esa carta se vaya. Esto último no puede ocurrir en una partida normal, solo en una posición montada a mano.',
      ],
    },

    completed: {
      heading: 'Las escaleras completas',
      text: [
        'Trece cartas descubiertas del mismo palo, del rey al as, en el extremo libre: eso es una escalera completa. Se va a una base en el acto, lo mismo tras una jugada que tras un reparto. No hay que hacer nada y no se puede impedir. Un solo reparto puede completar varias.',
        'Dentro de una misma acción, todo ocurre en este orden:',
        {
          steps: [
            'Se mueven las cartas, o se reparte la fila.',
            'Salen las escaleras completas, empezando por la columna de número más bajo. Si debajo de una aparece otra completa, sale también antes de mirar la columna siguiente.',
            'Se destapan las cartas tapadas que han quedado en el extremo libre, otra vez empezando por la columna de número más bajo.',
          ],
        },
        'Por eso un rey tapado no encabeza ninguna escalera, aunque tenga encima las otras doce cartas de su palo.',
        'Una escalera completa vuelve a la mesa de una sola manera: con «Deshacer». Cuando ya solo queda juntar escaleras, sin cartas tapadas ni mazo, el juego ofrece «Terminar la partida» y lo hace por ti. Con la octava se abre la ventana «Has ganado», con el tiempo, las jugadas, los puntos y la repetición de tu partida.',
      ],
    },

    dealing: {
      heading: 'Repartir',
      text: [
        'Repartir pone una carta descubierta del mazo en cada columna, de la 1 a la 10. Es una sola acción. Puedes hacerlo aunque queden jugadas, cinco veces en total; después el mazo está agotado.',
        'Sobre cada extremo libre cae una carta, encaje o no. Lo que antes estaba a mano, después está cubierto.',
        '¿Se puede repartir con una columna vacía? Hay tres respuestas, y cambian el juego más de lo que parece. Quien tiene que llenarla entrega justo lo que tanto le costó conseguir, y a veces tiene que partir una escalera para hacerlo. La regla se elige en los ajustes, en «Repartir con columnas vacías».',
      ],
      rules: {
        filledOrFew:
          'La habitual. Una columna vacía impide repartir, salvo que en las columnas queden en total menos de diez cartas: como no alcanzan para llenar las diez, se reparte de todos modos.',
        filled:
          'La más estricta. Mientras haya una columna vacía no se reparte, queden las cartas que queden. Es la única con la que el mazo puede bloquearse para siempre.',
        always:
          'La más suave. Se reparte en cualquier momento, y la columna vacía recibe su carta como las demás. Deja de estar vacía, pero no has tenido que partir nada para llenarla.',
      },
      deadStock: {
        lead: [
          'Con la regla más estricta el mazo puede quedar *bloqueado*: con menos de diez cartas en diez columnas alguna está vacía, y solo un reparto, que la regla no permite, traería más. En las columnas hay siempre 54 cartas, más diez por cada fila repartida, menos trece por cada escalera completa. Mientras queda mazo, eso da exactamente cuatro casos con menos de diez. Cuando llegas a uno, el juego lo dice y ofrece deshacer o cambiar de regla.',
          'No hay más casos. Con diez cartas o más, todas las columnas vacías se pueden llenar, en nueve jugadas como mucho.',
        ],
        caption: 'Los cuatro casos en que el mazo queda bloqueado con la regla más estricta',
        dealt: 'Filas repartidas',
        runs: 'Escaleras completas',
        onTable: 'Cartas en las columnas',
        inStock: 'Cartas en el mazo',
      },
    },

    ending: {
      heading: 'Cuando no se puede seguir',
      text: [
        'La partida termina cuando la ganas; el juego nunca la da por terminada antes. Un mazo agotado no es el final: a menudo lo mejor empieza ahí. Tampoco lo es quedarse en cero puntos.',
        'Si el mazo está agotado y ninguna carta se puede mover, se abre la ventana «No quedan jugadas». Ofrece deshacer, jugar las mismas cartas o empezar otra partida; también puedes cerrarla y mirar la mesa. Deshacer no tiene límite: puedes volver hasta la primera jugada.',
        'Mientras te quede una carta por ver, el juego no dice nunca que has perdido, porque no mira debajo. Cuando has visto las 104 y pides una pista, comprueba en segundo plano si la partida aún se puede ganar. La pista la tienes enseguida, y si mueves algo mientras tanto, la comprobación se interrumpe. Dice que ya no se puede solo si queda *demostrado*, después de descartar todos los caminos. Si no llega a tiempo, no afirma nada.',
      ],
    },

    points: {
      heading: 'Los puntos',
      text: [
        'Los puntos son para quien los quiera: ganar no depende de ellos, ni de las jugadas, ni del tiempo. En los ajustes puedes elegir entre tres maneras de contar. Las pistas no cuestan puntos.',
      ],
      schemes: {
        freeUndo: [
          'La habitual. Empiezas con 500 puntos. Cada jugada cuesta uno, lleve las cartas que lleve, y cada reparto, también. Una escalera completa da 100. Nunca se baja de cero. Deshacer te devuelve exactamente los puntos que tenías: puedes probar un camino entero y volver sin perder nada.',
        ],
        countedUndo: [
          'También se empieza con 500, y cada acción cuesta un punto: mover, repartir y también deshacer. Una escalera completa da 100, y deshacerla los quita. En la pantalla nunca verás menos de cero, pero la cuenta sigue por debajo. En lugar de las jugadas se muestran las acciones.',
        ],
        none: ['No se cuentan ni se muestran puntos. Las jugadas y el tiempo, sí.'],
      },
      example: [
        'Un ejemplo. Tienes 480 puntos y una jugada completa una escalera; luego la deshaces.',
        {
          list: [
            '*Deshacer no cuesta nada*: 480 − 1 + 100 = 579. Al deshacer vuelves a 480.',
            '*Cada acción cuenta, deshacer también*: igualmente 579. Al deshacer pierdes los 100 de la escalera y uno más por la acción, 101 en total: 478.',
            '*Sin puntos*: ni antes ni después hay nada que contar.',
          ],
        },
        'Si cambias de manera de contar a media partida, la nueva vale desde la próxima acción y parte de los puntos que tienes.',
      ],
    },

    clock: {
      heading: 'El reloj',
      text: [
        'El reloj cuenta hacia arriba y no mete prisa. Arranca con la primera jugada. Se detiene en la pausa, cuando la pestaña queda oculta y al terminar la partida. El tiempo que el dispositivo pasa dormido no se suma. Y si no quieres verlo, ocúltalo en los ajustes.',
      ],
    },

    saving: {
      heading: 'Dónde se guarda la partida',
      text: [
        'La partida se guarda después de cada acción, con todo lo que se puede deshacer. Puedes cerrar la pestaña cuando quieras y volver otro día: estará donde la dejaste. Si empiezas otra, la anterior tampoco se pierde enseguida: «Deshacer» al principio de la nueva te lleva a ella.',
        'Todo queda en este navegador, en una base de datos suya que se llama IndexedDB. No se envía nada a ninguna parte; no hay cuenta ni rastreo. Eso tiene un precio que conviene conocer:',
        {
          list: [
            'Una ventana privada lo olvida todo al cerrarse.',
            'Si borras los datos de los sitios web, se borran también tus partidas.',
            'Algunos navegadores borran por su cuenta lo guardado si les falta espacio o si hace mucho que no vienes. Después de la primera partida ganada o abandonada, el juego pide al navegador que no lo haga; algunos aceptan y otros no.',
            'Otro navegador u otro dispositivo no sabe nada de esta partida.',
          ],
        },
        'Para todo ello hay un remedio: en el menú, «Tus datos» guarda partidas, estadísticas y ajustes en un archivo, y lo lee de nuevo aquí o en otra parte. Antes de cambiar nada te dice qué cambiaría.',
        'Si abres el juego en dos pestañas, ninguna pisa a la otra: eliges si la partida sigue aquí o si juegas una distinta. Y si el navegador no deja guardar, una línea lo dice y la partida continúa mientras la página siga abierta.',
        'Después de la primera visita el juego funciona sin conexión.',
      ],
    },

    deals: {
      heading: 'Las partidas y su código',
      text: [
        'En «Nueva partida» eliges entre dos clases. Una partida *verificada* tiene una manera conocida de ganar: la encontró el programa que las busca, y las reglas del juego la han comprobado jugada a jugada. Se comprobó con la regla de reparto más estricta, así que sirve con las tres. El juego trae más de cinco mil para cada número de palos y sigue buscando otras en segundo plano.',
        'Verificada no quiere decir fácil, ni que todos los caminos lleven a ganar: una mala jugada puede costar la partida. Y las pistas no conocen ese camino. Ven lo mismo que tú, y nunca debajo de una carta. Si de verdad quieres verlo, el menú tiene «Mostrar cómo se gana esta partida».',
        'Una partida *al azar* sale del barajado tal cual, sin comprobar. Quizá no se pueda ganar; el juego lo advierte.',
        'Cada partida lleva un *código* como 4-3JZ9J-6GMCB. La primera cifra es el número de palos; el resto, el número de la partida y unos caracteres de control que descubren las erratas. El mismo código da las mismas cartas en cualquier navegador y en cualquier idioma, para siempre. [Cómo se baraja](fairness) lo muestra paso a paso.',
        {
          list: [
            '*Enlaces.* Uno lleva a la partida con su regla de reparto; otro lleva además las jugadas, y quien lo abre ve la repetición y puede seguir desde cualquier punto.',
            '*Partida del día.* Una para cada fecha y número de palos, verificada y la misma para todos. Cambia a medianoche, según tu calendario.',
            '*Números de otros programas.* En «Abrir una partida» escribe «PySolFC 14934» (con cuatro palos, del 0 al 32 000) o «KPatience 2/1911227091».',
            '*Cualquier posición.* Se puede pegar como texto o montar columna por columna, también con cartas que no conoces.',
          ],
        },
      ],
    },

    styles: {
      heading: 'Modos de juego',
      text: [
        'Un modo de juego cambia de una vez palos, reglas, puntos y toques. *Estándar* es un buen comienzo: un palo, y deshacer no cuesta nada. *Relajado* permite además repartir en cualquier momento, y los toques no mueven cartas: se arrastran. *Clásico de dos palos* y *Clásico de cuatro palos* son para quien juega contra las cartas y no por los puntos, con la regla más estricta. *Todo cuenta* es para quien piensa antes de tocar: cada acción cuesta, y un solo toque no mueve ninguna carta.',
      ],
      caption: 'Lo que fija cada modo de juego',
      asSet: 'como lo tengas',
      after: [
        'Un modo no te obliga a nada. Cada parte se puede cambiar por separado en los ajustes; el modo se llama entonces «A tu manera», si no coincide con otro. Una regla o un recuento que cambies a media partida vale desde la próxima acción, y una línea lo confirma. El número de palos es distinto: se aplica a otra partida y nunca cambia la que está en la mesa.',
      ],
    },

    difficulty: {
      heading: 'La dificultad',
      text: [
        'Lo que más pesa es el número de palos. Una medida: se jugaron 1000 partidas de cada clase siguiendo las pistas a ciegas, sin deshacer nunca y con la regla de reparto habitual. Con un palo se ganaron 930; con dos, 648; con cuatro, 137. Quien piensa y deshace puede hacerlo bastante mejor.',
        'Dentro de cada número de palos las partidas verificadas se reparten en cuatro niveles: Fácil, Media, Difícil y Experta. También están medidos. Un programa que no ve las cartas tapadas ni deshace juega ocho veces cada partida; la mitad de la nota depende de cuántas veces gana, y la otra mitad, de cuántas de las 44 cartas tapadas destapa. El nivel compara siempre partidas con los mismos palos: una fácil de cuatro palos suele ser más difícil que la mayoría de las de dos.',
      ],
      own: {
        1: [
          'Con un palo, tres de cada cinco partidas son del nivel Fácil: aquel programa ganó las ocho veces. De 100 partidas de cada nivel, siguiendo las pistas a ciegas y con la regla más estricta, se ganaron 96 fáciles, 96 medias, 92 difíciles y 67 del nivel Experta. Si no tienes prisa por repartir, es probable que ganes la mayoría.',
          'Cuando ganes sin deshacer, prueba el nivel Experta o pasa a [dos palos](2): las reglas son las mismas y el juego es otro.',
        ],
        2: [
          'De 100 partidas de cada nivel con dos palos, siguiendo las pistas a ciegas y con la regla más estricta, se ganaron 93 fáciles, 77 medias, 49 difíciles y 26 del nivel Experta. Al principio cuenta con perder a menudo; lo que más ayuda es no mezclar sin necesidad.',
          'Si se te resiste, gana antes unas cuantas partidas del nivel Experta con [un palo](1). Si el nivel Difícil te sale la mitad de las veces, prueba con [cuatro palos](4).',
        ],
        4: [
          'De 100 partidas de cada nivel con cuatro palos, siguiendo las pistas a ciegas y con la regla más estricta, se ganaron 33 fáciles, 16 medias, 8 difíciles y ninguna del nivel Experta. Perder es lo normal. Una victoria lleva tiempo, y casi siempre hay que deshacer muchas veces y cuidar cada columna vacía.',
          'Empieza por el nivel Fácil y deshaz sin reparos. Si apenas consigues vaciar una columna, juega un tiempo con [dos palos](2): se aprende lo mismo, con más holgura.',
        ],
      },
    },

    tips: {
      heading: 'Doce consejos',
      text: ['Cada uno con su porqué, que es lo más útil: quien lo entiende sabe también cuándo no seguir el consejo.'],
      tips: [
        {
          tip: 'Entre ordenar y destapar, destapa.',
          reason:
            'Empiezas viendo diez cartas de 104. Cada carta destapada te da posibilidades nuevas y acerca una columna a quedar vacía; una escalera larga sobre cuatro cartas tapadas solo hace más difícil llegar a ellas.',
        },
        {
          tip: 'Si hay dos destinos, prefiere el del mismo palo.',
          reason:
            'Lo que se une en su palo sigue moviéndose como una sola carta. Sobre otro palo, la carta que llega deja atrapada a la que estaba: para mover esta, antes habrá que llevarse aquella.',
        },
        {
          tip: 'Vacía primero la columna con menos cartas tapadas, y no la dejes a medias.',
          reason:
            'Las columnas 5 a 10 empiezan con cuatro cartas tapadas, las cuatro primeras con cinco. Dos columnas a medio vaciar no te dan ningún sitio libre. Una vaciada del todo, sí, y con ella las siguientes cuestan menos.',
        },
        {
          tip: 'Usa la columna vacía para ordenar, no para guardar.',
          reason:
            'Apartas en ella una escalera, llevas a su palo la carta que ha quedado libre y pones la escalera otra vez encima: el orden mejora y la columna vuelve a estar vacía. Una carta que dejas allí sin plan te quita esa posibilidad y no arregla nada.',
        },
        {
          tip: 'De dos cartas, mueve primero la más alta.',
          reason:
            'Con un 10♠, un 9♠ y un 8♥ libres, pon antes el 9 sobre el 10 y luego el 8 sobre el 9. Al revés, el 9♠ queda debajo del 8♥ y no puede ir al 10♠ hasta que el 8♥ se vaya.',
        },
        {
          tip: 'Si tienes que mezclar palos, hazlo con cartas altas.',
          reason:
            'Después de una reina caben todavía once cartas; después de un tres, dos. Una columna que acaba en un as no admite ninguna carta hasta que ese as se mueva.',
        },
        {
          tip: 'No tengas prisa por llevar un rey a la columna vacía.',
          reason:
            'El rey no cabe sobre ninguna carta: la columna no volverá a estar vacía hasta que salga con su escalera completa o pase a otra columna vacía. Vale la pena si así destapas una carta, o si la reina de su palo está lista para seguirlo.',
        },
        {
          tip: 'Antes de repartir, junta todo lo que se pueda juntar en su palo.',
          reason:
            'El reparto pone una carta encima de cada extremo libre. Dos escaleras que ahora podrías unir en una jugada quedarán después bajo dos cartas que no eliges tú.',
        },
        {
          tip: 'Si debes llenar una columna vacía para repartir, elige bien con qué.',
          reason:
            'Lo mejor es una carta que al irse destape otra o deje libre un palo que necesitas: así obtienes algo a cambio. Lo peor es partir una escalera de un solo palo, porque el reparto cubre los dos trozos.',
        },
        {
          tip: 'Deshaz también para mirar.',
          reason:
            'Destapa una carta, mírala y vuelve atrás si otro camino te parece mejor; lo mismo con una fila del mazo. Las pistas también tienen en cuenta las cartas tapadas que ya has visto, pero no las filas devueltas al mazo. Donde deshacer cuesta, cada mirada cuesta dos puntos.',
        },
        {
          tip: 'Antes de esperar una carta, mira si todavía puede llegar.',
          reason:
            'El menú tiene la cuenta de las «Cartas que aún no has visto», por palo y valor. Si ya se han visto todos los nueves que te sirven, no esperes ninguno nuevo: habrá que sacar alguno de debajo de otras cartas.',
        },
        {
          tip: 'Con la regla más estricta, mira la cuenta antes de completar una escalera.',
          reason:
            'La cuarta escalera sin haber repartido, la quinta tras dos filas, la sexta tras tres o la séptima tras cuatro bloquean [el mazo](#dealing). Si puedes, reparte antes de completarla. Con las otras dos reglas este peligro no existe.',
        },
      ],
    },

    exercise: live.exercise,

    keys: {
      heading: 'Teclas y gestos',
      text: [
        'Puedes jugar con el ratón, con el dedo o con el teclado; una partida entera se puede ganar usando solo el teclado.',
        '*Tocar.* Lo que hace un toque se elige en los ajustes, en «Al tocar una carta». Con «Mover las cartas enseguida», las cartas desde la que tocas hasta el extremo libre van al mejor destino: donde se complete una escalera; si no, sobre su palo; si no, sobre otro palo; y, en último lugar, a una columna vacía. Con «Tomar las cartas y luego tocar una columna» eliges tú el destino en un segundo toque. Con «No hacer nada» las cartas se arrastran o se mueven con el selector.',
        '*Arrastrar.* Las cartas siguen al ratón o al dedo. Para soltarlas basta con cubrir un tercio de la columna. Al arrastrar, y también al tomar y tocar, puedes agarrar cualquier carta de una escalera: el juego se lleva la parte que cabe en el destino. A una columna vacía va exactamente lo que has agarrado.',
        '*El selector de cartas.* Mantén pulsada una carta, o haz clic derecho en ella. Verás la columna ampliada, podrás decir cuántas cartas mover y tendrás la lista de todos los destinos; en ella se indica cuáles están vacíos y cuáles completan una escalera. Es lo más cómodo cuando una columna es muy larga o la pantalla muy pequeña. Cancelar no cambia nada.',
        '*El lector de pantalla* dice de cada columna cuántas cartas tiene, cuántas están tapadas, cuál es el extremo libre y qué longitud tiene su escalera. Después de cada jugada anuncia lo que ha pasado. Lo que aparece en un aviso también se lee. Una carta tapada no se revela en ninguna parte, ni siquiera en el código de la página.',
        'Estas son las teclas. Salvo Esc, no actúan mientras hay una ventana abierta o se escribe en un campo; en la pausa, solo la de la pausa.',
      ],
    },

    settings: {
      heading: 'Ajustes',
      text: [
        'Todos los ajustes están en una sola ventana, que se abre desde el menú. Cada uno vale al instante y se guarda en este navegador.',
      ],
    },

    history: {
      heading: 'De dónde viene',
      text: [
        'Ocho escaleras por completar, ocho patas tiene una araña: así se suele explicar el nombre de *Spider*, «araña» en inglés. No es seguro que venga de ahí, y tampoco se sabe con exactitud quién lo inventó ni cuándo. Como solitario para dos barajas está descrito en libros de juegos de cartas de la primera mitad del siglo XX, a más tardar.',
        'La fama le llegó con las pantallas. En junio de 1998 Microsoft lo incluyó en Plus! 98, un paquete adicional para Windows 98; después vino con Windows Me (2000) y con Windows XP (2001). Con aquella versión se hizo costumbre elegir entre uno, dos y cuatro palos. Se dice que en 2005 era ya el juego más jugado en los PC con Windows, por delante de Klondike.',
        'Quizá guste tanto porque, con las mismas reglas, da para dos cosas: con un palo es un rato tranquilo; con cuatro, un problema que puede durar toda una tarde.',
      ],
    },

    comparison: {
      heading: 'Spider, Klondike y FreeCell',
      text: [
        'En los tres se ordenan columnas de mayor a menor, y ahí termina el parecido. Klondike es el que muchos llaman «solitario» a secas; FreeCell se conoce en español también como «Carta blanca».',
      ],
      caption: 'Tres solitarios comparados',
      games: ['Spider', 'Klondike', 'FreeCell'],
      rows: [
        { what: 'Cartas', cells: ['104, dos barajas', '52, una baraja', '52, una baraja'] },
        { what: 'Columnas', cells: ['Diez', 'Siete', 'Ocho, más cuatro celdas para una carta cada una'] },
        {
          what: 'Qué no se ve',
          cells: [
            '44 cartas tapadas y 50 en el mazo',
            '21 cartas tapadas y 24 en el mazo',
            'Nada: todo está descubierto',
          ],
        },
        {
          what: 'Sobre qué se pone una carta',
          cells: [
            'Un valor más, de cualquier palo',
            'Un valor más, de color contrario',
            'Un valor más, de color contrario',
          ],
        },
        {
          what: 'Qué se mueve junto',
          cells: [
            'Una escalera del mismo palo',
            'Una serie de colores alternos',
            'En rigor, carta a carta; una serie, si hay bastantes celdas y columnas vacías',
          ],
        },
        {
          what: 'Bases',
          cells: [
            'Solo escaleras completas, que salen solas',
            'Carta a carta, por palos, del as al rey',
            'Carta a carta, por palos, del as al rey',
          ],
        },
        {
          what: 'Mazo',
          cells: ['Cinco filas de diez, una sola vez', 'Se descubre de una en una o de tres en tres', 'No hay'],
        },
        {
          what: 'Azar y habilidad',
          cells: [
            'Mucho está oculto; viéndolo todo, casi siempre se podría ganar',
            'Mucho está oculto, y hay partidas imposibles',
            'Nada está oculto; casi siempre se puede ganar',
          ],
        },
      ],
      after: [
        'En FreeCell se piensa y en Klondike se espera; en Spider hay que hacer las dos cosas. De las primeras 32 000 partidas de FreeCell numeradas por Microsoft solo una, la 11982, no se puede ganar, y todas las cartas están a la vista. De las 32 000 partidas numeradas de Spider con cuatro palos se dan por ganables 31 998, pero solo para quien pudiera ver todas las cartas. Sin verlas cambia mucho: en otras 1000 partidas, barajadas al azar por este juego, las pistas seguidas a ciegas ganaron 137. En esa diferencia está la dificultad de Spider.',
        'La otra diferencia está en los colores. Klondike y FreeCell alternan rojo y negro, y quien viene de allí mira el color sin querer. En Spider el color no significa nada; lo que cuenta es el palo.',
      ],
    },

    questions: {
      heading: 'Preguntas frecuentes',
      text: ['Respuestas cortas; los enlaces llevan a las largas.'],
      questions: [
        {
          question: '¿Cuántas cartas tiene el solitario Spider?',
          answer: [
            '104, con uno, dos o cuatro palos. Al empezar hay 54 en las diez columnas y 50 en el mazo. Más en [Las cartas](#cards).',
          ],
        },
        {
          question: '¿Por qué no puedo mover estas cartas?',
          answer: [
            'Casi siempre porque entre ellas hay otro palo: solo viajan juntas las cartas del mismo palo. O porque el destino no es exactamente un valor mayor. Los demás motivos están en [Qué se queda en su sitio](#staying).',
          ],
        },
        {
          question: '¿Por qué no puedo repartir?',
          answer: [
            'Porque hay una columna vacía y tu regla pide llenarla, o porque el mazo está agotado. Pon una carta cualquiera en ella o elige otra regla en los ajustes. Más en [Repartir](#dealing).',
          ],
        },
        {
          question: '¿Qué se puede poner en una columna vacía?',
          answer: [
            'Cualquier carta o cualquier escalera que se pueda mover. No hace falta que sea un rey, al contrario que en Klondike.',
          ],
        },
        {
          question: '¿Se puede ganar siempre al Spider?',
          answer: [
            'No siempre. Las partidas verificadas se pueden ganar todas, aunque no con cualquier jugada; de las que salen al azar, por lo que se sabe, casi todas se podrían ganar si se vieran las cartas. Más en [Las partidas y su código](#deals).',
          ],
        },
        {
          question: '¿Qué diferencia hay entre 1, 2 y 4 palos?',
          answer: [
            'Las reglas no cambian; cambia cuánto se mueve junto. Con [un palo](1), todo lo que baja de uno en uno. Con [dos](2) y con [cuatro](4), solo lo que además comparte palo.',
          ],
        },
        {
          question: '¿Con cuántos palos conviene empezar?',
          answer: ['Con uno: así aprendes a destapar cartas y a vaciar columnas sin pensar en los palos.'],
        },
        {
          question: '¿Cuántos puntos se pueden conseguir?',
          answer: [
            'Las ocho escaleras dan 800, que con los 500 del principio suman 1300; de ahí se resta un punto por cada jugada y cada reparto. Ganar en 120 jugadas, repartos incluidos, da 1180. Más en [Los puntos](#points).',
          ],
        },
        {
          question: '¿Cuántas jugadas hacen falta para ganar?',
          answer: [
            'Los caminos que el programa conoce para las partidas verificadas tienen por lo común poco más de 90 jugadas con un palo, algo más de 100 con dos y unas 135 con cuatro, repartos incluidos. Pero el programa ve todas las cartas; quien no las ve necesita más.',
          ],
        },
        {
          question: '¿Deshacer es hacer trampa?',
          answer: [
            'Eso lo decides tú. Aquí deshacer no tiene límite y con el recuento habitual no cuesta nada. Quien lo quiera más serio tiene «Todo cuenta», donde deshacer cuesta un punto cada vez.',
          ],
        },
        {
          question: '¿Qué pasa cuando se acaba el mazo?',
          answer: [
            'Sigues jugando con lo que hay en las columnas. Solo cuando además no queda ninguna jugada se abre una ventana que te dice qué puedes hacer. Más en [Cuando no se puede seguir](#ending).',
          ],
        },
        {
          question: '¿Las pistas miran debajo de las cartas?',
          answer: [
            'No. Solo saben lo que tú has visto en esta partida, y por eso pueden equivocarse, como cualquiera. Nunca te hacen dar vueltas, y cada una dice su motivo.',
          ],
        },
        {
          question: '¿Puedo jugar la misma partida que otra persona?',
          answer: [
            'Sí. Envíale el enlace o el código, que se copia con un toque: tendrá las mismas cartas. También está la «Partida del día», que es la misma para todos.',
          ],
        },
        {
          question: '¿Se puede jugar sin conexión y sin registrarse?',
          answer: [
            'Sí a las dos cosas. Tras la primera visita el juego funciona sin conexión, y no hay ninguna cuenta. Tus partidas no salen de este navegador; más en [Dónde se guarda la partida](#saving).',
          ],
        },
      ],
    },
  },

  fairness: live.fairness,
};
