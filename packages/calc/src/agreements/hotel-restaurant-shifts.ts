import { type Agreement } from './agreement.ts';
import { LAST_CHECKED_ON } from './cite.ts';
import { HOTEL_SOURCES, hotelShifts } from './hotel-shifts.ts';

/**
 * Shift work at hotels and restaurants under the agreement of SGS and Efling with SA. Pay lines: `DV` the day rate of
 * every minute up to 40 hours a week, and beside it the premium of the hour: `VA33` evenings, `VA45` nights, weekends
 * and ordinary holidays, `VA90` major holidays; `YV` overtime, `SH` overtime on major holidays. Winter leave is credited as time off.
 */
export const HOTEL_RESTAURANT_SHIFTS: Agreement = {
  key: 'hotel-restaurant-shifts',
  name: 'Hotels and restaurants: shifts',
  lastCheckedOn: LAST_CHECKED_ON,
  entitlements: 'sgs',
  sources: HOTEL_SOURCES,
  definition: hotelShifts(
    {
      is: 'Hótel og veitingahús: vaktavinna',
      en: 'Hotels and restaurants: shifts',
      pl: 'Hotele i restauracje: praca zmianowa',
    },
    [],
    {},
  ),
};
