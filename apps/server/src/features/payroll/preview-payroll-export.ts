// What would payroll be sent for these people and days, and what blocks it? Nothing is sent.
import { instantsOf } from '@stimpill/time';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { missingFactsOf } from '#features/absences/absence-balance.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Employee } from '#features/people/employee.ts';
import { listEmployedOrWorked, listNamedEmployees } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { loadRuleVersionsOf } from '#features/rules/load-rule-versions-of.ts';
import { calculateTimesheets, type EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { minutesByPayLine } from '#features/timesheets/paid-lines.ts';
import { completenessIssues, type Asked } from './completeness-issues.ts';
import { loadRestIssues, TOLD_RIGHTS } from './departures-as-issues.ts';
import { readPayrollCodes } from './payroll-code-store.ts';
import { countOpenQuestions, type AskingTime } from './open-questions.ts';
import { payrollIssue, type PayrollIssue } from './payroll-issue.ts';
import {
  payrollLines,
  unmappedAbsences,
  unmappedCredits,
  unmappedPayLines,
  type PayrollLine,
} from './payroll-lines.ts';
import { timesheetIssues } from './timesheet-issues.ts';

export type PreviewRequest = {
  readonly companyId: string;
  /** yyyy-MM-dd, both inclusive. */
  readonly range: { readonly startDate: string; readonly endDate: string };
  /** yyyy-MM-dd: with what was worked from this day up to the range the timesheets are compared. */
  readonly comparedFrom?: string | undefined;
  /** The payroll system, as the company file names it. */
  readonly target: string;
  /** Null: everybody who was employed on any day of the range, and everybody of whom there is time in it. */
  readonly employeeIds: readonly string[] | null;
  /** Who belongs to everybody, too, whatever time there is of them. */
  readonly besides?: readonly string[];
  /** Whose time is looked at, of those whom the others name; not given: of all of them. */
  readonly isSeen?: ((employeeId: string) => boolean) | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type PayrollPreview = {
  readonly company: CompanySettings;
  readonly totalEmployees: number;
  /** By the name of the person. */
  readonly lines: readonly PayrollLine[];
  readonly issues: readonly PayrollIssue[];
  /** Counted in `issues` as what waits for a manager. */
  readonly askingTime: AskingTime;
};

/** So many are calculated and let go again before the next: what is kept of many entries costs more than to calculate them. */
const AT_A_TIME = 200;

/**
 * @param onTimesheet is given each timesheet, by name, whose totals count what is locked; it is not kept here
 * @throws DomainError `employee.not_found`
 */
export async function previewPayrollExport(
  db: Queryable,
  request: PreviewRequest,
  onTimesheet: (timesheet: EmployeeTimesheet) => void = () => undefined,
): Promise<PayrollPreview> {
  const { companyId, range, comparedFrom, now, isSeen = () => true } = request;
  const company = await requireCompany(db, companyId);
  const all = await listPeopleToPay(companyScope(db, companyId), company, request);
  const people = all.filter(({ id }) => isSeen(id));
  const employees = inNameOrder(people, ({ displayName }) => displayName);
  const asked = { company, employees, range };
  const known = await loadKnown(db, request, asked);
  const found = { ...nothingFound(), lacking: employees.filter(known.lacksBirthDate) };

  // Overtime is decided by everything that was worked; only what is locked is paid.
  const counts = ({ isLocked }: { readonly isLocked: boolean }) => isLocked;
  for (let from = 0; from < employees.length; from += AT_A_TIME) {
    const some = employees.slice(from, from + AT_A_TIME);
    const looking = { looksAtHolidays: true, looksAtRest: TOLD_RIGHTS } as const;
    const asking = { company, employees: some, range, comparedFrom, counts, ...looking };
    for (const timesheet of await calculateTimesheets(db, asking)) {
      onTimesheet(timesheet);
      addTo(found, timesheet, known);
    }
  }
  return {
    company,
    totalEmployees: employees.length,
    lines: found.lines,
    issues: [
      ...found.ofTime,
      ...unmappedPayLines(found.payLines, known.codes),
      ...found.ofAbsences,
      ...found.ofCredits,
      ...found.lacking.map(toIncomplete),
      ...(await completenessIssues(db, asked, now)),
      ...found.ofRest,
    ],
    askingTime: known.questions.ofTime,
  };
}

const nothingFound = () => ({
  payLines: new Set<string>(),
  lines: [] as PayrollLine[],
  ofTime: [] as PayrollIssue[],
  ofAbsences: [] as PayrollIssue[],
  ofCredits: [] as PayrollIssue[],
  ofRest: [] as PayrollIssue[],
});

/** What is asked of each person, read for all of them at once. */
async function loadKnown(db: Queryable, { companyId, target, now }: PreviewRequest, asked: Asked) {
  const { company, range } = asked;
  const scope = companyScope(db, companyId);
  const ruleVersionsOf = await loadRuleVersionsOf(scope, company);
  return {
    codes: await readPayrollCodes(scope, target, company),
    questions: await countOpenQuestions(scope, asked),
    restIssuesOf: await loadRestIssues(db, asked, now),
    lacksBirthDate: (employee: Employee) =>
      employee.birthDate === null &&
      missingFactsOf(employee, { ruleVersions: ruleVersionsOf(employee) }, range.endDate).includes(
        'birthDate',
      ),
  };
}

function addTo(
  found: ReturnType<typeof nothingFound>,
  timesheet: EmployeeTimesheet,
  { codes, questions, restIssuesOf }: Awaited<ReturnType<typeof loadKnown>>,
): void {
  for (const payLine of Object.keys(minutesByPayLine(timesheet.totals))) found.payLines.add(payLine);
  found.lines.push(...payrollLines(timesheet, codes));
  found.ofTime.push(...timesheetIssues(timesheet, questions.all.get(timesheet.employee.id)));
  found.ofAbsences.push(...unmappedAbsences(timesheet, codes));
  found.ofCredits.push(...unmappedCredits(timesheet, codes));
  found.ofRest.push(...restIssuesOf(timesheet));
}

/** @throws DomainError `employee.not_found` */
export async function listPeopleToPay(
  scope: CompanyScope,
  { timeZone }: CompanySettings,
  { employeeIds, besides = [], range }: Pick<PreviewRequest, 'employeeIds' | 'besides' | 'range'>,
): Promise<Employee[]> {
  if (employeeIds === null) {
    const found = await listEmployedOrWorked(scope, range, instantsOf(range, timeZone));
    const isFound = new Set(found.map(({ id }) => id));
    const others = [...new Set(besides)].filter((id) => !isFound.has(id));
    return [...found, ...(await listNamedEmployees(scope, others))];
  }
  const named = await listNamedEmployees(scope, employeeIds);
  const byId = new Map(named.map((employee) => [employee.id, employee]));
  return [...new Set(employeeIds)].map((id) => {
    const employee = byId.get(id);
    if (employee === undefined) {
      const field = `employeeIds[${employeeIds.indexOf(id)}]`;
      throw new DomainError('employee.not_found', { field });
    }
    return employee;
  });
}

function toIncomplete({ id }: Employee): PayrollIssue {
  return payrollIssue('entitlement.incomplete', { employeeId: id });
}
