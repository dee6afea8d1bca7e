import { type Agreement } from './agreement.ts';
import { cite, LAST_CHECKED_ON } from './cite.ts';
import { HOTEL_SOURCES, hotelShifts } from './hotel-shifts.ts';
import { premiumCode } from './premium-code.ts';

/**
 * Shift work in bars and clubs: as at hotels and restaurants, but with `VA55` from 00:00 to 05:00 on Saturdays and
 * Sundays.
 */
export const HOTEL_BAR_SHIFTS: Agreement = {
  key: 'hotel-bar-shifts',
  name: 'Bars and clubs: shifts',
  lastCheckedOn: LAST_CHECKED_ON,
  entitlements: 'sgs',
  sources: [
    ...HOTEL_SOURCES,
    {
      url: 'https://github.com/Blingiceland/timavordur',
      says: 'src/lib/payroll/agreements.ts: 55% in bars and clubs on Saturdays and Sundays from 00:00 to 05:00.',
    },
  ],
  definition: hotelShifts(
    {
      is: 'Barir og skemmtistaðir: vaktavinna',
      en: 'Bars and clubs: shifts',
      pl: 'Bary i kluby: praca zmianowa',
    },
    [
      {
        class: 'barNight55',
        weekdays: ['saturday', 'sunday'],
        to: '05:00',
        priority: 3,
        citation: cite('Blingiceland/timavordur, agreements.ts', {
          conflict: {
            is: 'Texti samningsins var ekki lesinn; gildið er úr opnu forriti sem vitnar í hann.',
            en: 'The text of the agreement was not read; the value is from a public program that cites it.',
            pl: 'Tekstu układu nie czytano; wartość pochodzi z publicznego programu, który się na niego powołuje.',
          },
        }),
      },
    ],
    { barNight55: premiumCode('nightTime', 55, 'night') },
  ),
};
