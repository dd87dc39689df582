/** The months of the calendar of daily deals (D6), as a window lays them out. */
import { type Day, type DayText, daysLater, formatDay, numberOf, parseDay } from './daily.ts';

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (text: DayText): number => (((numberOf(text) + 3) % 7) + 7) % 7;

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
