import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { replaceSignInNames } from '#features/people/sign-in-name-store.ts';

/** From now on that address alone signs the person in. @returns the old one */
export async function setAddress(
  scope: CompanyScope,
  employeeId: string,
  email: string | null,
): Promise<string | null> {
  const { db, companyId } = scope;
  const before = (await findEmployee(scope, employeeId))?.email ?? null;
  await db<EmployeeRow>('employees').where({ company_id: companyId, id: employeeId }).update({ email });
  await replaceSignInNames(scope, [{ id: employeeId, email }]);
  return before;
}
