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
const numberOf = (text: DayText): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS;

function dayAt(number: number): Day {
  const date = new Date(number * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export const daysLater = (text: DayText, days: number): DayText => formatDay(dayAt(numberOf(text) + days));

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (text: DayText): number => (((numberOf(text) + 3) % 7) + 7) % 7;

/** Which deal of the catalogue it is: the chunk, and the place in it. */
export function dailyPlace(text: DayText): { readonly chunk: number; readonly entry: number } {
  const turn = (numberOf(text) - numberOf(FIRST_DAY)) % DAILY_DEALS;
  const index = (turn + DAILY_DEALS) % DAILY_DEALS;
  return { chunk: Math.floor(index / DEALS_IN_CHUNK), entry: index % DEALS_IN_CHUNK };
}

/** The days of a month, week by week from Monday or Sunday; undefined before the first and after the last. */
export function weeksOf({ year, month }: Day, firstWeekday: number): readonly (readonly (DayText | undefined)[])[] {
  const first = formatDay({ year, month, day: 1 });
  const lead = (weekdayOf(first) - firstWeekday + 7) % 7;
  const weeks: (DayText | undefined)[][] = [];
  for (let at = -lead; at < 0 || isIn(daysLater(first, at)); at += 7)
    weeks.push(
      Array.from({ length: 7 }, (_, i) => daysLater(first, at + i)).map((day) => (isIn(day) ? day : undefined)),
    );
  return weeks;

  function isIn(day: DayText): boolean {
    return parseDay(day).month === month;
  }
}

/** The first day of the month so many months later. */
export function monthsLater({ year, month }: Day, months: number): Day {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1, day: 1 };
}
