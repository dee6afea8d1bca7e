import { useCallback } from 'react';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { useCall } from '#api/caller.ts';
import { failureWords } from '#api/failure-words.ts';
import type { MyReason, MyReasons } from '#api/own-operations.ts';
import { useRead } from '#api/use-read.ts';
import { Card } from '#ui/card.tsx';
import { Unread } from '#ui/unread.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './record.module.css';

/** Why each minute of a day is counted as it is, in stretches with one reason. */
export function ReasonsCard({ date }: { readonly date: string }) {
  const { t, language } = useLanguage();
  const call = useCall();
  const read = useCallback(
    () => call('explainMyDay', { params: { date }, query: { language } }),
    [call, date, language],
  );
  const { data, failure, isReading, again } = useRead(`reasons ${date} ${language}`, read);
  return (
    <Card title={t.record.why}>
      {!data && isReading && <p role="status">{t.record.explaining}</p>}
      {!data && failure && (
        <Unread
          words={`${t.record.notExplained} ${failureWords(failure, t)}`}
          from={undefined}
          isReading={isReading}
          onAgain={again}
        />
      )}
      {data && <ReasonList reasons={data} />}
    </Card>
  );
}

function ReasonList({ reasons: { holiday, entries, credits } }: { readonly reasons: MyReasons }) {
  const { t } = useLanguage();
  const lines = [...entries.flatMap(({ reasons }) => reasons), ...credits];
  const kept = entries.map(({ keptOtherwise }) => keptOtherwise).filter((each) => each !== null);
  return (
    <>
      {holiday !== null && <p>{holiday}</p>}
      {lines.length === 0 && <p>{t.record.noReasons}</p>}
      <ul className={styles['lines']}>
        {lines.map((line, place) => (
          <ReasonLine key={`${place} ${line.sentence}`} reason={line} />
        ))}
      </ul>
      {kept.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

function ReasonLine({ reason: { hours, minutes, sentence } }: { readonly reason: MyReason }) {
  const { language } = useLanguage();
  return (
    <li>
      <strong>{[hours, formatDuration(minutes, language)].filter((each) => each !== null).join(', ')}</strong>
      <p>{sentence}</p>
    </li>
  );
}
