// The one count behind checklist and run: what everybody is paid now, who is ready, and what was sent before.
import type { CompanyScope } from '#database/company-scope.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { groupBy } from '#group-by.ts';
import { isServiceAccount } from '#features/people/employee.ts';
import type { PayrollIssue } from '#features/payroll/payroll-issue.ts';
import type { PayrollLine } from '#features/payroll/payroll-lines.ts';
import { previewPayrollExport, type PayrollPreview } from '#features/payroll/preview-payroll-export.ts';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import type { ExportProfileKey, OwnExportProfile } from './export-profile.ts';
import { readExportProfile } from './export-profile-store.ts';
import { readIdentities } from './identity-store.ts';
import { knownByOf, toIdentity, type Identity } from './to-identity.ts';
import { listSent, type SentPerson } from './sent-store.ts';
import type { CodeMinutes } from './code-minutes.ts';
import { goneAbsences, toUnmappedAbsences, type UnmappedAbsence } from './without-absences.ts';

export type CountRequest = {
  readonly companyId: string;
  readonly profileKey: ExportProfileKey;
  /** yyyy-MM-dd, both inclusive. */
  readonly range: { readonly startDate: string; readonly endDate: string };
  /** yyyy-MM-dd: with what was worked from this day up to the range it is compared. */
  readonly comparedFrom?: string | undefined;
  /** Null: everybody of the period, and those of a run of exactly these days: what was sent may have to be taken back. */
  readonly employeeIds: readonly string[] | null;
  /** Who belongs to everybody, too. */
  readonly besides?: readonly string[] | undefined;
  /** Whom somebody sees who asks; not given: all of them. */
  readonly isSeen?: (employeeId: string) => boolean;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type CountedPerson = {
  readonly timesheet: EmployeeTimesheet;
  /** Null where it is missing or cannot be right. */
  readonly identity: Identity | null;
  /** What they are paid now. */
  readonly lines: CodeMinutes;
  /** What the runs over days of the period have. */
  readonly sent: readonly SentPerson[];
  /** What keeps them from being paid. */
  readonly errors: readonly PayrollIssue[];
  readonly unmappedAbsences: readonly UnmappedAbsence[];
};

export type PayrollCount = {
  readonly scope: CompanyScope;
  readonly profile: OwnExportProfile;
  readonly preview: PayrollPreview;
  /** By name, without accounts of other systems. */
  readonly people: readonly CountedPerson[];
};

/** @throws DomainError `employee.not_found` */
export async function countPayroll(db: Queryable, request: CountRequest): Promise<PayrollCount> {
  const { companyId, profileKey, range, comparedFrom, employeeIds, isSeen, now } = request;
  const scope = companyScope(db, companyId);
  const profile = await readExportProfile(scope, profileKey);
  const { target } = profile;
  const sent = await listSent(scope, range);
  const ofDays = sent.filter((each) => isOfDays(each, range)).map(({ employeeId }) => employeeId);
  const besides = [...ofDays, ...(request.besides ?? [])];
  const timesheets: EmployeeTimesheet[] = [];
  const asked = { companyId, range, comparedFrom, target, employeeIds, besides, isSeen, now };
  const preview = await previewPayrollExport(db, asked, (timesheet) => timesheets.push(timesheet));
  const identities = await readIdentities(scope);
  const byPerson = ({ employeeId }: { readonly employeeId?: string }) => employeeId;
  const [linesOf, issuesOf, sentOf] = [
    groupBy(preview.lines, byPerson),
    groupBy(preview.issues, byPerson),
    groupBy(sent, byPerson),
  ];
  const people = timesheets
    .filter(({ employee }) => !isServiceAccount(employee))
    .map((timesheet): CountedPerson => {
      const { id } = timesheet.employee;
      const files = sentOf.get(id) ?? [];
      const issues = [...(issuesOf.get(id) ?? []), ...goneAbsences(timesheet, files)];
      return {
        timesheet,
        identity: toIdentity(identities.get(id), knownByOf(profile)),
        lines: toCodeMinutes(linesOf.get(id) ?? []),
        sent: files,
        errors: issues.filter(({ severity }) => severity === 'error'),
        unmappedAbsences: toUnmappedAbsences(issues),
      };
    });
  return { scope, profile, preview, people };
}

/** Runs of other days that only touch these are compared with nothing: what they say of each day is not known. */
export function isOfDays(sent: SentPerson, { startDate, endDate }: CountRequest['range']): boolean {
  return sent.startDate === startDate && sent.endDate === endDate;
}

export function toCodeMinutes(lines: readonly PayrollLine[]): CodeMinutes {
  return Object.fromEntries(lines.map(({ payrollCode, minutes }) => [payrollCode, minutes]));
}
