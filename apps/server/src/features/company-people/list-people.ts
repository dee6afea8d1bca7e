// Everybody of a company and how they stand, read with one statement for each kind of fact.
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { listSecondFactorOwners } from '#features/auth/factors/factor-store.ts';
import { lockedPins } from '#features/auth/unlock-pin.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listOpenEntries } from '#features/ledger/time-entry-store.ts';
import { openWork, workNow } from '#features/ledger/work-now.ts';
import { listDepartments, type Department } from '#features/people/department-store.ts';
import { listMemberships } from '#features/people/employee-store.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { listRuleSets } from '#features/rules/rule-store.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { groupBy } from '#group-by.ts';
import { readListedPeople, type ListedEmployee } from './listed-people-store.ts';

export type PersonStanding = {
  readonly employee: ListedEmployee;
  /** By name. */
  readonly departments: readonly Department[];
  /** Local date of the company, yyyy-MM-dd. */
  readonly today: string;
  /** The rule that holds; null: plain time. */
  readonly ruleSet: { readonly id: string; readonly name: string } | null;
  /** Epoch milliseconds; null: not at work. */
  readonly inSince: number | null;
  /** Epoch milliseconds: when work began that nobody has clocked out of, also of somebody who has left; null: there is none. */
  readonly openSince: number | null;
  readonly isPinLocked: boolean;
  readonly hasSecondFactor: boolean;
};

/** By name. */
export async function listPeople(
  seer: Seer,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): Promise<readonly PersonStanding[]> {
  const scope = companyScope(database.knex, seer.companyId);
  const company = await requireCompany(database.knex, seer.companyId);
  const employees = await readListedPeople(scope, seer);
  const departments = inNameOrder(await listDepartments(scope), ({ name }) => name);
  const memberships = await listMemberships(scope);
  const rules = new Map((await listRuleSets(scope)).map((ruleSet) => [ruleSet.id, ruleSet]));
  const open = groupBy(await listOpenEntries(scope), ({ employeeId }) => employeeId);
  const locked = await lockedPins(scope, clock());
  const withFactor = await listSecondFactorOwners(scope);
  const today = localDateOf(clock(), company.timeZone);
  return inNameOrder(employees, ({ displayName }) => displayName).map((employee) => ({
    employee,
    departments: departments.filter(({ id }) => memberships.get(employee.id)?.includes(id)),
    today,
    ruleSet: rules.get(employee.ruleSetId ?? company.defaultRuleSetId ?? '') ?? null,
    inSince: workNow(employee, open.get(employee.id) ?? [], today)?.startAt ?? null,
    openSince: openWork(open.get(employee.id) ?? [])?.startAt ?? null,
    isPinLocked: locked.has(employee.id),
    hasSecondFactor: withFactor.has(employee.id),
  }));
}
