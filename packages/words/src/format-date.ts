// Dates in tables and fields: short, and the same width from row to row.
import { wallPartsOf } from '@stimpill/time';
import type { Language } from './language.ts';
import { OWN_LANGUAGE } from './own-language.ts';
import { shortDateIn } from './short-date.ts';

/** `22.11.2026`; in English `22 Nov 2026`, which nobody reads as the 11th of a 22nd month. */
export function formatShortDate(instant: number, timeZone: string, language: Language): string {
  const { day, month, year } = wallPartsOf(instant, timeZone);
  return shortDateIn(OWN_LANGUAGE[language], [year, month, day]);
}
