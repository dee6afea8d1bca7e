// From a device token to the device behind it.
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { digestOf } from '#features/auth/token-digest.ts';
import type { DeviceCaller } from '#http/caller.ts';
import { findDeviceByToken } from './device-store.ts';

/** @throws DomainError `auth.token_invalid`, `kiosk.device_revoked` */
export async function verifyDevice(
  { database }: { readonly database: Database },
  deviceToken: string,
): Promise<DeviceCaller> {
  const device = await findDeviceByToken(database.knex, digestOf(deviceToken));
  if (device === undefined) throw new DomainError('auth.token_invalid');
  if (device.revokedAt !== null) throw new DomainError('kiosk.device_revoked');
  return { kind: 'device', deviceId: device.id, companyId: device.companyId };
}
