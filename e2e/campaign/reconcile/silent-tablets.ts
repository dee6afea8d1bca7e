import type { Away } from '../tablets/tablet.ts';
import type { Company } from '../people/companies.ts';
import type { Stage } from '../play/open-stage.ts';

/** A tablet that had no network for a while: of that time it has said nothing. */
export type SilentTablet = Away & { readonly companyId: string; readonly deviceIds: readonly string[] };

type Given = { readonly companies: readonly Company[]; readonly stage: Pick<Stage, 'tabletsOf'> };

export function silentTabletsOf({ companies, stage }: Given): readonly SilentTablet[] {
  return companies.flatMap((company) =>
    stage.tabletsOf(company).flatMap(({ away, keys }) => {
      const deviceIds = keys.map(({ chain }) => chain.deviceId);
      return away.map((span) => ({ ...span, companyId: company.id, deviceIds }));
    }),
  );
}
