// Regular hours that follow from what somebody worked, and what other ones would change in their pay. Nothing is stored here.
import { proposalRange, proposePattern, type PatternProposal } from '@stimpill/calc';
import { addDays, startOfLocalDate } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { closedOver } from '#features/ledger/closed-time.ts';
import { listClosedTime } from '#features/ledger/closed-time-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { timesheetOf, type EmployeeTimesheet } from './calculate-timesheets.ts';
import { FIRST_DATE } from './known-years.ts';
import { loadTimesheetRecords } from './load-timesheet-records.ts';

export type { PatternProposal } from '@stimpill/calc';

type Asked = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  /** yyyy-MM-dd, on the calendar of the company. */
  readonly today: string;
};

/** Plans reach this many days ahead, and so far are holidays looked for. */
const PLANNED_DAYS = 28;
const LOOK_AHEAD_DAYS = 92;

export async function proposeWorkPattern(
  db: Queryable,
  { company, employee, today }: Asked,
): Promise<PatternProposal> {
  const { startDate } = proposalRange(today);
  const range = { startDate, endDate: addDays(today, PLANNED_DAYS) };
  const records = await loadTimesheetRecords(db, { company, employees: [employee], range });
  return proposePattern(records.calcInputOf(employee), today);
}

export type PatternEffect = {
  /** What was compared, yyyy-MM-dd, both inclusive. */
  readonly startDate: string;
  readonly endDate: string;
  /** Only those that change, by date. */
  readonly holidays: readonly HolidayEffect[];
  /** Approved days whose figures would change. */
  readonly movedDates: readonly string[];
};

type HolidayEffect = {
  readonly date: string;
  readonly beforeMinutes: number;
  readonly afterMinutes: number;
  /** Whether the day was approved for payroll. */
  readonly isClosed: boolean;
};

/**
 * @param asked has the employee as they are stored
 * @param workPattern the regular hours that they would have
 * @param since the first day on which something could change, yyyy-MM-dd
 */
export async function findPatternEffect(
  db: Queryable,
  { company, employee, today }: Asked,
  { workPattern, since }: Pick<Employee, 'workPattern'> & { readonly since: string },
): Promise<PatternEffect> {
  const startDate = since > FIRST_DATE ? since : FIRST_DATE;
  const range = { startDate, endDate: addDays(startDate > today ? startDate : today, LOOK_AHEAD_DAYS) };
  const records = await loadTimesheetRecords(db, { company, employees: [employee], range });
  const before = timesheetOf(records, employee);
  const after = timesheetOf(records, { ...employee, workPattern });
  const closed = await closedDays(db, { company, employee, startDate });
  const isMovedNow = new Set(before.moved.dates);
  return {
    ...range,
    holidays: holidayEffects(before, after, closed),
    movedDates: after.moved.dates.filter((date) => !isMovedNow.has(date)),
  };
}

async function closedDays(
  db: Queryable,
  { company, employee, startDate }: Omit<Asked, 'today'> & { readonly startDate: string },
): Promise<(date: string) => boolean> {
  const startOf = (date: string) => startOfLocalDate(date, company.timeZone);
  const all = await listClosedTime(companyScope(db, company.id), [employee.id], startOf(startDate));
  return (date) => closedOver(all.get(employee.id) ?? [], startOf(date)) !== undefined;
}

function holidayEffects(
  before: EmployeeTimesheet,
  after: EmployeeTimesheet,
  isClosed: (date: string) => boolean,
): HolidayEffect[] {
  const was = holidayMinutes(before);
  const is = holidayMinutes(after);
  const dates = [...new Set([...was.keys(), ...is.keys()])].sort();
  return dates
    .map((date) => ({
      ...{ date, beforeMinutes: was.get(date) ?? 0, afterMinutes: is.get(date) ?? 0 },
      isClosed: isClosed(date),
    }))
    .filter(({ beforeMinutes, afterMinutes }) => beforeMinutes !== afterMinutes);
}

function holidayMinutes({ credits }: EmployeeTimesheet): ReadonlyMap<string, number> {
  const minutesOn = new Map<string, number>();
  for (const { account, localDate, minutes } of credits)
    if (account === 'holidayPay') minutesOn.set(localDate, (minutesOn.get(localDate) ?? 0) + minutes);
  return minutesOn;
}
