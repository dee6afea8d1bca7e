// What would other rules have paid? The same time, calculated under the rules in force and under a new one, person by person. Nothing is
// stored, and what was kept at an approval plays no part: both sides are calculated now.
import {
  calculateTimesheet,
  type RuleDefinition,
  type RuleVersion,
  type Timesheet,
  type TimesheetInput,
} from '@stimpill/calc';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { FIRST_DATE } from './known-years.ts';
import { loadTimesheetRecords, type TimesheetRecords } from './load-timesheet-records.ts';

export type CompareRequest = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: { readonly startDate: string; readonly endDate: string };
  readonly definition: RuleDefinition;
};

/** Whole minutes of one line under both rules. Time that is given off stands under the name of its account. */
type LineDifference = { readonly line: string; readonly before: number; readonly after: number };

export type RuleDifference = {
  readonly employee: Employee;
  /** Every line that either rule pays, in order of its name. */
  readonly lines: readonly LineDifference[];
};

const NOTHING_KEPT: NonNullable<TimesheetInput['kept']> = new Map();

/** @returns what each of the people would be paid, in their order */
export async function compareRules(db: Queryable, request: CompareRequest): Promise<RuleDifference[]> {
  const { company, employees, range, definition } = request;
  const trial: readonly RuleVersion[] = [{ name: 'new', number: 1, validFrom: FIRST_DATE, definition }];
  const asked = { company, employees, range };
  const before = await loadTimesheetRecords(db, asked);
  const after = await loadTimesheetRecords(db, { ...asked, ruleVersions: trial });
  return employees.map((employee) => {
    const paidBy = ({ calcInputOf }: TimesheetRecords) =>
      linesOf(calculateTimesheet({ ...calcInputOf(employee), kept: NOTHING_KEPT }));
    return { employee, lines: differences(paidBy(before), paidBy(after)) };
  });
}

type Lines = Readonly<Record<string, number>>;

/** Pay lines, and beside them the credits that stand on none. */
function linesOf({ totals, credits }: Timesheet): Lines {
  const lines: Record<string, number> = { ...totals.payLines };
  for (const { payLine, account, minutes } of credits) {
    if (payLine === null) lines[account] = (lines[account] ?? 0) + minutes;
  }
  return lines;
}

function differences(before: Lines, after: Lines): LineDifference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.map((line) => ({ line, before: before[line] ?? 0, after: after[line] ?? 0 }));
}
