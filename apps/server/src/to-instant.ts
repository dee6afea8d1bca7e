// Instants as the contract writes them. Lists of time entries consist of little else, so this does not ask Date for each of them.
const [DAY_MS, MINUTE_MS] = [86_400_000, 60_000];
const [FIRST_MINUTE, MINUTES_PER_DAY] = [Date.UTC(2000, 0, 1), 1_440];
/** `HH:mm` for each minute of a day. */
const TIMES = Array.from({ length: MINUTES_PER_DAY }, (_, minute) =>
  new Date(FIRST_MINUTE + minute * MINUTE_MS).toISOString().slice(11, 16),
);

const KEPT_DATES = 1_000;
/** By day since 1970. */
const dates = new Map<number, string>();

/**
 * Epoch milliseconds, whole ones, as ISO 8601 in UTC with milliseconds.
 * @throws RangeError where Date knows no such time
 */
export function toInstant(epochMs: number): string {
  const day = Math.floor(epochMs / DAY_MS);
  const ofDay = epochMs - day * DAY_MS;
  const minute = Math.floor(ofDay / MINUTE_MS);
  // A one before it keeps the zeros in front.
  const digits = String(100_000 + ofDay - minute * MINUTE_MS);
  return `${dates.get(day) ?? dateOf(day)}T${TIMES[minute]}:${digits.slice(1, 3)}.${digits.slice(3)}Z`;
}

function dateOf(day: number): string {
  const [date = ''] = new Date(day * DAY_MS).toISOString().split('T');
  if (dates.size === KEPT_DATES) dates.clear();
  dates.set(day, date);
  return date;
}
