// From a day on, a company demands a second factor of everybody of a role.
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import type { SignedIn } from '../signed-in-store.ts';
import { hasSecondFactor } from './factor-store.ts';

type DemandDeps = { readonly database: Database; readonly clock: Clock };

/** @returns the local day, yyyy-MM-dd; null where it is never demanded, as of roles that have no desk */
export function factorDemandedFrom(
  { factorDemandedFrom: days }: Pick<CompanySettings, 'factorDemandedFrom'>,
  { role }: Pick<Employee, 'role'>,
): string | null {
  return role === 'owner' || role === 'manager' || role === 'accountant' ? days[role] : null;
}

/** Whether the day has come, and the person has no factor. Other systems have none, and need none. */
export async function lacksDemandedFactor(deps: DemandDeps, person: Employee): Promise<boolean> {
  const { database, clock } = deps;
  const company = await requireCompany(database.knex, person.companyId);
  const today = localDateOf(clock(), company.timeZone);
  return lacksFactorOn(companyScope(database.knex, person.companyId), { company, person }, today);
}

/** @param today yyyy-MM-dd where the company is */
export async function lacksFactorOn(
  scope: CompanyScope,
  { company, person }: SignedIn,
  today: string,
): Promise<boolean> {
  if (isServiceAccount(person)) return false;
  const from = factorDemandedFrom(company, person);
  return from !== null && today >= from && !(await hasSecondFactor(scope, person.id));
}

/** Whether a password alone opens what asks for nothing else: neither of somebody with a factor, nor of somebody who must have one. */
export async function isPasswordEnough(deps: DemandDeps, person: Employee): Promise<boolean> {
  const scope = companyScope(deps.database.knex, person.companyId);
  return !(await hasSecondFactor(scope, person.id)) && !(await lacksDemandedFactor(deps, person));
}
