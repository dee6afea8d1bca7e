// Instants as words. Intl is used for zone arithmetic only; every word comes from our own tables.
import { MONTHS, WEEKDAYS } from './calendar-words.ts';
import type { Language } from './language.ts';

/** What clock and calendar of a zone show. */
export type LocalTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 1 = Monday to 7 = Sunday. */
  readonly weekday: number;
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** The wall clock of a zone at an instant (epoch milliseconds). */
export function toLocalTime(instant: number, timeZone: string): LocalTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const [year, month, day] = [read('year'), read('month'), read('day')];
  const sundayFirst = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return {
    year,
    month,
    day,
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
    weekday: sundayFirst === 0 ? 7 : sundayFirst,
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `06:58` */
export function formatClock(instant: number, timeZone: string): string {
  const { hour, minute } = toLocalTime(instant, timeZone);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** `12`, the seconds that go with {@link formatClock}. */
export function formatSeconds(instant: number, timeZone: string): string {
  return twoDigits(toLocalTime(instant, timeZone).second);
}

/** `21. nóvember` */
export function formatDayAndMonth(instant: number, timeZone: string, language: Language): string {
  const { day, month } = toLocalTime(instant, timeZone);
  return `${day}${language === 'is' ? '.' : ''} ${MONTHS[language][month - 1] ?? ''}`;
}

/** `laugardagur 21. nóvember` */
export function formatDate(instant: number, timeZone: string, language: Language): string {
  const dayName = WEEKDAYS[language][toLocalTime(instant, timeZone).weekday - 1] ?? '';
  return `${dayName}${language === 'pl' ? ',' : ''} ${formatDayAndMonth(instant, timeZone, language)}`;
}

/** How many calendar days of the zone lie between two instants. */
export function daysBetween(earlier: number, later: number, timeZone: string): number {
  const dayNumber = (instant: number) => {
    const { year, month, day } = toLocalTime(instant, timeZone);
    return Date.UTC(year, month - 1, day) / 86_400_000;
  };
  return dayNumber(later) - dayNumber(earlier);
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
