import { localDateOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { DeviceRow } from '#database/tables/tablets.ts';
import { isEmployed, isServiceAccount } from '#features/people/employee.ts';
import { listEmployees } from '#features/people/employee-store.ts';

/** What a company has of what it needs before somebody can punch. */
export type Readiness = {
  /** People who may punch and have no PIN. */
  readonly peopleWithoutPin: number;
  /** Who can sign a tablet in, somebody with a password before others; null for nobody. */
  readonly registrar: { readonly email: string; readonly hasPassword: boolean } | null;
  readonly hasTablet: boolean;
  readonly hasRule: boolean;
};

export async function readReadiness(db: Queryable, companyId: string, now: number): Promise<Readiness> {
  const scope = companyScope(db, companyId);
  const ofCompany = { company_id: scope.companyId };
  const company = await db<CompanyRow>('companies').where({ id: companyId }).first();
  const today = localDateOf(now, company?.time_zone ?? 'UTC');
  const people = (await db<EmployeeRow>('employees').where(ofCompany).orderBy('id')).filter(
    ({ is_active, employment_end_date }) =>
      Boolean(is_active) && (employment_end_date === null || employment_end_date >= today),
  );
  const registrars = people.flatMap(({ role, email, password_hash }) =>
    email !== null && (role === 'owner' || role === 'manager')
      ? [{ email, hasPassword: password_hash !== null }]
      : [],
  );
  const withoutPin = (await listEmployees(scope)).filter(
    (employee) => isEmployed(employee, today) && !employee.hasPin && !isServiceAccount(employee),
  );
  const tablet = await db<DeviceRow>('devices').where(ofCompany).whereNull('revoked_at').first('id');
  return {
    peopleWithoutPin: withoutPin.length,
    registrar: registrars.find(({ hasPassword }) => hasPassword) ?? registrars[0] ?? null,
    hasTablet: tablet !== undefined,
    hasRule: (company?.default_rule_set_id ?? null) !== null,
  };
}
