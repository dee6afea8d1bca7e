/** Which of two is meant, where the clock of a zone shows a time twice? */
import { type Clock } from './clock.ts';
import { instantsAt, type Which } from './instant-at.ts';
import { zoneOf } from './intl-zone.ts';
import { localDateOf, localTimeOf, minuteOfDayAt } from './on-the-wall.ts';
import { MINUTES_PER_DAY, type Instant } from './minutes.ts';
import { utcZone, type InZone } from './zone.ts';

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

/** Times that the wall shows twice, from `from` until `to` in minutes on the wall since 1970, and the offset of the ones meant. */
export type ShownTwice = { readonly from: number; readonly to: number; readonly offset: string };

/** So far from a change of the clock the zone is asked nothing. */
const FAR = 2 * MINUTES_PER_DAY;

/**
 * The times that the wall shows twice next to a clock minute, as far as they have its offset. Null where the clock is not set back
 * within a day.
 * @example shownTwiceAround(minuteOf(Date.UTC(2026, 9, 25)), clockOf(intlZone('Europe/Warsaw')))?.offset // 'UTC+2'
 */
export const shownTwiceAround = (minute: number, clock: Clock): ShownTwice | null => {
  const { from, until, offset } = clock.stretchAt(minute);
  const [isAfterOne, isBeforeOne] = [minute - from <= FAR, until - minute <= FAR];
  if (!isAfterOne && !isBeforeOne) return null;
  const [before, after] = [clock.offsetAt(from - 1), clock.offsetAt(until)];
  const name = offsetName(0, { ...utcZone, offsetMinutesAt: () => offset });
  if (isBeforeOne && after < offset) return { from: until + after, to: until + offset, offset: name };
  return isAfterOne && before > offset ? { from: from + offset, to: from + before, offset: name } : null;
};
