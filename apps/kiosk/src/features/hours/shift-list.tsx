import { daysBetween, fromTo } from '@stimpill/time';
import { formatClock, formatDate } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Icon } from '@stimpill/ui/icon.tsx';
import type { OwnShift } from './own-hours.ts';
import styles from './own-hours-screen.module.css';

type ShiftListProps = {
  readonly shifts: readonly OwnShift[] | undefined;
  readonly now: number;
  readonly timeZone: string;
};

/** When to come next: the day in words, the time, the kind of shift. */
export function ShiftList({ shifts, now, timeZone }: ShiftListProps) {
  const { t } = useLanguage();
  return (
    <section className={styles['shifts']} data-scrolls>
      <h2>{t.hoursShifts}</h2>
      {!shifts && <p>{t.hoursShiftsFailed}</p>}
      {shifts?.length === 0 && <p>{t.hoursNoShifts}</p>}
      {shifts && shifts.length > 0 && (
        <ul>
          {shifts.map((shift) => (
            <Shift key={shift.id} shift={shift} now={now} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </section>
  );
}

type ShiftProps = { readonly shift: OwnShift; readonly now: number; readonly timeZone: string };

function Shift({ shift, now, timeZone }: ShiftProps) {
  const { t, language } = useLanguage();
  const days = daysBetween(now, shift.startAt, timeZone);
  const nearness = { 0: t.hoursToday, 1: t.hoursTomorrow }[days];
  const time = fromTo(formatClock(shift.startAt, timeZone), formatClock(shift.endAt, timeZone));
  return (
    <li className={styles['shift']}>
      <Icon name="calendar" />
      <p className={styles['day']}>
        {nearness && <strong>{nearness}</strong>}
        <span>{formatDate(shift.startAt, timeZone, language)}</span>
      </p>
      <p className={styles['when']}>
        <strong>{time}</strong>
        <span>{shift.name}</span>
      </p>
    </li>
  );
}
