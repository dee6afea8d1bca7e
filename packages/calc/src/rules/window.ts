/** What is a window? Hours of the week that give worked time its class. */
import { type DayClass } from '#calendars/work-calendar.ts';
import { overlaps, type Interval } from '#intervals/interval.ts';
import { type Weekday } from '#time/local-date.ts';
import { toMinuteOfDay, type LocalTime } from '#time/local-time.ts';
import { MINUTES_PER_DAY } from '#time/minutes.ts';

/**
 * Hours of the week that give a class: on these weekdays (none named: all), on these kinds of day (none named: all),
 * from a local time (none named: 00:00) until a later one on the same day (none named: 24:00). Hours across midnight
 * are two windows. Of windows that hold the same minute, the highest priority wins.
 */
export type Window = {
  readonly class: string;
  readonly weekdays?: readonly Weekday[];
  readonly dayClasses?: readonly DayClass[];
  readonly from?: LocalTime;
  readonly to?: LocalTime;
  readonly priority: number;
};

/** A stretch of a day in which one window wins, or none; it begins where the one before it ends. */
export type WindowPiece = { readonly until: number; readonly winner: number | null };

const hoursOf = (window: Pick<Window, 'from' | 'to'>): Interval => ({
  start: toMinuteOfDay(window.from ?? '00:00'),
  end: toMinuteOfDay(window.to ?? '24:00'),
});

const share = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean =>
  a === undefined || b === undefined || a.some((item) => b.includes(item));

/** Is there a minute that both hold and neither wins? Such a rule has no answer. */
export const areAmbiguous = (a: Window, b: Window): boolean =>
  a.priority === b.priority &&
  share(a.weekdays, b.weekdays) &&
  share(a.dayClasses, b.dayClasses) &&
  overlaps(hoursOf(a), hoursOf(b));

const holds = (window: Window, minute: number): boolean => {
  const { start, end } = hoursOf(window);
  return start <= minute && minute < end;
};

const winnerAt = (windows: readonly Window[], minute: number): Window | null => {
  const [first, ...others] = windows.filter((window) => holds(window, minute));
  if (first === undefined) return null;
  return others.reduce((best, window) => (window.priority > best.priority ? window : best), first);
};

/**
 * The whole day, 0 to 1440, cut where the winner changes; `winner` is the index of the winning window in the list.
 * @example piecesOfDay([dayWork7To17], 'sunday', 'ordinary') // [{ until: 1440, winner: null }]
 */
export const piecesOfDay = (
  windows: readonly Window[],
  weekday: Weekday,
  dayClass: DayClass,
): WindowPiece[] => {
  const onDay = windows.filter(
    (window) =>
      (window.weekdays?.includes(weekday) ?? true) && (window.dayClasses?.includes(dayClass) ?? true),
  );
  const edges = onDay.flatMap((window) => [hoursOf(window).start, hoursOf(window).end]);
  const starts = [...new Set([0, ...edges])].filter((edge) => edge < MINUTES_PER_DAY).sort((a, b) => a - b);
  const pieces = starts.map((start, index) => {
    const winner = winnerAt(onDay, start);
    return {
      until: starts[index + 1] ?? MINUTES_PER_DAY,
      winner: winner === null ? null : windows.indexOf(winner),
    };
  });
  return pieces.filter((piece, index) => piece.winner !== pieces[index + 1]?.winner);
};
