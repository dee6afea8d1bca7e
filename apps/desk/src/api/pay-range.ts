// The pay period in which a day lies, and the ones beside it.
import type { Range } from './timesheets.ts';
import { addDays } from '#words/clock.ts';

/** The first day of the period that begins in this month; in a shorter month it begins on the last day. */
function startIn(year: number, month: number, startDay: number): string {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(startDay, lastDay))).toISOString().slice(0, 10);
}

/** @param date a day in the period, yyyy-MM-dd @param startDay 1 to 31 */
export function payRangeOf(date: string, startDay: number): Range {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const here = startIn(year, month, startDay);
  const startDate = here <= date ? here : startIn(year, month - 1, startDay);
  const next = here <= date ? startIn(year, month + 1, startDay) : here;
  return { startDate, endDate: addDays(next, -1) };
}

/** The periods before and after it. */
export function besideRange({ startDate, endDate }: Range, startDay: number) {
  return {
    before: payRangeOf(addDays(startDate, -1), startDay),
    after: payRangeOf(addDays(endDate, 1), startDay),
  };
}

const isDate = (text: string | undefined): text is string => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
};

/** The period that an address asks for by one of its days; else the one of today. */
export function askedRange(asked: string | undefined, today: string, startDay: number): Range {
  return payRangeOf(isDate(asked) ? asked : today, startDay);
}
