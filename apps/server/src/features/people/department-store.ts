import type { CompanyScope } from '#database/company-scope.ts';
import type { DepartmentRow } from '#database/tables.ts';

export type Department = { readonly id: string; readonly name: string };

export async function listDepartments({ db, companyId }: CompanyScope): Promise<Department[]> {
  const rows = await db<DepartmentRow>('departments').where({ company_id: companyId });
  return rows.map(({ id, name }) => ({ id, name }));
}
