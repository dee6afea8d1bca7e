import { type EntitlementTerms, type LeaveStep } from '../entitlement-terms.ts';

/**
 * The ladder of Law 19/1979, article 5. After one year a month is granted: 260/12 working days, a third of a day less
 * than the 22 days that eleven months had earned before; nobody loses by that, so the 22 days then stay.
 */
export const SICK_STEPS_OF_THE_LAW: readonly LeaveStep[] = [
  { after: {}, parts: [{ unit: 'perMonthWorked', count: 2, atMostMonths: 11, pay: 'asAtWork' }] },
  { after: { monthsWithEmployer: 12 }, parts: [{ unit: 'months', count: 1, pay: 'asAtWork' }] },
  {
    after: { monthsWithEmployer: 36 },
    parts: [
      { unit: 'months', count: 1, pay: 'asAtWork' },
      { unit: 'months', count: 1, pay: 'dayWork' },
    ],
  },
  {
    after: { monthsWithEmployer: 60 },
    parts: [
      { unit: 'months', count: 1, pay: 'asAtWork' },
      { unit: 'months', count: 2, pay: 'dayWork' },
    ],
  },
];

/** Two days for each of the first six months, then twelve in twelve months: the same in every private agreement read. */
export const SICK_CHILD_STEPS: readonly LeaveStep[] = [
  { after: {}, parts: [{ unit: 'perMonthWorked', count: 2, atMostMonths: 6, pay: 'dayWorkWithPremiums' }] },
  {
    after: { monthsWithEmployer: 6 },
    parts: [{ unit: 'workingDays', count: 12, pay: 'dayWorkWithPremiums' }],
  },
];

/** The least that Icelandic law grants where no agreement grants more. It knows no leave for a sick child. */
export const LAW_TERMS: EntitlementTerms = {
  key: 'law',
  name: 'The least by law',
  lastCheckedOn: '2026-11-21',
  sources: [
    {
      url: 'https://fit.is/kjaramal/orlofs-og-veikindarettur/avinnsla-orlofs/',
      says:
        'Law 30/1987: two days of vacation for each month worked in the last vacation year, 24 working days for a ' +
        'whole one; half a month or more counts as a whole month, a shorter time does not.',
    },
    {
      url: 'https://www.stett.is/is/thin-rettindi/laun-i-veikindum/almennur-vinnumarkadur',
      says:
        'Law 19/1979: two days for each month worked in the first year; after one year one month, after three years ' +
        'one month at full pay and one at the day rate, after five years one and two.',
    },
    {
      url: 'https://www.sa.is/vinnumarkadsvefur/starfsmannamal/veikindarettur/utreikningur-veikindarettar',
      says: 'No right in the first month, two days in the second: completed months count. Five months give ten days.',
    },
  ],
  dayMinutes: 480,
  vacation: { yearStart: '05-01', steps: [{ after: {}, days: 24 }] },
  sick: { countedOver: 'lastTwelveMonths', steps: SICK_STEPS_OF_THE_LAW },
  sickChild: { countedOver: 'lastTwelveMonths', steps: [] },
};
