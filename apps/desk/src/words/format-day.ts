import { formatShortDate } from '@stimpill/words/format-date.ts';
import type { Language } from '@stimpill/words/language.ts';

/** `22.11.2026`; in English `22 Nov 2026`. @param date yyyy-MM-dd */
export function formatDay(date: string, language: Language): string {
  return formatShortDate(Date.parse(`${date}T12:00:00Z`), 'UTC', language);
}
