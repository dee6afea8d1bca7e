import type { CompanyScope } from '#database/company-scope.ts';
import { findKnownSequences } from './envelope-store.ts';
import { findCurrentKey } from '#features/tablets/devices/device-key-store.ts';
import type { KnownSequences } from './device-sequence.ts';

/** The key in force, and what has arrived under it. */
export async function findDeviceState(
  scope: CompanyScope,
  deviceId: string,
): Promise<KnownSequences & { readonly keyEpoch: number }> {
  const key = await findCurrentKey(scope, deviceId);
  if (key === undefined) return { keyEpoch: 0, highest: 0, missing: [] };
  return { keyEpoch: key.epoch, ...(await findKnownSequences(scope, { deviceId, keyEpoch: key.epoch })) };
}
