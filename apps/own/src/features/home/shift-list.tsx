import { daysBetween, fromTo } from '@stimpill/time';
import { formatClock, formatDate } from '@stimpill/words/format-time.ts';
import { failureWords } from '#api/failure-words.ts';
import type { MyShift } from '#api/own-operations.ts';
import type { Reading } from '#api/use-read.ts';
import { Card } from '#ui/card.tsx';
import { Unread } from '#ui/unread.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './home.module.css';

type ShiftListProps = {
  readonly reading: Reading<{ readonly shifts: readonly MyShift[] }>;
  readonly now: number;
  readonly timeZone: string;
};

/** When to come next. */
export function ShiftList({ reading, now, timeZone }: ShiftListProps) {
  const { t } = useLanguage();
  const { data, failure, isReading, readAt, again } = reading;
  return (
    <Card title={t.hoursShifts}>
      {failure && (
        <Unread
          words={`${t.hoursShiftsFailed} ${failureWords(failure, t)}`}
          from={data && { readAt, timeZone }}
          isReading={isReading}
          onAgain={again}
        />
      )}
      {!data && isReading && <p role="status">{t.opening}</p>}
      {data?.shifts.length === 0 && <p>{t.hoursNoShifts}</p>}
      {data && data.shifts.length > 0 && (
        <ul className={styles['shifts']}>
          {data.shifts.map((shift) => (
            <Shift key={shift.id} shift={shift} now={now} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type ShiftProps = { readonly shift: MyShift; readonly now: number; readonly timeZone: string };

function Shift({ shift, now, timeZone }: ShiftProps) {
  const { t, language } = useLanguage();
  const [startAt, endAt] = [Date.parse(shift.startAtUtc), Date.parse(shift.endAtUtc)];
  const nearness = { 0: t.hoursToday, 1: t.hoursTomorrow }[daysBetween(now, startAt, timeZone)];
  return (
    <li className={styles['shift']}>
      <p>
        {nearness !== undefined && <strong>{nearness}, </strong>}
        <span className={nearness === undefined ? 'capital' : undefined}>
          {formatDate(startAt, timeZone, language)}
        </span>
      </p>
      <p>
        <strong>{fromTo(formatClock(startAt, timeZone), formatClock(endAt, timeZone))}</strong>{' '}
        <span className="soft">{shift.shiftTypeName}</span>
      </p>
    </li>
  );
}
