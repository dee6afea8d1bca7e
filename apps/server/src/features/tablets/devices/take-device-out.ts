// Somebody shuts a tablet of their company out, for one that was lost, stolen or replaced.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Author } from '#features/changes/change.ts';
import { askAboutTablets } from '#features/tablets/health/ask-about-tablets.ts';
import { findDevice } from './device-store.ts';
import { revokeDevice } from './revoke-device.ts';

export type TakeDeviceOutInput = {
  readonly companyId: string;
  readonly deviceId: string;
  readonly by: Author;
  readonly reason: string | null;
};

/**
 * @returns when it was shut out, in epoch milliseconds
 * @throws DomainError `tablet.not_found`, `tablet.taken_out`
 */
export async function takeDeviceOut(
  deps: { readonly database: Database; readonly clock: Clock },
  { companyId, deviceId, by, reason }: TakeDeviceOutInput,
): Promise<number> {
  const { database, clock } = deps;
  const device = await findDevice(companyScope(database.knex, companyId), deviceId);
  if (device === undefined) throw new DomainError('tablet.not_found', { field: 'route.tabletId' });
  const now = clock();
  const wasInUse = await revokeDevice(database, deviceId, { by, reason, now });
  if (!wasInUse) throw new DomainError('tablet.taken_out');
  await askAboutTablets(deps);
  return now;
}
