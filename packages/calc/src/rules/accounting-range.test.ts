import { describe, expect, it } from 'vitest';
import { utcZone } from '@stimpill/time';
import {
  accountingRange,
  calculateTimesheet,
  type Entry,
  type RuleDefinition,
  type RuleVersion,
} from '../index.ts';

const limit = { limitMinutes: 2400, countedClasses: ['work'], overtimeClass: 'overtime' };

const versionOf = (...mechanisms: RuleDefinition['mechanisms']): RuleVersion => ({
  name: 'Rule',
  number: 1,
  validFrom: '2000-01-01',
  definition: {
    holidayProfile: {},
    baseClass: 'work',
    mechanisms,
    codeMap: {
      work: { bucket: 'daytime', payLine: 'DV' },
      overtime: { bucket: 'overtime', payLine: 'YV' },
    },
  },
});
const dayOf = (date: string) => ({ startDate: date, endDate: date });

describe('the accounting range', () => {
  it('of a day is its week from Monday, and two days on both sides', () => {
    expect(accountingRange([], dayOf('2026-11-25'))).toEqual({
      startDate: '2026-11-21',
      endDate: '2026-12-01',
    });
  });

  it('holds weeks that begin on another day too', () => {
    const fromFriday = versionOf({ mechanism: 'weekly-overtime', ...limit, weekStart: 'friday' });

    expect(accountingRange([fromFriday], dayOf('2026-11-26'))).toEqual({
      startDate: '2026-11-18',
      endDate: '2026-12-01',
    });
  });

  it('holds the whole month, from the day on which it begins', () => {
    const calendarMonth = versionOf({ mechanism: 'pay-period-overtime', ...limit });
    const from25th = versionOf({ mechanism: 'pay-period-overtime', ...limit, anchorDay: 25 });

    expect(accountingRange([calendarMonth], dayOf('2026-02-11'))).toEqual({
      startDate: '2026-01-30',
      endDate: '2026-03-02',
    });
    expect(accountingRange([from25th], dayOf('2026-11-25'))).toEqual({
      startDate: '2026-11-21',
      endDate: '2026-12-26',
    });
  });

  it('holds the weeks with which a month begins and ends where absence counts in it', () => {
    const month = versionOf({ mechanism: 'pay-period-overtime', ...limit, countedAbsences: ['sick'] });

    // February 2026 begins on a Sunday and ends on a Saturday.
    expect(accountingRange([month], dayOf('2026-02-11'))).toEqual({
      startDate: '2026-01-24',
      endDate: '2026-03-03',
    });
  });

  it('holds the pay period of the company, and the month where it has none', () => {
    const rule = [versionOf({ mechanism: 'pay-period-overtime', ...limit })];
    const periods = [{ startDate: '2026-11-03', endDate: '2026-11-16' }];

    expect(accountingRange(rule, dayOf('2026-11-10'), periods)).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-18',
    });
    expect(accountingRange(rule, dayOf('2026-11-18'), periods)).toEqual({
      startDate: '2026-10-30',
      endDate: '2026-12-02',
    });
  });

  it('holds the month before, whose overtime decides what counts in a week that ends in this one', () => {
    const windows = [{ weight: 1, weekdays: ['monday' as const], from: '08:00', to: '17:00', priority: 1 }];
    const duty = { windows, countedClasses: ['work'] };
    const month = { mechanism: 'pay-period-overtime', ...limit } as const;
    const rule = versionOf(month, { mechanism: 'weighted-duty', ...duty });

    // 2 December 2026 is a Wednesday.
    expect(accountingRange([rule], dayOf('2026-12-02'))).toEqual({
      startDate: '2026-10-30',
      endDate: '2027-01-02',
    });
  });

  it('looks only at versions in force on the range', () => {
    const old = versionOf({ mechanism: 'pay-period-overtime', ...limit });
    const now = { ...versionOf(), number: 2, validFrom: '2026-06-01' };

    expect(accountingRange([old, now], dayOf('2026-11-25')).startDate).toBe('2026-11-21');
  });

  it('reaches far enough past a Sunday to see when its rest ended', () => {
    const rest = versionOf({
      mechanism: 'daily-rest',
      restMinutes: 660,
      dayStartsAt: '08:00',
      minutesOffPerHour: 90,
    });
    const at = (moment: string): number => Date.parse(`${moment}Z`);
    const entries: Entry[] = [
      { id: 'a', startAt: at('2026-11-29T08:00'), endAt: at('2026-11-30T07:00'), isDraft: false },
      { id: 'b', startAt: at('2026-11-30T17:00'), endAt: at('2026-11-30T20:00'), isDraft: false },
    ];
    const range = dayOf('2026-11-29');
    const { startDate, endDate } = accountingRange([rest], range);

    const loaded = entries.filter(
      ({ startAt, endAt }) => startAt < at(`${endDate}T24:00`) && endAt! >= at(`${startDate}T00:00`),
    );

    const calendar = { calendar: 'IS' as const, extra: [], removed: [] };
    const { totals } = calculateTimesheet({
      entries: loaded,
      range,
      zone: utcZone,
      calendar,
      ruleVersions: [rest],
    });
    expect(totals.credits.restTimeOff).toBe(90);
  });
});
