import {
  addDays,
  datesOf,
  instantAt,
  intlZone,
  weekdayOfDate,
  WEEKDAYS,
  utcZone,
  type Zone,
} from '@stimpill/time';
import { describe, expect, it } from 'vitest';
import { type Entry, type EmploymentTerms, type TimesheetInput } from '../timesheet.ts';
import { proposalRange, proposePattern } from './propose-pattern.ts';

/** A Wednesday; the weeks are those from 24 August to 22 November 2026, which has no holiday in Iceland. */
const TODAY = '2026-11-25';
const RANGE = proposalRange(TODAY);
const DATES = datesOf(RANGE);

/** From and to in minutes of the day; a break is taken out of its middle. */
type Hours = { readonly from: number; readonly to: number; readonly rest?: number };
const OFFICE: Hours = { from: 480, to: 960, rest: 30 };

const worksOn = (date: string, { from, to, rest = 0 }: Hours, zone: Zone = utcZone): Entry => {
  const at = (minute: number) => instantAt(date, minute, zone);
  const middle = at(from) + Math.floor((to - from - rest) / 2) * 60_000;
  const breaks = [{ startAt: middle, endAt: middle + rest * 60_000, kind: 'unpaid' as const }];
  return { id: date, startAt: at(from), endAt: at(to), isDraft: false, ...(rest > 0 && { breaks }) };
};

const isWeekday = (date: string): boolean => weekdayOfDate(date) < 5;
const weekOfRange = (date: string): number => Math.floor(DATES.indexOf(date) / 7);

const entriesOn = (dates: readonly string[], hours: Hours | ((date: string) => Hours) = OFFICE): Entry[] =>
  dates.map((date) => worksOn(date, typeof hours === 'function' ? hours(date) : hours));

const asked = (
  entries: readonly Entry[],
  { employment, ...more }: Partial<TimesheetInput> & { employment?: EmploymentTerms } = {},
) =>
  proposePattern(
    {
      ...{ entries, range: RANGE, zone: utcZone, ruleVersions: [] },
      calendar: { calendar: 'IS', extra: [], removed: [] },
      ...more,
      employment: { payBasis: 'hourly', startDate: '2025-01-01', ...employment },
    },
    TODAY,
  );

const sayPattern = ({ pattern }: ReturnType<typeof proposePattern>): string[] =>
  pattern.map(({ day, from, to, unpaidBreakMinutes }) => `${day} ${from}-${to} ${unpaidBreakMinutes}`);

const MONDAY_TO_FRIDAY = WEEKDAYS.slice(0, 5).map((day) => `${day} 08:00-16:00 30`);

describe('a proposal of regular hours', () => {
  it('looks at the thirteen whole weeks before this one', () => {
    const { range, weeks } = asked([]);

    expect(range).toEqual({ startDate: '2026-08-24', endDate: '2026-11-22' });
    expect([weeks.length, weeks[0]?.monday, weeks[12]?.monday]).toEqual([13, '2026-08-24', '2026-11-16']);
  });

  it('is what was worked, with its break', () => {
    const proposal = asked(entriesOn(DATES.filter(isWeekday)));

    expect([proposal.why, sayPattern(proposal)]).toEqual([null, MONDAY_TO_FRIDAY]);
    expect(proposal.weekdays[0]).toEqual({
      ...{ day: 'monday', countedDays: 13, workedDays: 13, verdict: 'proposed' },
    });
  });

  it('leaves days of absence out, and shows them', () => {
    const away = { startDate: '2026-10-05', endDate: '2026-10-13' };
    const dates = DATES.filter((date) => isWeekday(date) && (date < away.startDate || date > away.endDate));
    const proposal = asked(entriesOn(dates), { absences: [{ type: 'sick', ...away }] });

    expect(sayPattern(proposal)).toEqual(MONDAY_TO_FRIDAY);
    expect([proposal.weeks[6]?.state, proposal.weeks[7]?.state]).toEqual(['away', 'counts']);
    expect(proposal.weeks[7]?.days.map(({ state }) => state)).toEqual([
      ...['away', 'away', 'counts', 'counts', 'counts', 'counts', 'counts'],
    ]);
    expect(proposal.weekdays.map(({ countedDays }) => countedDays)).toEqual([11, 11, 12, 12, 12, 12, 12]);
  });

  it('takes no holiday for a day that is not worked', () => {
    const holidays = ['2026-08-31', '2026-09-07', '2026-09-14', '2026-09-21'];
    const extra = holidays.map((date) => ({
      ...{ date, name: 'Starfsdagur', isPublicHoliday: false, class: 'AF' as const, from: '00:00' },
    }));
    const dates = DATES.filter((date) => isWeekday(date) && !holidays.includes(date));
    const proposal = asked(entriesOn(dates), { calendar: { calendar: 'IS', extra, removed: [] } });

    expect(sayPattern(proposal)).toEqual(MONDAY_TO_FRIDAY);
    expect(proposal.weekdays[0]?.countedDays).toBe(9);
  });

  it('begins with the first whole week of somebody who began five weeks ago', () => {
    const startDate = '2026-10-14';
    const dates = DATES.filter((date) => isWeekday(date) && date >= startDate);
    const proposal = asked(entriesOn(dates), { employment: { startDate } });

    expect(sayPattern(proposal)).toEqual(MONDAY_TO_FRIDAY);
    expect(proposal.weeks.map(({ state }) => state)).toEqual([
      ...Array<string>(8).fill('outside'),
      ...Array<string>(5).fill('counts'),
    ]);
  });

  it('is none from fewer than four weeks', () => {
    const startDate = '2026-11-02';
    const dates = DATES.filter((date) => isWeekday(date) && date >= startDate);

    const { why, pattern, weeks } = asked(entriesOn(dates), { employment: { startDate } });

    expect([why, pattern]).toEqual(['tooFewWeeks', []]);
    expect(weeks[12]?.days[0]).toEqual({
      ...{ localDate: '2026-11-16', workedMinutes: 450, state: 'counts' },
    });
  });

  it('is not lessened by three weeks without work, and is none where they are more', () => {
    const without = (weeks: readonly number[]) =>
      asked(entriesOn(DATES.filter((date) => isWeekday(date) && !weeks.includes(weekOfRange(date)))));

    expect(sayPattern(without([2, 5, 9]))).toEqual(MONDAY_TO_FRIDAY);
    expect(without([2, 5, 9]).weeks[5]?.state).toBe('noWork');
    expect(without([1, 3, 5, 7, 9, 11]).why).toBe('rotating');
  });

  it('is none for hours that rotate between morning and evening', () => {
    const hours = (date: string): Hours => (weekOfRange(date) % 2 === 0 ? OFFICE : { from: 960, to: 1380 });
    const { why, pattern, weekdays } = asked(entriesOn(DATES.filter(isWeekday), hours));

    expect([why, pattern, weekdays[0]?.verdict]).toEqual(['rotating', [], 'moves']);
  });

  it('is none for days that roll through the week', () => {
    const { why, weekdays } = asked(entriesOn(DATES.filter((_, place) => place % 4 < 2)));

    expect([why, weekdays[0]?.verdict]).toEqual(['irregular', 'seldom']);
  });

  it('has no weekday that was worked now and then, and says so', () => {
    const dates = DATES.filter(
      (date) => isWeekday(date) || (weekdayOfDate(date) === 5 && weekOfRange(date) % 2 === 0),
    );
    const proposal = asked(entriesOn(dates));

    expect(sayPattern(proposal)).toEqual(MONDAY_TO_FRIDAY);
    expect(proposal.weekdays[5]).toEqual({
      ...{ day: 'saturday', countedDays: 13, workedDays: 7, verdict: 'seldom' },
    });
  });

  it('is not raised by some long days, nor by drafts, call-outs and open time', () => {
    const long = new Set(['2026-09-01', '2026-09-08', '2026-09-15']);
    const entries = entriesOn(DATES.filter(isWeekday), (date) =>
      long.has(date) ? { from: 480, to: 1200, rest: 30 } : OFFICE,
    );
    const saturdays = DATES.filter((date) => weekdayOfDate(date) === 5);
    const others = entriesOn(saturdays).map((entry, place) => ({
      ...entry,
      ...[{ isDraft: true }, { kind: 'callOut' as const }, { kind: 'standby' as const }][place % 3],
    }));

    expect(sayPattern(asked([...entries, ...others]))).toEqual(MONDAY_TO_FRIDAY);
  });

  it('keeps a night on the day on which it begins, also over a change of clocks', () => {
    const zone = intlZone('Europe/Warsaw');
    const dates = DATES.filter((date) => weekdayOfDate(date) === 5);
    const entries = dates.map((date) => worksOn(date, { from: 1320, to: 1800, rest: 0 }, zone));

    expect(sayPattern(asked(entries, { zone }))).toEqual(['saturday 22:00-06:00 0']);
  });

  it.each([
    ['monthly', 'by the month', { employment: { payBasis: 'monthly' as const } }],
    ['left', 'no longer', { employment: { endDate: '2026-11-24' } }],
    ['planned', 'by a plan of later', { shifts: [aShift(30)] }],
    ['planned', 'by a plan of these weeks', { shifts: [aShift(-20)] }],
  ] as const)('is none (%s) for somebody who is paid or works %s', (why, _, more) => {
    expect(asked(entriesOn(DATES.filter(isWeekday)), more)).toMatchObject({ why, pattern: [] });
  });

  it('does not mind a plan that ended long ago, nor a last day that is still to come', () => {
    const more = { shifts: [aShift(-60)], employment: { endDate: TODAY } };

    expect(sayPattern(asked(entriesOn(DATES.filter(isWeekday)), more))).toEqual(MONDAY_TO_FRIDAY);
  });

  it('is none, with its empty weeks, where nothing was worked', () => {
    const { why, weeks } = asked([]);

    expect([why, weeks.every(({ state }) => state === 'noWork')]).toEqual(['noWork', true]);
  });
});

function aShift(daysFromToday: number) {
  const startAt = instantAt(addDays(TODAY, daysFromToday), 480, utcZone);
  return { startAt, endAt: startAt + 8 * 3_600_000 };
}
