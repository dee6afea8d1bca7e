import { daysBetween, formatClock, formatDayAndMonth } from '#i18n/format-time.ts';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Language } from '#i18n/language.ts';

type Clock = {
  readonly now: number;
  readonly timeZone: string;
  readonly language: Language;
  readonly t: Catalogue;
};

/** "since 07:02", "since yesterday 15:02", "since 19 November, 15:02". */
export function toSinceText(since: number, { now, timeZone, language, t }: Clock): string {
  const time = formatClock(since, timeZone);
  const days = daysBetween(since, now, timeZone);
  if (days === 0) return t.since(time);
  if (days === 1) return t.sinceYesterday(time);
  return t.sinceDay(formatDayAndMonth(since, timeZone, language), time);
}
