// Somebody gets a new PIN. The old one no longer works.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { endFormerPin } from '#features/auth/new-pin.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import { secretFacts, type Author, type Authored } from '#features/changes/change.ts';
import type { Employee } from '#features/people/employee.ts';
import { findWithCredentials } from '#features/people/employee-store.ts';
import type { ImportDeps } from './import-company.ts';
import { setPinHash } from './store/company-file-store.ts';

export async function setPin(employee: Employee, pin: string, by: Author, deps: ImportDeps): Promise<void> {
  const { companyId, id } = employee;
  const hash = await deps.pins.hashPin({ companyId, employeeId: id }, pin);
  const authored = { by, reason: null, now: deps.clock() };
  await inTransaction(deps.database, (tx) => storePin(tx, employee, hash, authored));
}

/** A PIN as a hash, inside the caller's transaction. Wrong guesses at the one before are forgotten. */
export async function storePin(
  tx: Queryable,
  { companyId, id }: Pick<Employee, 'companyId' | 'id'>,
  hash: string,
  authored: Authored,
): Promise<void> {
  const scope = companyScope(tx, companyId);
  const before = (await findWithCredentials(scope, id))?.credentials.pinHash ?? null;
  await setPinHash(scope, id, hash);
  await recordSecret(scope, id, secretFacts('pin', before, hash), authored);
  await endFormerPin(scope, { employeeId: id, pinHash: before }, authored);
}

async function recordSecret(
  scope: CompanyScope,
  employeeId: string,
  facts: ReturnType<typeof secretFacts>,
  authored: Authored,
): Promise<void> {
  await insertChanges(
    scope,
    [{ subject: 'employee', subjectId: employeeId, employeeId, ...facts }],
    authored,
  );
}
