/** Which of two is meant, where the clock of a zone shows a time twice? */
import { instantsAt, type Which } from './instant-at.ts';
import { zoneOf } from './intl-zone.ts';
import { localDateOf, localTimeOf, minuteOfDayAt } from './on-the-wall.ts';
import { type Instant } from './minutes.ts';
import { type InZone } from './zone.ts';

/**
 * How far the clock of a zone is before UTC at an instant, in words of every language.
 * @example offsetName(Date.UTC(2026, 6, 1), 'America/St_Johns') // 'UTC-2:30'
 */
export const offsetName = (instant: Instant, zone: InZone): string => {
  const offset = zoneOf(zone).offsetMinutesAt(instant);
  const minutes = Math.abs(offset);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest}`;
};

const shownLike = (instant: Instant, zone: InZone): readonly Instant[] =>
  instantsAt(localDateOf(instant, zone), minuteOfDayAt(instant, zone), zone).shown;

/** Whether an instant is the second at which the wall shows its time. */
export const whichAt = (instant: Instant, zone: InZone): Which => {
  const [, second] = shownLike(instant, zone);
  return second !== undefined && instant >= second ? 'second' : 'first';
};

/**
 * Its offset, where the wall shows the time of an instant a second time; undefined everywhere else.
 * @example whichOfTwo(Date.UTC(2026, 9, 25, 0, 30), 'Europe/Warsaw') // 'UTC+2'
 */
export const whichOfTwo = (instant: Instant, zone: InZone): string | undefined =>
  shownLike(instant, zone).length > 1 ? offsetName(instant, zone) : undefined;

/**
 * Date and time on the wall; of a time that it shows twice also which.
 * @example writeLocalMinute(Date.UTC(2026, 9, 25, 0, 30), 'Europe/Warsaw') // '2026-10-25 02:30 (UTC+2)'
 */
export const writeLocalMinute = (instant: Instant, zone: InZone): string => {
  const which = whichOfTwo(instant, zone);
  return `${localDateOf(instant, zone)} ${localTimeOf(instant, zone)}${which === undefined ? '' : ` (${which})`}`;
};
