/** Where does worked time change its day, its kind of day or its clock? There it is cut, and nowhere else. */
import { type HolidayKey } from '#holidays/iceland.ts';
import { type Interval } from '#intervals/interval.ts';
import { instantOf, minuteOf, MINUTES_PER_DAY } from '#time/minutes.ts';
import { type Zone } from '#time/zone.ts';
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

const pieceAt = (
  start: number,
  end: number,
  zone: Zone,
  calendarOn: (day: number) => WorkCalendar,
): DayPiece => {
  const wall = start + zone.offsetMinutesAt(instantOf(start));
  const day = Math.floor(wall / MINUTES_PER_DAY);
  const minuteOfDay = wall - day * MINUTES_PER_DAY;
  const calendar = calendarOn(day);
  const { dayClass, until } = calendar.partAt(day, minuteOfDay);
  const holidays = calendar.holidaysOn(day);
  const evenEnd = Math.min(end, start + until - minuteOfDay);
  const change = zone.nextOffsetChange(instantOf(start), instantOf(evenEnd));
  return { start, end: change === null ? evenEnd : minuteOf(change), day, minuteOfDay, dayClass, holidays };
};

/** The pieces of worked time one after the other, for those who make something else of them. */
export const visitDays = (
  worked: Interval,
  zone: Zone,
  calendarOn: (day: number) => WorkCalendar,
  visit: (piece: DayPiece) => void,
): void => {
  let start = worked.start;
  while (start < worked.end) {
    const piece = pieceAt(start, worked.end, zone, calendarOn);
    visit(piece);
    start = piece.end;
  }
};

/**
 * Worked time, in minutes since 1970-01-01T00:00Z, cut at local midnights, at the hour a holiday begins and where the
 * zone changes its offset. `calendarOn` gives the calendar that holds on a day. An empty interval gives nothing.
 */
export const cutIntoDays = (
  worked: Interval,
  zone: Zone,
  calendarOn: (day: number) => WorkCalendar,
): DayPiece[] => {
  const pieces: DayPiece[] = [];
  visitDays(worked, zone, calendarOn, (piece) => pieces.push(piece));
  return pieces;
};
