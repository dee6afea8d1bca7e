// An operator gives somebody a new password or PIN. Whoever knew the old one is out.
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { Refused } from '#errors/refused.ts';
import { unlockPin } from '#features/auth/failed-attempts.ts';
import { PASSWORD_FAULTS, passwordFault } from '#features/auth/password-fault.ts';
import { revokeSessions } from '#features/auth/session-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { keepFormerPin } from '#features/auth/former-pin-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { findWithCredentials } from '#features/people/employee-store.ts';
import type { ImportDeps } from './import-company.ts';
import { setPasswordHash, setPinHash } from './store/sign-in-store.ts';

/**
 * @returns how many sessions ended by it
 * @throws Refused when it is a password that strangers would try
 */
export async function setPassword(
  employee: Employee,
  password: string,
  { database, clock, passwords }: ImportDeps,
): Promise<number> {
  const { companyId, id } = employee;
  const company = await requireCompany(database.knex, companyId);
  const fault = passwordFault(password, { ...employee, companyName: company.name });
  if (fault !== undefined) throw new Refused(`A password ${PASSWORD_FAULTS[fault]}. Nothing was changed.`);
  const hash = await passwords.hashPassword(password);
  return await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await setPasswordHash(scope, id, hash);
    return await revokeSessions(scope, { employeeId: id }, clock());
  });
}

export async function setPin(employee: Employee, pin: string, deps: ImportDeps): Promise<void> {
  const { companyId, id } = employee;
  const hash = await deps.pins.hashPin({ companyId, employeeId: id }, pin);
  await inTransaction(deps.database, (tx) => storePin(tx, employee, hash, deps.clock()));
}

/** A PIN as a hash, inside the caller's transaction. Wrong guesses at the one before are forgotten. */
export async function storePin(
  tx: Queryable,
  { companyId, id }: Pick<Employee, 'companyId' | 'id'>,
  hash: string,
  now: number,
): Promise<void> {
  const scope = companyScope(tx, companyId);
  const before = await findWithCredentials(scope, id);
  await setPinHash(scope, id, hash);
  // What was punched offline before is checked against the PIN of its time.
  await keepFormerPin(scope, { employeeId: id, pinHash: before?.credentials.pinHash ?? null }, now);
  await unlockPin(tx, { companyId, employeeId: id }, { now, by: 'stimpill' });
}
