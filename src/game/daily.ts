/**
 * The deal of the day (D6): for each local date and suit count the same deal of the catalogue for everyone. Days are dates of
 * the calendar, never instants: which one it is says the calendar on the wall, wherever that hangs.
 */
import { DEALS_IN_CHUNK } from './catalogue.ts';

export interface Day {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  readonly day: number;
}

/** `2026-11-30`. Texts of days are in the order of the days. */
export type DayText = string;

/** How a game of a deal of the day began. */
export interface DailyStart {
  readonly day: DayText;
  /** Begun on another day than its own: it counts for no row of days. */
  readonly late?: true | undefined;
}

/** The first day with a deal. */
export const FIRST_DAY: DayText = '2026-01-01';
/** So many deals of the catalogue, in its order, take their turns; fixed, so that a longer catalogue changes no day's deal. */
export const DAILY_DEALS = 5000;

const DAY_MS = 86_400_000;
const DAY_TEXT = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;

export const isDayText = (text: string): boolean => DAY_TEXT.test(text) && formatDay(parseDay(text)) === text;

export const formatDay = ({ year, month, day }: Day): DayText =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** @param text of a day that there is; see {@link isDayText} */
export const parseDay = (text: DayText): Day => dayAt(numberOf(text));

/** Days since 1970-01-01. Counted in a calendar without clock changes, so that every day is one. */
export const numberOf = (text: DayText): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS;

function dayAt(number: number): Day {
  const date = new Date(number * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export const daysLater = (text: DayText, days: number): DayText => formatDay(dayAt(numberOf(text) + days));

/** Which deal of the catalogue it is: the chunk, and the place in it. */
export function dailyPlace(text: DayText): { readonly chunk: number; readonly entry: number } {
  const turn = (numberOf(text) - numberOf(FIRST_DAY)) % DAILY_DEALS;
  const index = (turn + DAILY_DEALS) % DAILY_DEALS;
  return { chunk: Math.floor(index / DEALS_IN_CHUNK), entry: index % DEALS_IN_CHUNK };
}
