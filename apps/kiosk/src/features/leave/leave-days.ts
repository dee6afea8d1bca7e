import { formatDate } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { formatDay } from '@stimpill/words/local-day.ts';
import { useLeaveWords } from './leave-words.tsx';

/** @returns a function that names days, both inclusive: one by its weekday, several by the first and the last */
export function useDays(): (first: string, last: string) => string {
  const { language } = useLanguage();
  const { own } = useLeaveWords();
  return (first, last) =>
    first === last
      ? formatDate(Date.parse(`${first}T12:00:00Z`), 'UTC', language)
      : own.span({ from: formatDay(first, language), to: formatDay(last, language) });
}
