import { formatClock, formatDuration } from '@stimpill/words/format-time.ts';
import { formatDay, formatDayAndYear } from '@stimpill/words/local-day.ts';
import { creditName, kindsOf } from '@stimpill/words/own-record.ts';
import type { MyHours } from '#api/own-operations.ts';
import { Card } from '#ui/card.tsx';
import { MinuteList } from '#ui/minute-list.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './home.module.css';

type HoursCardsProps = { readonly hours: MyHours; readonly timeZone: string };

/** Today with its punches, the running pay period by pay line, what was earned beside it, and the time off that is left. */
export function HoursCards({ hours, timeZone }: HoursCardsProps) {
  const { t, language } = useLanguage();
  const { period } = hours;
  const name = (account: string) => creditName(account, t.hoursAccounts, t.hoursOtherCredit);
  return (
    <>
      <Today today={hours.today} timeZone={timeZone} />
      <Card title={t.hoursPeriod}>
        <p className="figure">{formatDuration(period.totalMinutes, language)}</p>
        <p className="soft">
          {t.hoursSpan({
            from: formatDay(period.startDate, language),
            to: formatDay(period.endDate, language),
          })}
        </p>
        {period.buckets && (
          <MinuteList
            lines={kindsOf(period.buckets).map(({ kind, minutes }) => [t.hoursKinds[kind], minutes])}
          />
        )}
      </Card>
      {period.credits && period.credits.length > 0 && (
        <Card title={t.hoursCredits}>
          <p className="soft">{t.hoursCreditsHint}</p>
          <MinuteList lines={period.credits.map(({ account, minutes }) => [name(account), minutes])} />
        </Card>
      )}
      {hours.timeOff && hours.timeOff.length > 0 && (
        <Card title={t.hoursTimeOff}>
          {hours.timeOff.map((each) => (
            <TimeOff key={each.account} name={name(each.account)} timeOff={each} />
          ))}
        </Card>
      )}
    </>
  );
}

function Today({ today, timeZone }: { readonly today: MyHours['today']; readonly timeZone: string }) {
  const { t, language } = useLanguage();
  const { workedMinutes, openEntryStartAtUtc, stints = [] } = today;
  const clock = (instant: string) => formatClock(Date.parse(instant), timeZone);
  const kinds: Readonly<Record<string, string | undefined>> = t.hoursStintKinds;
  return (
    <Card title={t.hoursToday}>
      <p className="figure">{formatDuration(workedMinutes, language)}</p>
      {openEntryStartAtUtc !== null && (
        <p className={styles['open']}>{t.hoursOpen({ time: clock(openEntryStartAtUtc) })}</p>
      )}
      {stints.length > 0 && (
        <ul className={styles['stints']} aria-label={t.hoursPunches}>
          {stints.map(({ startAtUtc, endAtUtc, isDraft, kind = 'work' }) => (
            <li key={`${kind} ${startAtUtc}`} className={styles['stint']}>
              <span>
                {t.receiptIn} {clock(startAtUtc)}
              </span>
              {endAtUtc !== null && (
                <span>
                  {t.receiptOut} {clock(endAtUtc)}
                </span>
              )}
              {kinds[kind] !== undefined && <span className="soft">{kinds[kind]}</span>}
              {isDraft && <span className="soft">{t.hoursDraft}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type TimeOffProps = {
  readonly name: string;
  readonly timeOff: NonNullable<MyHours['timeOff']>[number];
};

function TimeOff({ name, timeOff }: TimeOffProps) {
  const { t, language } = useLanguage();
  const { earnedMinutes, givenMinutes, remainingMinutes, due } = timeOff;
  const duration = (minutes: number) =>
    `${minutes < 0 ? '−' : ''}${formatDuration(Math.abs(minutes), language)}`;
  return (
    <div>
      <p className="row between">
        <span>{name}</span> <strong>{duration(remainingMinutes)}</strong>
      </p>
      <p className="soft">
        {t.hoursTimeOffParts({ earned: duration(earnedMinutes), given: duration(givenMinutes) })}
      </p>
      {due.map(({ giveByDate, minutes }) => (
        <p key={giveByDate}>
          {t.hoursTimeOffDue({ minutes: duration(minutes), day: formatDayAndYear(giveByDate, language) })}
        </p>
      ))}
    </div>
  );
}
