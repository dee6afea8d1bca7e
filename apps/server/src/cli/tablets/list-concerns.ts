import type { Queryable } from '#database/database.ts';
import { countOpenIncidents } from '#features/tablets/health/device-incident-store.ts';
import { concernsOf, type Concern } from '#features/tablets/health/tablet-concerns.ts';
import { listTablets, type Tablet } from '#features/tablets/health/tablet-store.ts';
import { readVersion } from '../../version.ts';

export type ConcernedTablet = { readonly tablet: Tablet; readonly concerns: readonly Concern[] };

/** Every tablet, with what somebody should look at, of one company or of all. */
export async function listConcerns(
  db: Queryable,
  now: number,
  companyId?: string,
): Promise<readonly ConcernedTablet[]> {
  const incidents = await countOpenIncidents(db, companyId);
  const told = { now, serverVersion: readVersion() };
  return (await listTablets(db, companyId)).map((tablet) => {
    const own = incidents.filter(({ deviceId }) => deviceId === tablet.id);
    return { tablet, concerns: concernsOf(tablet, own, told) };
  });
}
