/** Which agreement's bonuses go with a rule? Its own, where an agreement ships; else those of the leave that it names. */
import { type AgreementBonuses, type BonusTermsKey } from './bonus-terms.ts';
import { CRAFT_BONUSES } from './terms/craft.ts';
import { HOTEL_BONUSES } from './terms/hotel.ts';
import { MUNICIPALITY_BONUSES, STATE_BONUSES } from './terms/public-sector.ts';
import { SGS_BONUSES } from './terms/sgs.ts';
import { VR_BONUSES, VR_OFFICE_BONUSES, VR_SHOP_BONUSES } from './terms/vr.ts';

/**
 * The bonuses that are known, by key.
 * @example agreementBonuses.get('sgs')?.december.dueOn // '12-15'
 */
export const agreementBonuses: ReadonlyMap<BonusTermsKey, AgreementBonuses> = new Map(
  [
    SGS_BONUSES,
    HOTEL_BONUSES,
    VR_SHOP_BONUSES,
    VR_OFFICE_BONUSES,
    VR_BONUSES,
    CRAFT_BONUSES,
    STATE_BONUSES,
    MUNICIPALITY_BONUSES,
  ].map((bonuses) => [bonuses.key, bonuses]),
);

/** Which public employer a company is; the agreement of shift workers is the same for both. */
export type PublicEmployer = 'state' | 'municipality';

/** The pages speak of agreements with SA; that of VR with FA is on none. */
const OF_AGREEMENT: Readonly<Record<string, BonusTermsKey | 'notKnown'>> = {
  'hotel-restaurant-shifts': 'hotel',
  'hotel-bar-shifts': 'hotel',
  'vr-shop': 'vr-shop',
  'vr-office': 'vr-office',
  'municipal-day-work': 'municipality',
  'vr-fa': 'notKnown',
};

const OF_LEAVE: Readonly<Record<string, BonusTermsKey>> = { sgs: 'sgs', vr: 'vr', craft: 'craft' };

/** `employerNotNamed`: the company has not said whether it is of the state or a municipality. `notKnown`: no page was found. */
export type NoBonuses = 'notKnown' | 'employerNotNamed';

/**
 * @param rule the key of the agreement that it is, and of the leave that goes with it; null where it has none
 * @example bonusesOf({ agreement: 'vr-shop', entitlements: 'vr' }, null) // 'vr-shop'
 */
export const bonusesOf = (
  { agreement, entitlements }: { readonly agreement: string | null; readonly entitlements: string | null },
  publicEmployer: PublicEmployer | null,
): BonusTermsKey | NoBonuses => {
  const own = OF_AGREEMENT[agreement ?? ''];
  if (own !== undefined) return own;
  if (entitlements === 'public') return publicEmployer ?? 'employerNotNamed';
  return OF_LEAVE[entitlements ?? ''] ?? 'notKnown';
};
