import { useCallback } from 'react';
import { useCall } from '#api/caller.ts';
import type { MyDays } from '#api/own-operations.ts';
import { useRead, type Reading } from '#api/use-read.ts';
import { useLanguage } from '#words/language-provider.tsx';

/** The days of a pay period. @param date a day of it; null: the running one */
export function useDays(date: string | null): Reading<MyDays> {
  const call = useCall();
  const { language } = useLanguage();
  const read = useCallback(
    () => call('readMyDays', { query: { language, ...(date !== null && { date }) } }),
    [call, date, language],
  );
  return useRead(`days ${date} ${language}`, read);
}
