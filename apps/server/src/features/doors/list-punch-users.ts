// The people a terminal shows, and whether each is in.
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isEmployed, isServiceAccount, type Employee } from '#features/people/employee.ts';
import { listEmployees, listMemberships } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { listOpenEntries } from '#features/ledger/time-entry-store.ts';
import { workNow } from '#features/ledger/work-now.ts';
import { groupBy } from '#group-by.ts';

export type PunchListDeps = { readonly database: Database; readonly clock: Clock };

export type PunchListPerson = {
  readonly employee: Employee;
  readonly departmentIds: readonly string[];
  readonly openEntry: TimeEntry | undefined;
};

/** Everybody who may punch today, by name. Another system's account is listed only while it is clocked in. */
export async function listPunchUsers(
  { database, clock }: PunchListDeps,
  companyId: string,
): Promise<{ company: CompanySettings; people: PunchListPerson[] }> {
  const scope = companyScope(database.knex, companyId);
  const company = await requireCompany(database.knex, companyId);
  const employees = await listEmployees(scope);
  const memberships = await listMemberships(scope);
  const openEntries = await listOpenEntries(scope);

  const today = localDateOf(clock(), company.timeZone);
  const openEntriesOf = groupBy(openEntries, ({ employeeId }) => employeeId);
  const people = employees
    .filter((employee) => isEmployed(employee, today))
    .map((employee) => ({
      id: employee.id,
      employee,
      departmentIds: memberships.get(employee.id) ?? [],
      openEntry: workNow(employee, openEntriesOf.get(employee.id) ?? [], today),
    }))
    .filter(({ employee, openEntry }) => openEntry !== undefined || !isServiceAccount(employee));
  return { company, people: inNameOrder(people, ({ employee }) => employee.displayName) };
}
