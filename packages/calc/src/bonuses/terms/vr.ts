import { type AgreementBonuses } from '../bonus-terms.ts';
import { CALENDAR_YEAR, FROM_DECEMBER } from '../windows.ts';
import { BONUSES_CHECKED_ON } from './checked-on.ts';
import { SA_DECEMBER, SA_HOLIDAY, SA_HOLIDAY_SOURCE } from './sa.ts';

/** 1,743.75 and 1,653.75 hours. */
const SHOP_MINUTES = 104_625;
const OFFICE_MINUTES = 99_225;

/** A rule of a company's own that names VR says neither shop nor office: people are counted in weeks there. */
export const VR_BONUSES: AgreementBonuses = {
  key: 'vr',
  name: 'VR / LÍV with SA',
  lastCheckedOn: BONUSES_CHECKED_ON,
  sources: [
    {
      url: 'https://vmf.is/?p=14806',
      says:
        'A full year is 45 weeks worked besides vacation, or 1,653.75 hours in an office and 1,743.75 in a shop. Due by 15 December, to all ' +
        'who have worked without a break for 12 weeks of the last 12 months or are in work in the first week of December. By agreement ' +
        'the year may run from 1 December to 30 November. What was earned is settled when the employment ends.',
      writtenOn: '2025-11-27',
    },
    {
      url: 'https://www.vr.is/um-vr/frettir/almennar-frettir/mundu-eftir-desemberuppbotinni-2',
      says: 'Due by 15 December, by ratio and time of service; no holiday pay on top of it.',
      writtenOn: '2025-11-28',
    },
    SA_HOLIDAY_SOURCE,
  ],
  december: { ...SA_DECEMBER, windows: [CALENDAR_YEAR, FROM_DECEMBER] },
  holiday: SA_HOLIDAY,
};

/** VR in shops. */
export const VR_SHOP_BONUSES: AgreementBonuses = {
  ...VR_BONUSES,
  key: 'vr-shop',
  name: 'VR / LÍV with SA: shops',
  december: { ...VR_BONUSES.december, hourly: { fullMinutes: SHOP_MINUTES } },
};

/** VR in offices. */
export const VR_OFFICE_BONUSES: AgreementBonuses = {
  ...VR_BONUSES,
  key: 'vr-office',
  name: 'VR / LÍV with SA: offices',
  december: { ...VR_BONUSES.december, hourly: { fullMinutes: OFFICE_MINUTES } },
};
