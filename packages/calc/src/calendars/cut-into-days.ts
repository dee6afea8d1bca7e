/** Where does worked time change its day, its kind of day or its clock? There it is cut, and nowhere else. */
import { MINUTES_PER_DAY, type Clock } from '@stimpill/time';
import { type HolidayKey } from '#holidays/iceland.ts';
import { type Interval } from '#intervals/interval.ts';
import { type DayClass, type WorkCalendar } from './work-calendar.ts';

/**
 * A stretch of clock minutes on one local day, of one kind, over which the wall clock runs evenly: its minute `n`
 * (from `start`) shows `minuteOfDay + n` on the wall. `day` is the day number of the local date; `holidays` are those of the
 * country on it.
 */
export type DayPiece = Interval & {
  readonly day: number;
  readonly minuteOfDay: number;
  readonly dayClass: DayClass;
  readonly holidays: readonly HolidayKey[];
};

/** Gives the calendar that holds on a day. */
export type CalendarOn = (day: number) => WorkCalendar;

/** The first piece of the clock minutes from `start` until `end`, of which there is at least one. */
export const pieceAt = (start: number, end: number, clock: Clock, calendarOn: CalendarOn): DayPiece => {
  const { offset, until: evenUntil } = clock.stretchAt(start);
  const wall = start + offset;
  const day = Math.floor(wall / MINUTES_PER_DAY);
  const minuteOfDay = wall - day * MINUTES_PER_DAY;
  const calendar = calendarOn(day);
  const { dayClass, until } = calendar.partAt(day, minuteOfDay);
  return {
    start,
    end: Math.min(end, start + until - minuteOfDay, evenUntil),
    day,
    minuteOfDay,
    dayClass,
    holidays: calendar.holidaysOn(day),
  };
};

/**
 * Worked time, in minutes since 1970-01-01T00:00Z, cut at local midnights, at the hour a holiday begins and where the
 * zone changes its offset. An empty interval gives nothing.
 */
export const cutIntoDays = (worked: Interval, clock: Clock, calendarOn: CalendarOn): DayPiece[] => {
  const pieces: DayPiece[] = [];
  for (let start = worked.start; start < worked.end; start = pieces.at(-1)?.end ?? worked.end) {
    pieces.push(pieceAt(start, worked.end, clock, calendarOn));
  }
  return pieces;
};
