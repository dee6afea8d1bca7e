import { describe, expect, it } from 'vitest';
import { findInputProblems } from './find-input-problems.ts';
import { utcZone } from '@stimpill/time';
import { calculateTimesheet, PLAIN_TIME, type TimesheetInput } from './index.ts';

const good: TimesheetInput = {
  entries: [
    { id: 'a', startAt: Date.UTC(2026, 10, 23, 8), endAt: Date.UTC(2026, 10, 23, 16), isDraft: false },
  ],
  range: { startDate: '2026-11-01', endDate: '2026-11-30' },
  zone: utcZone,
  calendar: { calendar: 'IS', extra: [], removed: [] },
  ruleVersions: [],
};

const entry = (startAt: number, endAt: number | null, id = 'a') => ({ id, startAt, endAt, isDraft: false });
const pathsOf = (change: Partial<TimesheetInput>): string[] =>
  findInputProblems({ ...good, ...change }).map(({ path }) => path);

describe('the input of a calculation', () => {
  it('is good when nothing is wrong with it', () => {
    expect(pathsOf({})).toEqual([]);
  });

  it.each([
    ['part of a millisecond', 0.5],
    ['no number', Number.NaN],
    ['no finite number', Number.POSITIVE_INFINITY],
    ['a moment before 2000', Date.UTC(1999, 11, 31, 23, 59)],
    ['a moment after 2100', Date.UTC(2101, 0, 1)],
    ['a moment that no date can hold', 9e15],
  ])('is refused when a start is %s', (_what, startAt) => {
    expect(pathsOf({ entries: [entry(startAt, null)] })).toEqual(['entries[0].startAt']);
  });

  it('is refused when two entries have one id', () => {
    const [first] = good.entries;

    expect(pathsOf({ entries: [...good.entries, entry(first!.endAt!, null)] })).toEqual(['entries[1].id']);
  });

  it('may have entries that meet, and one without a length inside another', () => {
    const at = (hour: number): number => Date.UTC(2026, 10, 23, hour);

    expect(
      pathsOf({ entries: [entry(at(8), at(12)), entry(at(12), at(16), 'b'), entry(at(9), at(9), 'c')] }),
    ).toEqual([]);
  });

  it('is refused when a long entry holds a later one that ends first', () => {
    const at = (hour: number): number => Date.UTC(2026, 10, 23, hour);
    const entries = [entry(at(8), at(20)), entry(at(9), at(10), 'b'), entry(at(19), at(21), 'c')];

    expect(pathsOf({ entries })).toEqual(['entries[1]', 'entries[2]']);
  });

  it('is refused when two versions begin on one day, or on none', () => {
    const ruleVersions = [PLAIN_TIME, PLAIN_TIME, { ...PLAIN_TIME, validFrom: 'soon' }];

    expect(pathsOf({ ruleVersions })).toEqual(['ruleVersions[1].validFrom', 'ruleVersions[2].validFrom']);
  });

  it('is refused when a rule names a class that it does not have, wherever it does', () => {
    const definition = {
      ...PLAIN_TIME.definition,
      baseClass: 'dayWrok',
      mechanisms: [
        {
          mechanism: 'daily-overtime',
          limitMinutes: 480,
          countedClasses: ['dayWork', 'night'],
          overtimeClass: 'dayWork',
        },
        // Refused in a new rule, but paid as ever in one that is stored.
        { mechanism: 'minimum-paid', minimumMinutes: 0, payLine: 'DV' },
      ] as const,
    };

    expect(pathsOf({ ruleVersions: [{ ...PLAIN_TIME, definition }] })).toEqual([
      'ruleVersions[0].definition.baseClass',
      'ruleVersions[0].definition.mechanisms[0].countedClasses[1]',
    ]);
  });

  it('is refused when the calendar has days that are none', () => {
    const extra = [
      { date: '2026-02-30', name: 'None', isPublicHoliday: true, class: 'AF' as const, from: '9:00' },
    ];

    expect(pathsOf({ calendar: { calendar: 'IS', extra, removed: ['2026-13-01'] } })).toEqual([
      'calendar.extra[0].date',
      'calendar.extra[0].from',
      'calendar.removed[0]',
    ]);
  });

  it('is refused with a message that names every problem', () => {
    const range = { startDate: '2026-11-30', endDate: '2026-11-01' };
    const entries = [entry(Date.UTC(2026, 10, 23, 16), Date.UTC(2026, 10, 23, 8))];

    expect(() => calculateTimesheet({ ...good, range, entries })).toThrow(
      'The timesheet cannot be calculated: range.endDate: 2026-11-01 is before the start 2026-11-30. ' +
        'entries[0].endAt: is before the start of the entry.',
    );
  });
});
