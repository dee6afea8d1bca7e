// Days and times of day in the time zone of the company, and the instants that they stand for.
import { toLocalTime } from '@stimpill/words/format-time.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day on the calendar of the zone, yyyy-MM-dd. @param instant epoch milliseconds */
export function dateAt(instant: number, timeZone: string): string {
  const { year, month, day } = toLocalTime(instant, timeZone);
  return [year, twoDigits(month), twoDigits(day)].join('-');
}

/**
 * The instant at which the clock of the zone shows a time, in epoch milliseconds. Of a time that the clock shows twice it is the first or
 * the second one, and of one that it leaves out the one an hour beside it.
 * @param date yyyy-MM-dd @param time HH:mm
 */
export function instantAt(date: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const shownAt = (instant: number) => {
    const { year, month, day, hour, minute } = toLocalTime(instant, timeZone);
    return Date.UTC(year, month - 1, day, hour, minute);
  };
  const first = wanted - (shownAt(wanted) - wanted);
  return first - (shownAt(first) - wanted);
}

/** The first time at or after an instant at which the clock shows this; the minute of the instant itself counts. */
export function firstAfter(instant: number, time: string, timeZone: string): number {
  const date = dateAt(instant, timeZone);
  const sameDay = instantAt(date, time, timeZone);
  return sameDay > instant - MINUTE_MS ? sameDay : instantAt(addDays(date, 1), time, timeZone);
}

/** @param date yyyy-MM-dd */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
