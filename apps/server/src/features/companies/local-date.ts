// Which day it is where the company is.

const formats = new Map<string, Intl.DateTimeFormat>();

/** @returns yyyy-MM-dd of the instant on the calendar of the zone */
export function localDateIn(timeZone: string, instant: number): string {
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
