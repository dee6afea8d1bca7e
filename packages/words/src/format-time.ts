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

/** `06:58`, as a clock on a wall shows it, and as it is typed. */
export function formatWallClock(instant: number, timeZone: string): string {
  const { hour, minute } = toLocalTime(instant, timeZone);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** `06:58`. Of a time that the clock of the zone shows twice, in the night of its change, also which: `02:30 (UTC+2)`. */
export function formatClock(instant: number, timeZone: string): string {
  const which = whichOfTwo(instant, timeZone);
  return `${formatWallClock(instant, timeZone)}${which === undefined ? '' : ` (${which})`}`;
}

/** `UTC+2`; undefined but for a time that the clock of the zone shows twice. */
export function whichOfTwo(instant: number, timeZone: string): string | undefined {
  return isShownTwice(instant, timeZone) ? offsetName(offsetOf(instant, timeZone)) : undefined;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longer than a clock is ever set back. */
const BESIDE_MS = 3 * 3_600_000;

/** How far the clock of the zone is before UTC, in milliseconds. */
function offsetOf(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute } = toLocalTime(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

function isShownTwice(instant: number, timeZone: string): boolean {
  if (!hasChangeOn(Math.floor(instant / DAY_MS), timeZone)) return false;
  const own = offsetOf(instant, timeZone);
  return [-BESIDE_MS, BESIDE_MS].some((distance) => {
    const other = offsetOf(instant + distance, timeZone);
    return other !== own && offsetOf(instant + own - other, timeZone) === other;
  });
}

const daysWithChange = new Map<string, boolean>();

/** Whether the clock of the zone is set on a day of UTC or beside it. Few are, and every time that is shown asks. */
function hasChangeOn(day: number, timeZone: string): boolean {
  const key = `${timeZone} ${day}`;
  const known = daysWithChange.get(key);
  if (known !== undefined) return known;
  const [before, after] = [day * DAY_MS - BESIDE_MS, (day + 1) * DAY_MS + BESIDE_MS];
  const hasChange = offsetOf(before, timeZone) !== offsetOf(after, timeZone);
  daysWithChange.set(key, hasChange);
  return hasChange;
}

/** `UTC+2`, `UTC-3:30` */
function offsetName(offsetMs: number): string {
  const minutes = Math.abs(offsetMs) / MINUTE_MS;
  const rest = minutes % 60;
  return `UTC${offsetMs < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${twoDigits(rest)}`}`;
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
