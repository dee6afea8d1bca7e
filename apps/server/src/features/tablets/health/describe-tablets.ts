// Every tablet of a company with all that somebody should know about it.
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { listRegistrars, type Registrar } from '#features/tablets/devices/device-store.ts';
import { listLatestStrays, type ListedStray } from '#features/tablets/wire/stray-envelope-store.ts';
import { listOpenIncidents, type DeviceIncident } from './device-incident-store.ts';
import { listConcerns, type ConcernedTablet } from './tablet-concerns.ts';

export type DescribedTablet = ConcernedTablet & {
  /** Undefined: it is not known any more. */
  readonly registrar: Registrar | undefined;
  readonly incidents: readonly DeviceIncident[];
  readonly strays: readonly ListedStray[];
};

export async function describeTablets(
  db: Queryable,
  companyId: string,
  told: { readonly now: number; readonly serverVersion: string },
): Promise<readonly DescribedTablet[]> {
  const scope = companyScope(db, companyId);
  const concerned = await listConcerns(db, told, companyId);
  const registrars = await listRegistrars(scope);
  const incidents = await listOpenIncidents(db, companyId);
  const strays = await listLatestStrays(scope);
  return concerned.map((each) => {
    const isOwn = ({ deviceId }: { readonly deviceId: string }) => deviceId === each.tablet.id;
    return {
      ...each,
      registrar: registrars.get(each.tablet.id),
      incidents: incidents.filter(isOwn),
      strays: strays.filter(isOwn),
    };
  });
}
