// What would payroll be sent for these people and days, and what blocks it? Nothing is sent.
import { countOpenReviews } from '#features/ledger/review-item-store.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import { DomainError } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Employee } from '#features/people/employee.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { calculateTimesheets, type EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { companyZone, instantsOf } from '#features/timesheets/company-zone.ts';
import { countEntriesBetween } from '#features/ledger/time-entry-store.ts';
import { completenessIssues, type Asked } from './completeness-issues.ts';
import { listPayrollCodes } from './payroll-code-store.ts';
import { payrollIssue, type PayrollIssue } from './payroll-issue.ts';
import { restIssues } from './rest-issues.ts';

export type PreviewRequest = {
  readonly companyId: string;
  /** yyyy-MM-dd, both inclusive. */
  readonly range: { readonly startDate: string; readonly endDate: string };
  /** The payroll system, as the company file names it. */
  readonly target: string;
  /** Null: everybody who was employed on any day of the range. */
  readonly employeeIds: readonly string[] | null;
  /** Epoch milliseconds. */
  readonly now: number;
};

type PayrollLine = {
  readonly employeeId: string;
  readonly employeeDisplayName: string;
  readonly payrollCode: string;
  readonly minutes: number;
};

export type PayrollPreview = {
  readonly totalEmployees: number;
  readonly lines: readonly PayrollLine[];
  readonly issues: readonly PayrollIssue[];
};

/** @throws DomainError `employee.not_found` */
export async function previewPayrollExport(db: Queryable, request: PreviewRequest): Promise<PayrollPreview> {
  const { companyId, range, target } = request;
  const company = await requireCompany(db, companyId);
  const scope = companyScope(db, companyId);
  const everybody = await listEmployees(scope);
  const employees = inNameOrder(chooseFrom(everybody, request), ({ displayName }) => displayName);

  // Overtime is decided by everything that was worked; only what is locked is paid.
  const counts = ({ isLocked }: { readonly isLocked: boolean }) => isLocked;
  const timesheets = await calculateTimesheets(db, { company, employees, range, counts });
  const codes = await listPayrollCodes(scope, target);
  const reviews = await countOpenReviews(scope, whoseOf(employees));

  const codeOf = (key: string) => codes.get(key) ?? (target === 'generic' ? key : undefined);
  return {
    totalEmployees: employees.length,
    lines: timesheets.flatMap((timesheet) => linesOf(timesheet, codeOf)),
    issues: [
      ...timesheets.flatMap((timesheet) => issuesOf(timesheet, reviews.get(timesheet.employee.id))),
      ...unmappedIssues(timesheets, codeOf),
      ...(await completenessIssues(db, { company, employees, range }, request.now)),
      ...(await restIssues(db, { company, employees, range }, timesheets, request.now)),
      ...(request.employeeIds === null ? await leftOut(scope, { company, employees, range }) : []),
    ],
  };
}

function chooseFrom(everybody: readonly Employee[], { employeeIds, range }: PreviewRequest): Employee[] {
  if (employeeIds === null) return everybody.filter((employee) => isEmployedIn(employee, range));
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

type CodeOf = (payLineKey: string) => string | undefined;

/** One line for each payroll code: two pay lines that payroll calls the same are one. */
function linesOf({ employee, totals }: EmployeeTimesheet, codeOf: CodeOf): PayrollLine[] {
  const minutesByCode = new Map<string, number>();
  for (const [key, minutes] of Object.entries(totals.payLines)) {
    const code = codeOf(key);
    if (code !== undefined) minutesByCode.set(code, (minutesByCode.get(code) ?? 0) + minutes);
  }
  return [...minutesByCode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([payrollCode, minutes]) => ({
      employeeId: employee.id,
      employeeDisplayName: employee.displayName,
      payrollCode,
      minutes,
    }));
}

function issuesOf({ employee, entries, differingEntryIds }: EmployeeTimesheet, reviews = 0): PayrollIssue[] {
  const settled = entries.filter(({ entry }) => !entry.isDraft && entry.endAt !== null);
  const counts = {
    'entry.open': entries.filter(({ entry }) => entry.endAt === null).length,
    'entry.not_locked': settled.filter(({ entry }) => !entry.isLocked).length,
    'review.open': reviews,
    'entry.draft': entries.filter(({ entry }) => entry.isDraft && entry.endAt !== null).length,
    'entry.differs': differingEntryIds.length,
  } as const;
  return (Object.keys(counts) as (keyof typeof counts)[])
    .filter((code) => counts[code] > 0)
    .map((code) => payrollIssue(code, { employeeId: employee.id, entryCount: counts[code] }));
}

function unmappedIssues(timesheets: readonly EmployeeTimesheet[], codeOf: CodeOf): PayrollIssue[] {
  const keys = new Set(timesheets.flatMap(({ totals }) => Object.keys(totals.payLines)));
  return [...keys]
    .filter((key) => codeOf(key) === undefined)
    .sort()
    .map((payLineKey) => payrollIssue('pay_line.unmapped', { payLineKey }));
}

async function leftOut(scope: CompanyScope, { company, employees, range }: Asked): Promise<PayrollIssue[]> {
  const counts = await countEntriesBetween(scope, instantsOf(range, companyZone(company.timeZone)));
  const asked = new Set(employees.map(({ id }) => id));
  return [...counts]
    .filter(([employeeId]) => !asked.has(employeeId))
    .map(([employeeId, entryCount]) => payrollIssue('employee.left_out', { employeeId, entryCount }));
}
