import type { Today } from './today-queries.ts';
import { Notice } from '#ui/notice.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { clockTroubleWords } from '#said/desk/today/clock-trouble.ts';

/** For the owner of a company with servers of its own: the clock of one of them is wrong, or that of the database. */
export function ClockTrouble({ server, offsetSeconds }: NonNullable<Today['clockTrouble']>) {
  const t = useWords(clockTroubleWords);
  const { language } = useSpeech();
  const seconds = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
    Math.abs(offsetSeconds),
  );
  return (
    <Notice look="error">
      <p>
        <strong>{offsetSeconds > 0 ? t.ahead({ server, seconds }) : t.behind({ server, seconds })}</strong>
      </p>
      <p>{t.safe}</p>
      <p>{t.toDo}</p>
    </Notice>
  );
}
