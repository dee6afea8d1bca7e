// A checked company file -> rows. Only here are the file's names and values translated into those of the tables.
import { PAYROLL_SYSTEMS } from '@stimpill/api-types/manage';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { RuleVersionRow } from '#database/tables/rules.ts';
import { writeParameterValues } from '#features/rules/parameter-values.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { toCompanyRow } from '#features/companies/company-codec.ts';
import { breaksText } from '#features/ledger/entry-breaks.ts';
import type { EntryBreak } from '#features/ledger/time-entry.ts';
import { departmentLimitText } from '#features/people/department-limit.ts';
import { serviceAccountText } from '#features/people/service-account.ts';
import { standInsText } from '#features/people/stand-in.ts';
import type { CompanyFile } from './company-file.ts';
import type { CompanyRows } from './company-rows.ts';

/** The hashes with which an employee signs in from now on. */
export type SignIn = { readonly passwordHash: string | null; readonly pinHash: string | null };

export function toCompanyRows(
  file: CompanyFile,
  signInOf: (employee: CompanyFile['employees'][number]) => SignIn,
): CompanyRows {
  const company_id = file.company.id;
  return {
    company: toCompanyRow(file.company),
    departments: file.departments.map(({ id, name }) => ({ company_id, id, name })),
    payPeriods: file.payPeriods.map(({ id, name, startDay }) => ({
      company_id,
      id,
      name,
      start_day: startDay,
    })),
    ...projectRows(file),
    ruleSets: file.ruleSets.map(({ id, name }) => ({ company_id, id, name })),
    ruleVersions: file.ruleSets.flatMap(({ id, versions }) =>
      versions.map((version) => toRuleVersionRow(company_id, id, version)),
    ),
    payrollCodes: PAYROLL_SYSTEMS.flatMap((target) =>
      Object.entries(file.payrollCodes[target]).map(([pay_line_key, payroll_code]) => ({
        company_id,
        target,
        pay_line_key,
        payroll_code,
      })),
    ),
    employees: file.employees.map((employee) => toEmployeeRow(company_id, employee, signInOf(employee))),
    employeeDepartments: file.employees.flatMap(({ id, departmentIds }) =>
      departmentIds.map((department_id) => ({ company_id, employee_id: id, department_id })),
    ),
    ...plannedRows(file),
    balanceBookings: file.balanceBookings.map(({ employeeId, ...booking }) => ({
      company_id,
      employee_id: employeeId,
      ...booking,
    })),
    timeEntries: file.timeEntries.map((entry) => ({
      company_id,
      id: entry.id,
      employee_id: entry.employeeId,
      kind: entry.kind,
      start_at: entry.startAtUtc,
      end_at: entry.endAtUtc,
      breaks: breaksText(toBreaks(entry)),
      project_id: entry.projectId,
      sub_project_id: entry.subProjectId,
      is_draft: entry.isDraft,
      is_locked: entry.isLocked,
    })),
  };
}

/** The breaks of an entry of the file, as the ledger knows them. */
export function toBreaks({ breaks }: CompanyFile['timeEntries'][number]): readonly EntryBreak[] {
  return breaks.map(({ startAtUtc, endAtUtc, kind }) => ({ startAt: startAtUtc, endAt: endAtUtc, kind }));
}

function projectRows(file: CompanyFile): Pick<CompanyRows, 'projects' | 'subProjects'> {
  const company_id = file.company.id;
  return {
    projects: file.projects.map(({ id, name, code, isActive, startDate, endDate }) => ({
      company_id,
      id,
      name,
      code,
      is_active: isActive,
      start_date: startDate,
      end_date: endDate,
    })),
    subProjects: file.projects.flatMap((project) =>
      project.subProjects.map(({ id, name, code, isActive }) => ({
        company_id,
        id,
        project_id: project.id,
        name,
        code,
        is_active: isActive,
      })),
    ),
  };
}

export function toRuleVersionRow(
  company_id: string,
  rule_set_id: string,
  {
    number,
    validFrom,
    definition,
    agreement,
    parameters,
  }: CompanyFile['ruleSets'][number]['versions'][number],
): RuleVersionRow {
  return {
    company_id,
    rule_set_id,
    number,
    valid_from: validFrom,
    definition: definition === null ? null : JSON.stringify(definition),
    agreement,
    parameter_values: writeParameterValues(parameters),
  };
}

function toEmployeeRow(
  company_id: string,
  employee: CompanyFile['employees'][number],
  { passwordHash, pinHash }: SignIn,
): EmployeeRow {
  return {
    company_id,
    id: employee.id,
    email: employee.email,
    password_hash: passwordHash,
    pin_hash: pinHash,
    employee_number: employee.employeeNumber,
    role: employee.role,
    is_active: employee.isActive,
    display_name: employee.displayName,
    kennitala: employee.kennitala,
    phone: employee.phone,
    language: employee.language,
    job_title: employee.jobTitle,
    employment_start_date: employee.employmentStartDate,
    employment_end_date: employee.employmentEndDate,
    ...ratioColumns(employee.employmentRatio),
    rule_set_id: employee.ruleSetId,
    pay_period_id: employee.payPeriodId,
    requires_project_selection: employee.requiresProjectSelection,
    require_gps_on_clock_in: employee.requireGpsOnClockIn,
    can_edit_own_timesheet: employee.canEditOwnTimesheet,
    can_edit_clock_in_out: employee.canEditClockInOut,
    entitlements: entitlementsText(employee.entitlements),
    pay_basis: employee.payBasis,
    work_pattern: employee.workPattern && JSON.stringify(employee.workPattern),
    pattern_changes:
      employee.workPatternChanges.length === 0 ? null : JSON.stringify(employee.workPatternChanges),
    birth_date: employee.birthDate,
    trade_start_date: employee.tradeStartDate,
    service_account: employee.serviceAccount && serviceAccountText(employee.serviceAccount),
    limited_to_departments: departmentLimitText(employee.limitedToDepartmentIds),
    stand_ins: standInsText(employee.standIns),
  };
}

/** The first ratio holds from the beginning, so its day is not stored: equal ratios are equal rows however they were written. */
function ratioColumns(
  ratio: CompanyFile['employees'][number]['employmentRatio'],
): Pick<EmployeeRow, 'employment_ratio' | 'ratio_changes'> {
  if (typeof ratio === 'number') return { employment_ratio: ratio, ratio_changes: null };
  const [first = assertNeverHappens('a list of ratios has one'), ...changes] = ratio;
  return {
    employment_ratio: first.ratio,
    ratio_changes: changes.length === 0 ? null : JSON.stringify(changes),
  };
}

/** The names are sorted, so that equal entitlements are equal texts. */
function entitlementsText(entitlements: CompanyFile['employees'][number]['entitlements']): string | null {
  if (entitlements === null) return null;
  const { vacationDays, sickLadder, sickChildDays, vacationYearStart } = entitlements;
  return JSON.stringify({ vacationDays, sickLadder, sickChildDays, vacationYearStart });
}

function plannedRows(file: CompanyFile): Pick<CompanyRows, 'shiftTypes' | 'shifts' | 'timeOff' | 'absences'> {
  const company_id = file.company.id;
  return {
    shiftTypes: file.shiftTypes.map(({ id, name, colorHex }) => ({
      company_id,
      id,
      name,
      color_hex: colorHex,
    })),
    shifts: file.shifts.map((shift) => ({
      company_id,
      id: shift.id,
      employee_id: shift.employeeId,
      shift_type_id: shift.shiftTypeId,
      project_id: shift.projectId,
      start_at: shift.startTime,
      end_at: shift.endTime,
      is_advertised: shift.isAdvertised,
    })),
    timeOff: file.timeOff.map(({ id, employeeId, startDate, endDate, status, note }) => ({
      company_id,
      id,
      employee_id: employeeId,
      start_date: startDate,
      end_date: endDate,
      status,
      note,
    })),
    absences: file.absences.map(({ id, employeeId, date, type, minutes, note }) => ({
      company_id,
      id,
      employee_id: employeeId,
      date,
      type,
      minutes,
      note,
    })),
  };
}
