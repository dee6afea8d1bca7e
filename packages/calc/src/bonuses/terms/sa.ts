/** What the agreements with SA, the employers of the private market, have in common. */
import { type BonusSource, type BonusTerms } from '../bonus-terms.ts';
import { CALENDAR_YEAR, HOLIDAY_YEAR } from '../windows.ts';

const WEEKS = 45;

/** Twelve weeks. */
const UNBROKEN_DAYS = 84;

/** 45 weeks of the calendar year besides vacation; in work in the first week of December, or twelve weeks without a break. */
export const SA_DECEMBER: BonusTerms = {
  windows: [CALENDAR_YEAR],
  full: { of: 'weeks', weeks: WEEKS },
  hourly: 'asOthers',
  rights: [
    { by: 'inWork', from: '12-01', until: '12-07' },
    { by: 'unbroken', days: UNBROKEN_DAYS, within: 'twelveMonths' },
  ],
  dueOn: '12-15',
};

/** 45 weeks of the holiday year besides vacation; in work in the first week of May, or twelve weeks without a break. */
export const SA_HOLIDAY: BonusTerms = {
  windows: [HOLIDAY_YEAR],
  full: { of: 'weeks', weeks: WEEKS },
  hourly: 'asOthers',
  rights: [
    { by: 'inWork', from: '05-01', until: '05-07' },
    { by: 'unbroken', days: UNBROKEN_DAYS, within: 'window' },
  ],
  dueOn: '06-01',
};

/** Where the December bonus was read. */
export const SA_DECEMBER_SOURCE: BonusSource = {
  url: 'https://staging.verkvest.is/2020/11/14',
  says:
    'Due by 15 December, by ratio and time of service, to all who have worked without a break for 12 weeks of the last 12 months or are ' +
    'in work in the first week of December. A full year is 45 weeks worked or more.',
  writtenOn: '2020-11-14',
};

/** Where the holiday bonus was read. */
export const SA_HOLIDAY_SOURCE: BonusSource = {
  url: 'https://verkvest.is/onotad/tilkynningar/Orlofsuppbot_2017',
  says:
    'General workers, shops and offices, crafts: due on 1 June, by ratio and time of service in the holiday year, to all who have worked ' +
    'without a break for 12 weeks of the 12 months to 30 April or are in work in the first week of May. A full year is 45 weeks worked or ' +
    'more besides vacation.',
  writtenOn: '2017',
};
