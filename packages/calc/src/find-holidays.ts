/** Which days of a range are holidays under the rules in force, from what hour, and what are they called? */
import { toLocalDate } from '@stimpill/time';
import { clockTime } from '#explain/sentences.ts';
import { holidayPartOf } from '#rules/holiday-days.ts';
import { type PreparedInput } from './prepare-input.ts';
import { type TimesheetHoliday } from './timesheet.ts';

/** The holidays of a range, in order of date. */
export const findHolidays = ({ range, rules }: PreparedInput): readonly TimesheetHoliday[] => {
  const holidays: TimesheetHoliday[] = [];
  for (let day = range.firstDay; day <= range.lastDay; day += 1) {
    const { calendar } = rules.inForceOn(day);
    const part = holidayPartOf(day, calendar);
    if (part === null) continue;
    holidays.push({
      localDate: toLocalDate(day),
      names: calendar.namesOn(day),
      dayClass: part.dayClass,
      from: clockTime(part.from),
    });
  }
  return holidays;
};
