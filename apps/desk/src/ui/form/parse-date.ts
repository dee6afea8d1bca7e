// A date as people type it, day before month: `21`, `21.11`, `21.11.`, `21.11.26`, `21.11.2026`, `2026-11-21`, with dots, slashes or spaces.
import { isLocalDate } from '@stimpill/time';

/**
 * What is left out is taken from `near` (`2026-11-22`): the month and year of that day, or its year.
 * @returns the date as `2026-11-21`; undefined where it is none
 */
export function parseDate(typed: string, near: string): string | undefined {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return toDate(iso[1], iso[2], iso[3]);
  const parts = /^(\d{1,2})(?:[./ -]+(\d{1,2})(?:[./ -]+(\d{4}|\d{2}))?)?[. ]*$/.exec(text);
  if (!parts) return undefined;
  const [nearYear = '', nearMonth = ''] = near.split('-');
  const [, day, month = nearMonth, year = nearYear] = parts;
  return toDate(year.length === 2 ? `${nearYear.slice(0, 2)}${year}` : year, month, day);
}

/** `21.11.2026`, as it stands in a field in every language. */
export function toTypedDate(ymd: string): string {
  const [year, month, day] = ymd.split('-');
  return day === undefined ? '' : `${Number(day)}.${Number(month)}.${year}`;
}

function toDate(year = '', month = '', day = ''): string | undefined {
  const ymd = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(ymd) ? ymd : undefined;
}
