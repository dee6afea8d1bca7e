import { companyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { keepMissingFigures, type LockDeps } from '#features/timesheets/lock-time-entries.ts';

/**
 * Time that came in locked keeps the figures of today, as time that is approved here does. Apart from the import itself: it
 * takes a while, changes nothing that anybody reads, and what is missing is kept by the next import.
 */
export async function keepImportedFigures(deps: LockDeps, companyId: string): Promise<void> {
  const { knex } = deps.database;
  const company = await requireCompany(knex, companyId);
  const employees = await listEmployees(companyScope(knex, companyId));
  await keepMissingFigures(deps, { company, employees });
}
