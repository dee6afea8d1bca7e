// The days of one person: time entries with where they come from, the plan, the pay, and what is asked.
import { datesOf, instantsOf, localDateOf } from '@stimpill/time';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { readTimeOffBalances } from '#features/balances/read-time-off-balances.ts';
import type { TimeOffBalance } from '#features/balances/time-off-balance.ts';
import type { RecordedChange } from '#features/changes/change.ts';
import { listChangesOfEach } from '#features/changes/change-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listClosedTime } from '#features/ledger/closed-time-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { listShifts, type Shift } from '#features/schedules/shift-store.ts';
import { calculatePaidDays } from '#features/timesheets/calculate-paid-days.ts';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { groupBy } from '#group-by.ts';
import { originsOf, type EntryOrigins } from './entry-origins.ts';
import { listPunchesOfEntries } from './entry-punch-store.ts';
import { sumHours, type Hours, type HoursOfDay, type MinutesByName } from './hours.ts';
import { hoursOfDays } from './hours-of-days.ts';
import { listOpenQuestions, type OpenQuestion } from './open-question-store.ts';
import { loadPlannedDays } from './planned-days.ts';
import type { Range } from './read-timesheet-grid.ts';

export type PersonDaysRequest = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: Range;
  /** Epoch milliseconds. */
  readonly now: number;
};

type EntryOfSheet = EmployeeTimesheet['entries'][number];

export type EntryOfDay = EntryOfSheet & {
  readonly isKeptOtherwise: boolean;
  readonly origins: EntryOrigins;
  /** By hand, the oldest first. */
  readonly changes: readonly RecordedChange[];
};

export type DayOfPerson = HoursOfDay & {
  readonly isClosed: boolean;
  /** By key. */
  readonly payLines: MinutesByName;
  readonly given: EmployeeTimesheet['credits'];
  readonly entries: readonly EntryOfDay[];
  readonly shifts: readonly Shift[];
  readonly questions: readonly OpenQuestion[];
};

export type DaysOfPerson = {
  readonly employee: Employee;
  readonly hours: Hours;
  readonly payLines: MinutesByName;
  /** As payroll counts them. */
  readonly totals: EmployeeTimesheet['totals'];
  /** Every day of the range. */
  readonly days: readonly DayOfPerson[];
  readonly balanceDate: string;
  readonly balances: readonly TimeOffBalance[];
};

export async function readPersonDays(db: Queryable, request: PersonDaysRequest): Promise<DaysOfPerson> {
  const { company, employee, range, now } = request;
  const scope = companyScope(db, company.id);
  const today = localDateOf(now, company.timeZone);
  const { timesheet, payLinesOn } = await calculatePaidDays(db, request);
  const questions = await listOpenQuestions(scope, [employee.id]);
  const questionsOn = groupBy(questions, ({ at }) => localDateOf(at, company.timeZone));
  const planOf = await loadPlannedDays(db, { company, employees: [employee], range });
  const hours = hoursOfDays({
    timesheet,
    plan: planOf(employee),
    questionDates: new Set(questionsOn.keys()),
    dates: datesOf(range),
    today,
    toleranceMinutes: company.planToleranceMinutes,
  });
  const shiftsOn = await loadShifts(scope, request);
  const entries = await withOrigins(scope, request, timesheet);
  const isClosed = await closedDays(scope, request);
  const balanceDate = range.endDate < today ? range.endDate : today;
  return {
    employee,
    hours: sumHours(hours),
    payLines: timesheet.totals.payLines,
    totals: timesheet.totals,
    days: hours.map((day) => ({
      ...day,
      isClosed: isClosed(day.date),
      payLines: mayBePaid(day) ? payLinesOn(day.date) : {},
      given: timesheet.credits.filter(({ localDate, minutes }) => localDate === day.date && minutes > 0),
      entries: entries.filter(({ calculated }) => calculated.localDate === day.date),
      shifts: shiftsOn.get(day.date) ?? [],
      questions: questionsOn.get(day.date) ?? [],
    })),
    balanceDate,
    balances: await readTimeOffBalances(db, { company, employee, asOfDate: balanceDate }),
  };
}

async function closedDays(
  scope: CompanyScope,
  { company: { timeZone }, employee, range }: PersonDaysRequest,
): Promise<(date: string) => boolean> {
  const { from } = instantsOf(range, timeZone);
  const closed = ((await listClosedTime(scope, [employee.id], from)).get(employee.id) ?? []).map((span) => ({
    startDate: localDateOf(span.from, timeZone),
    endDate: localDateOf(span.until - 1, timeZone),
  }));
  return (date) => closed.some(({ startDate, endDate }) => startDate <= date && date <= endDate);
}

const mayBePaid = ({ workedMinutes, credits }: Hours) => workedMinutes > 0 || Object.keys(credits).length > 0;

/** By local date, each list by start. */
async function loadShifts(
  scope: CompanyScope,
  { company, employee, range }: PersonDaysRequest,
): Promise<ReadonlyMap<string, readonly Shift[]>> {
  if (!company.features.enableShifts) return new Map();
  const instants = instantsOf(range, company.timeZone);
  const shifts = await listShifts(scope, { ...instants, whose: [employee.id], open: 'advertised' });
  const own = shifts.filter(({ employeeId }) => employeeId === employee.id);
  return groupBy(own, ({ startAt }) => localDateOf(startAt, company.timeZone));
}

const TWO_DAYS_MS = 2 * 86_400_000;

/** A punch of an entry lies near it: its end within two days, whatever a manager decided about its time. */
async function withOrigins(
  scope: CompanyScope,
  { company, employee, range }: PersonDaysRequest,
  { entries, differingEntryIds }: EmployeeTimesheet,
): Promise<readonly EntryOfDay[]> {
  const { from, to } = instantsOf(range, company.timeZone);
  const around = { from: from - TWO_DAYS_MS, to: to + TWO_DAYS_MS };
  const punches = groupBy(
    await listPunchesOfEntries(scope, employee.id, around),
    ({ timeEntryId }) => timeEntryId,
  );
  const ids = entries.map(({ entry }) => entry.id);
  const changes = await listChangesOfEach(scope, 'timeEntry', ids);
  return entries.map(({ entry, calculated }) => ({
    entry,
    calculated,
    isKeptOtherwise: differingEntryIds.includes(entry.id),
    origins: originsOf(entry, punches.get(entry.id) ?? [], changes.get(entry.id) ?? []),
    changes: changes.get(entry.id) ?? [],
  }));
}
