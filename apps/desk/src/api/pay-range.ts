// The pay periods beside one, and the one that an address asks for.
import { addDays, isLocalDate, periodAround } from '@stimpill/time';
import type { Range } from './timesheets.ts';

/** The periods before and after it. @param startDay 1 to 31 */
export function besideRange({ startDate, endDate }: Range, startDay: number) {
  return {
    before: periodAround(startDay, addDays(startDate, -1)),
    after: periodAround(startDay, addDays(endDate, 1)),
  };
}

/** The period that an address asks for by one of its days; else the one of today. */
export function askedRange(asked: string | undefined, today: string, startDay: number): Range {
  return periodAround(startDay, asked !== undefined && isLocalDate(asked) ? asked : today);
}

/** The periods that have ended, the newest first, and after them the running one. */
export function lastRanges(today: string, startDay: number, count: number): readonly Range[] {
  const running = periodAround(startDay, today);
  const ended: Range[] = [];
  let { startDate } = running;
  while (ended.length < count) {
    const before = periodAround(startDay, addDays(startDate, -1));
    ended.push(before);
    ({ startDate } = before);
  }
  return [...ended, running];
}
