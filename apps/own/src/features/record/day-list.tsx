import { formatDuration } from '@stimpill/words/format-time.ts';
import { dayName } from '@stimpill/words/local-day.ts';
import { spanOf } from '@stimpill/words/span-of.ts';
import type { MyDay } from '#api/own-operations.ts';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './record.module.css';

type DayListProps = {
  readonly days: readonly MyDay[];
  readonly timeZone: string;
  readonly onDay: (date: string) => void;
};

/** The days on which something is recorded, the newest first; each leads to all that is known of it. */
export function DayList({ days, timeZone, onDay }: DayListProps) {
  const { t } = useLanguage();
  if (days.length === 0) return <p>{t.record.none}</p>;
  return (
    <ul className={styles['days']}>
      {days.map((day) => (
        <li key={day.date}>
          <button type="button" className={styles['day']} onClick={() => onDay(day.date)}>
            <DayText day={day} timeZone={timeZone} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function DayText({ day, timeZone }: { readonly day: MyDay; readonly timeZone: string }) {
  const { t, language } = useLanguage();
  const { date, workedMinutes, absences, entries } = day;
  const counted = entries.filter(({ isRemoved }) => !isRemoved);
  const said = [
    ...counted.map((entry) => spanOf(entry, timeZone, t.record.openEnd)),
    ...absences.map(({ name, minutes }) => `${name} ${formatDuration(minutes, language)}`),
  ];
  return (
    <>
      <span className={styles['head']}>
        <strong>{dayName(date, language)}</strong>
        {counted.length > 0 && (
          <span className={styles['sum']}>{formatDuration(workedMinutes, language)}</span>
        )}
      </span>
      {said.length > 0 && <span className="soft">{said.join(', ')}</span>}
      {entries.some(({ changes }) => changes.length > 0) && (
        <span className={styles['changed']}>{t.record.changed}</span>
      )}
    </>
  );
}
