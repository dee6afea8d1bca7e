import { type EntitlementTerms } from './entitlement-terms.ts';
import { CRAFT_TERMS } from './terms/craft.ts';
import { LAW_TERMS } from './terms/law.ts';
import { PUBLIC_TERMS } from './terms/public-sector.ts';
import { SGS_TERMS } from './terms/sgs.ts';
import { VR_TERMS } from './terms/vr.ts';

/**
 * The entitlements that ship, by key: `law`, `sgs`, `vr`, `craft`, `public`.
 * @example entitlementTerms.get('sgs')?.vacation.yearStart // '05-01'
 */
export const entitlementTerms: ReadonlyMap<string, EntitlementTerms> = new Map(
  [LAW_TERMS, SGS_TERMS, VR_TERMS, CRAFT_TERMS, PUBLIC_TERMS].map((terms) => [terms.key, terms]),
);
