// The public key with which the signature of a request is checked.
import type { KeyObject } from 'node:crypto';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { findDeviceKey, toKeyObject } from './device-key-store.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';

export function keyOfDevice({ database }: { readonly database: Database }) {
  return async (
    { companyId, deviceId }: AnchoredDevice,
    keyEpoch: number,
  ): Promise<KeyObject | undefined> => {
    const key = await findDeviceKey(companyScope(database.knex, companyId), deviceId, keyEpoch);
    return key && toKeyObject(key);
  };
}
