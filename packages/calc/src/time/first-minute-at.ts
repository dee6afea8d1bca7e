/** At which clock minute does the wall first show a local date and time, or a later one? */
import { MINUTES_PER_DAY } from './minutes.ts';

/**
 * A local day and minute of the day as a clock minute since 1970. Where the clock jumps over it, it is the jump; where
 * it comes twice, the first. `offsetAt` gives the minutes to add to a clock minute to get the wall clock.
 * @example firstMinuteAt(1, 480, () => 0) // 1920
 */
export const firstMinuteAt = (
  day: number,
  minuteOfDay: number,
  offsetAt: (minute: number) => number,
): number => {
  const wall = day * MINUTES_PER_DAY + minuteOfDay;
  const before = offsetAt(wall - 2 * MINUTES_PER_DAY);
  const after = offsetAt(wall + 2 * MINUTES_PER_DAY);
  if (before === after) return wall - before;
  let minute = wall - Math.max(before, after);
  while (minute + offsetAt(minute) < wall) minute += 1;
  return minute;
};
