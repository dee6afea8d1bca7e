import type { CompanyScope } from '#database/company-scope.ts';
import type { DepartmentRow } from '#database/tables/people.ts';

export type Department = { readonly id: string; readonly name: string };

export async function listDepartments({ db, companyId }: CompanyScope): Promise<Department[]> {
  const rows = await db<DepartmentRow>('departments').where({ company_id: companyId });
  return rows.map(({ id, name }) => ({ id, name }));
}

/** Active people by department; a department without any is missing. */
export async function countActivePeople({
  db,
  companyId,
}: CompanyScope): Promise<ReadonlyMap<string, number>> {
  const rows: { department_id: string; people: number | string }[] = await db('employee_departments as m')
    .join('employees as e', (on) => void on.on('e.company_id', 'm.company_id').on('e.id', 'm.employee_id'))
    .where({ 'm.company_id': companyId, 'e.is_active': true })
    .groupBy('m.department_id')
    .select('m.department_id')
    .count({ people: '*' });
  return new Map(rows.map(({ department_id, people }) => [department_id, Number(people)]));
}
