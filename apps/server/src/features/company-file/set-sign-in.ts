// An operator gives somebody a new password or PIN. Whoever knew the old one is out.
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { unlockPin } from '#features/auth/failed-attempts.ts';
import { revokeSessions } from '#features/auth/session-store.ts';
import type { Employee } from '#features/people/employee.ts';
import type { ImportDeps } from './import-company.ts';
import { setPasswordHash, setPinHash } from './store/sign-in-store.ts';

/** @returns how many sessions ended by it */
export async function setPassword(
  { companyId, id }: Employee,
  password: string,
  { database, clock, passwords }: ImportDeps,
): Promise<number> {
  const hash = await passwords.hashPassword(password);
  return await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await setPasswordHash(scope, id, hash);
    return await revokeSessions(scope, { employeeId: id }, clock());
  });
}

export async function setPin(
  { companyId, id }: Employee,
  pin: string,
  { database, pins }: ImportDeps,
): Promise<void> {
  const hash = await pins.hashPin({ companyId, employeeId: id }, pin);
  await inTransaction(database, async (tx) => {
    await setPinHash(companyScope(tx, companyId), id, hash);
    await unlockPin(tx, companyId, id);
  });
}
