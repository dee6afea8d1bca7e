/** Which hours of the week are meant? As rules write them, and as explanations repeat them. */
import { type LocalTime, type Weekday } from '@stimpill/time';
import { type HolidayKey } from '#holidays/iceland.ts';
import { type DayClass } from './work-calendar.ts';

/**
 * Hours of the week: on these weekdays (none named: all), on these kinds of day (none named: all), on these holidays
 * (none named: on every day), from a local time (none named: 00:00) until a later one on the same day (none named:
 * 24:00).
 */
export type WeekHours = {
  readonly weekdays?: readonly Weekday[];
  readonly dayClasses?: readonly DayClass[];
  readonly holidays?: readonly HolidayKey[];
  readonly from?: LocalTime;
  readonly to?: LocalTime;
};

/** The hours alone, without what is given for them. */
export const weekHoursOf = ({ weekdays, dayClasses, holidays, from, to }: WeekHours): WeekHours => ({
  ...(weekdays && { weekdays }),
  ...(dayClasses && { dayClasses }),
  ...(holidays && { holidays }),
  ...(from && { from }),
  ...(to && { to }),
});
