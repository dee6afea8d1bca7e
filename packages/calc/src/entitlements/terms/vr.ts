import { type EntitlementTerms } from '../entitlement-terms.ts';
import { SICK_CHILD_STEPS } from './law.ts';

/** VR and LÍV with SA, shops and offices. `dayMinutes` is a shop day, 7 h 45; an office day is 7 h 21 (441). */
export const VR_TERMS: EntitlementTerms = {
  key: 'vr',
  name: 'VR / LÍV with SA',
  lastCheckedOn: '2026-11-21',
  sources: [
    {
      url: 'https://www.vr.is/kjaramal/orlofsrettur/spurt-og-svarad-um-orlof/',
      says:
        'At least 24 working days; 25 after 5 years in the trade; 27 after 5 years in the company; 30 after 10 years ' +
        'in the company.',
    },
    {
      url: 'https://vr.is/en/employment-terms/sickness-leave-rights',
      says:
        'First year 2 days for each month worked; after 1 year 2 months in every 12; after 5 years 4; after 10 years ' +
        '6. A child: the first six months 2 days a month, then 12 days.',
    },
    {
      url: 'https://www.sa.is/vinnumarkadsvefur/starfsmannamal/orlof/lengd-orlofs-i-samningum',
      says: 'The vacation ladder until 30 April 2024: 25, 27 and 30 days.',
    },
    {
      url: 'https://fvsa.is/is/kaup-og-kjor/annad-tengt-launum/deilitolur-fyrir-timakaup',
      says: 'A shop day is 7 h 45, an office day 7 h 21.',
    },
  ],
  dayMinutes: 465,
  vacation: {
    yearStart: '05-01',
    steps: [
      { after: {}, days: 24 },
      { after: { monthsInTrade: 60 }, days: 25 },
      { after: { monthsWithEmployer: 60 }, days: 27 },
      { after: { monthsWithEmployer: 120 }, days: 30 },
    ],
  },
  sick: {
    countedOver: 'lastTwelveMonths',
    steps: [
      { after: {}, parts: [{ unit: 'perMonthWorked', count: 2, atMostMonths: 11, pay: 'fixedPay' }] },
      { after: { monthsWithEmployer: 12 }, parts: [{ unit: 'months', count: 2, pay: 'fixedPay' }] },
      { after: { monthsWithEmployer: 60 }, parts: [{ unit: 'months', count: 4, pay: 'fixedPay' }] },
      { after: { monthsWithEmployer: 120 }, parts: [{ unit: 'months', count: 6, pay: 'fixedPay' }] },
    ],
  },
  sickChild: { countedOver: 'lastTwelveMonths', steps: SICK_CHILD_STEPS },
};
