/** Which date and which time do calendar and clock of a zone show at an instant? */
import { zoneOf } from './intl-zone.ts';
import { toLocalDate, weekdayOf, type LocalDate } from './local-date.ts';
import { toLocalTime, type LocalTime } from './local-time.ts';
import { minuteOf, MINUTES_PER_DAY, type Instant } from './minutes.ts';
import { type InZone } from './zone.ts';

/** The minutes that the wall shows since 1970-01-01T00:00 on it. */
const wallMinuteAt = (instant: Instant, zone: InZone): number =>
  minuteOf(instant) + zoneOf(zone).offsetMinutesAt(instant);

/**
 * The day number of the local date on the wall at an instant.
 * @example localDayOf(0, 'Atlantic/Reykjavik') // 0
 */
export const localDayOf = (instant: Instant, zone: InZone): number =>
  Math.floor(wallMinuteAt(instant, zone) / MINUTES_PER_DAY);

/**
 * The local date on the wall at an instant: the date of a time entry is that of its start.
 * @example localDateOf(Date.UTC(2026, 6, 1, 22, 30), 'Europe/Copenhagen') // '2026-07-02'
 */
export const localDateOf = (instant: Instant, zone: InZone): LocalDate =>
  toLocalDate(localDayOf(instant, zone));

const minuteOfDay = (wall: number): number => wall - Math.floor(wall / MINUTES_PER_DAY) * MINUTES_PER_DAY;

/**
 * The minute of the local day, 0 to 1439.
 * @example minuteOfDayAt(Date.UTC(2026, 6, 1, 22, 30), 'Europe/Copenhagen') // 30
 */
export const minuteOfDayAt = (instant: Instant, zone: InZone): number =>
  minuteOfDay(wallMinuteAt(instant, zone));

/**
 * The face of the clock at an instant, as a time is typed.
 * @example localTimeOf(Date.UTC(2026, 6, 1, 22, 30), 'Europe/Copenhagen') // '00:30'
 */
export const localTimeOf = (instant: Instant, zone: InZone): LocalTime =>
  toLocalTime(minuteOfDayAt(instant, zone));

/** What clock and calendar of a zone show, part by part. */
export type WallParts = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 1 = Monday to 7 = Sunday. */
  readonly weekday: number;
};

/** What clock and calendar of a zone show at an instant, part by part. */
export const wallPartsOf = (instant: Instant, zone: InZone): WallParts => {
  const wall = wallMinuteAt(instant, zone);
  const day = Math.floor(wall / MINUTES_PER_DAY);
  const [year = 0, month = 0, dayOfMonth = 0] = toLocalDate(day).split('-').map(Number);
  const minute = minuteOfDay(wall);
  return {
    ...{ year, month, day: dayOfMonth },
    ...{ hour: Math.floor(minute / 60), minute: minute % 60 },
    second: Math.floor(instant / 1000) - minuteOf(instant) * 60,
    weekday: weekdayOf(day) + 1,
  };
};

/** How many calendar days of the zone lie between two instants. */
export const daysBetween = (earlier: Instant, later: Instant, zone: InZone): number =>
  localDayOf(later, zone) - localDayOf(earlier, zone);
