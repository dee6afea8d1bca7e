import { formatShortDate } from '@stimpill/words/format-date.ts';
import { formatClock } from '@stimpill/words/format-time.ts';
import type { Language } from '@stimpill/words/language.ts';

/** `22.11.2026 06:58`. @param instant ISO 8601, as the server writes it */
export function formatMoment(instant: string, timeZone: string, language: Language): string {
  const at = Date.parse(instant);
  return `${formatShortDate(at, timeZone, language)} ${formatClock(at, timeZone)}`;
}
