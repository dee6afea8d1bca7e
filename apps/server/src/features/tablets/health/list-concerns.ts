import type { Queryable } from '#database/database.ts';
import { countOpenIncidents } from './device-incident-store.ts';
import { concernsOf, type Concern } from './tablet-concerns.ts';
import { listTablets, type Tablet } from './tablet-store.ts';

export type ConcernedTablet = { readonly tablet: Tablet; readonly concerns: readonly Concern[] };

/** Every tablet, with what somebody should look at, of one company or of all. */
export async function listConcerns(
  db: Queryable,
  told: { readonly now: number; readonly serverVersion: string },
  companyId?: string,
): Promise<readonly ConcernedTablet[]> {
  const incidents = await countOpenIncidents(db, companyId);
  return (await listTablets(db, companyId)).map((tablet) => {
    const own = incidents.filter(({ deviceId }) => deviceId === tablet.id);
    return { tablet, concerns: concernsOf(tablet, own, told) };
  });
}
