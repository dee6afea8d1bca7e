// From a device token to the device behind it.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { placeOf } from '#features/auth/token-digest.ts';
import type { DeviceCaller } from '#http/caller.ts';
import { findDeviceByToken, noteDeviceSeen } from './device-store.ts';

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
