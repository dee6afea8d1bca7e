// Changes, the newest first, under the days on which they were made.
import { wallPartsOf } from '@stimpill/time';
import type { LoggedChange } from './log-query.ts';
import { useSession } from '#api/session.ts';
import { formatDate, formatClock } from '@stimpill/words/format-time.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { ChangedFields } from './changed-fields.tsx';
import styles from './log-page.module.css';
import { logWords } from '#said/desk/log/log.ts';

type Choose = { readonly onBy: (userId: string) => void; readonly onAbout: (employeeId: string) => void };
type ChangeDaysProps = Choose & { readonly changes: readonly LoggedChange[] };

export function ChangeDays({ changes, ...choose }: ChangeDaysProps) {
  const { language } = useSpeech();
  const { timeZone } = useSession().company;
  const dayOf = ({ changedAtUtc }: LoggedChange) => {
    const at = Date.parse(changedAtUtc);
    return `${formatDate(at, timeZone, language)} ${wallPartsOf(at, timeZone).year}`;
  };
  return byDay(changes, dayOf).map(({ day, changes: ofDay }) => (
    <section key={day} className={styles['day']}>
      <h2>{day}</h2>
      <ol className="card rows">
        {ofDay.map((change) => (
          <Change key={change.id} change={change} {...choose} />
        ))}
      </ol>
    </section>
  ));
}

type Day = { readonly day: string; readonly changes: LoggedChange[] };

function byDay(changes: readonly LoggedChange[], dayOf: (change: LoggedChange) => string): readonly Day[] {
  const days: Day[] = [];
  for (const change of changes) {
    const day = dayOf(change);
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, changes: [change] });
  }
  return days;
}

type ChangeProps = Choose & { readonly change: LoggedChange };

function Change({ change, onBy, onAbout }: ChangeProps) {
  const t = useWords(logWords);
  const { timeZone } = useSession().company;
  const { changedAtUtc, userId, by, door, act, subjectName, recordName, employeeId, employeeName } = change;
  const isAboutItself = employeeName === recordName;
  return (
    <li className={styles['change']} data-row="whole">
      <time className={styles['time']} dateTime={changedAtUtc}>
        {formatClock(Date.parse(changedAtUtc), timeZone)}
      </time>
      <div className={styles['what']}>
        <p>
          <strong>{recordName ?? subjectName}</strong>{' '}
          <span className={styles['act']}>
            {recordName === null ? '' : `${subjectName} `}
            {t.acts[act]}
          </span>
          {employeeId !== null && employeeName !== null && !isAboutItself && (
            <>
              {' · '}
              <button type="button" className={styles['name']} onClick={() => onAbout(employeeId)}>
                {t.about({ name: employeeName })}
              </button>
            </>
          )}
        </p>
        <ChangedFields change={change} />
        {change.reason !== null && (
          <p className={styles['reason']}>
            <span>{t.reason}:</span> {change.reason}
          </p>
        )}
      </div>
      <p className={styles['who']}>
        {userId === null ? (
          by
        ) : (
          <button type="button" className={styles['name']} onClick={() => onBy(userId)}>
            {by}
          </button>
        )}
        <span className={styles['door']}>{door}</span>
      </p>
    </li>
  );
}
