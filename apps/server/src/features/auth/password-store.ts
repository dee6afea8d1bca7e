import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables/people.ts';

export async function setPasswordHash(
  { db, companyId }: CompanyScope,
  employeeId: string,
  passwordHash: string | null,
): Promise<void> {
  await db<EmployeeRow>('employees')
    .where({ company_id: companyId, id: employeeId })
    .update({ password_hash: passwordHash });
}
