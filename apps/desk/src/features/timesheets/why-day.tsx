// Why a day is paid as it is, stretch by stretch.
import { useQuery } from '@tanstack/react-query';
import type { PersonOf } from '#api/people.ts';
import { explainedDayQuery, type ExplainedDay } from '#api/timesheets.ts';
import { DataOf } from '#ui/data-states.tsx';
import { Notice } from '#ui/notice.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './person-time-page.module.css';
import { timeWords } from './time-words.ts';
import { useClock } from './use-clock.ts';

type Entry = ExplainedDay['entries'][number];
type Stretch = Entry['stretches'][number];

export function WhyDay({ of, date }: { readonly of: PersonOf; readonly date: string }) {
  const t = useWords(timeWords);
  const { language } = useSpeech();
  const day = useQuery(explainedDayQuery(of, date, language));
  return (
    <DataOf query={day}>
      {({ holiday, entries, credits, issues }) => (
        <div className={styles['why']}>
          {holiday && (
            <p>
              <strong>{holiday.name}.</strong> {holiday.sentence}
            </p>
          )}
          {issues.map(({ code, sentence }) => (
            <Notice key={`${code} ${sentence}`} look="warning">
              <p>{sentence}</p>
            </Notice>
          ))}
          {entries.length + credits.length === 0 && <p>{t.whyNothing}</p>}
          {entries.map((entry) => (
            <WhyEntry key={entry.timeEntryId} entry={entry} />
          ))}
          <Credits credits={credits} />
        </div>
      )}
    </DataOf>
  );
}

function WhyEntry({ entry }: { readonly entry: Entry }) {
  const { span } = useClock();
  return (
    <section className={styles['whyEntry']}>
      <h4>{span(entry)}</h4>
      {entry.keptOtherwise !== null && <p>{entry.keptOtherwise}</p>}
      <ol className={styles['stretches']}>
        {entry.stretches.map((stretch) => (
          <WhyStretch key={stretch.startAtUtc} stretch={stretch} />
        ))}
      </ol>
      <Credits credits={entry.credits} />
    </section>
  );
}

function WhyStretch({ stretch }: { readonly stretch: Stretch }) {
  const t = useWords(timeWords);
  const { span, duration } = useClock();
  const { className, minutes, reasons, paidAs, premiumLines } = stretch;
  const sources = [...new Set(reasons.flatMap(({ source }) => source ?? []))];
  return (
    <li>
      <p className={styles['stretchHead']}>
        <b>{span(stretch)}</b> {className} <span className={styles['fine']}>{duration(minutes)}</span>
      </p>
      {reasons.map(({ sentence }, place) => (
        <p key={place}>{sentence}</p>
      ))}
      <p>
        {paidAs} {premiumLines.length > 0 && `${t.paidOn} ${premiumLines.join(', ')}.`}
      </p>
      {sources.length > 0 && (
        <details className={styles['fine']}>
          <summary>{t.source}</summary>
          {sources.map((source) => (
            <p key={source}>{source}</p>
          ))}
        </details>
      )}
    </li>
  );
}

function Credits({ credits }: Pick<ExplainedDay, 'credits'>) {
  if (credits.length === 0) return null;
  return (
    <ul className={styles['stretches']}>
      {credits.map(({ account, sentence }, place) => (
        <li key={`${account} ${place}`}>{sentence}</li>
      ))}
    </ul>
  );
}
