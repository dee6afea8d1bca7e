/** Which week, month or pay period holds a day? */
import {
  addDays,
  dayNumber,
  toDayNumber,
  toLocalDate,
  weekdayOf,
  WEEKDAYS,
  type DateRange,
  type LocalDate,
  type Weekday,
} from './local-date.ts';
import { daysInMonth } from './months.ts';

/** Days by number; both ends belong to it. */
export type DaySpan = { readonly firstDay: number; readonly lastDay: number };

/**
 * The first day number of the week that holds a day.
 * @example toLocalDate(weekOf(toDayNumber('2026-11-25'), 'monday')) // '2026-11-23'
 */
export const weekOf = (day: number, weekStart: Weekday): number =>
  day - weekdayOf(day - WEEKDAYS.indexOf(weekStart));

/** The week that holds a day. */
export const weekSpanOf = (day: number, weekStart: Weekday): DaySpan => {
  const firstDay = weekOf(day, weekStart);
  return { firstDay, lastDay: firstDay + 6 };
};

/**
 * The Monday of the week that holds a day.
 * @example mondayOf('2026-11-25') // '2026-11-23'
 */
export const mondayOf = (date: LocalDate): LocalDate => toLocalDate(weekOf(toDayNumber(date), 'monday'));

/** The day of a month on which its period begins: `startDay`, or its last day where it is shorter. */
const startIn = (year: number, month: number, startDay: number): number =>
  dayNumber(year, month, Math.min(startDay, daysInMonth(year, month)));

/** The month that holds a day, where months begin on `startDay` (1 to 31); in a shorter month on its last day. */
export const monthSpanOf = (day: number, startDay: number): DaySpan => {
  const [year = 0, month = 0] = toLocalDate(day).split('-').map(Number);
  const begun = startIn(year, month, startDay) <= day ? month : month - 1;
  return {
    firstDay: startIn(year, begun, startDay),
    lastDay: startIn(year, begun + 1, startDay) - 1,
  };
};

/**
 * The pay period that holds a day, where periods begin on `startDay` (1 to 31).
 * @example periodAround(31, '2026-02-28') // { startDate: '2026-02-28', endDate: '2026-03-30' }
 */
export const periodAround = (startDay: number, date: LocalDate): DateRange => {
  const { firstDay, lastDay } = monthSpanOf(toDayNumber(date), startDay);
  return { startDate: toLocalDate(firstDay), endDate: toLocalDate(lastDay) };
};

/** The pay periods of every day of a range, oldest first. */
export const periodsOver = (startDay: number, { startDate, endDate }: DateRange): DateRange[] => {
  const periods: DateRange[] = [];
  for (let date = startDate; date <= endDate; date = addDays(periods.at(-1)?.endDate ?? endDate, 1))
    periods.push(periodAround(startDay, date));
  return periods;
};
