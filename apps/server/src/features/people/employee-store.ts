import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { EmployeeDepartmentRow, EmployeeRow } from '#database/tables.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { parseDepartmentLimit } from './department-limit.ts';
import type { Credentials, Employee, Entitlements, PayBasis, Role } from './employee.ts';
import type { RatioChange } from './employment-ratio.ts';
import { parseServiceAccount } from './service-account.ts';
import type { WorkPattern } from './work-pattern.ts';

/** @param whose undefined is the answer too where the person is none of these */
export async function findEmployee(
  { db, companyId }: CompanyScope,
  id: string,
  whose: Whose = 'everybody',
): Promise<Employee | undefined> {
  const row = await db<EmployeeRow>('employees')
    .where({ company_id: companyId, id })
    .where(ofPeople(whose, 'id'))
    .first();
  return row && toEmployee(row);
}

/**
 * Reads employees by id and locks them: every other writer of their time waits until the transaction ends. The order is always the
 * same, so that two transactions never wait for each other. On SQLite the transaction alone locks out other writers.
 */
export async function lockEmployees(
  { db, companyId }: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Employee>> {
  const rows = await db<EmployeeRow>('employees')
    .where({ company_id: companyId })
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate();
  return new Map(rows.map((row) => [row.id, toEmployee(row)]));
}

/** Everybody of the company, or some of them. */
export async function listEmployees(
  { db, companyId }: CompanyScope,
  whose: Whose = 'everybody',
): Promise<Employee[]> {
  const rows = await db<EmployeeRow>('employees')
    .where({ company_id: companyId })
    .where(ofPeople(whose, 'id'));
  return rows.map(toEmployee);
}

/** An e-mail belongs to one user in the whole installation, whatever its letter case. */
export async function findLogin(
  db: Queryable,
  email: string,
): Promise<{ employee: Employee; credentials: Credentials } | undefined> {
  const row = await db<EmployeeRow>('employees').where({ email_key: email.toLowerCase() }).first();
  return row && { employee: toEmployee(row), credentials: toCredentials(row) };
}

export async function findWithCredentials(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<{ employee: Employee; credentials: Credentials } | undefined> {
  const row = await db<EmployeeRow>('employees').where({ company_id: companyId, id }).first();
  return row && { employee: toEmployee(row), credentials: toCredentials(row) };
}

/** Department ids by employee id. */
export async function listMemberships({
  db,
  companyId,
}: CompanyScope): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db<EmployeeDepartmentRow>('employee_departments')
    .where({ company_id: companyId })
    .orderBy(['employee_id', 'department_id']);
  const byEmployee = new Map<string, string[]>();
  for (const row of rows)
    byEmployee.set(row.employee_id, [...(byEmployee.get(row.employee_id) ?? []), row.department_id]);
  return byEmployee;
}

function toCredentials(row: EmployeeRow): Credentials {
  return { passwordHash: row.password_hash, pinHash: row.pin_hash };
}

function toEmployee(row: EmployeeRow): Employee {
  return {
    id: row.id,
    companyId: row.company_id,
    email: row.email,
    role: row.role as Role,
    isActive: Boolean(row.is_active),
    displayName: row.display_name,
    phone: row.phone,
    language: row.language as Employee['language'],
    employeeNumber: row.employee_number,
    jobTitle: row.job_title,
    employmentStartDate: row.employment_start_date,
    employmentEndDate: row.employment_end_date,
    employmentRatio: {
      first: row.employment_ratio,
      changes: row.ratio_changes === null ? [] : (JSON.parse(row.ratio_changes) as RatioChange[]),
    },
    ruleSetId: row.rule_set_id,
    payPeriodId: row.pay_period_id,
    requiresProjectSelection: toFlag(row.requires_project_selection),
    requireGpsOnClockIn: toFlag(row.require_gps_on_clock_in),
    canEditOwnTimesheet: Boolean(row.can_edit_own_timesheet),
    canEditClockInOut: Boolean(row.can_edit_clock_in_out),
    entitlements: row.entitlements === null ? null : (JSON.parse(row.entitlements) as Entitlements),
    payBasis: row.pay_basis as PayBasis,
    workPattern: row.work_pattern === null ? null : (JSON.parse(row.work_pattern) as WorkPattern),
    birthDate: row.birth_date,
    tradeStartDate: row.trade_start_date,
    hasPin: row.pin_hash !== null,
    serviceAccount: parseServiceAccount(row.service_account),
    limitedToDepartmentIds: parseDepartmentLimit(row.limited_to_departments),
  };
}

function toFlag(value: EmployeeRow['requires_project_selection']): boolean | null {
  return value === null ? null : Boolean(value);
}
