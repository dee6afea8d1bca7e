import { useMemo } from 'react';
import { fromTo, localDateOf, weekdayOfDate } from '@stimpill/time';
import { weekdaysIn } from '@stimpill/words/calendar-words.ts';
import { formatClock, formatDuration } from '@stimpill/words/format-time.ts';
import { useSession } from '#api/session.ts';
import { formatDay } from '#words/format-day.ts';
import { formatMoment } from '#words/format-moment.ts';
import { useSpeech } from '#words/words.ts';

type Span = { readonly startAtUtc: string; readonly endAtUtc: string | null };

export type Clock = {
  readonly timeZone: string;
  /** `22.11.2026`. @param date yyyy-MM-dd */
  readonly day: (date: string) => string;
  /** `Monday`. @param date yyyy-MM-dd */
  readonly weekday: (date: string) => string;
  readonly moment: (instant: string) => string;
  /** `07:00`, of an instant of today. */
  readonly time: (instant: string) => string;
  /** `8 h 4 min` */
  readonly duration: (minutes: number) => string;
  /** `−8 h 4 min` where a run of differences takes time away. */
  readonly signedDuration: (minutes: number) => string;
  /** `07:00–15:04`, with the day behind an end that lies on another one. */
  readonly span: (span: Span) => string;
};

/** How time is written here: in the language of the page and the time zone of the company. */
export function useClock(): Clock {
  const { language } = useSpeech();
  const { timeZone } = useSession().company;
  return useMemo(() => {
    const day = (date: string) => formatDay(date, language);
    const time = (instant: string) => formatClock(Date.parse(instant), timeZone);
    const duration = (minutes: number) => formatDuration(minutes, language);
    const dateOf = (instant: string) => localDateOf(Date.parse(instant), timeZone);
    return {
      timeZone,
      day,
      weekday: (date) => weekdaysIn(language)[weekdayOfDate(date)] ?? '',
      moment: (instant) => formatMoment(instant, timeZone, language),
      time,
      duration,
      signedDuration: (minutes) => (minutes < 0 ? `−${duration(-minutes)}` : duration(minutes)),
      span: ({ startAtUtc, endAtUtc }) => {
        if (endAtUtc === null) return fromTo(time(startAtUtc), '');
        const endDay = dateOf(endAtUtc);
        const isLater = endDay !== dateOf(startAtUtc);
        return `${fromTo(time(startAtUtc), time(endAtUtc))}${isLater ? ` (${day(endDay)})` : ''}`;
      },
    };
  }, [language, timeZone]);
}
