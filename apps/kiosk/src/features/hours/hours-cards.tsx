import { formatClock, formatDayAndMonth, formatDuration } from '#i18n/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { OwnHours } from './own-hours.ts';
import styles from './own-hours-screen.module.css';

type HoursCardsProps = { readonly hours: OwnHours; readonly timeZone: string };

/** Today and the running pay period, each as one large figure. */
export function HoursCards({ hours, timeZone }: HoursCardsProps) {
  const { t, language } = useLanguage();
  const day = (date: string) => formatDayAndMonth(Date.parse(`${date}T12:00:00Z`), 'UTC', language);
  return (
    <div className={styles['cards']}>
      <section className={styles['card']}>
        <h2>{t.hoursToday}</h2>
        <p className={styles['figure']}>{formatDuration(hours.todayMinutes, language)}</p>
        {hours.openSince !== undefined && <p>{t.hoursOpen(formatClock(hours.openSince, timeZone))}</p>}
      </section>
      <section className={styles['card']}>
        <h2>{t.hoursPeriod}</h2>
        <p className={styles['figure']}>{formatDuration(hours.periodMinutes, language)}</p>
        <p>{t.hoursSpan(day(hours.periodStart), day(hours.periodEnd))}</p>
      </section>
    </div>
  );
}
