// The Icelandic number of a person. It is personal: no list has it, and the log says only that it was set. What registers give out
// is told in docs/kennitala.md.

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2] as const;
/** By the last digit. */
const CENTURIES: Readonly<Record<string, string>> = { 8: '18', 9: '19', 0: '20' };
const COMPANY_DAYS = 40;

/** Its digits as people write them: with spaces, or with any dash; a text program makes a longer one of the hyphen. */
export const kennitalaDigits = (typed: string): string => typed.replaceAll(/[\s\p{Pd}\u2212]/gu, '');

/** Whose number it is: `system` is somebody of the system register, whose number has no date. */
export type KennitalaKind = 'person' | 'company' | 'system';

/**
 * Whose number it is by its shape alone. No check digit is asked for: numbers given out since 18 February 2026 have none.
 * @returns undefined where no register gives out such a number
 */
export function kennitalaKind(kennitala: string): KennitalaKind | undefined {
  if (!/^\d{10}$/.test(kennitala)) return undefined;
  if (/^[89]/.test(kennitala)) return 'system';
  if (dateIn(kennitala, 0) !== undefined) return 'person';
  return dateIn(kennitala, COMPANY_DAYS) === undefined ? undefined : 'company';
}

/** @returns yyyy-MM-dd; undefined where the number says none, or is not that of a person */
export function birthDateOf(kennitala: string): string | undefined {
  return kennitalaKind(kennitala) === 'person' ? dateIn(kennitala, 0) : undefined;
}

/** What is worth a second look in a number that is right: it stops nothing. */
export type KennitalaDoubt = 'noCheckDigit' | 'ofCompany' | 'veryOld';

const OLDEST_YEARS = 110;

/**
 * @param kennitala one that a register gives out
 * @param today yyyy-MM-dd
 */
export function doubtAboutKennitala(kennitala: string, today: string): KennitalaDoubt | undefined {
  const kind = kennitalaKind(kennitala);
  if (kind === 'company') return 'ofCompany';
  if (kind !== 'person') return undefined;
  if (isVeryOld(dateIn(kennitala, 0) ?? today, today)) return 'veryOld';
  return hasRightCheckDigit(kennitala) ? undefined : 'noCheckDigit';
}

/** Whether somebody born that day would be more than 110 years old. @param birthDate yyyy-MM-dd @param today yyyy-MM-dd */
export function isVeryOld(birthDate: string, today: string): boolean {
  return birthDate < `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
}

/** Nine digits with the zero before them that a number in a spreadsheet loses, where the date is then real; any other text as it is. */
export function withLostZero(digits: string): string {
  const mended = `0${digits}`;
  return kennitalaKind(mended) === undefined ? digits : mended;
}

/**
 * Whether the ninth of ten digits is a check digit (Þjóðskrá: weights 3, 2, 7, 6, 5, 4, 3, 2, modulo 11). A number is right without
 * one; to somebody who types it, it is worth a second look.
 */
export function hasRightCheckDigit(kennitala: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(kennitala[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(kennitala[8]);
}

/** The date in ten digits, as an existing day. @param daysAdded what was added to the day */
function dateIn(kennitala: string, daysAdded: number): string | undefined {
  const century = CENTURIES[kennitala.slice(9)];
  const day = String(Number(kennitala.slice(0, 2)) - daysAdded).padStart(2, '0');
  const ymd = `${century}${kennitala.slice(4, 6)}-${kennitala.slice(2, 4)}-${day}`;
  const instant = Date.parse(`${ymd}T00:00:00.000Z`);
  // The 31st of April would be the 1st of May.
  const exists = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(ymd);
  return exists ? ymd : undefined;
}

/** `120174-3399`, as people write it. */
export function writtenKennitala(kennitala: string | null): string {
  return kennitala === null ? '' : `${kennitala.slice(0, 6)}-${kennitala.slice(6)}`;
}
