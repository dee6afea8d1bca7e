// By what payroll systems know people.
import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { listDepartments } from '#features/people/department-store.ts';
import { listMemberships } from '#features/people/employee-store.ts';
import type { ExportSettings } from './export-profile.ts';

export type KnownBy = Readonly<Record<ExportSettings['identity'], string | null>>;

/** By employee id. */
export async function readIdentities({ db, companyId }: CompanyScope): Promise<ReadonlyMap<string, KnownBy>> {
  const rows = await db<EmployeeRow>('employees')
    .where({ company_id: companyId })
    .select('id', 'kennitala', 'employee_number');
  return new Map(
    rows.map(({ id, kennitala, employee_number: employeeNumber }) => [id, { kennitala, employeeNumber }]),
  );
}

/** By employee id: the names of the departments, with a comma between them. */
export async function readDepartmentNames(scope: CompanyScope): Promise<ReadonlyMap<string, string>> {
  const names = new Map((await listDepartments(scope)).map(({ id, name }) => [id, name]));
  const memberships = await listMemberships(scope);
  return new Map(
    [...memberships].map(([id, ids]) => [
      id,
      ids
        .flatMap((each) => names.get(each) ?? [])
        .sort()
        .join(', '),
    ]),
  );
}
