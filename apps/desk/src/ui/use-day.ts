import { formatDay } from '#words/format-day.ts';
import { useSpeech } from '#words/words.ts';

/** How a calendar day is written here. */
export function useDay(): (date: string) => string {
  const { language } = useSpeech();
  return (date) => formatDay(date, language);
}
