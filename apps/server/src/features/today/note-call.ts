// Somebody who has not come was called, or that note is taken back.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { authorOf } from '#features/changes/change.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { requireSeenPerson } from '#features/people/seen-person.ts';
import { refuseOwnTime } from '#features/people/own-time.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { deleteCall, keepCall } from './person-call-store.ts';

type CallDeps = { readonly database: Database; readonly clock: Clock };

/** @returns when, epoch milliseconds @throws DomainError `employee.not_found`, `auth.own_time` */
export async function noteCall(deps: CallDeps, caller: Seer, employeeId: string): Promise<number> {
  const calledAt = deps.clock();
  await withPerson(deps, caller, employeeId, (scope) =>
    keepCall(scope, { employeeId, calledAt, calledBy: authorOf(caller).userId }),
  );
  return calledAt;
}

/** @throws DomainError `employee.not_found`, `auth.own_time` */
export async function removeCall(deps: CallDeps, caller: Seer, employeeId: string): Promise<void> {
  await withPerson(deps, caller, employeeId, (scope) => deleteCall(scope, employeeId));
}

async function withPerson(
  { database }: CallDeps,
  caller: Seer,
  employeeId: string,
  work: (scope: CompanyScope) => Promise<void>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, caller.companyId);
    await requireSeenPerson(scope, caller, employeeId);
    refuseOwnTime(await requireCompany(tx, caller.companyId), authorOf(caller), [employeeId]);
    await work(scope);
  });
}
