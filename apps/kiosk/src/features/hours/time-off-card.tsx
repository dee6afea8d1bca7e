import { creditName } from '@stimpill/words/own-record.ts';
import { formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { formatDayAndYear } from '@stimpill/words/local-day.ts';
import type { TimeOff } from './own-hours.ts';
import styles from './own-hours-screen.module.css';

/** The time off that is left of each kind, what it comes from, and by when it must be given. */
export function TimeOffCard({ timeOff }: { readonly timeOff: readonly TimeOff[] }) {
  const { t, language } = useLanguage();
  const duration = (minutes: number) =>
    `${minutes < 0 ? '-' : ''}${formatDuration(Math.abs(minutes), language)}`;
  return (
    <section className={styles['card']}>
      <h2>{t.hoursTimeOff}</h2>
      {timeOff.map(({ account, earnedMinutes, givenMinutes, remainingMinutes, due }) => (
        <div key={account} className={styles['timeOff']}>
          <p className={styles['left']}>
            <span>{creditName(account, t.hoursAccounts, t.hoursOtherCredit)}</span>{' '}
            <strong>{duration(remainingMinutes)}</strong>
          </p>
          <p>{t.hoursTimeOffParts({ earned: duration(earnedMinutes), given: duration(givenMinutes) })}</p>
          {due.map(({ giveByDate, minutes }) => (
            <p key={giveByDate}>
              {t.hoursTimeOffDue({ minutes: duration(minutes), day: formatDayAndYear(giveByDate, language) })}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
