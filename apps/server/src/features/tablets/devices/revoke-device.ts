// A device is revoked: it can no longer call. The punches that it has handed over stay.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database, Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import { type Authored, THE_TABLET } from '#features/changes/change.ts';
import { listDevicesOf, setRevoked } from './device-store.ts';
import type { Clock } from '#clock.ts';
import { DomainError } from '#errors/domain-error.ts';
import { highestUnbroken } from '#features/tablets/wire/device-sequence.ts';
import { findDeviceState } from '#features/tablets/wire/envelope-store.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';

/** @returns false when there is no such device, or it was revoked before */
export async function revokeDevice(
  database: Database,
  deviceId: string,
  authored: Authored,
): Promise<boolean> {
  return inTransaction(database, (tx) => revokeIn(tx, deviceId, authored));
}

/**
 * All that somebody has registered.
 * @returns how many there were
 */
export async function revokeDevicesOf(
  scope: CompanyScope,
  registeredBy: string,
  authored: Authored,
): Promise<number> {
  const ids = await listDevicesOf(scope, registeredBy);
  for (const id of ids) await revokeIn(scope.db, id, authored);
  return ids.length;
}

async function revokeIn(tx: Queryable, deviceId: string, authored: Authored): Promise<boolean> {
  const companyId = await setRevoked(tx, deviceId, authored.now);
  if (companyId === undefined) return false;
  const change = {
    subject: 'device' as const,
    subjectId: deviceId,
    employeeId: null,
    before: { revoked: false },
    after: { revoked: true },
  };
  await insertChanges(companyScope(tx, companyId), [change], authored);
  return true;
}

/** A manager takes a tablet out of use at the tablet. It is refused while the tablet has punches that nobody else has. */
type Farewell = { readonly lastSequence: number; readonly isRestExported: boolean };

/**
 * @returns epoch milliseconds of the revocation
 * @throws DomainError `station.punches_missing` while something lies in the tablet alone
 */
export async function revokeOwnDevice(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { companyId, deviceId }: AnchoredDevice,
  { lastSequence, isRestExported }: Farewell,
): Promise<number> {
  const state = await findDeviceState(companyScope(database.knex, companyId), deviceId);
  if (!isRestExported && highestUnbroken(state) < lastSequence)
    throw new DomainError('station.punches_missing');
  const now = clock();
  await revokeDevice(database, deviceId, { by: THE_TABLET, reason: null, now });
  return now;
}
