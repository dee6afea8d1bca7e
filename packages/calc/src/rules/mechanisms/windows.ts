import { type Weekday } from '#time/local-date.ts';
import { type LocalTime } from '#time/local-time.ts';
import { type DayClass } from '#calendars/work-calendar.ts';

/**
 * Hours of the week that give a class: on these weekdays (none named: all), on these kinds of day (none named: all),
 * from a local time until another on the same day (none named: the whole day). The highest priority wins.
 */
export type Window = {
  readonly class: string;
  readonly weekdays?: readonly Weekday[];
  readonly dayClasses?: readonly DayClass[];
  readonly from?: LocalTime;
  readonly to?: LocalTime;
  readonly priority: number;
};

/** The parameters of the mechanism `windows`. */
export type Windows = { readonly windows: readonly Window[] };
