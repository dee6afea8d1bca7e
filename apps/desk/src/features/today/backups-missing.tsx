import type { Today } from './today-queries.ts';
import { useClock } from '#api/use-clock.ts';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { todayWords } from '#said/desk/today/today.ts';

/** For the owner of a company with a server of its own: what the database holds could be lost. */
export function BackupsMissing({ newestAtUtc }: NonNullable<Today['missingBackups']>) {
  const t = useWords(todayWords);
  const { moment } = useClock();
  return (
    <Notice look="error">
      <p>
        <strong>{newestAtUtc === null ? t.noBackup : t.backupsMissing({ at: moment(newestAtUtc) })}</strong>
      </p>
      <p>{t.backupsToDo}</p>
    </Notice>
  );
}
