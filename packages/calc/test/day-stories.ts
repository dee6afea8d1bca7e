/** Days whose explanations are shown whole, in every language: one for each thing that can be hard to understand. */
import { PLAIN_TIME, type EmploymentTerms, type RuleDefinition } from './engine.ts';
import { type Setting } from './example-file.ts';

export type DayStory = Setting & {
  readonly name: string;
  readonly date: string;
  readonly range: string;
  readonly entries: readonly string[];
};

const codeMap = {
  work: { bucket: 'daytime', payLine: 'DV', names: { is: 'dagvinna', en: 'day work', pl: 'praca dzienna' } },
  night: { bucket: 'nightTime', payLine: 'NV', names: { is: 'nótt', en: 'night', pl: 'noc' } },
  meal: {
    bucket: 'overtime',
    payLine: 'YV',
    names: { is: 'unnið hlé', en: 'worked break', pl: 'przepracowana przerwa' },
  },
} as const satisfies RuleDefinition['codeMap'];

/** Paid by the hour, nine to five, so that a holiday on a working day is paid apart. */
const HOURLY: EmploymentTerms = {
  payBasis: 'hourly',
  workPattern: (['monday', 'thursday', 'friday'] as const).map((day) => ({
    day,
    from: '09:00',
    to: '17:00',
  })),
};

export const DAY_STORIES: readonly DayStory[] = [
  {
    name: 'a long day: overtime after eight hours of day work',
    agreement: 'sgs-efling-day-work',
    date: '2026-11-23',
    range: '2026-11-22 to 2026-11-23',
    entries: ['Mon 2026-11-23 06:58 - 17:32'],
  },
  {
    name: 'Christmas Eve, which is a major holiday from noon',
    agreement: 'sgs-efling-day-work',
    employment: HOURLY,
    date: '2026-12-24',
    range: '2026-12-23 to 2026-12-24',
    entries: ['Thu 2026-12-24 08:00 - 14:00'],
  },
  {
    name: 'the day off of commerce workers in a shop, night and major holiday',
    agreement: 'vr-shop',
    employment: HOURLY,
    date: '2026-08-03',
    range: '2026-08-02 to 2026-08-03',
    entries: ['Sun 2026-08-02 20:00 - Mon 2026-08-03 02:00', 'Mon 2026-08-03 10:00 - 12:00'],
  },
  {
    name: 'a night shift into a Sunday at a bar: of two premiums the higher',
    agreement: 'hotel-bar-shifts',
    date: '2026-11-29',
    range: '2026-11-28 to 2026-11-29',
    entries: ['Sat 2026-11-28 22:00 - Sun 2026-11-29 06:00'],
  },
  {
    name: 'an ordinary holiday in shifts: premium and winter leave',
    agreement: 'hotel-restaurant-shifts',
    date: '2026-05-14',
    range: '2026-05-13 to 2026-05-14',
    entries: ['Thu 2026-05-14 15:00 - 23:00'],
  },
  {
    name: 'Christmas night in the public sector, with hours that count more',
    agreement: 'public-sector-shifts',
    date: '2026-12-25',
    range: '2026-12-24 to 2026-12-25',
    entries: ['Thu 2026-12-24 23:00 - Fri 2026-12-25 08:00'],
  },
  {
    name: 'Christmas Eve in the public sector, which was worked for longer than it is worth',
    agreement: 'public-sector-shifts',
    date: '2026-12-24',
    range: '2026-12-23 to 2026-12-24',
    entries: ['Thu 2026-12-24 12:00 - Fri 2026-12-25 00:00'],
  },
  {
    name: 'an evening of Whit Monday beside regular hours that were not worked',
    agreement: 'vr-shop',
    employment: HOURLY,
    date: '2026-05-25',
    range: '2026-05-24 to 2026-05-25',
    entries: ['Mon 2026-05-25 20:00 - 21:15'],
  },
  {
    name: 'Christmas Day, of which nobody disputes anything',
    agreement: 'sgs-efling-day-work',
    employment: HOURLY,
    date: '2026-12-25',
    range: '2026-12-24 to 2026-12-25',
    entries: ['Fri 2026-12-25 08:00 - 12:00'],
  },
  {
    name: 'two days and nights without any rest',
    agreement: 'sgs-efling-day-work',
    date: '2026-11-24',
    range: '2026-11-23 to 2026-11-25',
    entries: ['Mon 2026-11-23 08:00 - Wed 2026-11-25 12:00'],
  },
  {
    name: 'a call-out at night that cuts the rest short',
    agreement: 'craft',
    date: '2026-11-24',
    range: '2026-11-23 to 2026-11-25',
    entries: [
      'Mon 2026-11-23 08:00 - 18:00',
      'Tue 2026-11-24 02:00 - 03:00, call-out',
      'Tue 2026-11-24 08:00 - 15:12',
    ],
  },
  {
    name: 'a holiday of the company itself',
    agreement: 'vr-office',
    employment: HOURLY,
    date: '2026-09-18',
    range: '2026-09-17 to 2026-09-18',
    holidays: {
      extra: [
        {
          date: '2026-09-18',
          name: 'Afmæli fyrirtækisins',
          isPublicHoliday: false,
          class: 'AF',
          from: '13:00',
        },
      ],
    },
    entries: ['Fri 2026-09-18 09:00 - 15:00'],
  },
  {
    name: 'rounding, an unpaid break, a break that was worked through, and standby',
    rule: {
      holidayProfile: {},
      baseClass: 'work',
      mechanisms: [
        { mechanism: 'rounding', start: { toMinutes: 15, direction: 'up' } },
        { mechanism: 'windows', windows: [{ class: 'night', to: '06:00', priority: 1 }] },
        { mechanism: 'breaks', workedThroughClass: 'meal' },
        {
          mechanism: 'standby',
          payLine: 'BV1',
          windows: [{ payLine: 'BV2', weekdays: ['saturday', 'sunday'], priority: 1 }],
        },
      ],
      codeMap,
    },
    date: '2026-11-28',
    range: '2026-11-27 to 2026-11-28',
    entries: [
      'Sat 2026-11-28 05:10 - 14:00, unpaid 08:00 - 08:30, worked through 12:00 - 12:30',
      'Sat 2026-11-28 14:00 - 20:00, standby',
    ],
  },
  {
    name: 'the night before a first version of a rule, paid as plain time',
    versions: [{ name: 'Verslun', number: 1, validFrom: '2026-11-30', definition: PLAIN_TIME.definition }],
    date: '2026-11-29',
    range: '2026-11-28 to 2026-11-29',
    entries: ['Sun 2026-11-29 20:00 - Mon 2026-11-30 04:00'],
  },
];
