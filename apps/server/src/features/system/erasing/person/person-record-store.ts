import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { EMPTY_RECORD } from './person-tables.ts';

export async function readRecord({ db, companyId }: CompanyScope, id: string): Promise<EmployeeRow> {
  const row = await db<EmployeeRow>('employees').where({ company_id: companyId, id }).first();
  return row ?? assertNeverHappens('a person who is being erased is not there');
}

export async function emptyRecord(
  { db, companyId }: CompanyScope,
  id: string,
  displayName: string,
): Promise<void> {
  await db<EmployeeRow>('employees')
    .where({ company_id: companyId, id })
    .update({ ...EMPTY_RECORD, display_name: displayName });
}
