// What payroll is sent of a person: minutes under the codes of its system, and what has none.
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { besidePayLines, creditsOffPayLines } from '#features/timesheets/paid-lines.ts';
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
  /** Pay lines without a code go through under their own name. */
  readonly passesPayLines: boolean;
};

/** One line for each payroll code: what payroll calls the same is one line. */
export function payrollLines(timesheet: EmployeeTimesheet, codes: PayrollCodes): PayrollLine[] {
  const minutesByCode = new Map<string, number>();
  const add = (code: string | undefined, minutes: number) => {
    if (code !== undefined) minutesByCode.set(code, (minutesByCode.get(code) ?? 0) + minutes);
  };
  for (const [key, minutes] of Object.entries(timesheet.totals.payLines)) add(codeOf(codes, key), minutes);
  for (const [key, minutes] of besidePayLines(timesheet)) add(codes.byKey.get(key), minutes);
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

function codeOf({ byKey, passesPayLines }: PayrollCodes, payLine: string): string | undefined {
  return byKey.get(payLine) ?? (passesPayLines ? payLine : undefined);
}

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
