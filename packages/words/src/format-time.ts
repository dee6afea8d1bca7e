// Instants as words. Every word comes from our own tables.
import { localTimeOf, wallPartsOf, whichOfTwo } from '@stimpill/time';
import { durationIn } from './duration.ts';
import type { Language } from './language.ts';
import { OWN_LANGUAGE } from './own-language.ts';
import { fillIn } from './short-date.ts';

/** `06:58`. Of a time that the clock of the zone shows twice, in the night of its change, also which: `02:30 (UTC+2)`. */
export function formatClock(instant: number, timeZone: string): string {
  const which = whichOfTwo(instant, timeZone);
  return `${localTimeOf(instant, timeZone)}${which === undefined ? '' : ` (${which})`}`;
}

/** `12`, the seconds that go with {@link formatClock}. */
export function formatSeconds(instant: number, timeZone: string): string {
  return String(wallPartsOf(instant, timeZone).second).padStart(2, '0');
}

/** `21. nóvember` */
export function formatDayAndMonth(instant: number, timeZone: string, language: Language): string {
  const { day, month } = wallPartsOf(instant, timeZone);
  return dayAndMonthIn(day, month, language);
}

/** `21. nóvember` @param month from 1 on */
export function dayAndMonthIn(day: number, month: number, language: Language): string {
  const { dayAndMonth, months } = OWN_LANGUAGE[language];
  return fillIn(dayAndMonth, { day, monthName: months[month - 1] ?? '' });
}

/** `laugardagur 21. nóvember` */
export function formatDate(instant: number, timeZone: string, language: Language): string {
  const { date, weekdays } = OWN_LANGUAGE[language];
  const weekday = weekdays[wallPartsOf(instant, timeZone).weekday - 1] ?? '';
  return fillIn(date, { weekday, dayAndMonth: formatDayAndMonth(instant, timeZone, language) });
}

/** `8 klst. 34 mín.` */
export function formatDuration(minutes: number, language: Language): string {
  return durationIn(OWN_LANGUAGE[language], minutes);
}
