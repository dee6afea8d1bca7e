import { describe, expect, it } from 'vitest';
import { findInputProblems } from './find-input-problems.ts';
import { utcZone } from '@stimpill/time';
import { calculateTimesheet, type TimesheetInput, type Entry } from './index.ts';

const at = (hour: number): number => Date.UTC(2026, 10, 23, hour);
const day: Entry = { id: 'a', startAt: at(8), endAt: at(16), isDraft: false };
const good: TimesheetInput = {
  entries: [day],
  range: { startDate: '2026-11-01', endDate: '2026-11-30' },
  zone: utcZone,
  calendar: { calendar: 'IS', extra: [], removed: [] },
  ruleVersions: [],
};
const pathsOf = (change: object): string[] =>
  findInputProblems({ ...good, ...change }).map(({ path }) => path);
const withBreaks = (...breaks: object[]): object => ({ entries: [{ ...day, breaks }] });
const pause = (from: number, until: number, kind = 'unpaid') => ({
  startAt: at(from),
  endAt: at(until),
  kind,
});

describe('the entries of a calculation', () => {
  it.each<[string, object, string[]]>([
    ['a kind that is none', { entries: [{ ...day, kind: 'holiday' }] }, ['entries[0].kind']],
    ['a break that ends before it begins', withBreaks(pause(12, 11)), ['entries[0].breaks[0].endAt']],
    ['a break of a kind that is none', withBreaks(pause(11, 12, 'nap')), ['entries[0].breaks[0].kind']],
    ['a break that begins before work', withBreaks(pause(7, 9)), ['entries[0].breaks[0]']],
    ['a break that ends after work', withBreaks(pause(15, 17)), ['entries[0].breaks[0]']],
    ['breaks that overlap', withBreaks(pause(11, 13), pause(10, 12)), ['entries[0].breaks[0]']],
    [
      'a break in an open entry',
      { entries: [{ ...day, endAt: null, breaks: [pause(9, 10)] }] },
      ['entries[0].breaks'],
    ],
    [
      'standby that overlaps with standby',
      {
        entries: [
          { ...day, kind: 'standby' },
          { ...day, id: 'b', kind: 'standby' },
        ],
      },
      ['entries[1]'],
    ],
    [
      'a call-out inside work',
      { entries: [day, { ...day, id: 'b', startAt: at(9), endAt: at(10), kind: 'callOut' }] },
      ['entries[1]'],
    ],
  ])('are refused with %s', (_what, change, paths) => {
    expect(pathsOf(change)).toEqual(paths);
  });

  it('may be standby with work inside it, and have breaks that meet', () => {
    const standby = { ...day, id: 'b', kind: 'standby', startAt: at(6), endAt: at(22) };

    expect(pathsOf({ entries: [standby, { ...day, breaks: [pause(8, 9), pause(9, 16, 'paid')] }] })).toEqual(
      [],
    );
  });
});

describe('the facts about an employee', () => {
  it.each<[string, object, string[]]>([
    ['a ratio below zero', { employment: { ratio: -0.1 } }, ['employment.ratio']],
    ['a ratio above two posts', { employment: { ratio: 2.1 } }, ['employment.ratio']],
    ['a ratio that is no number', { employment: { ratio: Number.NaN } }, ['employment.ratio']],
    ['no ratio at all', { employment: { ratio: [] } }, ['employment.ratio']],
    [
      'a ratio above two posts from a day on, and a day that is none',
      {
        employment: {
          ratio: [
            { validFrom: '2026-01-01', ratio: 3 },
            { validFrom: '2026-02-30', ratio: 1 },
          ],
        },
      },
      ['employment.ratio[0].ratio', 'employment.ratio[1].validFrom'],
    ],
    [
      'two ratios from one day on',
      {
        employment: {
          ratio: [
            { validFrom: '2026-01-01', ratio: 1 },
            { validFrom: '2026-01-01', ratio: 0.5 },
          ],
        },
      },
      ['employment.ratio[1].validFrom'],
    ],
    ['a first day that is none', { employment: { startDate: '2026-02-30' } }, ['employment.startDate']],
    [
      'a last day before the first',
      { employment: { startDate: '2026-02-02', endDate: '2026-02-01' } },
      ['employment.endDate'],
    ],
    ['a pay basis that is none', { employment: { payBasis: 'weekly' } }, ['employment.payBasis']],
    [
      'a start in the trade that is no day',
      { employment: { tradeStartDate: '2026-13-01' } },
      ['employment.tradeStartDate'],
    ],
    [
      'regular hours that make no sense',
      {
        employment: {
          workPattern: [
            { day: 'monday', from: '08:00', to: '16:00' },
            { day: 'monday', from: '08:00', to: '16:00' },
            { day: 'mon', from: '08:00', to: '16:00' },
            { day: 'tuesday', from: '8:00', to: '16:00' },
            { day: 'wednesday', from: '08:00', to: '25:00' },
            { day: 'thursday', from: '08:00', to: '16:00', unpaidBreakMinutes: 480 },
            { day: 'friday', from: '08:00', to: '16:00', unpaidBreakMinutes: 0.5 },
          ],
        },
      },
      [
        'employment.workPattern[1].day',
        'employment.workPattern[2].day',
        'employment.workPattern[3].from',
        'employment.workPattern[4].to',
        'employment.workPattern[5].unpaidBreakMinutes',
        'employment.workPattern[6].unpaidBreakMinutes',
      ],
    ],
    [
      'later regular hours that make no sense',
      {
        employment: {
          laterPatterns: [
            { validFrom: '2026-03-01', workPattern: null },
            { validFrom: '2026-03-01', workPattern: [{ day: 'monday', from: '08:00', to: '24:30' }] },
            { validFrom: '2026-02-30', workPattern: [] },
          ],
        },
      },
      [
        'employment.laterPatterns[1].validFrom',
        'employment.laterPatterns[1].workPattern[0].to',
        'employment.laterPatterns[2].validFrom',
      ],
    ],
    [
      'a pay period that ends before it begins',
      { payPeriods: [{ startDate: '2026-02-02', endDate: '2026-02-01' }] },
      ['payPeriods[0].endDate'],
    ],
    [
      'pay periods that overlap',
      {
        payPeriods: [
          { startDate: '2026-02-01', endDate: '2026-02-28' },
          { startDate: '2026-02-28', endDate: '2026-03-31' },
        ],
      },
      ['payPeriods[1]'],
    ],
    [
      'a shift that ends before it begins',
      { shifts: [{ startAt: at(9), endAt: at(8) }] },
      ['shifts[0].endAt'],
    ],
    ['a shift at no instant', { shifts: [{ startAt: 0.5, endAt: at(8) }] }, ['shifts[0].startAt']],
    [
      'an absence of an unknown kind',
      { absences: [{ type: 'bored', startDate: '2026-11-02', endDate: '2026-11-02' }] },
      ['absences[0].type'],
    ],
    [
      'an absence of less than no minutes',
      { absences: [{ type: 'sick', startDate: '2026-11-02', endDate: '2026-11-02', minutes: -1 }] },
      ['absences[0].minutes'],
    ],
    [
      'an absence that ends before it begins',
      { absences: [{ type: 'sick', startDate: '2026-11-02', endDate: '2026-11-01' }] },
      ['absences[0].endDate'],
    ],
  ])('are refused with %s', (_what, change, paths) => {
    expect(pathsOf(change)).toEqual(paths);
  });

  it('may have pay periods that meet, and an employment without an end', () => {
    expect(
      pathsOf({
        employment: { ratio: 1.2, startDate: '2020-01-01', endDate: null },
        payPeriods: [
          { startDate: '2026-03-01', endDate: '2026-03-31' },
          { startDate: '2026-02-01', endDate: '2026-02-28' },
        ],
      }),
    ).toEqual([]);
  });
});

describe('a gap before the first version of a rule', () => {
  const definition = {
    holidayProfile: {},
    baseClass: 'work',
    mechanisms: [],
    codeMap: { work: { bucket: 'overtime' as const, payLine: 'YV' } },
  };
  const versionFrom = (validFrom: string) => [{ name: 'Rule', number: 1, validFrom, definition }];

  it('is reported for every closed entry inside it', () => {
    const early = calculateTimesheet({ ...good, ruleVersions: versionFrom('2026-11-24') });
    const inTime = calculateTimesheet({ ...good, ruleVersions: versionFrom('2026-11-23') });

    expect(early.issues).toMatchObject([{ code: 'version-gap', entryId: good.entries[0]?.id, minutes: 480 }]);
    expect(early.totals.payLines).toEqual({ DV: 480 });
    expect(inTime.issues).toEqual([]);
    expect(inTime.totals.payLines).toEqual({ YV: 480 });
  });

  it('is none where there is no rule at all', () => {
    expect(calculateTimesheet(good).issues).toEqual([]);
  });
});
