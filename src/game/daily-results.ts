/** What came of the deals of the days (D6), from the records of all games. */
import { type DailyStart, type DayText, daysLater } from './daily.ts';

/** What a game's record says of its day. */
interface DailyRecord {
  readonly daily?: DailyStart | undefined;
  readonly win?: object | undefined;
}

/** `won` on its day; `wonLate` in a game begun later; `begun` but not won. */
export type DayResult = 'won' | 'wonLate' | 'begun';

/** What came of the days; those without a game are not in it. */
export function dailyResults(history: readonly DailyRecord[]): ReadonlyMap<DayText, DayResult> {
  const results = new Map<DayText, DayResult>();
  for (const { daily, win } of history) {
    if (daily === undefined) continue;
    const result = win === undefined ? 'begun' : daily.late ? 'wonLate' : 'won';
    const known = results.get(daily.day);
    if (known === undefined || RANKING.indexOf(result) > RANKING.indexOf(known)) results.set(daily.day, result);
  }
  return results;
}

const RANKING: readonly DayResult[] = ['begun', 'wonLate', 'won'];

export interface DailyStreaks {
  /** Days in a row, each won on its day, up to today or, while today is not won yet, up to yesterday. */
  readonly current: number;
  readonly longest: number;
}

export function dailyStreaks(results: ReadonlyMap<DayText, DayResult>, today: DayText): DailyStreaks {
  const won = [...results].filter(([, result]) => result === 'won').map(([day]) => day);
  const rowTo = (last: DayText): number => {
    let length = 0;
    while (results.get(daysLater(last, -length)) === 'won') length++;
    return length;
  };
  const rowEnds = won.filter((day) => results.get(daysLater(day, 1)) !== 'won');
  return {
    current: rowTo(results.get(today) === 'won' ? today : daysLater(today, -1)),
    longest: Math.max(0, ...rowEnds.map(rowTo)),
  };
}
