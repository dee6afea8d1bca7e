// Which backups are kept, so that the folder does not grow for ever: all of a day, one a day of a month, one a month of a year. Pure.

const DAY_MS = 86_400_000;
export const ALL_MS = DAY_MS;
export const DAILY_MS = 30 * DAY_MS;
export const MONTHLY_MS = 366 * DAY_MS;

/**
 * @param times when each was made, epoch milliseconds in any order
 * @returns those that stay: all of the last 24 hours, the newest of each day (UTC) of the last 30, the newest of each month of the last year,
 *   and always the newest one. One from the future stays: a clock is wrong, and nobody knows which.
 */
export function whichBackupsStay(times: readonly number[], now: number): ReadonlySet<number> {
  const newestFirst = [...times].sort((a, b) => b - a);
  const within = (longest: number) => newestFirst.filter((at) => now - at <= longest);
  return new Set([
    ...newestFirst.slice(0, 1),
    ...within(ALL_MS),
    ...firstOfEach(within(DAILY_MS), (at) => new Date(at).toISOString().slice(0, 10)),
    ...firstOfEach(within(MONTHLY_MS), (at) => new Date(at).toISOString().slice(0, 7)),
  ]);
}

function firstOfEach(times: readonly number[], periodOf: (at: number) => string): number[] {
  const first = new Map<string, number>();
  for (const at of times) if (!first.has(periodOf(at))) first.set(periodOf(at), at);
  return [...first.values()];
}
