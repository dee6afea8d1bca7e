import { type Agreement } from './agreement.ts';
import { CRAFT } from './craft.ts';
import { HOTEL_BAR_SHIFTS } from './hotel-bar-shifts.ts';
import { HOTEL_RESTAURANT_SHIFTS } from './hotel-restaurant-shifts.ts';
import { MATVIS_SHIFTS } from './matvis-shifts.ts';
import { MUNICIPAL_DAY_WORK } from './municipal-day-work.ts';
import { PUBLIC_SECTOR_SHIFTS } from './public-sector-shifts.ts';
import { SGS_EFLING_DAY_WORK } from './sgs-efling-day-work.ts';
import { VR_FA } from './vr-fa.ts';
import { VR_OFFICE } from './vr-office.ts';
import { VR_SHOP } from './vr-shop.ts';

/** The rule says of itself what leave goes with it, as a rule of a company's own may. */
const withEntitlements = (agreement: Agreement): Agreement => ({
  ...agreement,
  definition: { ...agreement.definition, entitlements: agreement.entitlements },
});

/**
 * The rules that ship with the engine, by key.
 * @example agreements.get('sgs-efling-day-work')?.definition
 */
export const agreements: ReadonlyMap<string, Agreement> = new Map(
  [
    SGS_EFLING_DAY_WORK,
    HOTEL_RESTAURANT_SHIFTS,
    HOTEL_BAR_SHIFTS,
    VR_SHOP,
    VR_OFFICE,
    PUBLIC_SECTOR_SHIFTS,
    CRAFT,
    MATVIS_SHIFTS,
    MUNICIPAL_DAY_WORK,
    VR_FA,
  ].map((agreement) => [agreement.key, withEntitlements(agreement)]),
);
