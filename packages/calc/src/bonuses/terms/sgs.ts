import { type AgreementBonuses } from '../bonus-terms.ts';
import { BONUSES_CHECKED_ON } from './checked-on.ts';
import { SA_DECEMBER, SA_DECEMBER_SOURCE, SA_HOLIDAY, SA_HOLIDAY_SOURCE } from './sa.ts';

/** SGS and Efling with SA. */
export const SGS_BONUSES: AgreementBonuses = {
  key: 'sgs',
  name: 'SGS / Efling with SA',
  lastCheckedOn: BONUSES_CHECKED_ON,
  sources: [
    SA_DECEMBER_SOURCE,
    {
      url: 'https://hlif.is/desemberuppbot-2024/',
      says:
        'The same of the private market, SGS and SA; settled when the employment ends; after one year with the same employer the leave of ' +
        'parents counts as time of service.',
      writtenOn: '2024',
    },
    SA_HOLIDAY_SOURCE,
    {
      url: 'https://vsfs.is/orlofsuppbot-2018',
      says: 'Private market: 45 weeks or more besides vacation; 12 weeks without a break to 30 April, or in work in the first week of May.',
      writtenOn: '2018',
    },
  ],
  december: SA_DECEMBER,
  holiday: SA_HOLIDAY,
};
