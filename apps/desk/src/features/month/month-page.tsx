// The month of payroll: what is to do, approving what is fine, and the way to the payroll system.
import { useQuery } from '@tanstack/react-query';
import { addDays } from '@stimpill/time';
import { may } from '@stimpill/api-types/rights';
import { startDayQuery } from '#api/pay-days.ts';
import { askedRange, besideRange } from '#api/pay-range.ts';
import { monthQuery, type PayrollMonth } from '#api/payroll-month.ts';
import { profilesQuery, runsQuery, type ProfileKey } from '#api/payroll-runs.ts';
import { useSession } from '#api/session.ts';
import type { Range } from '#api/timesheets.ts';
import { useClock } from '#api/use-clock.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { SelectFilter } from '#ui/filter-fields.tsx';
import { InHead, PageFrame } from '#ui/page-frame.tsx';
import { PeriodBar } from '#ui/period-bar.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { ApprovalPart } from './approval-part.tsx';
import { Checklist } from './checklist.tsx';
import { ExportPart } from './export-part.tsx';
import styles from './month.module.css';
import { monthWords } from '#said/desk/month/month.ts';
import { PeopleTable } from './people-table.tsx';
import { States } from './states.tsx';
import { useChoice } from './use-choice.ts';

/** So long a period that has ended is still the one that people work on. */
const WORKED_ON_DAYS = 14;

export function MonthPage() {
  const t = useWords(monthWords);
  const session = useSession();
  const startDay = useQuery(startDayQuery(session.company.id));
  const seesRuns = may(session, 'payroll.read') === null;
  return (
    <PageFrame
      title={t.title}
      lead={t.lead}
      actions={
        seesRuns && (
          <>
            <ButtonLink to="/month/bonuses" icon="calendar">
              {t.bonuses}
            </ButtonLink>
            <ButtonLink to="/month/holiday-pay" icon="clock">
              {t.holidayPay}
            </ButtonLink>
            <ButtonLink to="/month/runs" icon="list">
              {t.runs}
            </ButtonLink>
          </>
        )
      }
    >
      <DataOf query={startDay} rows={8}>
        {(day) =>
          seesRuns ? <PeriodForPayroll startDay={day} /> : <Period startDay={day} profile="generic" />
        }
      </DataOf>
    </PageFrame>
  );
}

/** For whom sends pay: the checklist is that of the payroll system of the last run, until another is chosen. */
function PeriodForPayroll({ startDay }: { readonly startDay: number }) {
  const { id } = useSession().company;
  const runs = useQuery(runsQuery(id));
  const profiles = useQuery(profilesQuery(id));
  const { filters } = useFiltersInAddress<'profile'>();
  const ready = runs.data && profiles.data && { newest: runs.data[0], known: profiles.data };
  return (
    <DataOf query={{ ...(runs.error ? runs : profiles), data: ready }} rows={8}>
      {({ newest, known }) => {
        const chosen = known.find(({ key }) => key === filters.profile)?.key;
        return (
          <Period startDay={startDay} profile={chosen ?? newest?.profileKey ?? 'generic'} profiles={known} />
        );
      }}
    </DataOf>
  );
}

type PeriodProps = {
  readonly startDay: number;
  readonly profile: ProfileKey;
  readonly profiles?: readonly { readonly key: ProfileKey; readonly name: string }[];
};

function Period({ startDay, profile, profiles }: PeriodProps) {
  const t = useWords(monthWords);
  const { timeZone } = useClock();
  const worked = addDays(useToday(timeZone), -WORKED_ON_DAYS);
  const { filters, onFilter } = useFiltersInAddress<'from' | 'profile'>();
  const range = askedRange(filters.from, worked, startDay);
  const { before, after } = besideRange(range, startDay);
  const asked = { range, profileKey: profile, comparedFrom: before.startDate };
  const month = useQuery(monthQuery(useSession().company.id, asked));
  return (
    <>
      <InHead>
        <PeriodBar range={range} {...{ before, after }} today={worked} nowName={t.thisPeriod} to="/month" />
        {profiles && (
          <div className="toolbar">
            <SelectFilter
              label={t.payrollSystem}
              value={profile}
              options={profiles.map(({ key, name }) => [key, name])}
              onChoose={(key) => onFilter({ profile: key })}
            />
          </div>
        )}
      </InHead>
      <DataOf query={month} rows={8}>
        {(data) => (
          <Month key={range.startDate} month={data} range={range} before={before} profile={profile} />
        )}
      </DataOf>
    </>
  );
}

type MonthProps = {
  readonly month: PayrollMonth;
  readonly range: Range;
  /** The period before. */
  readonly before: Range;
  readonly profile: ProfileKey;
};

function Month({ month, range, before, profile }: MonthProps) {
  const t = useWords(monthWords);
  const session = useSession();
  const choice = useChoice(month);
  if (month.people.length === 0)
    return (
      <Empty title={t.emptyTitle}>
        <p>{t.emptyLead}</p>
      </Empty>
    );
  return (
    <>
      <States people={month.people} />
      <div className={styles['parts']}>
        <Checklist month={month} profile={profile} />
        <div className={styles['steps']}>
          <ApprovalPart month={month} range={range} choice={choice} />
          {may(session, 'payroll.read') === null && (
            <ExportPart month={month} range={range} profile={profile} />
          )}
        </div>
      </div>
      <PeopleTable month={month} range={range} before={before} choice={choice} />
    </>
  );
}
