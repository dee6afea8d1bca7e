// Rows of a company -> what its file says, section by section, names in the order of the format. Hashes, never clear text.
import { PAYROLL_SYSTEMS } from '@stimpill/api-types/manage';
import type { RuleDefinition } from '@stimpill/calc';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { AbsenceRow, BalanceBookingRow, ShiftRow, TimeOffRow } from '#database/tables/plans.ts';
import type { RuleVersionRow } from '#database/tables/rules.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { parseBreaks } from '#features/ledger/entry-breaks.ts';
import type { EntryKind } from '@stimpill/api-types/entry-kinds';
import type { EntryBreak } from '#features/ledger/time-entry.ts';
import { parseDepartmentLimit } from '#features/people/department-limit.ts';
import type { RatioChange } from '#features/people/employment-ratio.ts';
import { parseServiceAccount } from '#features/people/service-account.ts';
import { parseStandIns } from '#features/people/stand-in.ts';
import { readParameterValues } from '#features/rules/parameter-values.ts';
import { groupBy } from '#group-by.ts';
import type { CompanyFileInput } from './company-file.ts';
import type { CompanyRows } from './company-rows.ts';

type ListOf<List extends keyof CompanyFileInput> = NonNullable<CompanyFileInput[List]>;
/** An item with every default written out. */
type Item<List extends keyof CompanyFileInput> =
  ListOf<List> extends (infer One)[] ? { [Name in keyof One]-?: Exclude<One[Name], undefined> } : never;

export function toProjects({ projects, subProjects }: CompanyRows): Item<'projects'>[] {
  const childrenOf = groupBy(subProjects, ({ project_id }) => project_id);
  return projects.map((row) => ({
    id: row.id,
    name: row.name,
    code: row.code,
    isActive: Boolean(row.is_active),
    startDate: row.start_date,
    endDate: row.end_date,
    subProjects: (childrenOf.get(row.id) ?? []).map(({ id, name, code, is_active }) => ({
      id,
      name,
      code,
      isActive: Boolean(is_active),
    })),
  }));
}

/** An export removes nothing. */
export function toRuleSets({
  ruleSets,
  ruleVersions,
}: CompanyRows): Omit<Item<'ruleSets'>, 'removedVersions'>[] {
  const versionsOf = groupBy(ruleVersions, ({ rule_set_id }) => rule_set_id);
  return ruleSets.map(({ id, name }) => ({
    id,
    name,
    versions: (versionsOf.get(id) ?? []).map(toVersion),
  }));
}

function toVersion({ number, valid_from, definition, agreement, parameter_values }: RuleVersionRow) {
  return {
    number,
    validFrom: valid_from,
    definition: definition === null ? null : (JSON.parse(definition) as RuleDefinition),
    agreement,
    parameters: { ...readParameterValues(parameter_values) },
  };
}

export function toPayrollCodes({ payrollCodes }: CompanyRows): Record<string, Record<string, string>> {
  const codesOf = groupBy(payrollCodes, ({ target }) => target);
  return Object.fromEntries(
    PAYROLL_SYSTEMS.map((target) => [
      target,
      Object.fromEntries(
        (codesOf.get(target) ?? [])
          .map(({ pay_line_key, payroll_code }) => [pay_line_key, payroll_code] as const)
          // By code unit: the two databases order text differently.
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ]),
  );
}

export function toEmployees({
  employees,
  employeeDepartments,
}: Pick<CompanyRows, 'employees' | 'employeeDepartments'>): StoredEmployee[] {
  const departmentsOf = groupBy(employeeDepartments, ({ employee_id }) => employee_id);
  return employees.map((row) =>
    toEmployee(
      row,
      (departmentsOf.get(row.id) ?? []).map(({ department_id }) => department_id),
    ),
  );
}

/** A person as their file says it, with hashes and without clear text. */
export type StoredEmployee = Omit<Item<'employees'>, 'password' | 'pin'>;

function toEmployee(row: EmployeeRow, departmentIds: string[]): StoredEmployee {
  return {
    id: row.id,
    email: row.email,
    // A secret of another system never leaves the installation in which it was made.
    passwordHash: row.service_account === null ? row.password_hash : null,
    pinHash: row.pin_hash,
    employeeNumber: row.employee_number,
    role: row.role as Item<'employees'>['role'],
    isActive: Boolean(row.is_active),
    displayName: row.display_name,
    kennitala: row.kennitala,
    phone: row.phone,
    language: row.language as Item<'employees'>['language'],
    jobTitle: row.job_title,
    departmentIds,
    employmentStartDate: row.employment_start_date,
    employmentEndDate: row.employment_end_date,
    employmentRatio: toRatio(row),
    ruleSetId: row.rule_set_id,
    payPeriodId: row.pay_period_id,
    requiresProjectSelection: toFlag(row.requires_project_selection),
    requireGpsOnClockIn: toFlag(row.require_gps_on_clock_in),
    canEditOwnTimesheet: Boolean(row.can_edit_own_timesheet),
    canEditClockInOut: Boolean(row.can_edit_clock_in_out),
    entitlements:
      row.entitlements === null ? null : (JSON.parse(row.entitlements) as Item<'employees'>['entitlements']),
    payBasis: row.pay_basis as Item<'employees'>['payBasis'],
    workPattern:
      row.work_pattern === null ? null : (JSON.parse(row.work_pattern) as Item<'employees'>['workPattern']),
    workPatternChanges:
      row.pattern_changes === null
        ? []
        : (JSON.parse(row.pattern_changes) as Item<'employees'>['workPatternChanges']),
    birthDate: row.birth_date,
    tradeStartDate: row.trade_start_date,
    serviceAccount: toServiceAccount(row),
    limitedToDepartmentIds: parseDepartmentLimit(row.limited_to_departments),
    standIns: parseStandIns(row.stand_ins),
  };
}

function toRatio(row: EmployeeRow): Item<'employees'>['employmentRatio'] {
  const { employment_ratio, ratio_changes, employment_start_date } = row;
  if (ratio_changes === null) return employment_ratio;
  const changes = JSON.parse(ratio_changes) as RatioChange[];
  return [{ from: employment_start_date, ratio: employment_ratio }, ...changes];
}

function toServiceAccount({ service_account }: EmployeeRow): Item<'employees'>['serviceAccount'] {
  const account = parseServiceAccount(service_account);
  return account && { allowedAddresses: [...account.allowedAddresses] };
}

function toFlag(value: EmployeeRow['requires_project_selection']): boolean | null {
  return value === null ? null : Boolean(value);
}

export function toShift(row: ShiftRow): Item<'shifts'> {
  return {
    id: row.id,
    employeeId: row.employee_id,
    shiftTypeId: row.shift_type_id,
    projectId: row.project_id,
    startTime: toInstant(row.start_at),
    endTime: toInstant(row.end_at),
    isAdvertised: Boolean(row.is_advertised),
  };
}

export function toTimeOff(row: TimeOffRow): Item<'timeOff'> {
  return {
    id: row.id,
    employeeId: row.employee_id,
    startDate: row.start_date,
    endDate: row.end_date,
    status: row.status as Item<'timeOff'>['status'],
    note: row.note,
  };
}

export function toAbsence(row: AbsenceRow): Item<'absences'> {
  return {
    id: row.id,
    employeeId: row.employee_id,
    date: row.date,
    type: row.type as Item<'absences'>['type'],
    minutes: row.minutes,
    note: row.note,
  };
}

type WrittenEntry = Omit<Item<'timeEntries'>, 'breaks'> & {
  readonly breaks: { startAtUtc: string; endAtUtc: string; kind: EntryBreak['kind'] }[];
};

export function toBalanceBooking(row: BalanceBookingRow): Item<'balanceBookings'> {
  return {
    id: row.id,
    employeeId: row.employee_id,
    account: row.account as Item<'balanceBookings'>['account'],
    date: row.date,
    kind: row.kind as Item<'balanceBookings'>['kind'],
    minutes: row.minutes,
    reason: row.reason,
  };
}

export function toTimeEntry(row: TimeEntryRow): WrittenEntry {
  return {
    id: row.id,
    employeeId: row.employee_id,
    kind: row.kind as EntryKind,
    startAtUtc: toInstant(row.start_at),
    endAtUtc: row.end_at === null ? null : toInstant(row.end_at),
    breaks: parseBreaks(row.breaks).map(({ startAt, endAt, kind }) => ({
      startAtUtc: toInstant(startAt),
      endAtUtc: toInstant(endAt),
      kind,
    })),
    projectId: row.project_id,
    subProjectId: row.sub_project_id,
    isDraft: Boolean(row.is_draft),
    isLocked: Boolean(row.is_locked),
  };
}

function toInstant(epoch: number): string {
  return new Date(epoch).toISOString();
}
