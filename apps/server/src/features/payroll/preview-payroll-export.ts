// What would payroll be sent for these people and days, and what blocks it? Nothing is sent.
import { countOpenReviews } from '#features/ledger/review-item-store.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import { DomainError } from '#errors/domain-error.ts';
import { missingFactsOf } from '#features/absences/absence-balance.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Employee } from '#features/people/employee.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { loadRuleVersionsOf } from '#features/rules/load-rule-versions-of.ts';
import { calculateTimesheets, type EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { companyZone, instantsOf } from '#features/timesheets/company-zone.ts';
import { listWhoWorked } from '#features/ledger/time-entry-store.ts';
import { completenessIssues } from './completeness-issues.ts';
import { listPayrollCodes } from './payroll-code-store.ts';
import { payrollIssue, type PayrollIssue } from './payroll-issue.ts';
import { restIssues } from './rest-issues.ts';
import { payrollLines, unmappedIssues, type PayrollLine } from './payroll-lines.ts';
import { timesheetIssues } from './timesheet-issues.ts';

export type PreviewRequest = {
  readonly companyId: string;
  /** yyyy-MM-dd, both inclusive. */
  readonly range: { readonly startDate: string; readonly endDate: string };
  /** The payroll system, as the company file names it. */
  readonly target: string;
  /** Null: everybody who was employed on any day of the range, and everybody of whom there is time in it. */
  readonly employeeIds: readonly string[] | null;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type PayrollPreview = {
  readonly company: CompanySettings;
  /** Of everybody of the request, by name. Totals count what is locked. */
  readonly timesheets: readonly EmployeeTimesheet[];
  readonly totalEmployees: number;
  readonly lines: readonly PayrollLine[];
  readonly issues: readonly PayrollIssue[];
};

/** @throws DomainError `employee.not_found` */
export async function previewPayrollExport(db: Queryable, request: PreviewRequest): Promise<PayrollPreview> {
  const { companyId, range, target } = request;
  const company = await requireCompany(db, companyId);
  const scope = companyScope(db, companyId);
  const employees = inNameOrder(
    await listPeopleToPay(scope, company, request),
    ({ displayName }) => displayName,
  );

  // Overtime is decided by everything that was worked; only what is locked is paid.
  const counts = ({ isLocked }: { readonly isLocked: boolean }) => isLocked;
  const timesheets = await calculateTimesheets(db, { company, employees, range, counts });
  const codes = { byKey: await listPayrollCodes(scope, target), passesPayLines: target === 'generic' };
  const reviews = await countOpenReviews(scope, whoseOf(employees));
  const ruleVersionsOf = await loadRuleVersionsOf(scope, company);
  const lacksBirthDate = (employee: Employee) =>
    missingFactsOf(employee, { ruleVersions: ruleVersionsOf(employee) }, range.endDate).includes('birthDate');

  return {
    company,
    timesheets,
    totalEmployees: employees.length,
    lines: timesheets.flatMap((timesheet) => payrollLines(timesheet, codes)),
    issues: [
      ...timesheets.flatMap((timesheet) => timesheetIssues(timesheet, reviews.get(timesheet.employee.id))),
      ...unmappedIssues(timesheets, codes),
      ...employees.filter(lacksBirthDate).map(toIncomplete),
      ...(await completenessIssues(db, { company, employees, range }, request.now)),
      ...(await restIssues(db, { company, employees, range }, timesheets, request.now)),
    ],
  };
}

/** @throws DomainError `employee.not_found` */
export async function listPeopleToPay(
  scope: CompanyScope,
  { timeZone }: CompanySettings,
  { employeeIds, range }: Pick<PreviewRequest, 'employeeIds' | 'range'>,
): Promise<Employee[]> {
  const everybody = await listEmployees(scope);
  if (employeeIds === null) {
    const worked = await listWhoWorked(scope, instantsOf(range, companyZone(timeZone)));
    return everybody.filter((employee) => isEmployedIn(employee, range) || worked.has(employee.id));
  }
  const byId = new Map(everybody.map((employee) => [employee.id, employee]));
  return [...new Set(employeeIds)].map((id) => {
    const employee = byId.get(id);
    if (employee === undefined) {
      const field = `employeeIds[${employeeIds.indexOf(id)}]`;
      throw new DomainError('employee.not_found', { field });
    }
    return employee;
  });
}

function isEmployedIn(employee: Employee, { startDate, endDate }: PreviewRequest['range']): boolean {
  const { employmentStartDate, employmentEndDate } = employee;
  return employmentStartDate <= endDate && (employmentEndDate === null || employmentEndDate >= startDate);
}

function toIncomplete({ id }: Employee): PayrollIssue {
  return payrollIssue('entitlement.incomplete', { employeeId: id });
}
