import { type EntitlementTerms } from '../entitlement-terms.ts';
import { SICK_CHILD_STEPS, SICK_STEPS_OF_THE_LAW } from './law.ts';

/** Craft: Samiðn, FIT, Byggiðn and MATVÍS with SA, for people with a craft certificate. */
export const CRAFT_TERMS: EntitlementTerms = {
  key: 'craft',
  name: 'Craft with SA',
  lastCheckedOn: '2026-11-21',
  sources: [
    {
      url: 'https://matvis.is/orlof/',
      says:
        'From 1 May 2024: 25 days; 27 after three years in the trade; 29 after three years with the employer; 30 ' +
        'after five.',
    },
    {
      url: 'https://rafis.is/faq-items/nadist-einhver-stytting-a-vinnutimanum/',
      says: 'Electricians: 25 days; from 1 May 2025 28 after 3 years in the company or 5 in the trade; 30 after 5.',
    },
    {
      url: 'https://fit.is/kjaramal/orlofs-og-veikindarettur/heildarrettur-a-12-manada-timabili/',
      says: 'Sick leave is a total for each 12 months. The ladder itself was not read; that of Law 19/1979 stands in.',
    },
    {
      url: 'https://hjalp.fit.is/support/solutions/articles/150000045250-utreikningur-launa',
      says: '36 active hours a week: a day is 7.2 hours.',
    },
  ],
  dayMinutes: 432,
  vacation: {
    yearStart: '05-01',
    steps: [
      { after: {}, days: 25 },
      { after: { monthsInTrade: 36 }, days: 27 },
      { after: { monthsWithEmployer: 36 }, days: 29 },
      { after: { monthsWithEmployer: 60 }, days: 30 },
    ],
  },
  sick: { countedOver: 'lastTwelveMonths', steps: SICK_STEPS_OF_THE_LAW },
  sickChild: { countedOver: 'lastTwelveMonths', steps: SICK_CHILD_STEPS },
};
