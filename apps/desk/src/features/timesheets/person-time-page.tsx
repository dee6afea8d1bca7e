// The time of one person over a pay period: day by day, why it is paid as it is, and where it is corrected.
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { may, type AboutPerson } from '@stimpill/api-types/rights';
import { startDayQuery } from '#api/pay-days.ts';
import { personQuery, type PersonOf } from '#api/people.ts';
import { personDaysQuery, type PersonDays } from '#api/timesheets.ts';
import { useSession } from '#api/session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { Notice } from '#ui/notice.tsx';
import { InHead, PageFrame } from '#ui/page-frame.tsx';
import { PeriodBar } from '#ui/period-bar.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useToday } from '#ui/use-today.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { CorrectionDialog, type Corrected } from './correction/correction-dialog.tsx';
import { DayPart, type DayRights } from './day-part.tsx';
import { PaidLines } from './paid-lines.tsx';
import { askedRange, besideRange } from '#api/pay-range.ts';
import styles from './person-time-page.module.css';
import { isNoPerson, NoPerson } from '#records/no-person.tsx';
import { ReopenDialog } from '#records/reopen-dialog.tsx';
import { StatementsButton } from '#records/statements/statements-button.tsx';
import { reopenWords } from '#said/desk/common/reopen.ts';
import { statementsWords } from '#said/desk/common/statements.ts';
import { timeWords } from '#said/desk/timesheets/time.ts';
import { useClock } from '#api/use-clock.ts';
import { wordFor } from '@stimpill/words/word-for.ts';

export function PersonTimePage() {
  const t = useWords(timeWords);
  const { company } = useSession();
  const { personId = '' }: { readonly personId?: string } = useParams({ strict: false });
  const of = { companyId: company.id, employeeId: personId };
  const person = useQuery(personQuery(of));
  const record = person.data?.data;
  const startDay = useQuery({
    ...startDayQuery(company.id, record?.payPeriodId),
    enabled: record !== undefined,
  });
  const name = record?.displayName;
  if (isNoPerson(person)) return <NoPerson />;
  return (
    <PageFrame
      title={name === undefined ? t.timesheets : t.title({ name })}
      above={[
        { name: t.timesheets, to: '/timesheets' },
        ...(name === undefined ? [] : [{ name, to: `/people/${personId}` }]),
      ]}
    >
      <DataOf query={person.error ? { ...person, data: undefined } : startDay}>
        {(day) => <Period key={personId} of={of} startDay={day} />}
      </DataOf>
    </PageFrame>
  );
}

type PeriodProps = { readonly of: PersonOf; readonly startDay: number };

function Period({ of, startDay }: PeriodProps) {
  const { language } = useSpeech();
  const { timeZone } = useClock();
  const today = useToday(timeZone);
  const { filters } = useFiltersInAddress<'from'>();
  const range = askedRange(filters.from, today, startDay);
  const days = useQuery(personDaysQuery(of, range, language));
  return (
    <>
      <InHead>
        <PeriodBar
          {...besideRange(range, startDay)}
          range={range}
          today={today}
          to={`/timesheets/${of.employeeId}`}
        />
      </InHead>
      <DataOf query={days} rows={8}>
        {(data) => <Days of={of} data={data} today={today} />}
      </DataOf>
    </>
  );
}

/** What lies open above the days: a new entry on a day, or one that is there. */
type Opened = { readonly date: string } | { readonly timeEntryId: string };

type DaysProps = { readonly of: PersonOf; readonly data: PersonDays; readonly today: string };

function Days({ of, data, today }: DaysProps) {
  const t = useWords(timeWords);
  const reopen = useWords(reopenWords);
  const [now] = useState(() => Date.now());
  const { mayCorrect, maySeeHistory, isOwn } = useRights(data);
  const [isReopening, setIsReopening] = useState(false);
  const entries = data.days.flatMap((day) => day.entries);
  const isReopenable =
    mayCorrect && (entries.some(({ isLocked }) => isLocked) || data.days.some(({ isClosed }) => isClosed));
  const lastDay = today < data.endDate ? today : data.endDate;
  useDayOfAddress();
  const [opened, setOpened] = useOpened(data, mayCorrect);
  const corrected: Corrected | undefined = opened && { of, entries, today, ...opened };
  return (
    <>
      {isOwn && <OwnTime />}
      <Sums data={data} />
      <div className="row middle gap-8">
        {mayCorrect && lastDay >= data.startDate && (
          <Button look="primary" icon="plus" onPress={() => setOpened({ date: lastDay })}>
            {t.addTime}
          </Button>
        )}
        {mayCorrect && (
          <ButtonLink to="/leave" search={{ open: 'new', person: of.employeeId }} icon="calendar">
            {t.enterAbsence}
          </ButtonLink>
        )}
        <OnPaper data={data} />
        {isReopenable && (
          <Button icon="lock" onPress={() => setIsReopening(true)}>
            {reopen.act}
          </Button>
        )}
      </div>
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
            onReopen={() => setIsReopening(true)}
          />
        ))}
      </ol>
      {isReopening && <Reopening data={data} onClose={() => setIsReopening(false)} />}
      {corrected && <CorrectionDialog {...corrected} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function OwnTime() {
  const t = useWords(timeWords);
  return (
    <Notice look="plain">
      <p>{t.ownTime}</p>
    </Notice>
  );
}

/** A link may open an entry, or a new one on a day. */
function useOpened({ days }: PersonDays, mayCorrect: boolean) {
  const { filters, onFilter } = useFiltersInAddress<'day' | 'open'>();
  const [opened, setOpened] = useState<Opened | undefined>();
  const { open: timeEntryId, day: date } = filters;
  const isCorrectable = days.some(({ entries }) =>
    entries.some(({ id, isLocked }) => id === timeEntryId && !isLocked),
  );
  const ofAddress: Opened | undefined =
    timeEntryId === 'new' && date !== undefined
      ? { date }
      : timeEntryId !== undefined && isCorrectable
        ? { timeEntryId }
        : undefined;
  const open = (next: Opened | undefined) => {
    setOpened(next);
    if (timeEntryId !== undefined) onFilter({ open: '' });
  };
  return [opened ?? (mayCorrect ? ofAddress : undefined), open] as const;
}

function Reopening({ data, onClose }: { readonly data: PersonDays; readonly onClose: () => void }) {
  const { employeeId, employeeDisplayName } = data;
  return <ReopenDialog employeeId={employeeId} name={employeeDisplayName} range={data} onClose={onClose} />;
}

function OnPaper({ data }: { readonly data: PersonDays }) {
  const t = useWords(statementsWords);
  const { employeeId, employeeDisplayName: name } = data;
  return (
    <StatementsButton people={[{ employeeId, name }]} periods={[data]}>
      {t.act}
    </StatementsButton>
  );
}

/** A link to one day comes to it, once the days are there. */
function useDayOfAddress(): void {
  const { filters } = useFiltersInAddress<'day'>();
  useEffect(() => {
    const day = document.getElementById(`day-${filters.day}`);
    const frame = requestAnimationFrame(() => day?.focus());
    return () => cancelAnimationFrame(frame);
  }, [filters.day]);
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
          <p className={styles['fine']}>{t.timeOff({ day: day(data.balanceDate) })}</p>
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
