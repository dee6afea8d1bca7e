import { useQuery } from '@tanstack/react-query';
import { fromTo, weekdayOfDate } from '@stimpill/time';
import { weekdaysIn } from '@stimpill/words/calendar-words.ts';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { CallFailed } from '#api/call-failed.ts';
import { firstWeekQuery, type FirstWeek as Week } from './first-run.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import styles from './first-run.module.css';

/** A week without holidays: days, an evening, a Friday that runs late, and a Sunday. */
const WEEK = {
  work: [
    { date: '2026-03-02', from: '08:00', to: '17:00' },
    { date: '2026-03-03', from: '08:00', to: '17:00' },
    { date: '2026-03-04', from: '15:00', to: '23:00' },
    { date: '2026-03-06', from: '08:00', to: '20:00' },
    { date: '2026-03-08', from: '10:00', to: '18:00' },
  ],
};

export function ExampleWeek({ token, agreement }: { readonly token: string; readonly agreement: string }) {
  const t = useWords(firstRunWords);
  const { language } = useSpeech();
  const { data, error, refetch } = useQuery(firstWeekQuery(token, agreement, WEEK, language));
  if (error instanceof CallFailed)
    return <FailureNotice failure={error.failure} onAgain={() => void refetch()} />;
  return (
    <div className="stack gap-16" aria-busy={!data}>
      <table className={styles['table']}>
        <caption>{t.example}</caption>
        <tbody>
          {data?.work.map((work) => (
            <WorkedDay key={work.startAtUtc} work={work} />
          ))}
        </tbody>
        <tfoot>
          {data && (
            <tr>
              <th scope="row">{t.weekTotal}</th>
              <td>
                <Paid parts={data.lines} />
              </td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={styles['lead']}>{data ? t.exampleLead : t.loading}</p>
      {data?.beside.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

type Part = { readonly name: string; readonly minutes: number };

/** The clock of that week is UTC. */
function WorkedDay({ work }: { readonly work: Week['work'][number] }) {
  const { language } = useSpeech();
  const { startAtUtc, endAtUtc, classes } = work;
  return (
    <tr>
      <th scope="row">
        {weekdaysIn(language)[weekdayOfDate(startAtUtc.slice(0, 10))]}
        <p className={styles['beside']}>{fromTo(startAtUtc.slice(11, 16), endAtUtc.slice(11, 16))}</p>
      </th>
      <td>
        <Paid parts={together(classes)} />
      </td>
    </tr>
  );
}

function Paid({ parts }: { readonly parts: readonly Part[] }) {
  const { language } = useSpeech();
  return (
    <div className={styles['paid']}>
      {parts.map(({ name, minutes }) => (
        <span key={name}>
          {name} <strong>{formatDuration(minutes, language)}</strong>
        </span>
      ))}
    </div>
  );
}

/** What is called alike is one part, in the order in which it first comes. */
function together(classes: readonly Part[]): readonly Part[] {
  const sums = new Map<string, number>();
  for (const { name, minutes } of classes) sums.set(name, (sums.get(name) ?? 0) + minutes);
  return [...sums].map(([name, minutes]) => ({ name, minutes }));
}
