import { type AgreementBonuses, type BonusSource } from '../bonus-terms.ts';
import { CALENDAR_YEAR, HOLIDAY_YEAR, TO_NOVEMBER, TO_OCTOBER } from '../windows.ts';
import { BONUSES_CHECKED_ON } from './checked-on.ts';

/** Thirteen weeks. */
const UNBROKEN_DAYS = 91;

const HOLIDAY_SOURCE: BonusSource = {
  url: 'https://vsfs.is/orlofsuppbot-2018',
  says:
    'State and municipalities: 13 weeks without a break in the holiday year, or in work to 30 April. Due on 1 June from the state, on 1 May ' +
    'from municipalities.',
  writtenOn: '2018',
};

/** The state and the city of Reykjavík. */
export const STATE_BONUSES: AgreementBonuses = {
  key: 'state',
  name: 'The state and the city of Reykjavík',
  lastCheckedOn: BONUSES_CHECKED_ON,
  sources: [
    {
      url: 'https://www.sameyki.is/frettir/stok-frett/2025/11/27/Desemberuppbot-2025',
      says:
        'In work in the first week of November: full for full work from 1 January to 31 October, otherwise by ratio. People paid by the hour ' +
        'in proportion to their hours of day work in that time. Paid by 15 December.',
      writtenOn: '2025-11-27',
    },
    {
      url: 'https://efling.is/?rettindi=desemberuppbot-hja-rikinu',
      says:
        'In work in the first week of November, or 13 weeks without a break in the year: paid on 1 December, by ratio and time of service; ' +
        'settled when the employment ends.',
      writtenOn: null,
    },
    {
      url: 'https://fh.hi.is/is/orlofsuppbot-2020',
      says: 'On 1 June to who is in work to 30 April, by ratio and time of service in the holiday year before.',
      writtenOn: '2020',
    },
    HOLIDAY_SOURCE,
  ],
  december: {
    windows: [TO_OCTOBER],
    full: { of: 'window' },
    hourly: { fullMinutes: null },
    rights: [
      { by: 'inWork', from: '11-01', until: '11-07' },
      { by: 'unbroken', days: UNBROKEN_DAYS, within: 'window' },
    ],
    dueOn: '12-01',
  },
  holiday: {
    windows: [HOLIDAY_YEAR],
    full: { of: 'window' },
    hourly: 'asOthers',
    rights: [
      { by: 'inWork', from: '04-30', until: '04-30' },
      { by: 'unbroken', days: UNBROKEN_DAYS, within: 'window' },
    ],
    dueOn: '06-01',
  },
};

/** Municipalities other than the city. */
export const MUNICIPALITY_BONUSES: AgreementBonuses = {
  key: 'municipality',
  name: 'Municipalities',
  lastCheckedOn: BONUSES_CHECKED_ON,
  sources: [
    {
      url: 'https://fosa2018.wixsite.com/website-2/single-post/2018/11/19/desemberuppb%C3%B3t-starfsmanna-sveitarf%C3%A9laga',
      says:
        'Paid on 1 December; full for full work from 1 January to 30 November, otherwise by ratio and time of service, to who has worked without ' +
        'a break since 1 September. Who leaves in the year after 6 months without a break has a part of 12 months of the calendar year.',
      writtenOn: '2018-11-19',
    },
    {
      url: 'https://www.stett.is/is/thin-rettindi/desemberuppbot',
      says: 'The same, under the heading of the association of municipalities.',
      writtenOn: '2022',
    },
    {
      url: 'https://www.efling.is/?rettindi=orlofsuppbot-hja-sambandi-islenskra-sveitarfelaga',
      says:
        'Paid on 1 May, by ratio and time of service in the 12 months before. Of those who left it names only who left because of age; ' +
        'vsfs.is has 13 weeks for all.',
      writtenOn: null,
    },
    HOLIDAY_SOURCE,
  ],
  december: {
    windows: [TO_NOVEMBER],
    full: { of: 'window', whoLeaves: CALENDAR_YEAR },
    hourly: 'asOthers',
    rights: [
      { by: 'since', day: '09-01' },
      { by: 'ended', months: 6 },
    ],
    dueOn: '12-01',
  },
  holiday: { ...STATE_BONUSES.holiday, dueOn: '05-01' },
};
