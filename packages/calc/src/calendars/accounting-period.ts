/** Over which days is overtime counted? The day, the week or the pay period that holds a day. */
import {
  dayNumber,
  toDayNumber,
  weekdayOf,
  WEEKDAYS,
  type DateRange,
  type Weekday,
} from '#time/local-date.ts';
import { MINUTES_PER_DAY } from '#time/minutes.ts';

const MS_PER_DAY = MINUTES_PER_DAY * 60_000;

/**
 * The first day number of the week that holds a day.
 * @example toLocalDate(weekOf(toDayNumber('2026-11-25'), 'monday')) // '2026-11-23'
 */
export const weekOf = (day: number, weekStart: Weekday): number =>
  day - weekdayOf(day - WEEKDAYS.indexOf(weekStart));

/**
 * The first day number of the month that holds a day, where months begin on `anchorDay` (1 to 28).
 * @example toLocalDate(monthOf(toDayNumber('2026-11-24'), 25)) // '2026-10-25'
 */
const monthOf = (day: number, anchorDay: number): number => {
  const date = new Date(day * MS_PER_DAY);
  const month = date.getUTCMonth() + (date.getUTCDate() < anchorDay ? 0 : 1);
  return dayNumber(date.getUTCFullYear(), month, anchorDay);
};

/** The day after the last of the month that begins on a day. */
const endOfMonth = (firstDay: number): number => {
  const date = new Date(firstDay * MS_PER_DAY);
  return dayNumber(date.getUTCFullYear(), date.getUTCMonth() + 2, date.getUTCDate());
};

/** The days of an accounting period by number; both ends belong to it. */
export type DaySpan = { readonly firstDay: number; readonly lastDay: number };

/** The week that holds a day. */
export const weekSpanOf = (day: number, weekStart: Weekday): DaySpan => {
  const firstDay = weekOf(day, weekStart);
  return { firstDay, lastDay: firstDay + 6 };
};

/** The month that holds a day, where months begin on `anchorDay`. */
export const monthSpanOf = (day: number, anchorDay: number): DaySpan => {
  const firstDay = monthOf(day, anchorDay);
  return { firstDay, lastDay: endOfMonth(firstDay) - 1 };
};

/** A company's own pay periods by day number. */
export const toDaySpans = (periods: readonly DateRange[]): readonly DaySpan[] =>
  periods.map(({ startDate, endDate }) => ({
    firstDay: toDayNumber(startDate),
    lastDay: toDayNumber(endDate),
  }));

/** The period that holds a day, or null. */
export const spanHolding = (spans: readonly DaySpan[], day: number): DaySpan | null =>
  spans.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ?? null;
