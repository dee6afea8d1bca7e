// Dates in tables and fields: short, and the same width from row to row.
import { MONTHS } from './calendar-words.ts';
import { toLocalTime } from './format-time.ts';
import type { Language } from './language.ts';

/** `22.11.2026`; in English `22 Nov 2026`, which nobody reads as the 11th of a 22nd month. */
export function formatShortDate(instant: number, timeZone: string, language: Language): string {
  const { day, month, year } = toLocalTime(instant, timeZone);
  if (language === 'en') return `${day} ${MONTHS.en[month - 1]?.slice(0, 3) ?? ''} ${year}`;
  return `${day}.${month}.${year}`;
}
