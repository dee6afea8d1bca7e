// What would other rules have paid? The same time, calculated under the rules in force and under a new one, person by person. Nothing is
// stored, and what was kept at an approval plays no part: both sides are calculated now.
import {
  calculateTimesheet,
  type RuleDefinition,
  type RuleVersion,
  type TimesheetInput,
} from '@stimpill/calc';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { FIRST_DATE } from './known-years.ts';
import { lineDifferences, paidLines, type LineDifference } from './paid-lines.ts';
import { loadTimesheetRecords, type TimesheetRecords } from './load-timesheet-records.ts';

export type CompareRequest = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: { readonly startDate: string; readonly endDate: string };
  readonly definition: RuleDefinition;
};

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
      paidLines(calculateTimesheet({ ...calcInputOf(employee), kept: NOTHING_KEPT }));
    return { employee, lines: lineDifferences(paidBy(before), paidBy(after)) };
  });
}
