import { addDays, datesOf, instantAt, utcZone, weekdayOfDate, WEEKDAYS } from '@stimpill/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PatternDay } from '#pay/person.ts';
import { type Entry, type TimesheetInput } from '../timesheet.ts';
import { proposalRange, proposePattern } from './propose-pattern.ts';

const aToday = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));

type Hours = { readonly from: number; readonly worked: number; readonly rest: number };

const someHours: fc.Arbitrary<Hours> = fc.record({
  from: fc.integer({ min: 0, max: 600 }),
  worked: fc.integer({ min: 1, max: 720 }),
  rest: fc.integer({ min: 0, max: 100 }),
});

const timeOf = (minute: number): string =>
  new Date(minute * 60_000).toISOString().slice('yyyy-MM-ddT'.length, 'yyyy-MM-ddTHH:mm'.length);

/** Work before and after its break. */
const worksOn = (date: string, { from, worked, rest }: Hours): Entry => {
  const startAt = instantAt(date, from, utcZone);
  const breakAt = startAt + Math.floor(worked / 2) * 60_000;
  const breaks = [{ startAt: breakAt, endAt: breakAt + rest * 60_000, kind: 'unpaid' as const }];
  const endAt = startAt + (worked + rest) * 60_000;
  return { id: date, startAt, endAt, isDraft: false, ...(rest > 0 && { breaks }) };
};

const inputOf = (entries: readonly Entry[], today: string, absences: TimesheetInput['absences'] = []) => ({
  ...{ entries, absences, range: proposalRange(today), zone: utcZone, ruleVersions: [] },
  calendar: { calendar: 'IS' as const, extra: [], removed: [] },
  employment: { payBasis: 'hourly' as const, startDate: '2020-01-01' },
});

describe('a proposal of regular hours', () => {
  it('is exactly the pattern of somebody who worked exactly a pattern', () => {
    const aPattern = fc.uniqueArray(fc.record({ place: fc.integer({ min: 0, max: 6 }), hours: someHours }), {
      selector: ({ place }) => place,
      minLength: 1,
    });
    const check = (today: string, rows: readonly { place: number; hours: Hours }[]): void => {
      const entries = datesOf(proposalRange(today)).flatMap((date) =>
        rows.filter(({ place }) => place === weekdayOfDate(date)).map(({ hours }) => worksOn(date, hours)),
      );
      const expected = rows
        .toSorted((a, b) => a.place - b.place)
        .map(({ place, hours: { from, worked, rest } }) => ({
          ...{ day: WEEKDAYS[place], from: timeOf(from), to: timeOf(from + worked + rest) },
          unpaidBreakMinutes: rest,
        }));

      expect(proposePattern(inputOf(entries, today), today)).toMatchObject({ why: null, pattern: expected });
    };

    fc.assert(fc.property(aToday, aPattern, check));
  });

  it('has nothing that was not worked on three of four of the days that count', () => {
    // Days of four kinds, so that many are alike.
    const someDays = fc.array(fc.option(fc.constantFrom(0, 1, 1, 1, 2, 3)), { minLength: 91, maxLength: 91 });
    const someKinds = fc.array(someHours, { minLength: 4, maxLength: 4 });
    const someAway = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 12 });
    const check = (
      today: string,
      days: readonly (number | null)[],
      kinds: readonly Hours[],
      away: number[],
    ) => {
      const dates = datesOf(proposalRange(today));
      const entries = dates.flatMap((date, place) => {
        const hours = kinds[days[place] ?? -1];
        return hours === undefined ? [] : [worksOn(date, hours)];
      });
      const absences = away.map((place) => ({
        ...{ type: 'vacation' as const, startDate: dates[place] ?? '', endDate: dates[place] ?? '' },
      }));

      const { weeks, pattern, why } = proposePattern(inputOf(entries, today, absences), today);

      expect(pattern.length === 0).toBe(why !== null);
      const counted = weeks
        .filter(({ state }) => state === 'counts')
        .flatMap((week) => week.days)
        .filter(({ state }) => state === 'counts');
      for (const each of pattern) {
        const ofDay = counted.filter(({ localDate }) => WEEKDAYS[weekdayOfDate(localDate)] === each.day);
        const reached = ofDay.filter(({ workedMinutes }) => workedMinutes >= paidMinutesOf(each));
        expect(reached.length * 4).toBeGreaterThanOrEqual(ofDay.length * 3);
      }
    };

    fc.assert(fc.property(aToday, someDays, someKinds, someAway, check));
  });
});

function paidMinutesOf({ from, to, unpaidBreakMinutes = 0 }: PatternDay): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const length = minutes(to) - minutes(from);
  return (length > 0 ? length : length + 1440) - unpaidBreakMinutes;
}
