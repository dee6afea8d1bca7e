// Days of the calendar, yyyy-MM-dd, in words.
import { dayAndMonthIn } from '@stimpill/words/format-time.ts';
import type { Language } from '@stimpill/words/language.ts';

/** `6. júlí` */
export const formatDay = (date: string, language: Language): string =>
  dayAndMonthIn(Number(date.slice(8)), Number(date.slice(5, 7)), language);

/** `6. júlí 2026` */
export const formatDayAndYear = (date: string, language: Language): string =>
  `${formatDay(date, language)} ${date.slice(0, 4)}`;
