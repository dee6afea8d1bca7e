/** What does the clock on the wall show? The engine knows time zones only through this small type. */
import { toDayNumber, toLocalDate, type LocalDate } from './local-date.ts';
import { instantOf, minuteOf, MINUTES_PER_DAY, type Instant } from './minutes.ts';

/** A time zone, as the engine needs it. Offsets are whole minutes, so that clock minutes are the same everywhere. */
export type Zone = {
  readonly name: string;
  /** Minutes to add to UTC to get the wall clock at this instant; Iceland 0, Copenhagen 60 or 120. */
  readonly offsetMinutesAt: (instant: Instant) => number;
  /** The first instant after `after` and before `before` at which the offset changes, or null. */
  readonly nextOffsetChange: (after: Instant, before: Instant) => Instant | null;
};

/** The zone whose wall clock is UTC. It serves Iceland, whose offset has been 0 since 1968. */
export const utcZone: Zone = { name: 'UTC', offsetMinutesAt: () => 0, nextOffsetChange: () => null };

/**
 * The day number of the local date on the wall at an instant.
 * @example localDayOf(0, utcZone) // 0
 */
export const localDayOf = (instant: Instant, zone: Zone): number =>
  Math.floor((minuteOf(instant) + zone.offsetMinutesAt(instant)) / MINUTES_PER_DAY);

/**
 * The local date on the wall at an instant: the date of a time entry is that of its start.
 * @example localDateOf(Date.UTC(2026, 6, 1, 22, 30), intlZone('Europe/Copenhagen')) // '2026-07-02'
 */
export const localDateOf = (instant: Instant, zone: Zone): LocalDate =>
  toLocalDate(localDayOf(instant, zone));

/**
 * The first instant of a local date. Where the clock jumps over midnight it is the jump; where the zone skipped the
 * whole date it is the first instant of the next one.
 * @example startOfLocalDate('2026-07-02', intlZone('Europe/Copenhagen')) // Date.UTC(2026, 6, 1, 22, 0)
 */
export const startOfLocalDate = (date: LocalDate, zone: Zone): Instant => {
  const midnight = toDayNumber(date) * MINUTES_PER_DAY;
  const last = instantOf(midnight + 2 * MINUTES_PER_DAY);
  let from = instantOf(midnight - 2 * MINUTES_PER_DAY);
  for (;;) {
    const until = zone.nextOffsetChange(from, last) ?? last;
    const candidate = Math.max(from, instantOf(midnight - zone.offsetMinutesAt(from)));
    if (candidate < until || until === last) return candidate;
    from = until;
  }
};
