/** Which day it is where the player is: what the calendar on the wall says, whatever the time zone does with its clocks. */
import { type DayText, formatDay } from '../game/daily.ts';

export function localDay(nowMs: number): DayText {
  const now = new Date(nowMs);
  return formatDay({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
