// What public pages say by an example, and what follows from their numbers.
import { describe, expect, it } from 'vitest';
import { intlZone } from '@stimpill/time';
import { ageOn, findDepartures, REST_LAWS, termsByAge, type RestRight } from '../../test/engine.ts';
import { readEntry, readShift } from '../../test/wall-clock-entry.ts';

const ICELAND = REST_LAWS.get('IS')!;
const ZONE = intlZone('Atlantic/Reykjavik');
const GROWN = '1990-05-01';

type Case = {
  readonly page: string;
  readonly says: string;
  readonly entries: readonly string[];
  readonly right: RestRight;
  /** By the first day, how many minutes are missing or too many. */
  readonly by: Readonly<Record<string, number>>;
  readonly birthDate?: string;
  readonly shifts?: readonly string[];
};

const week = (from: string, to: string, days: readonly string[]) =>
  days.map((day) => `${day} ${from} - ${to}`);

const MONDAY_TO_SUNDAY = [
  ...['Mon 2026-03-02', 'Tue 2026-03-03', 'Wed 2026-03-04', 'Thu 2026-03-05'],
  ...['Fri 2026-03-06', 'Sat 2026-03-07', 'Sun 2026-03-08'],
];

const CASES: readonly Case[] = [
  {
    page: 'samidn.is, dæmi um útfærslu frítökuréttar, 1',
    says: 'works until 02:00 and begins at 08:00: 6 hours of rest, 5 are missing',
    entries: ['Mon 2026-03-02 08:00 - Tue 2026-03-03 02:00', 'Tue 2026-03-03 08:00 - 16:00'],
    right: 'dailyRest',
    by: { '2026-03-02': 300 },
  },
  {
    page: 'samidn.is, dæmi um útfærslu frítökuréttar, 2',
    says: 'works until 02:00 and begins at 13:00: 11 hours of rest, nothing is missing',
    entries: ['Mon 2026-03-02 08:00 - Tue 2026-03-03 02:00', 'Tue 2026-03-03 13:00 - 16:00'],
    right: 'dailyRest',
    by: {},
  },
  {
    page: 'samidn.is, dæmi um útfærslu frítökuréttar, 4',
    says: 'works for 32 hours: all 11 hours of rest are missing',
    entries: ['Mon 2026-03-02 08:00 - Tue 2026-03-03 16:00', 'Wed 2026-03-04 08:00 - 16:00'],
    right: 'dailyRest',
    by: { '2026-03-02': 660 },
  },
  {
    page: 'matvis.is/hvildartimi',
    says: 'only 8 hours of rest: 3 are missing',
    entries: ['Sat 2026-02-28 14:00 - Sun 2026-03-01 00:00', 'Sun 2026-03-01 08:00 - 12:00'],
    right: 'dailyRest',
    by: { '2026-02-28': 180 },
  },
  {
    page: 'kjolur.is, frítökuréttur 2.4.5.2',
    says: 'a call breaks the rest: what the longest pause lacks is made good',
    entries: [
      ...['Mon 2026-03-02 08:00 - 16:00', 'Tue 2026-03-03 02:00 - 03:00'],
      'Tue 2026-03-03 08:00 - 16:00',
    ],
    right: 'dailyRest',
    by: { '2026-03-02': 60 },
  },
  {
    page: 'bhm.is, hvíldartímareglur',
    says: 'at a planned change of shifts 8 hours are enough',
    entries: ['Mon 2026-03-02 15:00 - 23:00', 'Tue 2026-03-03 07:00 - 15:00'],
    shifts: ['Tue 2026-03-03 07:00 - 15:00, shift change'],
    right: 'dailyRest',
    by: {},
  },
  {
    page: 'bhm.is, hvíldartímareglur',
    says: 'without such a plan they are not',
    entries: ['Mon 2026-03-02 15:00 - 23:00', 'Tue 2026-03-03 07:00 - 15:00'],
    right: 'dailyRest',
    by: { '2026-03-02': 180 },
  },
  {
    page: 'efling.is/lagmarkshvild',
    says: 'work over 13 hours may not be planned; across midnight and the end of a month too',
    entries: ['Tue 2026-03-31 18:00 - Wed 2026-04-01 08:00'],
    right: 'longDay',
    by: { '2026-03-31': 60 },
  },
  {
    page: 'sgs.is, the inspectors: a break where daily work is longer than six hours',
    says: 'seven hours and no break, beside a day with one',
    entries: ['Mon 2026-03-02 08:00 - 15:00', 'Tue 2026-03-03 08:00 - 16:00, unpaid 12:00 - 12:30'],
    right: 'break',
    by: { '2026-03-02': 60 },
  },
  {
    page: 'sgs.is, the inspectors: a break where daily work is longer than six hours',
    says: 'six hours ask for none',
    entries: ['Mon 2026-03-02 08:00 - 14:00', 'Tue 2026-03-03 08:00 - 16:00, unpaid 12:00 - 12:30'],
    right: 'break',
    by: {},
  },
  {
    page: 'asi.is, weekly day off; bhm.is: 35 hours with the daily rest',
    says: 'work on all seven days from 08:00 to 16:00: the longest rest is 16 hours',
    entries: [...week('08:00', '16:00', MONDAY_TO_SUNDAY), 'Mon 2026-03-09 08:00 - 16:00'],
    right: 'dayOff',
    by: { '2026-03-02': 1140 },
  },
  {
    page: 'bhm.is, hvíldartímareglur: 35 hours',
    says: 'Saturday until midnight and Monday from 06:00: 30 hours',
    entries: [
      ...week('08:00', '16:00', MONDAY_TO_SUNDAY.slice(0, 5)),
      ...['Sat 2026-03-07 12:00 - Sun 2026-03-08 00:00', 'Mon 2026-03-09 06:00 - 14:00'],
    ],
    right: 'weeklyRest',
    by: { '2026-03-02': 300 },
  },
  {
    page: 'island.is, vinnutími ungmenna: 12 hours of rest at 15 to 17',
    says: '22:00 to 09:30 is half an hour short at 17, and long enough at 18',
    entries: ['Mon 2026-03-02 16:00 - 22:00', 'Tue 2026-03-03 09:30 - 12:00'],
    birthDate: '2008-03-03',
    right: 'dailyRest',
    by: { '2026-03-02': 30 },
  },
  {
    page: 'island.is, vinnutími ungmenna: 14 hours of rest below 15',
    says: '20:00 to 08:00 is two hours short at 14',
    entries: ['Mon 2026-03-02 16:00 - 20:00', 'Tue 2026-03-03 08:00 - 12:00'],
    birthDate: '2011-06-01',
    right: 'dailyRest',
    by: { '2026-03-02': 120 },
  },
  {
    page: 'island.is, vinnutími ungmenna: 8 hours a day',
    says: 'nine hours with half an hour for lunch',
    entries: ['Mon 2026-03-02 09:00 - 18:00, unpaid 12:00 - 12:30'],
    birthDate: '2009-01-01',
    right: 'longDay',
    by: { '2026-03-02': 30 },
  },
  {
    page: 'island.is, vinnutími ungmenna: 40 hours a week',
    says: 'five days of eight hours and four on Saturday',
    entries: [
      ...week('08:00', '16:00', MONDAY_TO_SUNDAY.slice(0, 5)),
      'Sat 2026-03-07 10:00 - 14:00',
      'Mon 2026-03-09 08:00 - 16:00',
    ],
    birthDate: '2009-01-01',
    right: 'longestWeek',
    by: { '2026-03-02': 240 },
  },
  {
    page: 'island.is, vinnutími ungmenna: two days off a week',
    says: 'only Sunday was free',
    entries: week('10:00', '14:00', MONDAY_TO_SUNDAY.slice(0, 6)),
    birthDate: '2009-01-01',
    right: 'dayOff',
    by: { '2026-03-02': 1440 },
  },
  {
    page: 'sa.is, vinna barna og unglinga: 30 minutes in more than four hours',
    says: 'a break of 20 minutes is too short',
    entries: ['Mon 2026-03-02 10:00 - 15:00, unpaid 12:00 - 12:20'],
    birthDate: '2009-01-01',
    right: 'break',
    by: { '2026-03-02': 40 },
  },
  {
    page: 'sa.is, vinna barna og unglinga: never from 24 to 4 at 15 to 17',
    says: '18:00 to 02:00 with half an hour off at one is one and a half hours too many',
    entries: [
      'Mon 2026-03-02 18:00 - Tue 2026-03-03 00:00',
      'Tue 2026-03-03 00:00 - 02:00, unpaid 01:00 - 01:30',
    ],
    birthDate: '2009-01-01',
    right: 'night',
    by: { '2026-03-02': 90 },
  },
  {
    page: 'sa.is, vinna barna og unglinga: never from 24 to 4 at 15 to 17',
    says: 'who is 18 may',
    entries: ['Mon 2026-03-02 18:00 - Tue 2026-03-03 02:00'],
    birthDate: '2008-03-02',
    right: 'night',
    by: {},
  },
  {
    page: 'island.is, vinnutími ungmenna: never from 20 to 6 below 15',
    says: '17:00 to 21:00 is an hour too many, and so is a morning from 05:00',
    entries: ['Mon 2026-03-02 17:00 - 21:00', 'Wed 2026-03-04 05:00 - 08:00'],
    birthDate: '2011-06-01',
    right: 'night',
    by: { '2026-03-02': 60, '2026-03-04': 60 },
  },
];

describe('the law of rest', () => {
  it.each(CASES)('$page: $says', ({ entries, right, by, birthDate = GROWN, shifts = [] }) => {
    const { departures } = findDepartures({
      entries: entries.map((line, index) => readEntry(line, index, ZONE)),
      range: { startDate: '2026-02-23', endDate: '2026-04-05' },
      zone: ZONE,
      law: ICELAND,
      termsOn: termsByAge(ICELAND, birthDate),
      shifts: shifts.map((line) => readShift(line, ZONE)),
    });
    const found = departures.filter((each) => each.right === right);

    expect(Object.fromEntries(found.map(({ localDate, byMinutes }) => [localDate, byMinutes]))).toEqual(by);
  });

  it.each([
    ['22:00 - 23:30', '2009-01-01', true],
    ['04:30 - 08:00', '2009-01-01', true],
    ['14:00 - 22:00', '2009-01-01', false],
    ['22:00 - 23:30', '2011-06-01', false],
    ['22:00 - 23:30', GROWN, false],
  ])(
    'does not judge %s of who was born on %s by a kind of work that nobody wrote down: %s',
    (time, born, is) => {
      const found = findDepartures({
        entries: [readEntry(`Mon 2026-03-02 ${time}`, 0, ZONE)],
        range: { startDate: '2026-03-02', endDate: '2026-03-08' },
        zone: ZONE,
        law: ICELAND,
        termsOn: termsByAge(ICELAND, born),
      });

      expect(found.isNightUnknown).toBe(is);
    },
  );

  it('has a public page for every number', () => {
    const sources = (value: unknown): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      if ('source' in value) return [String(value.source)];
      return Object.values(value).flatMap(sources);
    };
    const all = [...REST_LAWS.values()].flatMap(sources);

    expect(all.length).toBeGreaterThan(20);
    for (const address of all) expect(new URL(address).protocol).toBe('https:');
  });

  it('does not judge breaks where none is recorded, unless the rule takes them off', () => {
    const entries = [readEntry('Mon 2026-03-02 08:00 - 16:00', 0, ZONE)];
    const asked = {
      entries,
      range: { startDate: '2026-03-02', endDate: '2026-03-08' },
      zone: ZONE,
      law: ICELAND,
      termsOn: termsByAge(ICELAND, null),
    };

    expect(findDepartures(asked)).toEqual({ departures: [], isBreakUnknown: true, isNightUnknown: false });
    const entriesWithBreak = new Set(entries.map(({ id }) => id));
    expect(findDepartures({ ...asked, entriesWithBreak })).toEqual({
      departures: [],
      isBreakUnknown: false,
      isNightUnknown: false,
    });
  });
});

describe('an age', () => {
  it.each([
    ['2008-03-20', '2026-03-19', 17],
    ['2008-03-20', '2026-03-20', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('of who was born on %s is on %s %i years', (born, date, years) => {
    expect(ageOn(born, date)).toBe(years);
  });
});
