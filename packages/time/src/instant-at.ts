/** Which instant is meant by a local date and time? The one answer of server, desk, kiosk and engine. */
import { zoneOf } from './intl-zone.ts';
import { toDayNumber, type LocalDate } from './local-date.ts';
import { instantOf, minuteOf, MINUTES_PER_DAY, type Instant } from './minutes.ts';
import { localDateOf } from './on-the-wall.ts';
import { type InZone } from './zone.ts';

/** Minutes to add to a clock minute to get the wall clock. */
type OffsetAt = (minute: number) => number;

const offsetsOf = (zone: InZone): OffsetAt => {
  const { offsetMinutesAt } = zoneOf(zone);
  return (minute) => offsetMinutesAt(instantOf(minute));
};

/** When the wall shows a date and time, in clock minutes since 1970. */
type WhenShown = {
  /** In their order: one; two where the clock is set back over it; none where the clock jumps over it. */
  readonly shown: readonly number[];
  /** As Temporal's "compatible" takes it: of two the first; of one that is jumped over, as long after the hour before as it says. */
  readonly meant: number;
};

/**
 * No zone is a day from UTC, and none sets its clock twice within two days.
 * @param wall minutes since 1970-01-01T00:00 on the wall
 */
const whenShown = (wall: number, offsetAt: OffsetAt): WhenShown => {
  const before = wall - offsetAt(wall - MINUTES_PER_DAY);
  const after = wall - offsetAt(wall + MINUTES_PER_DAY);
  if (before === after) return { shown: [before], meant: before };
  const shown = [before, after].filter((minute) => minute + offsetAt(minute) === wall);
  return { shown, meant: shown[0] ?? before };
};

/** The first minute at which the wall shows at least `wall`. `low` is before it, `high` is not. */
const jumpOver = (wall: number, low: number, high: number, offsetAt: OffsetAt): number => {
  if (high - low <= 1) return high;
  const middle = Math.floor((low + high) / 2);
  return middle + offsetAt(middle) < wall
    ? jumpOver(wall, middle, high, offsetAt)
    : jumpOver(wall, low, middle, offsetAt);
};

/**
 * The clock minute from which on the wall shows a local day and minute of it, or later ones: where a stretch of the wall
 * begins or ends, so that stretches side by side stay side by side. Where the clock jumps over it, it is the jump.
 * @example firstMinuteAt(1, 480, () => 0) // 1920
 */
export const firstMinuteAt = (day: number, minuteOfDay: number, offsetAt: OffsetAt): number => {
  const wall = day * MINUTES_PER_DAY + minuteOfDay;
  const { shown, meant } = whenShown(wall, offsetAt);
  return shown[0] ?? jumpOver(wall, meant - MINUTES_PER_DAY, meant, offsetAt);
};

/** What a local date and time may mean. */
export type Meant = {
  /** The instants at which the wall shows it, in their order: one, two or none. */
  readonly shown: readonly Instant[];
  /** The one of them that is taken: see `instantAt`. */
  readonly meant: Instant;
};

/**
 * Every instant at which the wall shows a local date and time, and the one that is taken where nobody chooses.
 * @param minuteOfDay 0 to 1440; below and beyond are minutes of the days before and after it
 */
export const instantsAt = (date: LocalDate, minuteOfDay: number, zone: InZone): Meant => {
  const wall = toDayNumber(date) * MINUTES_PER_DAY + minuteOfDay;
  const { shown, meant } = whenShown(wall, offsetsOf(zone));
  return { shown: shown.map(instantOf), meant: instantOf(meant) };
};

/**
 * The instant of a local date and time, as Temporal's "compatible" has it. Of a time that the clock shows twice it is the
 * first. One that the clock jumps over counts from the hour before it: where 02:00 becomes 03:00, 02:30 is 90 minutes
 * after 01:00, and the wall shows 03:30 then.
 * @param minuteOfDay 0 to 1440; below and beyond are minutes of the days before and after it
 * @example instantAt('2026-10-25', 150, 'Europe/Warsaw') // Date.UTC(2026, 9, 25, 0, 30)
 */
export const instantAt = (date: LocalDate, minuteOfDay: number, zone: InZone): Instant =>
  instantsAt(date, minuteOfDay, zone).meant;

/**
 * The first instant of a local date. Where the clock jumps over midnight it is the jump; where the zone skipped the
 * whole date it is the first instant of the next one.
 * @example startOfLocalDate('2026-07-02', 'Europe/Copenhagen') // Date.UTC(2026, 6, 1, 22, 0)
 */
export const startOfLocalDate = (date: LocalDate, zone: InZone): Instant =>
  instantOf(firstMinuteAt(toDayNumber(date), 0, offsetsOf(zone)));

/** The instants [from, to) of the local days of a range. */
export const instantsOf = (
  { startDate, endDate }: { readonly startDate: LocalDate; readonly endDate: LocalDate },
  zone: InZone,
): { readonly from: Instant; readonly to: Instant } => ({
  from: startOfLocalDate(startDate, zone),
  to: instantOf(firstMinuteAt(toDayNumber(endDate) + 1, 0, offsetsOf(zone))),
});

/**
 * When the wall next shows a minute of the day, at or after an instant, whose own minute counts: of that day what is left of
 * it, or of the day after.
 */
export const nextTimes = (instant: Instant, minuteOfDay: number, zone: InZone): Meant => {
  const earliest = instantOf(minuteOf(instant));
  const today = localDateOf(instant, zone);
  const { shown, meant } = instantsAt(today, minuteOfDay, zone);
  const left = shown.filter((at) => at >= earliest);
  const [first] = left;
  if (first !== undefined) return { shown: left, meant: first };
  if (shown.length === 0 && meant >= earliest) return { shown, meant };
  return instantsAt(today, minuteOfDay + MINUTES_PER_DAY, zone);
};

/** Which of two, where the clock shows a time twice. Of every other time it says nothing. */
export type Which = 'first' | 'second';

/**
 * The instant that somebody means who chose which of two.
 * @example takenOf(instantsAt('2026-10-25', 150, 'Europe/Warsaw'), 'second') // Date.UTC(2026, 9, 25, 1, 30)
 */
export const takenOf = ({ shown, meant }: Meant, which: Which): Instant =>
  which === 'second' ? (shown[1] ?? meant) : meant;
