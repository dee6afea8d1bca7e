import { formatDuration } from '@stimpill/words/format-time.ts';
import { dayName } from '@stimpill/words/local-day.ts';
import { spanOf } from '@stimpill/words/span-of.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { OwnDay } from './own-record.ts';
import { useRecordWords } from './record-words.ts';
import styles from './record.module.css';

type DayListProps = {
  readonly days: readonly OwnDay[];
  readonly timeZone: string;
  readonly onDay: (day: OwnDay) => void;
};

/** The days on which something is recorded, the newest first; each leads to all that is known of it. */
export function DayList({ days, timeZone, onDay }: DayListProps) {
  const words = useRecordWords();
  if (days.length === 0) return <p className={styles['alone']}>{words.none}</p>;
  return (
    <ul className={styles['days']}>
      {days.map((day) => (
        <li key={day.date}>
          <button type="button" className={styles['day']} onClick={() => onDay(day)}>
            <DayText day={day} timeZone={timeZone} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function DayText({ day, timeZone }: { readonly day: OwnDay; readonly timeZone: string }) {
  const { language } = useLanguage();
  const words = useRecordWords();
  const { date, workedMinutes, absences, entries } = day;
  const counted = entries.filter(({ isRemoved }) => !isRemoved);
  const said = [
    ...counted.map((entry) => spanOf(entry, timeZone, words.openEnd)),
    ...absences.map(({ name, minutes }) => `${name} ${formatDuration(minutes, language)}`),
  ];
  return (
    <>
      <strong>{dayName(date, language)}</strong>
      <span>{said.join(', ')}</span>
      {entries.some(({ changes }) => changes.length > 0) && <em>{words.changed}</em>}
      {counted.length > 0 && <span className={styles['sum']}>{formatDuration(workedMinutes, language)}</span>}
    </>
  );
}
