// What payroll is sent of a person: minutes under the codes of its system, and what has none.
import type { PaidAbsence } from '@stimpill/api-types/entry-kinds';
import type { Employee } from '#features/people/employee.ts';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { creditsOffPayLines, minutesByPayLine, paidAbsences } from '#features/timesheets/paid-lines.ts';
import { payrollIssue, type PayrollIssue } from './payroll-issue.ts';

export type PayrollLine = {
  readonly employeeId: string;
  readonly employeeDisplayName: string;
  readonly payrollCode: string;
  readonly minutes: number;
};

/** The codes of a payroll system. Keys are pay lines, accounts of credits and kinds of absence; no two of them share a name. */
export type PayrollCodes = {
  readonly byKey: ReadonlyMap<string, string>;
  /** Pay lines and kinds of absence without a code go through under their own name. */
  readonly passesOwnNames: boolean;
  /** Kinds of absence that need no line of people who are paid by the month. */
  readonly paidBySalary: CompanySettings['paidBySalary'];
};

/** One line for each payroll code: what payroll calls the same is one line. */
export function payrollLines(timesheet: EmployeeTimesheet, codes: PayrollCodes): PayrollLine[] {
  const minutesByCode = new Map<string, number>();
  const add = (code: string | undefined, minutes: number) => {
    if (code !== undefined) minutesByCode.set(code, (minutesByCode.get(code) ?? 0) + minutes);
  };
  for (const [key, minutes] of Object.entries(minutesByPayLine(timesheet.totals)))
    add(codeOf(codes, key), minutes);
  for (const [key, minutes] of creditsOffPayLines(timesheet.credits)) add(codes.byKey.get(key), minutes);
  for (const [kind, minutes] of paidAbsences(timesheet.totals))
    add(codeOfAbsence(timesheet.employee, kind, codes), minutes);
  const { id, displayName } = timesheet.employee;
  return [...minutesByCode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([payrollCode, minutes]) => ({
      employeeId: id,
      employeeDisplayName: displayName,
      payrollCode,
      minutes,
    }));
}

/** One issue for each pay line of the rules that has no code, however many people have it: the code is missing once. */
export function unmappedPayLines(payLines: ReadonlySet<string>, codes: PayrollCodes): PayrollIssue[] {
  const unmapped = [...payLines].filter((key) => codeOf(codes, key) === undefined).sort();
  return unmapped.map((payLineKey) => payrollIssue('pay_line.unmapped', { payLineKey }));
}

function codeOf({ byKey, passesOwnNames }: PayrollCodes, name: string): string | undefined {
  return byKey.get(name) ?? (passesOwnNames ? name : undefined);
}

/** What the salary pays has a line only where the company has named a code for it. */
function codeOfAbsence(employee: Pick<Employee, 'payBasis'>, kind: PaidAbsence, codes: PayrollCodes) {
  return isPaidBySalary(employee, kind, codes) ? codes.byKey.get(kind) : codeOf(codes, kind);
}

function isPaidBySalary(
  { payBasis }: Pick<Employee, 'payBasis'>,
  kind: PaidAbsence,
  { paidBySalary }: PayrollCodes,
): boolean {
  return payBasis === 'monthly' && paidBySalary[kind];
}

/** One issue for each person and kind of absence that is in no line, unless the salary pays it: by the hour nothing else does. */
export function unmappedAbsences(
  { employee, totals }: Pick<EmployeeTimesheet, 'employee' | 'totals'>,
  codes: PayrollCodes,
): PayrollIssue[] {
  return [...paidAbsences(totals)]
    .filter(([kind]) => codeOfAbsence(employee, kind, codes) === undefined)
    .filter(([kind]) => !isPaidBySalary(employee, kind, codes))
    .map(([kind, minutes]) =>
      payrollIssue('absence.unmapped', {
        employeeId: employee.id,
        payLineKey: kind,
        minutes,
        severity: employee.payBasis === 'hourly' ? 'error' : 'warning',
        message: `${minutes} minutes of absence (${kind}) have no code in the payroll system, so they are in no line. ${WHAT_TO_DO[employee.payBasis]}`,
      }),
    );
}

const WHAT_TO_DO = {
  hourly: 'Somebody who is paid by the hour is paid them from here alone: name the code.',
  monthly: 'Name the code, or say once in the settings that the salary pays this kind of absence.',
} as const;

/** One issue for each person and account of credits that has no code. */
export function unmappedCredits(
  { employee, credits }: EmployeeTimesheet,
  { byKey }: PayrollCodes,
): PayrollIssue[] {
  return [...creditsOffPayLines(credits)]
    .filter(([account]) => !byKey.has(account))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([account, minutes]) =>
      payrollIssue('credit.unmapped', {
        employeeId: employee.id,
        payLineKey: account,
        minutes,
        message: `${minutes} minutes were earned on the account "${account}", which has no code in the payroll system. They are in no line. Name its code, or keep their balance here.`,
      }),
    );
}
