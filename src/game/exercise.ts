/**
 * The exercise of the written pages (W1): cards with two places to go, both of the same rank, of which one leaves more room.
 * It is looked for in what the player sees, so it gives nothing away.
 */
import { ACE, type Card, continuesRun, KING, RUN_LENGTH, rankOf } from '../rules/card.ts';
import { runLength } from '../rules/legality.ts';
import type { Column } from '../rules/position.ts';

/** The open cards of each column, the free end last, and how many lie face down behind them. */
export interface OpenCards {
  readonly open: readonly Card[];
  readonly faceDown: number;
}

interface Place {
  readonly to: Column;
  /** The card that would be covered. */
  readonly onto: Card;
  /** How many cards of the whole table can be lifted afterwards. */
  readonly room: number;
}

export interface Exercise {
  readonly from: Column;
  /** The run that goes, its head first. */
  readonly run: readonly Card[];
  readonly better: Place;
  readonly worse: Place;
  /** Why the better place is better. */
  readonly reason: 'joins' | 'coversLess';
}

/** The run at the free end of a column. */
const runAt = (open: readonly Card[]): readonly Card[] => open.slice(open.length - runLength(open));

/** How many cards of a column can be lifted; a card that has just been turned counts, whatever it is. */
const liftable = ({ open, faceDown }: OpenCards): number =>
  open.length === 0 ? Math.min(1, faceDown) : runLength(open);

/** Whether these open cards end in a whole run, which leaves the table: no exercise, for nothing else can be better. */
function isComplete(open: readonly Card[]): boolean {
  const run = runAt(open);
  return run.length === RUN_LENGTH && rankOf(run[0]!) === KING && rankOf(run.at(-1)!) === ACE;
}

function roomAfter(columns: readonly OpenCards[], from: Column, to: Column, run: readonly Card[]): number {
  return columns.reduce((room, column, index) => {
    if (index === from) return room + liftable({ ...column, open: column.open.slice(0, -run.length) });
    if (index === to) return room + liftable({ ...column, open: [...column.open, ...run] });
    return room + liftable(column);
  }, 0);
}

/** All exercises of a table, those that differ most first. */
export function exercisesIn(columns: readonly OpenCards[]): Exercise[] {
  const found: Exercise[] = [];
  columns.forEach(({ open }, from) => {
    const run = runAt(open);
    const head = run[0];
    if (head === undefined) return;
    const places = columns.flatMap((column, to): Place[] => {
      const onto = column.open.at(-1);
      if (to === from || onto === undefined || rankOf(onto) !== rankOf(head) + 1) return [];
      if (isComplete([...column.open, ...run])) return [];
      return [{ to, onto, room: roomAfter(columns, from, to, run) }];
    });
    places.sort((a, b) => b.room - a.room);
    const [better, worse] = [places[0], places.at(-1)];
    if (better === undefined || worse === undefined || better.room === worse.room) return;
    const reason = continuesRun(better.onto, head) ? 'joins' : 'coversLess';
    found.push({ from, run, better, worse, reason });
  });
  return found.sort((a, b) => difference(b) - difference(a));
}

const difference = ({ better, worse }: Exercise): number => better.room - worse.room;
