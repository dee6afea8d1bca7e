// The date and time on a wall clock where the company is.

const formats = new Map<string, Intl.DateTimeFormat>();

/** @returns `yyyy-MM-dd HH:mm` on the clock of the zone */
export function localMinuteIn(timeZone: string, instant: number): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // Swedish writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}
