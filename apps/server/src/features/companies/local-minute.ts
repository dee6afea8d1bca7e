// The date and time on a wall clock where the company is.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than a clock is ever set back. */
const BESIDE_MS = 3 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** @returns `yyyy-MM-dd HH:mm` on the clock of the zone; of a time that it shows twice also which: `2026-10-25 02:30 (UTC+2)` */
export function localMinuteIn(timeZone: string, instant: number): string {
  const face = faceIn(timeZone, instant);
  const own = offsetOf(face, instant);
  // Where neither the hours before nor those after have another offset, no clock is set.
  const isShownTwice = [-BESIDE_MS, BESIDE_MS].some((distance) => {
    const other = offsetOf(faceIn(timeZone, instant + distance), instant + distance);
    return other !== own && faceIn(timeZone, instant + own - other) === face;
  });
  return isShownTwice ? `${face} (${offsetName(own)})` : face;
}

function faceIn(timeZone: string, instant: number): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // Swedish writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}

/** How far the clock is before UTC, in milliseconds. */
function offsetOf(face: string, instant: number): number {
  return Date.parse(`${face.replace(' ', 'T')}Z`) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/** `UTC+2`, `UTC-3:30` */
function offsetName(offsetMs: number): string {
  const hours = Math.floor(Math.abs(offsetMs) / HOUR_MS);
  const rest = (Math.abs(offsetMs) % HOUR_MS) / MINUTE_MS;
  return `UTC${offsetMs < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
