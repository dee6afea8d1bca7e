import { useMemo, useState } from 'react';
import { localDateOf } from '@stimpill/time';
import { formatShortDate } from '@stimpill/words/format-date.ts';
import { formatClock } from '@stimpill/words/format-time.ts';
import { useSession } from '#api/session.ts';
import { formatMoment } from '#words/format-moment.ts';
import { useSpeech } from '#words/words.ts';

export type Dates = {
  /** `22.11.2026`. @param ymd `2026-11-22` */
  readonly day: (ymd: string) => string;
  /** `22.11.2026 06:58`, on the clock of the company. */
  readonly moment: (instant: string) => string;
  /** `06:58` where it is today, with the day before it otherwise. */
  readonly since: (instant: string) => string;
  /** Today in the company, `2026-11-22`. */
  readonly today: string;
};

/** How days and moments are written here: in the language of the page and the time zone of the company. */
export function useDates(): Dates {
  const { language } = useSpeech();
  const { timeZone } = useSession().company;
  // A page that stays open over midnight says the day of a moment in full, which is right on both days.
  const [now] = useState(() => Date.now());
  return useMemo(() => {
    const today = formatShortDate(now, timeZone, language);
    return {
      day: (ymd) => formatShortDate(Date.parse(`${ymd}T00:00:00Z`), 'UTC', language),
      moment: (instant) => formatMoment(instant, timeZone, language),
      since: (instant) =>
        formatShortDate(Date.parse(instant), timeZone, language) === today
          ? formatClock(Date.parse(instant), timeZone)
          : formatMoment(instant, timeZone, language),
      today: localDateOf(now, timeZone),
    };
  }, [language, timeZone, now]);
}
