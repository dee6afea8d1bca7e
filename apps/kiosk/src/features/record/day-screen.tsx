// One day of the own record: its time entries with their breaks, every change by hand, and why each minute is counted as it is.
import { useCallback } from 'react';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { dayName } from '@stimpill/words/local-day.ts';
import { creditName } from '@stimpill/words/own-record.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { EntryCard } from './entry-card.tsx';
import type { OwnDay, OwnReason, OwnReasons, OwnRecordCalls } from './own-record.ts';
import { useRecordWords } from './record-words.ts';
import styles from './record.module.css';
import { useRead } from '#ui/use-read.ts';

type DayScreenProps = {
  readonly name: string;
  readonly calls: OwnRecordCalls;
  readonly timeZone: string;
  readonly day: OwnDay;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

export function DayScreen({ name, calls, timeZone, day, onBack, onClose }: DayScreenProps) {
  const { t, language } = useLanguage();
  const words = useRecordWords();
  const { date, workedMinutes, entries, absences, credits } = day;
  return (
    <Page
      who={name}
      title={dayName(date, language)}
      lead={<p>{words.total({ total: formatDuration(workedMinutes, language) })}</p>}
      actions={
        <>
          <Button icon="back" onPress={onBack}>
            {words.back}
          </Button>
          <Button look="primary" icon="check" onPress={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <section className="stack gap-12" aria-label={words.title} tabIndex={0} data-scrolls>
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
        {[
          ...absences.map((each) => ({ ...each, key: each.name })),
          ...credits.map(({ account, minutes }) => ({
            name: creditName(account, t.hoursAccounts, t.hoursOtherCredit),
            minutes,
            key: account,
          })),
        ].map((each) => (
          <p key={each.key} className={styles['card']}>
            <strong>{each.name}</strong> {formatDuration(each.minutes, language)}
          </p>
        ))}
        <Reasons calls={calls} date={date} />
      </section>
    </Page>
  );
}

function Reasons({ calls, date }: { readonly calls: OwnRecordCalls; readonly date: string }) {
  const { language } = useLanguage();
  const words = useRecordWords();
  const view = useRead(useCallback(() => calls.explain(date, language), [calls, date, language]));
  const said = { loading: words.explaining, failed: words.notExplained, ended: words.ended };
  return (
    <div className={styles['card']}>
      <h2>{words.why}</h2>
      {view.kind === 'ready' ? <ReasonList reasons={view.data} /> : <p role="status">{said[view.kind]}</p>}
    </div>
  );
}

function ReasonList({ reasons: { holiday, entries, credits } }: { readonly reasons: OwnReasons }) {
  const words = useRecordWords();
  const lines = [...entries.flatMap(({ reasons }) => reasons), ...credits];
  const kept = entries.map(({ keptOtherwise }) => keptOtherwise).filter((each) => each !== null);
  return (
    <>
      {holiday !== null && <p>{holiday}</p>}
      {lines.length === 0 && <p>{words.noReasons}</p>}
      <ul className={styles['reasons']}>
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

function ReasonLine({ reason: { hours, minutes, sentence } }: { readonly reason: OwnReason }) {
  const { language } = useLanguage();
  return (
    <li>
      <strong>{[hours, formatDuration(minutes, language)].filter((each) => each !== null).join(', ')}</strong>
      <p>{sentence}</p>
    </li>
  );
}
