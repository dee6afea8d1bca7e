// The hours of an example week, from Monday on.
import { addDays, datesOf, mondayOf } from '@stimpill/time';

/** HH:mm, both empty on a day without work. */
export type Hours = { readonly from: string; readonly to: string };

const DAY: Hours = { from: '08:00', to: '16:00' };
const FREE: Hours = { from: '', to: '' };

/** Day work, a long Thursday and half a Saturday: what most rules pay differently. */
export const FIRST_HOURS: readonly Hours[] = [
  DAY,
  DAY,
  DAY,
  { from: '08:00', to: '20:00' },
  DAY,
  { from: '10:00', to: '16:00' },
  FREE,
];

/** The seven days of the week in which a day lies, yyyy-MM-dd from Monday on. */
export function datesOfWeek(day: string): readonly string[] {
  const monday = mondayOf(day);
  return datesOf({ startDate: monday, endDate: addDays(monday, 6) });
}

export function toWork(hours: readonly Hours[], dates: readonly string[]) {
  return hours.flatMap(({ from, to }, place) => {
    const date = dates[place];
    return date === undefined || from === '' || to === '' ? [] : [{ date, from, to }];
  });
}
