import { formatClock, formatDate, formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { OwnDay, OwnEntry } from './own-record.ts';
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
  return (
    <>
      <strong>{dayName(date, language)}</strong>
      <span>
        {[
          ...counted.map((entry) => spanOf(entry, timeZone, words.openEnd)),
          ...absences.map(({ name }) => name),
        ].join(', ')}
      </span>
      {entries.some(({ changes }) => changes.length > 0) && <em>{words.changed}</em>}
      <span className={styles['sum']}>{formatDuration(workedMinutes, language)}</span>
    </>
  );
}

type Language = Parameters<typeof formatDate>[2];

/** With its weekday. */
export const dayName = (date: string, language: Language): string =>
  formatDate(Date.parse(`${date}T12:00:00Z`), 'UTC', language);

/** `07:00–15:00` */
export function spanOf(
  { startAtUtc, endAtUtc }: Pick<OwnEntry, 'startAtUtc' | 'endAtUtc'>,
  timeZone: string,
  openEnd: string,
): string {
  const [from, to] = [startAtUtc, endAtUtc].map((at) =>
    at === null ? openEnd : formatClock(Date.parse(at), timeZone),
  );
  return `${from}–${to}`;
}
