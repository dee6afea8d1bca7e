// From a device token to the device behind it.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { placeOf } from '#features/auth/token-digest.ts';
import type { DeviceCaller } from '#http/caller.ts';
import { findDeviceByToken, noteDeviceSeen } from './device-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isAllowedAddress } from '#http/client-address.ts';
import type { TokenAloneGuard } from '#http/company-guard.ts';
import { findCurrentKey, findDeviceKey, toKeyObject } from './device-key-store.ts';
import type { KeyObject } from 'node:crypto';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';

/** Its last call is written at most this often: a write for every call would cost more than the calls. */
const SEEN_EVERY_MS = 60_000;

/** @throws DomainError `auth.token_invalid`, `kiosk.device_revoked` */
export async function verifyDevice(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  deviceToken: string,
): Promise<DeviceCaller> {
  const device = await findDeviceByToken(database.knex, placeOf(deviceToken));
  if (device === undefined) throw new DomainError('auth.token_invalid');
  if (device.revokedAt !== null) throw new DomainError('kiosk.device_revoked');
  const now = clock();
  if (now - device.lastSeenAt >= SEEN_EVERY_MS) {
    await noteDeviceSeen(companyScope(database.knex, device.companyId), device.id, now);
  }
  return { kind: 'device', deviceId: device.id, companyId: device.companyId };
}

/**
 * Checks a device that sends its token and no signature. A device that has bound a key signs what it sends, so its token without a
 * signature is a copy and is refused. A device without a key must call from an address that the company allows.
 */
export function tokenAloneGuard({ database }: { readonly database: Database }): TokenAloneGuard {
  return async ({ companyId, deviceId }, address) => {
    const key = await findCurrentKey(companyScope(database.knex, companyId), deviceId);
    if (key !== undefined) throw new DomainError('kiosk.signature_required');
    const { terminal } = await requireCompany(database.knex, companyId);
    if (!isAllowedAddress(address, terminal.allowedIpRanges)) throw new DomainError('company.ip_not_allowed');
  };
}

/** The public key with which the signature of a request is checked. */
export function keyOfDevice({ database }: { readonly database: Database }) {
  return async (
    { companyId, deviceId }: AnchoredDevice,
    keyEpoch: number,
  ): Promise<KeyObject | undefined> => {
    const key = await findDeviceKey(companyScope(database.knex, companyId), deviceId, keyEpoch);
    return key && toKeyObject(key);
  };
}
