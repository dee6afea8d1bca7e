import { fromTo } from '@stimpill/time';
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

type Language = Parameters<typeof formatDate>[2];

/** With its weekday, which some languages begin with a small letter. */
export function dayName(date: string, language: Language): string {
  const name = formatDate(Date.parse(`${date}T12:00:00Z`), 'UTC', language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** `07:00–15:00`, and without an end `07:00, still in`. */
export function spanOf(
  { startAtUtc, endAtUtc }: Pick<OwnEntry, 'startAtUtc' | 'endAtUtc'>,
  timeZone: string,
  openEnd: string,
): string {
  const from = formatClock(Date.parse(startAtUtc), timeZone);
  return endAtUtc === null
    ? `${from}, ${openEnd}`
    : fromTo(from, formatClock(Date.parse(endAtUtc), timeZone));
}
