/**
 * Which minutes does a stretch of time have? The one answer of the whole engine: an instant counts as the clock
 * minute it falls in. Seconds are dropped, at a start and at an end alike, so 06:58:40 to 15:32:10 is 514 minutes:
 * what a person computes from the times on the wall. Minutes therefore add up however time is split.
 */

/** A moment as milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

/** Minutes of a day without a clock change. */
export const MINUTES_PER_DAY = 1440;

const MS_PER_MINUTE = 60_000;

/**
 * The clock minute an instant falls in, as whole minutes since 1970-01-01T00:00Z.
 * @example minuteOf(Date.UTC(1970, 0, 1, 0, 2, 59)) // 2
 */
export const minuteOf = (instant: Instant): number => Math.floor(instant / MS_PER_MINUTE);

/**
 * The instant at which a clock minute begins.
 * @example instantOf(2) // 120000
 */
export const instantOf = (minute: number): Instant => minute * MS_PER_MINUTE;
