// What does a correction change in somebody's pay? The correction is tried out, and the pay lines before and after are compared.
import { accountingRange } from '@stimpill/calc';
import { periodsOver, type DateRange } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Database, Queryable } from '#database/database.ts';
import { tryOut } from '#database/try-out.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listPayPeriods } from '#features/companies/pay-period-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { loadRuleVersionsOf } from '#features/rules/load-rule-versions-of.ts';
import { calculateEmployeeTimesheet } from './calculate-employee-timesheet.ts';
import type { EmployeeTimesheet } from './calculate-timesheets.ts';
import { lineDifferences, paidLines, type LineDifference } from './paid-lines.ts';
import { NOTHING_MOVED, type MovedFigures } from './moved-figures.ts';
import { payPeriodsAround } from './load-timesheet-records.ts';

export type PayEffectRequest<Made> = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** The days that the correction touches, before and after; yyyy-MM-dd, both inclusive. */
  readonly days: DateRange;
  /** The correction, as it would be made. What it throws is thrown. */
  readonly make: (trial: Database) => Promise<Made>;
};

export type PayEffect = {
  readonly employee: Employee;
  /** What was compared: the pay periods that hold the days, and what the rule settles together with them. */
  readonly range: DateRange;
  readonly workedMinutes: { readonly before: number; readonly after: number };
  /** Only the lines that change, by their keys. */
  readonly lines: readonly LineDifference[];
  /** What of approved time would change with it. */
  readonly moved: MovedFigures;
};

/**
 * Drafts and open time are not paid, so they are on neither side; approved time keeps its figures on both.
 * @returns what the correction returned, and an effect for each of the employees, in their order
 */
export async function findPayEffects<Made>(
  database: Database,
  request: PayEffectRequest<Made>,
): Promise<{ readonly made: Made; readonly effects: readonly PayEffect[] }> {
  return tryOut(database, async (trial) => {
    const asked = await whatToCompare(trial.knex, request);
    const before = await calculated(trial.knex, asked);
    const made = await request.make(trial);
    const after = await calculated(trial.knex, asked);
    return {
      made,
      effects: asked.map(({ employee, range }, index) => ({
        employee,
        range,
        ...difference(before[index], after[index]),
      })),
    };
  });
}

type Compared = Pick<PayEffect, 'employee' | 'range'> & { readonly company: CompanySettings };

/** The pay periods that hold the days, and what the rule settles together with them, for each person. */
export async function whatToCompare(
  db: Queryable,
  { company, employees, days }: Omit<PayEffectRequest<unknown>, 'make'>,
): Promise<Compared[]> {
  const scope = companyScope(db, company.id);
  const ruleVersionsOf = await loadRuleVersionsOf(scope, company);
  const periods = new Map((await listPayPeriods(scope)).map((period) => [period.id, period]));
  return employees.map((employee) => {
    const period = periods.get(employee.payPeriodId ?? company.defaultPayPeriodId ?? '');
    const paid = hullOf(periodsOver(period?.startDay ?? 1, days));
    const around = period === undefined ? [] : payPeriodsAround(period, paid);
    const { startDate, endDate } = accountingRange(ruleVersionsOf(employee), paid, around);
    return { company, employee, range: { startDate, endDate } };
  });
}

/** @param periods by date, at least one */
function hullOf(periods: readonly DateRange[]): DateRange {
  return { startDate: periods[0]?.startDate ?? '', endDate: periods.at(-1)?.endDate ?? '' };
}

type Paid = {
  readonly moved: MovedFigures;
  readonly workedMinutes: number;
  readonly lines: Readonly<Record<string, number>>;
};

async function calculated(db: Queryable, asked: readonly Compared[]): Promise<Paid[]> {
  const paid: Paid[] = [];
  for (const each of asked) {
    paid.push(paidOf(await calculateEmployeeTimesheet(db, each)));
  }
  return paid;
}

export function paidOf(timesheet: EmployeeTimesheet): Paid {
  const { totals, moved } = timesheet;
  return { workedMinutes: totals.totalMinutes, lines: paidLines(timesheet), moved };
}

export function difference(
  before: Paid | undefined,
  after: Paid | undefined,
): Pick<PayEffect, 'workedMinutes' | 'lines' | 'moved'> {
  const lines = lineDifferences(before?.lines ?? {}, after?.lines ?? {});
  return {
    workedMinutes: { before: before?.workedMinutes ?? 0, after: after?.workedMinutes ?? 0 },
    lines: lines.filter(({ beforeMinutes, afterMinutes }) => beforeMinutes !== afterMinutes),
    moved: after?.moved ?? NOTHING_MOVED,
  };
}
