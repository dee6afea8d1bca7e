/** How are months counted on the calendar? */
import { dayNumber, toLocalDate, type DateRange, type LocalDate } from './local-date.ts';

const partsOf = (date: LocalDate): { year: number; month: number; day: number } => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** The days of a month, 28 to 31. Months out of bounds run over: 0 is December of the year before. */
export const daysInMonth = (year: number, month: number): number =>
  dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);

/**
 * The same day of a later (or, with a negative count, earlier) month; where that month is shorter, its last day.
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export const addMonths = (date: LocalDate, months: number): LocalDate => {
  const { year, month, day } = partsOf(date);
  return toLocalDate(
    dayNumber(year, month + months, 1) + Math.min(day, daysInMonth(year, month + months)) - 1,
  );
};

/**
 * Whole months from a date until another: a month is completed on the same day of the next one, or on that month's
 * last day where it is shorter.
 * @example completedMonths('2026-01-31', '2026-02-28') // 1
 */
export const completedMonths = (from: LocalDate, until: LocalDate): number => {
  const start = partsOf(from);
  const end = partsOf(until);
  const months = 12 * (end.year - start.year) + end.month - start.month;
  const isComplete = end.day >= start.day || end.day === daysInMonth(end.year, end.month);
  return isComplete ? months : months - 1;
};

/** A month of the calendar, written `yyyy-MM`. */
export type Month = string;

/**
 * The month this many months after another, before it for a number below zero.
 * @example monthAfter('2026-12', 1) // '2027-01'
 */
export const monthAfter = (month: Month, months: number): Month =>
  addMonths(`${month}-01`, months).slice(0, 7);

/**
 * The first and the last day of a month.
 * @example rangeOfMonth('2026-02') // { startDate: '2026-02-01', endDate: '2026-02-28' }
 */
export const rangeOfMonth = (month: Month): DateRange => {
  const { year, month: number } = partsOf(`${month}-01`);
  return {
    startDate: `${month}-01`,
    endDate: toLocalDate(dayNumber(year, number, daysInMonth(year, number))),
  };
};
