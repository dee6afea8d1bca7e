import { companyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { keepMissingFigures, type LockDeps } from '#features/timesheets/lock-time-entries.ts';

/**
 * Keeps the figures of time that was imported locked, as they are calculated today, as approval does. This runs after the import's
 * transaction: it takes a while, changes nothing that anybody reads, and the next import keeps what is still missing.
 */
export async function keepImportedFigures(deps: LockDeps, companyId: string): Promise<void> {
  const { knex } = deps.database;
  const company = await requireCompany(knex, companyId);
  const employees = await listEmployees(companyScope(knex, companyId));
  await keepMissingFigures(deps, { company, employees });
}
