import { useSession } from '#api/session.ts';
import { formatMoment } from '#words/format-moment.ts';
import { useSpeech } from '#words/words.ts';

/** How a moment is written here: in the language of the page and the time zone of the company. */
export function useMoment(): (instant: string) => string {
  const { language } = useSpeech();
  const { timeZone } = useSession().company;
  return (instant) => formatMoment(instant, timeZone, language);
}
