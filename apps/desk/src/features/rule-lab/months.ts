// Months as `yyyy-MM`.
import { monthAfter } from '@stimpill/time';

const MOST_MONTHS = 12;

/** So many months until and with this one, the newest first. */
export function monthsUntil(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, back) => monthAfter(month, -back));
}

/** The first is not after the last, and they are no more than a year. */
export function isGoodRange(first: string, last: string): boolean {
  return first <= last && last < monthAfter(first, MOST_MONTHS);
}
