/**
 * The rules a second time, from their wording alone and as plainly as can be: a card is its two letters, nothing is
 * shared with src/rules, nothing is fast. Tests hold the two against each other.
 */

export interface OracleState {
  /** A lower-case suit is face down; the free end comes last. */
  readonly columns: readonly (readonly string[])[];
  /** In dealing order. */
  readonly stock: readonly string[];
  /** Suits of the completed runs. */
  readonly runs: readonly string[];
}

type Rule = 'filled' | 'filledOrFew' | 'always';

const RANKS = 'A23456789TJQK';
const rank = (card: string): number => RANKS.indexOf(card[0]!) + 1;
const suit = (card: string): string => card[1]!;
const isOpen = (card: string): boolean => 'SHDC'.includes(suit(card));
const pairs = (text: string): string[] => text.match(/../gu) ?? [];

/** The opening from 104 cards in dealing order (R2). */
export function oracleOpening(text: string): OracleState {
  const cards = pairs(text);
  const columns: string[][] = [[], [], [], [], [], [], [], [], [], []];
  for (let i = 0; i < 44; i++) columns[i % 10]!.push(cards[i]![0]! + suit(cards[i]!).toLowerCase());
  for (let i = 0; i < 10; i++) columns[i]!.push(cards[44 + i]!);
  return { columns, stock: cards.slice(54), runs: [] };
}

/** A position from its text form, and back (D9). */
export function oracleFrom(text: string): OracleState {
  const [columns, stock, runs] = text.split(';');
  return { columns: columns!.split('/').map(pairs), stock: pairs(stock!), runs: [...runs!] };
}

export const oracleText = ({ columns, stock, runs }: OracleState): string =>
  `${columns.map((column) => column.join('')).join('/')};${stock.join('')};${runs.join('')}`;

/** All legal moves as text (R4–R7), by source, number of cards and target, the deal last. */
export function oracleMoves(state: OracleState, rule: Rule): string[] {
  const moves: string[] = [];
  state.columns.forEach((source, from) => {
    for (let count = 1; count <= source.length; count++) {
      const cards = source.slice(-count);
      if (!movesTogether(cards)) break;
      state.columns.forEach((target, to) => {
        if (to === from) return;
        if (target.length === 0 || rank(target.at(-1)!) === rank(cards[0]!) + 1)
          moves.push(`${from + 1}>${to + 1}x${count}`);
      });
    }
  });
  if (mayDeal(state, rule)) moves.push('D');
  return moves;
}

function movesTogether(cards: readonly string[]): boolean {
  const head = cards[0]!;
  return cards.every((card, i) => isOpen(card) && suit(card) === suit(head) && rank(card) === rank(head) - i);
}

function mayDeal({ columns, stock }: OracleState, rule: Rule): boolean {
  if (stock.length === 0) return false;
  if (rule === 'always') return true;
  if (columns.every((column) => column.length > 0)) return true;
  return rule === 'filledOrFew' && columns.flat().length < 10;
}

/** The state after a legal move and all it sets off (R6, R8). */
export function oraclePlay(state: OracleState, move: string): OracleState {
  const columns = state.columns.map((column) => [...column]);
  const stock = [...state.stock];
  if (move === 'D') for (const column of columns) column.push(stock.shift()!);
  else {
    const [from, to, count] = move.split(/[>x]/u).map(Number);
    columns[to! - 1]!.push(...columns[from! - 1]!.splice(-count!));
  }
  return oracleSettle({ columns, stock, runs: state.runs });
}

/** Completed runs leave, lowest column first; then freed face-down cards turn (R8). */
export function oracleSettle(state: OracleState): OracleState {
  const runs = [...state.runs];
  const left = state.columns.map((column) => {
    let rest = [...column];
    while (rest.length >= 13 && rank(rest.at(-1)!) === 1 && movesTogether(rest.slice(-13))) {
      runs.push(suit(rest.at(-1)!));
      rest = rest.slice(0, -13);
    }
    return rest;
  });
  const columns = left.map((column) => column.map((card, i) => (i === column.length - 1 ? card.toUpperCase() : card)));
  return { columns, stock: state.stock, runs };
}

/** How many lines of play of this length there are. */
export function oraclePerft(state: OracleState, depth: number, rule: Rule): number {
  if (depth === 0) return 1;
  return oracleMoves(state, rule).reduce((sum, move) => sum + oraclePerft(oraclePlay(state, move), depth - 1, rule), 0);
}
