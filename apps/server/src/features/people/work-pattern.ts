// The hours that somebody works in every week, where no shifts are planned.
import { MINUTES_PER_DAY, toMinuteOfDay, type Weekday } from '@stimpill/time';

/** Local times, HH:mm. An end that is not after the start lies on the next day. */
export type WorkDay = {
  readonly day: Weekday;
  readonly from: string;
  readonly to: string;
  /** Whole minutes of the day that are neither worked nor paid. */
  readonly unpaidBreakMinutes: number;
};

/** At most one row a day, in the order of the week. */
export type WorkPattern = readonly WorkDay[];

/** Clock minutes from the start of a working day to its end, the break included: 1 to 1440. */
export function lengthOf({ from, to }: Pick<WorkDay, 'from' | 'to'>): number {
  const length = toMinuteOfDay(to) - toMinuteOfDay(from);
  return length > 0 ? length : length + MINUTES_PER_DAY;
}
