import { formatClock, formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { formatDay } from '@stimpill/words/local-day.ts';
import { creditName } from '@stimpill/words/own-record.ts';
import type { OwnHours, Stint } from './own-hours.ts';
import { TimeOffCard } from './time-off-card.tsx';
import styles from './own-hours-screen.module.css';

type HoursCardsProps = { readonly hours: OwnHours; readonly timeZone: string };

/** Today with its punches, the running pay period with its kinds of minutes, what was earned beside them, and the time off that is left. */
export function HoursCards({ hours, timeZone }: HoursCardsProps) {
  const { t, language } = useLanguage();
  return (
    <div className={styles['cards']}>
      <section className={styles['card']}>
        <h2>{t.hoursToday}</h2>
        <p className={styles['figure']}>{formatDuration(hours.todayMinutes, language)}</p>
        {hours.stints && hours.stints.length > 0 && <Stints stints={hours.stints} timeZone={timeZone} />}
        {hours.openSince !== undefined && (
          <p>{t.hoursOpen({ time: formatClock(hours.openSince, timeZone) })}</p>
        )}
      </section>
      <section className={styles['card']}>
        <h2>{t.hoursPeriod}</h2>
        <p className={styles['figure']}>{formatDuration(hours.periodMinutes, language)}</p>
        <p>
          {t.hoursSpan({
            from: formatDay(hours.periodStart, language),
            to: formatDay(hours.periodEnd, language),
          })}
        </p>
        {hours.kinds && (
          <MinuteList lines={hours.kinds.map(({ kind, minutes }) => [t.hoursKinds[kind], minutes])} />
        )}
      </section>
      {hours.credits.length > 0 && (
        <section className={styles['card']}>
          <h2>{t.hoursCredits}</h2>
          <p>{t.hoursCreditsHint}</p>
          <MinuteList
            lines={hours.credits.map(({ account, minutes }) => [
              creditName(account, t.hoursAccounts, t.hoursOtherCredit),
              minutes,
            ])}
          />
        </section>
      )}
      {hours.timeOff.length > 0 && <TimeOffCard timeOff={hours.timeOff} />}
    </div>
  );
}

function Stints({ stints, timeZone }: { readonly stints: readonly Stint[]; readonly timeZone: string }) {
  const { t } = useLanguage();
  const kinds: Readonly<Record<string, string | undefined>> = t.hoursStintKinds;
  return (
    <ul className={styles['stints']} aria-label={t.hoursPunches}>
      {stints.map(({ startAt, endAt, isDraft, kind = 'work' }) => (
        <li key={`${kind} ${startAt}`}>
          <span>
            {t.receiptIn} {formatClock(startAt, timeZone)}
          </span>
          {endAt !== undefined && (
            <span>
              {t.receiptOut} {formatClock(endAt, timeZone)}
            </span>
          )}
          {kinds[kind] && <em>{kinds[kind]}</em>}
          {isDraft && <em>{t.hoursDraft}</em>}
        </li>
      ))}
    </ul>
  );
}

function MinuteList({ lines }: { readonly lines: readonly (readonly [string, number])[] }) {
  const { language } = useLanguage();
  return (
    <dl className={styles['kinds']}>
      {lines.map(([name, minutes]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatDuration(minutes, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
