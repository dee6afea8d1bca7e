// A manager takes a tablet out of use at the tablet. It is refused while the tablet has punches that nobody else has.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { revokeDevice } from './revoke-device.ts';
import { THE_TABLET } from '#features/changes/change.ts';
import { highestUnbroken } from '#features/tablets/wire/device-sequence.ts';
import { findDeviceState } from '#features/tablets/wire/envelope-store.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';

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
