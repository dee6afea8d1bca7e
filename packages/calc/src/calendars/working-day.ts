/** Which days are working days? Monday to Friday less holidays; a holiday that begins later in the day leaves half of it. */
import { weekdayOf } from '#time/local-date.ts';
import { MINUTES_PER_DAY } from '#time/minutes.ts';
import { type WorkCalendar } from './work-calendar.ts';

/** How many halves of a day are working time: 2 on a working day, 1 on half of one, 0 on others. */
export type WorkingHalves = 0 | 1 | 2;

/**
 * The working halves of a day, whoever works and whenever.
 * @example workingHalvesOf(toDayNumber('2026-12-24'), calendar) // 1 where the rule begins the holiday at 12:00
 */
export const workingHalvesOf = (day: number, calendar: WorkCalendar): WorkingHalves => {
  if (weekdayOf(day) > 4) return 0;
  const morning = calendar.partAt(day, 0);
  if (morning.dayClass !== 'ordinary') return 0;
  return morning.until === MINUTES_PER_DAY ? 2 : 1;
};
