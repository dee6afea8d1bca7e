// When it is a certain time on the clock where the company is.

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The instant at which the wall clock of the zone shows a minute of a day. A time that the clocks skip counts from the hour before it:
 * where 02:00 becomes 03:00, 02:30 is 90 minutes after 01:00. Of a time that they show twice it is the first.
 * @param date yyyy-MM-dd
 */
export function localInstant(timeZone: string, date: string, minuteOfDay: number): number {
  const asIfUtc = Date.parse(date) + minuteOfDay * MINUTE_MS;
  const before = asIfUtc - offsetAt(timeZone, asIfUtc - DAY_MS);
  const after = asIfUtc - offsetAt(timeZone, asIfUtc + DAY_MS);
  const isShown = (instant: number) => instant + offsetAt(timeZone, instant) === asIfUtc;
  return !isShown(before) && isShown(after) ? after : before;
}

export function offsetAt(timeZone: string, instant: number): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // Swedish writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - instant;
}
