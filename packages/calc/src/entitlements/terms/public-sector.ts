import { type EntitlementTerms, type LeaveStep } from '../entitlement-terms.ts';

const calendarDays = (monthsWithEmployer: number, count: number): LeaveStep => ({
  after: { monthsWithEmployer },
  parts: [{ unit: 'calendarDays', count, pay: 'asAtWork' }],
});

/**
 * State and municipal employees on monthly pay, engaged for an indefinite time or for at least three months. A day of
 * work is 7.2 hours; the 240 vacation hours of the agreements count 8 hours for each, and so are the same 30 days.
 */
export const PUBLIC_TERMS: EntitlementTerms = {
  key: 'public',
  name: 'State and municipalities',
  lastCheckedOn: '2026-11-21',
  sources: [
    {
      url: 'https://efling.is/?rettindi=orlofsrettur-hja-rikinu',
      says: 'The vacation year is 1 May to 30 April; 30 days or 240 hours for all.',
    },
    {
      url: 'https://www.betrivinnutimi.is/frettir/frett/2022/03/29/Utreikningur-orlofs-/',
      says: 'A day of 7.2 hours takes 8 of the 240 vacation hours (40/36).',
    },
    {
      url: 'https://www.bsrb.is/en/labour-law/the-working-life/sick-leave',
      says:
        'Full pay within 12 months: 14 days in the first three months, 35 in the next three, 119 after 6 months, 133 ' +
        'after 1 year, 175 after 7, 273 after 12, 360 after 18. Calendar days, not working days. People on hourly pay ' +
        'have less.',
    },
    {
      url: 'https://www.viska.is/kjaramal/veikindarettur',
      says: 'Twelve paid working days every year for sick children.',
    },
  ],
  dayMinutes: 432,
  vacation: { yearStart: '05-01', steps: [{ after: {}, days: 30 }] },
  sick: {
    countedOver: 'lastTwelveMonths',
    steps: [
      calendarDays(0, 14),
      calendarDays(3, 35),
      calendarDays(6, 119),
      calendarDays(12, 133),
      calendarDays(7 * 12, 175),
      calendarDays(12 * 12, 273),
      calendarDays(18 * 12, 360),
    ],
  },
  sickChild: {
    countedOver: 'calendarYear',
    steps: [{ after: {}, parts: [{ unit: 'workingDays', count: 12, pay: 'dayWorkWithPremiums' }] }],
  },
};
