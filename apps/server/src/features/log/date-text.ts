// Dates as people of a language write them in tables.
import type { Language } from '#words.ts';

const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * @param text `yyyy-MM-dd`, perhaps with more behind it, such as ` HH:mm`; any other text stays as it is
 * @example dateText('2026-11-02 07:30', 'is') // '2.11.2026 07:30', in English '2 Nov 2026 07:30'
 */
export function dateText(text: string, language: Language): string {
  const [, year = '', month = '', day = '', rest = ''] = /^(\d{4})-(\d\d)-(\d\d)( .*)?$/.exec(text) ?? [];
  if (year === '') return text;
  if (language === 'en') return `${Number(day)} ${SHORT_MONTHS[Number(month) - 1] ?? month} ${year}${rest}`;
  return `${Number(day)}.${Number(month)}.${year}${rest}`;
}
