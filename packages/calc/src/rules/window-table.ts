/** Which windows hold on a day? Worked out once for each kind of day, then looked up. */
import { weekdayOf, WEEKDAYS } from '@stimpill/time';
import { type DayClass } from '#calendars/work-calendar.ts';
import { type HolidayKey } from '#holidays/iceland.ts';
import { type Hours, piecesOfDay, type WindowPiece } from './window.ts';

/** A moment's day, as windows look it up. */
type Day = { readonly day: number; readonly dayClass: DayClass; readonly holidays: readonly HolidayKey[] };

type Pieces = readonly WindowPiece[];

/** Gives the pieces of a day, from midnight to midnight. */
export type WindowTable = (day: Day) => Pieces;

const weekdayName = (day: number) => {
  const weekday = WEEKDAYS[weekdayOf(day)];
  if (weekday === undefined) throw new Error(`Day ${day} has no weekday.`);
  return weekday;
};

/** Makes windows ready. Days on which windows name no holiday are found by weekday and kind alone. */
export const windowTable = (windows: readonly Hours[]): WindowTable => {
  const named = new Set(windows.flatMap(({ holidays }) => holidays ?? []));
  const plain: Record<DayClass, Pieces[]> = { ordinary: [], AF: [], SH: [] };
  const onHolidays = new Map<string, Pieces>();

  const work = ({ day, dayClass, holidays }: Day): Pieces =>
    piecesOfDay(windows, { weekday: weekdayName(day), dayClass, holidays });

  const workPlain = (day: Day): Pieces =>
    (plain[day.dayClass][weekdayOf(day.day)] = work({ ...day, holidays: [] }));

  const ofHoliday = (day: Day): Pieces => {
    const key = `${weekdayOf(day.day)} ${day.dayClass} ${day.holidays.join(' ')}`;
    const pieces = onHolidays.get(key) ?? work(day);
    onHolidays.set(key, pieces);
    return pieces;
  };

  return (day) =>
    day.holidays.length > 0 && day.holidays.some((key) => named.has(key))
      ? ofHoliday(day)
      : (plain[day.dayClass][weekdayOf(day.day)] ?? workPlain(day));
};

/** The index of the window that holds a minute of a day, or null. */
export const winnerAt = (table: WindowTable, day: Day, minuteOfDay: number): number | null =>
  table(day).find(({ until }) => minuteOfDay < until)?.winner ?? null;

/**
 * The stretches of a segment by the window that holds them, or none: `from` and `to` count from its start.
 * @example stretchesOf(table, segment, (from, to, piece) => piece.winner)
 */
export const stretchesOf = (
  table: WindowTable,
  segment: Day & { readonly start: number; readonly end: number; readonly minuteOfDay: number },
  visit: (from: number, to: number, piece: WindowPiece) => void,
): void => {
  const length = segment.end - segment.start;
  let from = 0;
  for (const piece of table(segment)) {
    const to = Math.min(length, piece.until - segment.minuteOfDay);
    if (to <= from) continue;
    visit(from, to, piece);
    from = to;
  }
};
