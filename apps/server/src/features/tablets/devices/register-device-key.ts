// A tablet binds its signing key to the device. The first one is taken on trust, right after a manager registered the device;
// another takes its place only with a signature of the one in force.
import { verify } from 'node:crypto';
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import { THE_TABLET } from '#features/changes/change.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';
import { saveListMode, type ListMode } from '#features/tablets/health/device-health-store.ts';
import { findCurrentKey, insertDeviceKey, toKeyObject, type DeviceKey } from './device-key-store.ts';

export type NewDeviceKey = {
  readonly x: string;
  readonly y: string;
  readonly listMode: ListMode | undefined;
  /** The signature of the key in force, and the text it is over. */
  readonly previous: { readonly signature: Uint8Array; readonly text: Uint8Array } | undefined;
};

/**
 * @returns the epoch of the key
 * @throws DomainError `request.invalid` for what is no key, `station.key_not_replaceable`
 */
export async function registerDeviceKey(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { companyId, deviceId }: AnchoredDevice,
  newKey: NewDeviceKey,
): Promise<number> {
  if (toKeyObject(newKey) === undefined) {
    throw new DomainError('request.invalid', {
      field: 'publicKey.x',
      message: 'publicKey must be a point of the curve P-256.',
    });
  }
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const current = await findCurrentKey(scope, deviceId);
    const epoch = await boundEpoch(scope, deviceId, current, newKey, clock());
    if (newKey.listMode !== undefined || current === undefined)
      await saveListMode(scope, deviceId, newKey.listMode ?? 'short');
    return epoch;
  });
}

async function boundEpoch(
  scope: CompanyScope,
  deviceId: string,
  current: DeviceKey | undefined,
  { x, y, previous }: NewDeviceKey,
  now: number,
): Promise<number> {
  if (current?.x === x && current.y === y) return current.epoch;
  if (current !== undefined && !isSignedBy(current, previous))
    throw new DomainError('station.key_not_replaceable');
  const epoch = (current?.epoch ?? 0) + 1;
  await insertDeviceKey(scope, { deviceId, epoch, x, y, boundAt: now });
  const change = {
    subject: 'device' as const,
    subjectId: deviceId,
    employeeId: null,
    before: { key_epoch: current?.epoch ?? null },
    after: { key_epoch: epoch },
  };
  await insertChanges(scope, [change], { by: THE_TABLET, reason: null, now });
  return epoch;
}

function isSignedBy(current: DeviceKey, previous: NewDeviceKey['previous']): boolean {
  const key = toKeyObject(current);
  if (key === undefined || previous === undefined) return false;
  return verify('sha256', previous.text, { key, dsaEncoding: 'ieee-p1363' }, previous.signature);
}
