// Which day it is where the company is.

const formats = new Map<string, Intl.DateTimeFormat>();

const MINUTE_MS = 60_000;

/** By zone the last minute that was asked about: the date of the time that it is now is asked several times a request. */
const lastAsked = new Map<string, { readonly minute: number; readonly date: string }>();

/** @returns yyyy-MM-dd of the instant on the calendar of the zone */
export function localDateIn(timeZone: string, instant: number): string {
  // A day begins on a whole minute wherever anybody is paid by this server: offsets of seconds ended before 1973.
  const minute = Math.floor(instant / MINUTE_MS);
  const last = lastAsked.get(timeZone);
  if (last?.minute === minute) return last.date;
  const date = formatDate(timeZone, instant);
  lastAsked.set(timeZone, { minute, date });
  return date;
}

function formatDate(timeZone: string, instant: number): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // Swedish writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}

const DAY_MS = 86_400_000;

/**
 * The date so many days after another, before it for a number below zero.
 * @param date yyyy-MM-dd
 */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
