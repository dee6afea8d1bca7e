import { type AgreementBonuses } from '../bonus-terms.ts';
import { BONUSES_CHECKED_ON } from './checked-on.ts';
import { SA_DECEMBER, SA_DECEMBER_SOURCE, SA_HOLIDAY, SA_HOLIDAY_SOURCE } from './sa.ts';

/** Samiðn, FIT, Byggiðn and RSÍ with SA. */
export const CRAFT_BONUSES: AgreementBonuses = {
  key: 'craft',
  name: 'Crafts with SA',
  lastCheckedOn: BONUSES_CHECKED_ON,
  sources: [
    {
      url: 'https://rafis.is/category/frettir/2022/page/2/',
      says: 'Due by 15 December; full for a full year, which is 45 weeks worked or more besides vacation.',
      writtenOn: '2022',
    },
    SA_DECEMBER_SOURCE,
    {
      url: 'https://fit.is/frettir/2021/2219-orlofsuppbot-2021',
      says:
        'Due on 1 June, by ratio and time of service from 1 May to 30 April; 12 weeks without a break to 30 April, or in work on 1 May; full ' +
        'work is 45 weeks besides vacation; what was earned is settled when the employment ends; apprentices in full work have all of it.',
      writtenOn: '2021',
    },
    SA_HOLIDAY_SOURCE,
  ],
  december: SA_DECEMBER,
  holiday: SA_HOLIDAY,
};
