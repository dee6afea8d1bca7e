import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables/people.ts';

export async function setPinHash(
  { db, companyId }: CompanyScope,
  employeeId: string,
  pinHash: string,
): Promise<void> {
  await db<EmployeeRow>('employees')
    .where({ company_id: companyId, id: employeeId })
    .update({ pin_hash: pinHash });
}

/** Ids of the people who have a PIN. */
export async function listEmployeesWithPin({ db, companyId }: CompanyScope): Promise<ReadonlySet<string>> {
  const rows = await db<EmployeeRow>('employees')
    .select('id')
    .where({ company_id: companyId })
    .whereNotNull('pin_hash');
  return new Set(rows.map(({ id }) => id));
}
