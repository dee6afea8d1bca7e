/** On which days is there a holiday, from what hour, and how much was worked in it? */
import { MINUTES_PER_DAY, weekdayOf, WEEKDAYS, type Weekday } from '@stimpill/time';
import { type DayClass, type WorkCalendar } from '#calendars/work-calendar.ts';
import { type HolidayClass } from '#holidays/holiday-profile.ts';
import { type Segment } from '#pay/segment.ts';

/** AF or SH time on a local day: the class with which it begins, and the minute of the day from which it lasts. */
export type HolidayPart = { readonly dayClass: HolidayClass; readonly from: number };

/** The holiday time of a day, or null. */
export const holidayPartOf = (day: number, calendar: WorkCalendar): HolidayPart | null => {
  let from = 0;
  while (from < MINUTES_PER_DAY) {
    const { dayClass, until } = calendar.partAt(day, from);
    if (dayClass !== 'ordinary') return { dayClass, from };
    from = until;
  }
  return null;
};

/** Minutes worked in holiday time, by day number. */
export const workedInHolidays = (segments: readonly Segment[]): ReadonlyMap<number, number> => {
  const worked = new Map<number, number>();
  for (const { day, dayClass, start, end } of segments) {
    if (dayClass !== 'ordinary') worked.set(day, (worked.get(day) ?? 0) + end - start);
  }
  return worked;
};

/** Monday to Friday. */
const WORKING_WEEKDAYS = WEEKDAYS.slice(0, 5);

/** Which holidays are meant: on these weekdays (none named: Monday to Friday), of these kinds (none named: both). */
export type HolidayChoice = {
  readonly weekdays?: readonly Weekday[];
  readonly dayClasses?: readonly DayClass[];
};

/** Is the day one of these weekdays? */
export const isOnWeekday = (day: number, { weekdays = WORKING_WEEKDAYS }: HolidayChoice): boolean =>
  weekdays.some((weekday) => WEEKDAYS.indexOf(weekday) === weekdayOf(day));

/** Is the holiday one of these kinds? */
export const isOfKind = ({ dayClass }: HolidayPart, { dayClasses }: HolidayChoice): boolean =>
  dayClasses?.includes(dayClass) ?? true;
