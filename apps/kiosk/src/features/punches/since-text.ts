import { daysBetween } from '@stimpill/time';
import { formatClock, formatDayAndMonth } from '@stimpill/words/format-time.ts';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Language } from '@stimpill/words/language.ts';

export type TimeWords = {
  readonly now: number;
  readonly timeZone: string;
  readonly language: Language;
  readonly t: Catalogue;
};

/** "since 07:02", "since yesterday 15:02", "since 19 November, 15:02". */
export function toSinceText(since: number, { now, timeZone, language, t }: TimeWords): string {
  const time = formatClock(since, timeZone);
  const days = daysBetween(since, now, timeZone);
  if (days === 0) return t.since({ time });
  if (days === 1) return t.sinceYesterday({ time });
  return t.sinceDay({ date: formatDayAndMonth(since, timeZone, language), time });
}

/** "at 17:12", "yesterday at 17:12", "on 19 November at 17:12". */
export function toWhenText(at: number, { now, timeZone, language, t }: TimeWords): string {
  const time = formatClock(at, timeZone);
  const days = daysBetween(at, now, timeZone);
  if (days === 0) return t.atTime({ time });
  if (days === 1) return t.atYesterday({ time });
  return t.atDay({ date: formatDayAndMonth(at, timeZone, language), time });
}
