import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeDepartmentRow, EmployeeRow } from '#database/tables/people.ts';
import type { SessionRow } from '#database/tables/sign-in.ts';
import { toEmployees, type StoredEmployee } from '#features/company-file/to-company-file.ts';

/** Somebody as their file says it. */
export async function readPerson(
  { db, companyId }: CompanyScope,
  id: string,
): Promise<StoredEmployee | undefined> {
  const employees = await db<EmployeeRow>('employees').where({ company_id: companyId, id });
  const employeeDepartments = await db<EmployeeDepartmentRow>('employee_departments')
    .where({ company_id: companyId, employee_id: id })
    .orderBy('department_id');
  return toEmployees({ employees, employeeDepartments })[0];
}

/** Everybody as their file says it, accounts of other systems too. */
export async function listStoredPeople({ db, companyId }: CompanyScope): Promise<StoredEmployee[]> {
  const employees = await db<EmployeeRow>('employees').where({ company_id: companyId });
  const employeeDepartments = await db<EmployeeDepartmentRow>('employee_departments')
    .where({ company_id: companyId })
    .orderBy(['employee_id', 'department_id']);
  return toEmployees({ employees, employeeDepartments });
}

/** Whether somebody else is an owner who can sign in and stays. */
export async function hasOtherOwner({ db, companyId }: CompanyScope, id: string): Promise<boolean> {
  const other = await db<EmployeeRow>('employees')
    .where({ company_id: companyId, role: 'owner', is_active: true })
    .whereNot({ id })
    .whereNull('employment_end_date')
    .whereNull('service_account')
    .whereNotNull('password_hash')
    .first('id');
  return other !== undefined;
}

/** When somebody last signed in, epoch milliseconds, as far as sessions are kept. */
export async function lastSignInOf({ db, companyId }: CompanyScope, id: string): Promise<number | null> {
  const row = await db<SessionRow>('sessions')
    .where({ company_id: companyId, employee_id: id })
    .orderBy('created_at', 'desc')
    .first('created_at');
  return row?.created_at ?? null;
}

export async function hasPassword({ db, companyId }: CompanyScope, id: string): Promise<boolean> {
  const row = await db<EmployeeRow>('employees')
    .where({ company_id: companyId, id })
    .whereNotNull('password_hash')
    .first('id');
  return row !== undefined;
}
