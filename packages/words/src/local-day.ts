// Days of the calendar, yyyy-MM-dd, in words.
import { dayAndMonthIn, formatDate } from './format-time.ts';
import type { Language } from './language.ts';

/** `6. júlí` */
export const formatDay = (date: string, language: Language): string =>
  dayAndMonthIn(Number(date.slice(8)), Number(date.slice(5, 7)), language);

/** `6. júlí 2026` */
export const formatDayAndYear = (date: string, language: Language): string =>
  `${formatDay(date, language)} ${date.slice(0, 4)}`;

/** `Mánudagur 6. júlí`: with its weekday, which some languages begin with a small letter. */
export function dayName(date: string, language: Language): string {
  const name = formatDate(Date.parse(`${date}T12:00:00Z`), 'UTC', language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
