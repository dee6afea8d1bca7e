import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { SubProjectRow } from '#database/tables/company.ts';
import type { DepartmentRow, EmployeeRow } from '#database/tables/people.ts';
import type { StoredNames } from '../names/stored-names.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';

/** What a company has already, by the names that a file may call it. */
export async function readStoredNames(db: Queryable, companyId: string): Promise<StoredNames> {
  const ofCompany = { company_id: companyScope(db, companyId).companyId };
  const namesIn = async (table: string) =>
    (await db<DepartmentRow>(table).where(ofCompany).orderBy('id')).map(({ id, name }) => ({ id, name }));
  const subProjects = await db<SubProjectRow>('sub_projects').where(ofCompany).orderBy('id');
  const employees = await db<EmployeeRow>('employees').where(ofCompany).orderBy('id');
  return {
    departments: await namesIn('departments'),
    payPeriods: await namesIn('pay_periods'),
    projects: await namesIn('projects'),
    subProjects: subProjects.map(({ id, name, project_id }) => ({ id, name, projectId: project_id })),
    ruleSets: await namesIn('rule_sets'),
    shiftTypes: await namesIn('shift_types'),
    employees: employees.map(({ id, display_name, employee_number, email }) => ({
      id,
      name: display_name,
      employeeNumber: employee_number,
      emailKey: email === null ? null : emailKeyOf(email),
    })),
  };
}
