// A time of day that somebody types for a question, and the moment that it means.
import { addDays, instantAt, localDateOf, toMinuteOfDay } from '@stimpill/time';

type Meant = {
  readonly timeZone: string;
  /** Epoch milliseconds: of the punch, or the start of the time entry. */
  readonly about: number;
  /** Of an end: it lies after `about`. Else it lies as near to it as possible. */
  readonly isEnd: boolean;
  /** Epoch milliseconds; nothing is decided for the future. */
  readonly now: number;
};

/** The day before, the day itself, and the day after. @returns yyyy-MM-dd */
export function daysAround({ about, timeZone }: Pick<Meant, 'about' | 'timeZone'>): readonly string[] {
  const date = localDateOf(about, timeZone);
  return [addDays(date, -1), date, addDays(date, 1)];
}

/**
 * The day on which a time is most probably meant.
 * @param time HH:mm
 * @returns yyyy-MM-dd
 */
export function meantDay(time: string, meant: Meant): string {
  const { about, isEnd, now, timeZone } = meant;
  const days = daysAround(meant).map((date) => ({
    date,
    at: instantAt(date, toMinuteOfDay(time), timeZone),
  }));
  const fitting = days.filter(({ at }) => at <= now && (!isEnd || at > about));
  const near = [...(fitting.length === 0 ? days : fitting)].sort(
    (a, b) => Math.abs(a.at - about) - Math.abs(b.at - about),
  );
  return near[0]?.date ?? localDateOf(about, timeZone);
}
