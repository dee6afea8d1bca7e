import { type AgreementBonuses } from '../bonus-terms.ts';
import { FROM_DECEMBER } from '../windows.ts';
import { BONUSES_CHECKED_ON } from './checked-on.ts';
import { SA_DECEMBER, SA_HOLIDAY, SA_HOLIDAY_SOURCE } from './sa.ts';

/** Hotels and restaurants, Efling and SGS with SA. */
export const HOTEL_BONUSES: AgreementBonuses = {
  key: 'hotel',
  name: 'Hotels and restaurants, Efling / SGS with SA',
  lastCheckedOn: BONUSES_CHECKED_ON,
  sources: [
    {
      url: 'https://efling.is/starfsgreinar/almennt-starfsfolk-gistihusa/',
      says:
        'Due by 15 December; full for full work from 1 December to 30 November, by ratio and time of service. A full year is 45 weeks ' +
        'without vacation, or 1,800 hours. 12 weeks without a break of the last 12 months, or in work in the first week of December. ' +
        'Settled when the employment ends. After one year the leave of parents counts as time of service.',
      writtenOn: null,
    },
    SA_HOLIDAY_SOURCE,
  ],
  december: { ...SA_DECEMBER, windows: [FROM_DECEMBER], hourly: { fullMinutes: 1800 * 60 } },
  holiday: SA_HOLIDAY,
};
