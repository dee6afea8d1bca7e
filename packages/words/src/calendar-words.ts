// Names of days and months. Chromium ships no Icelandic calendar data and prints "M11 21, Sat", so the words are ours.
import type { Language } from './language.ts';
import { OWN_LANGUAGE } from './own-language.ts';

/** Weekdays from Monday on, as they stand in a date. */
export const weekdaysIn = (language: Language): readonly string[] => OWN_LANGUAGE[language].weekdays;

/** `júlí 2026` @param month yyyy-MM @param months as they stand alone */
export const monthAndYear = (month: string, months: readonly string[]): string =>
  `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
