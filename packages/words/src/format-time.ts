// Instants as words. Every word comes from our own tables.
import { localTimeOf, wallPartsOf, whichOfTwo } from '@stimpill/time';
import { MONTHS, WEEKDAYS } from './calendar-words.ts';
import type { Language } from './language.ts';

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
  return `${day}${language === 'is' ? '.' : ''} ${MONTHS[language][month - 1] ?? ''}`;
}

/** `laugardagur 21. nóvember` */
export function formatDate(instant: number, timeZone: string, language: Language): string {
  const dayName = WEEKDAYS[language][wallPartsOf(instant, timeZone).weekday - 1] ?? '';
  return `${dayName}${language === 'pl' ? ',' : ''} ${formatDayAndMonth(instant, timeZone, language)}`;
}

const DURATION_WORDS: Record<Language, { readonly hour: string; readonly minute: string }> = {
  is: { hour: 'klst.', minute: 'mín.' },
  en: { hour: 'h', minute: 'min' },
  pl: { hour: 'godz.', minute: 'min' },
};

/** `8 klst. 34 mín.` */
export function formatDuration(minutes: number, language: Language): string {
  const words = DURATION_WORDS[language];
  const hours = Math.floor(minutes / 60);
  const rest = Math.floor(minutes % 60);
  if (hours === 0) return `${rest} ${words.minute}`;
  return rest === 0 ? `${hours} ${words.hour}` : `${hours} ${words.hour} ${rest} ${words.minute}`;
}
