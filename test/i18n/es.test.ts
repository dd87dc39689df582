import { expect, test } from 'vitest';
import { es } from '../../src/i18n/es.ts';
import type { CardWords } from '../../src/i18n/words.ts';
import { sentencesOf } from './sentences.ts';

const { picker, problems, refusals, said, status, stuck, table } = es;

const as: CardWords = { rank: 1, suit: 'hearts' };
const dos: CardWords = { rank: 2, suit: 'diamonds' };
const siete: CardWords = { rank: 7, suit: 'hearts' };
const diez: CardWords = { rank: 10, suit: 'spades' };
const jota: CardWords = { rank: 11, suit: 'clubs' };
const reina: CardWords = { rank: 12, suit: 'hearts' };
const rey: CardWords = { rank: 13, suit: 'spades' };

test.each([
  [said.moved(1, jota, 4), 'Jota de tréboles a la columna 4.'],
  [said.moved(3, jota, 4), '3 cartas a partir de la jota de tréboles, a la columna 4.'],
  [said.moved(13, rey, 10), '13 cartas a partir del rey de picas, a la columna 10.'],
  [said.movedBack(1, as, 2), 'Deshecho: el as de corazones vuelve a la columna 2.'],
  [said.movedBack(1, reina, 2), 'Deshecho: la reina de corazones vuelve a la columna 2.'],
  [said.movedBack(2, dos, 2), 'Deshecho: 2 cartas a partir del dos de diamantes vuelven a la columna 2.'],
  [said.picked(1, rey), 'En la mano: rey de picas. Elige una columna.'],
  [said.picked(4, reina), 'En la mano: 4 cartas a partir de la reina de corazones. Elige una columna.'],
  [said.revealed(rey, 7), 'Carta destapada en la columna 7: rey de picas.'],
  [said.collected(es.suitNames.clubs, 3), 'Escalera de tréboles completa, 3 de 8.'],
  [es.hints.move(1, { rank: 11, suit: 'hearts' }, 5), 'Lleva la jota de corazones a la columna 5.'],
  [es.hints.move(3, { rank: 12, suit: 'spades' }, 5), 'Lleva 3 cartas a partir de la reina de picas a la columna 5.'],
  [es.hints.turnsCard(2, 1), 'Así se destapa una carta de la columna 2.'],
  [
    es.hints.joinsRun(5, 'diamantes', 3),
    'Es la primera de 3 jugadas que forman una escalera de 5 cartas de diamantes.',
  ],
  [said.newGame(status.pastedDeal), 'Nueva partida: posición pegada.'],
  [table.chosen(1, siete), 'Siete de corazones'],
  [table.chosen(3, siete), '3 cartas a partir del siete de corazones'],
  [
    table.column({ column: 3, cards: 7, faceDown: 4, freeEnd: jota, run: 2 }),
    'Columna 3, 7 cartas, 4 tapadas, extremo libre: jota de tréboles, escalera de 2 cartas',
  ],
  [
    table.column({ column: 3, cards: 2, faceDown: 1, freeEnd: as, run: 1 }),
    'Columna 3, 2 cartas, 1 tapada, extremo libre: as de corazones',
  ],
  [
    table.column({ column: 3, cards: 1, faceDown: 0, freeEnd: rey, run: 1 }),
    'Columna 3, 1 carta, ninguna tapada, extremo libre: rey de picas',
  ],
  [table.stock(5), 'Repartir una fila, quedan 5 repartos'],
  [table.stock(1), 'Repartir una fila, queda 1 reparto'],
  [status.completed(['picas', 'corazones', 'picas']), 'Escaleras completas: 3 de 8, 2 de picas y 1 de corazones'],
  [status.completed(['picas', 'picas']), 'Escaleras completas: 2 de 8, picas'],
  [refusals.tooFewCards(5, 1), 'La columna 5 solo tiene 1 carta.'],
  [refusals.tooFewCards(5, 2), 'La columna 5 solo tiene 2 cartas.'],
  [refusals.faceDown(1), 'Una carta tapada no se puede mover; solo la carta del extremo libre.'],
  [refusals.faceDown(3), 'Una carta tapada no se puede mover; solo las 3 cartas del extremo libre.'],
  [
    refusals.brokenRun(jota, reina, 1, jota),
    'La jota de tréboles sobre la reina de corazones rompe la escalera. Solo se puede mover la jota de tréboles.',
  ],
  [
    refusals.brokenRun(diez, jota, 2, diez),
    'El diez de picas sobre la jota de tréboles rompe la escalera. A partir del diez de picas se pueden mover 2 cartas.',
  ],
  [
    refusals.brokenRun(rey, as, 2, reina),
    'El rey de picas sobre el as de corazones rompe la escalera. ' +
      'A partir de la reina de corazones se pueden mover 2 cartas.',
  ],
  [refusals.ontoAce(reina), 'Sobre un as no va ninguna carta. La reina de corazones va sobre un rey.'],
  [refusals.ontoAce(as), 'Sobre un as no va ninguna carta. El as de corazones va sobre un dos.'],
  [refusals.ontoAce(rey), 'Sobre un as no va ninguna carta. El rey de picas solo puede ir a una columna vacía.'],
  [refusals.kingNeedsEmptyColumn(rey), 'El rey de picas solo puede ir a una columna vacía.'],
  [refusals.wrongRank(siete, rey), 'El siete de corazones va sobre un ocho. Sobre el rey de picas va una reina.'],
  [refusals.wrongRank(diez, reina), 'El diez de picas va sobre una jota. Sobre la reina de corazones va una jota.'],
  [refusals.wrongRank(jota, dos), 'La jota de tréboles va sobre una reina. Sobre el dos de diamantes va un as.'],
  [refusals.noTarget(diez), 'Ninguna columna admite el diez de picas: hace falta una jota o una columna vacía.'],
  [refusals.noTarget(reina), 'Ninguna columna admite la reina de corazones: hace falta un rey o una columna vacía.'],
  [refusals.noTargetKing(rey), 'Ninguna columna admite el rey de picas: hace falta una columna vacía.'],
  [refusals.emptyColumns([4]), 'La columna 4 está vacía. Llénala antes de repartir.'],
  [refusals.emptyColumns([2, 5, 9]), 'Las columnas 2, 5 y 9 están vacías. Llénalas antes de repartir.'],
  [picker.target(3, jota), 'Columna 3, sobre la jota de tréboles'],
  [picker.target(3, as), 'Columna 3, sobre el as de corazones'],
  [picker.howMany(1, 1), '1 de 1 carta que se puede mover'],
  [picker.howMany(2, 5), '2 de 5 cartas que se pueden mover'],
  [problems.tooManyCopies(reina, 2), 'la reina de corazones aparece más de 2 veces.'],
  [problems.cardCount(103, 104), 'hay 103 cartas y hacen falta 104.'],
  [problems.unreadableMove('7x'), '«7x» no es una jugada.'],
  [
    stuck.deadText(9),
    'En la mesa solo quedan 9 cartas, y no alcanzan para diez columnas: ' +
      'con esta regla ya no podrás volver a repartir. ' +
      'Deshaz algunas jugadas o permite repartir con columnas vacías.',
  ],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});

test('each card has an article of its own gender, and no article is left uncontracted', () => {
  const wrong =
    /(?<!\p{L})(?:(?:el|un|del|al) (?:jota|reina)|(?:la|una) (?:as|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|rey)|de el|a el)(?!\p{L})/iu;
  expect(sentencesOf(es).filter(({ text }) => wrong.test(text))).toEqual([]);
});
