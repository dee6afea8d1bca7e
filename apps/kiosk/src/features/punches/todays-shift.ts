// Which shift of today a punch is about, and what to say of it. Only after a PIN that the server has checked: before it, anybody could
// touch a name and read when that person works.
import { fromTo } from '@stimpill/time';
import { formatClock, formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';

/** Epoch milliseconds. */
export type TodaysShift = { readonly startAt: number; readonly endAt: number };

const MINUTE_MS = 60_000;

/** The one that runs; else for a clock-in the next one, and for a clock-out the one before. */
export function shiftOf(
  shifts: readonly TodaysShift[],
  action: 'Start' | 'Stop',
  at: number,
): TodaysShift | undefined {
  const running = shifts.find(({ startAt, endAt }) => startAt <= at && at < endAt);
  if (running) return running;
  return action === 'Start'
    ? shifts.find(({ startAt }) => startAt > at)
    : shifts.filter(({ endAt }) => endAt <= at).at(-1);
}

/** Whole minutes from the minute that the clock shows; none once it is over. */
function minutesToEnd({ endAt }: TodaysShift, at: number): number {
  return Math.max(0, Math.round((endAt - Math.floor(at / MINUTE_MS) * MINUTE_MS) / MINUTE_MS));
}

/** `Your shift: 07:00–15:00, ends in 8 h 2 min` */
export function useShiftText(): (shift: TodaysShift, at: number, timeZone: string) => string {
  const { t, language } = useLanguage();
  return (shift, at, timeZone) => {
    const time = fromTo(formatClock(shift.startAt, timeZone), formatClock(shift.endAt, timeZone));
    const left = minutesToEnd(shift, at);
    if (left === 0) return t.shiftOver({ time });
    return t.shiftEndsIn({ time, left: formatDuration(left, language) });
  };
}
