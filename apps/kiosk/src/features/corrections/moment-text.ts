import { daysBetween } from '@stimpill/time';
import type { Catalogue } from '#i18n/catalogues.ts';
import { formatClock, formatDate } from '@stimpill/words/format-time.ts';
import type { Language } from '@stimpill/words/language.ts';

type Told = {
  readonly now: number;
  readonly timeZone: string;
  readonly language: Language;
  readonly t: Catalogue;
};

/** "today 07:00", "yesterday 16:15", "Thursday 26 February, 16:15". */
export function toMomentText(at: number, { now, timeZone, language, t }: Told): string {
  const time = formatClock(at, timeZone);
  const days = daysBetween(at, now, timeZone);
  if (days === 0) return t.whenToday({ time });
  return days === 1
    ? t.whenYesterday({ time })
    : t.whenDay({ day: formatDate(at, timeZone, language), time });
}
