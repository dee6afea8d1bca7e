// An operator gives somebody a new password or PIN. Whoever knew the old one is out.
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { unlockPin } from '#features/auth/failed-attempts.ts';
import { revokeSessions } from '#features/auth/session-store.ts';
import { keepFormerPin } from '#features/kiosk/former-pin-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { findWithCredentials } from '#features/people/employee-store.ts';
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
  { database, clock, pins }: ImportDeps,
): Promise<void> {
  const hash = await pins.hashPin({ companyId, employeeId: id }, pin);
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const before = await findWithCredentials(scope, id);
    await setPinHash(scope, id, hash);
    // What was punched offline before is checked against the PIN of its time.
    const now = clock();
    await keepFormerPin(scope, { employeeId: id, pinHash: before?.credentials.pinHash ?? null }, now);
    await unlockPin(tx, { companyId, employeeId: id }, { now, by: 'stimpill' });
  });
}
