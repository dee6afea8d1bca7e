import { type EntitlementTerms } from '../entitlement-terms.ts';
import { SICK_CHILD_STEPS } from './law.ts';

/** SGS and Efling with SA: the general agreement, and hotels and restaurants. */
export const SGS_TERMS: EntitlementTerms = {
  key: 'sgs',
  name: 'SGS / Efling with SA',
  lastCheckedOn: '2026-11-21',
  sources: [
    {
      url: 'https://hlif.is/aukinn-orlofsrettur-og-breyting-a-avinnslu-orlofs',
      says:
        'Earned from 1 May 2024, taken from 1 May 2025: 25 days from the age of 22 with 6 months in the company, 26 ' +
        'days after 5 years in the company.',
    },
    {
      url: 'https://www.efling.is/?rettindi=orlofsrettur-a-almenna-markadnum',
      says: 'At least 24 days; 25 after 5 years in the company or 10 in the trade; 30 after 10 years in the company.',
    },
    {
      url: 'https://efling.is/?rettindi=veikindarettur',
      says:
        'Sick leave by years with the employer: 2 days a month in the first; then 1 month as if at work; after 2 ' +
        'years 1 more at the day rate; after 3 years 2 more; after 5 years 1 as if at work, 1 with premiums, 2 at the ' +
        'day rate; a total for each 12 months. Sick child: 2 days a month for 6 months, then 12 days in 12 months.',
    },
    {
      url: 'https://sa.is/vinnumarkadsvefur/starfsmannamal/veikindarettur/timalengd-og-launagreidslur',
      says: 'The same ladder in the agreement for hotels and restaurants.',
    },
  ],
  dayMinutes: 480,
  vacation: {
    yearStart: '05-01',
    steps: [
      { after: {}, days: 24 },
      { after: { monthsWithEmployer: 6, ageYears: 22 }, days: 25 },
      { after: { monthsInTrade: 120 }, days: 25 },
      { after: { monthsWithEmployer: 60 }, days: 26 },
      { after: { monthsWithEmployer: 120 }, days: 30 },
    ],
  },
  sick: {
    countedOver: 'lastTwelveMonths',
    steps: [
      { after: {}, parts: [{ unit: 'perMonthWorked', count: 2, atMostMonths: 11, pay: 'asAtWork' }] },
      { after: { monthsWithEmployer: 12 }, parts: [{ unit: 'months', count: 1, pay: 'asAtWork' }] },
      {
        after: { monthsWithEmployer: 24 },
        parts: [
          { unit: 'months', count: 1, pay: 'asAtWork' },
          { unit: 'months', count: 1, pay: 'dayWork' },
        ],
      },
      {
        after: { monthsWithEmployer: 36 },
        parts: [
          { unit: 'months', count: 1, pay: 'asAtWork' },
          { unit: 'months', count: 2, pay: 'dayWork' },
        ],
      },
      {
        after: { monthsWithEmployer: 60 },
        parts: [
          { unit: 'months', count: 1, pay: 'asAtWork' },
          { unit: 'months', count: 1, pay: 'dayWorkWithPremiums' },
          { unit: 'months', count: 2, pay: 'dayWork' },
        ],
      },
    ],
  },
  sickChild: { countedOver: 'lastTwelveMonths', steps: SICK_CHILD_STEPS },
};
