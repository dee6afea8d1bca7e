// The time of one person over a pay period: day by day, why it is paid as it is, and where it is corrected.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { may, type AboutPerson } from '@stimpill/api-types/rights';
import { payPeriodsQuery } from '#api/company-structure.ts';
import { personQuery, type PersonOf } from '#api/people.ts';
import { personDaysQuery, type PersonDays, type Range } from '#api/timesheets.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useToday } from '#ui/use-today.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { CorrectionDialog, type Corrected } from './correction/correction-dialog.tsx';
import { DayPart, type DayRights } from './day-part.tsx';
import { PaidLines } from './paid-lines.tsx';
import { besideRange, payRangeOf } from './pay-range.ts';
import styles from './person-time-page.module.css';
import { timeWords } from './time-words.ts';
import { useClock } from './use-clock.ts';
import { wordFor } from './word-for.ts';

export function PersonTimePage() {
  const t = useWords(timeWords);
  const { company } = useSession();
  const { personId = '' }: { readonly personId?: string } = useParams({ strict: false });
  const of = { companyId: company.id, employeeId: personId };
  const person = useQuery(personQuery(of));
  const periods = useQuery(payPeriodsQuery(company.id));
  const name = person.data?.data.displayName ?? '';
  const ready = person.data && periods.data && { person: person.data.data, periods: periods.data };
  return (
    <PageFrame
      title={t.title(name)}
      above={[
        { name: t.people, to: '/people' },
        { name, to: `/people/${personId}` },
      ]}
    >
      <DataOf query={{ ...(person.error ? person : periods), data: ready }}>
        {({ person: { payPeriodId }, periods: known }) => (
          <Period key={personId} of={of} startDay={startDayOf(payPeriodId, known)} />
        )}
      </DataOf>
    </PageFrame>
  );
}

type KnownPeriod = { readonly id: string; readonly startDay: number; readonly isInUse: boolean };

/** On which day of the month the period of this person begins; where several could be meant, the month of the calendar. */
function startDayOf(payPeriodId: string | null, periods: readonly KnownPeriod[]): number {
  const own = periods.find(({ id }) => id === payPeriodId);
  const inUse = periods.filter(({ isInUse }) => isInUse);
  return (own ?? (inUse.length === 1 ? inUse[0] : undefined))?.startDay ?? 1;
}

const isDate = (text: string | undefined): text is string => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
};

type PeriodProps = { readonly of: PersonOf; readonly startDay: number };

function Period({ of, startDay }: PeriodProps) {
  const { language } = useSpeech();
  const { timeZone } = useClock();
  const today = useToday(timeZone);
  const { filters } = useFiltersInAddress<'from'>();
  const asked = filters.from;
  const range = payRangeOf(isDate(asked) ? asked : today, startDay);
  const days = useQuery(personDaysQuery(of, range, language));
  return (
    <>
      <PeriodBar range={range} startDay={startDay} employeeId={of.employeeId} />
      <DataOf query={days} rows={8}>
        {(data) => <Days of={of} data={data} today={today} />}
      </DataOf>
    </>
  );
}

type PeriodBarProps = { readonly range: Range; readonly startDay: number; readonly employeeId: string };

function PeriodBar({ range, startDay, employeeId }: PeriodBarProps) {
  const t = useWords(timeWords);
  const { day } = useClock();
  const { before, after } = besideRange(range, startDay);
  const named = ({ startDate, endDate }: Range) => t.range(day(startDate), day(endDate));
  const to = `/timesheets/${employeeId}`;
  return (
    <nav className={styles['period']} aria-label={named(range)}>
      <Link to={to} search={{ from: before.startDate }} className={styles['step']} data-way="before">
        {t.before}
      </Link>
      <h2>{named(range)}</h2>
      <Link to={to} search={{ from: after.startDate }} className={styles['step']} data-way="after">
        {t.after}
      </Link>
    </nav>
  );
}

/** What lies open above the days: a new entry on a day, or one that is there. */
type Opened = { readonly date: string } | { readonly timeEntryId: string };

type DaysProps = { readonly of: PersonOf; readonly data: PersonDays; readonly today: string };

function Days({ of, data, today }: DaysProps) {
  const t = useWords(timeWords);
  const [now] = useState(() => Date.now());
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const { mayCorrect, maySeeHistory, isOwn } = useRights(data);
  const entries = data.days.flatMap((day) => day.entries);
  const lastDay = today < data.endDate ? today : data.endDate;
  const corrected: Corrected | undefined = opened && { of, entries, today, ...opened };
  return (
    <>
      {isOwn && (
        <Notice look="plain">
          <p>{t.ownTime}</p>
        </Notice>
      )}
      <Sums data={data} />
      {mayCorrect && lastDay >= data.startDate && (
        <div className={styles['acts']}>
          <Button look="primary" icon="plus" onPress={() => setOpened({ date: lastDay })}>
            {t.addTime}
          </Button>
        </div>
      )}
      <ol className={styles['days']}>
        {data.days.map((day, place) => (
          <DayPart
            key={day.date}
            of={of}
            day={day}
            before={data.days[place - 1]}
            today={today}
            now={now}
            mayCorrect={mayCorrect}
            maySeeHistory={maySeeHistory}
            onAdd={(date) => setOpened({ date })}
            onCorrect={(timeEntryId) => setOpened({ timeEntryId })}
          />
        ))}
      </ol>
      {corrected && <CorrectionDialog {...corrected} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function useRights({ employeeId, departmentIds }: AboutPerson): DayRights & { readonly isOwn: boolean } {
  const session = useSession();
  const why = may(session, 'time.decide', { employeeId, ...(departmentIds && { departmentIds }) });
  return {
    mayCorrect: why === null,
    maySeeHistory: why === null || why === 'ownTime',
    isOwn: why === 'ownTime',
  };
}

function Sums({ data }: { readonly data: PersonDays }) {
  const t = useWords(timeWords);
  const { duration, day } = useClock();
  const isNothing = data.payLines.length === 0 && data.workedMinutes === 0;
  return (
    <div className={styles['sums']}>
      <dl className={styles['total']}>
        <div>
          <dt>{t.worked}</dt>
          <dd>{duration(data.workedMinutes)}</dd>
        </div>
        {data.plannedMinutes > 0 && (
          <div>
            <dt>{t.planned}</dt>
            <dd>{duration(data.plannedMinutes)}</dd>
          </div>
        )}
      </dl>
      {isNothing && <p className={styles['fine']}>{t.nothingYet}</p>}
      <PaidLines {...data} label={t.paidAs} />
      {data.balances.length > 0 && (
        <div>
          <p className={styles['fine']}>{t.timeOff(day(data.balanceDate))}</p>
          <ul className={styles['lines']}>
            {data.balances.map(({ account, remainingMinutes }) => (
              <li key={account}>
                {wordFor(t.accounts, account)}{' '}
                <b>
                  {remainingMinutes < 0 && '−'}
                  {duration(Math.abs(remainingMinutes))}
                </b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
