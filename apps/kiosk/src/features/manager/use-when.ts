import { daysBetween } from '@stimpill/time';
import { useNow } from '#device/use-now.ts';
import { formatClock, formatDayAndMonth } from '@stimpill/words/format-time.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';

/** How a moment is written: the time alone for today, with its date before that. */
export function useWhen(timeZone: string): (at: number) => string {
  const { language } = useManagerLanguage();
  const now = useNow();
  return (at) => {
    const time = formatClock(at, timeZone);
    return daysBetween(at, now, timeZone) === 0
      ? time
      : `${formatDayAndMonth(at, timeZone, language)}, ${time}`;
  };
}
