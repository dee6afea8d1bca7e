import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '#api/call-failed.ts';
import { firstWeekQuery } from '#api/first-run.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { firstRunWords } from './first-run-words.ts';
import styles from './first-run.module.css';

/** A week without holidays; its Friday runs late, and it has a Saturday. */
const WEEK = {
  work: [
    ...['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'].map((date) => ({
      ...{ date, from: '08:00', to: '17:00' },
    })),
    { date: '2026-03-06', from: '08:00', to: '20:00' },
    { date: '2026-03-07', from: '10:00', to: '16:00' },
  ],
};

export function ExampleWeek({ token, agreement }: { readonly token: string; readonly agreement: string }) {
  const t = useWords(firstRunWords);
  const { language } = useSpeech();
  const { data, error, refetch } = useQuery(firstWeekQuery(token, agreement, WEEK, language));
  if (error instanceof CallFailed)
    return <FailureNotice failure={error.failure} onAgain={() => void refetch()} />;
  return (
    <div className={styles['fields']} aria-busy={!data}>
      <table className={styles['table']}>
        <caption>{t.example}</caption>
        <tbody>
          {data?.lines.map(({ payLine, name, minutes }) => (
            <tr key={payLine}>
              <th scope="row">{name}</th>
              <td className={styles['number']}>{hours(minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['lead']}>{data ? t.exampleLead : t.loading}</p>
      {data?.beside.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** `40:15` */
function hours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
