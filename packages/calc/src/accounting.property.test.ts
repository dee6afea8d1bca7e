import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTimesheet } from '../test/arbitraries.ts';
import { aCap } from '../test/limit-arbitraries.ts';
import { aRule } from '../test/rule-arbitraries.ts';
import { localDateOf, startOfLocalDate, type DateRange } from '@stimpill/time';
import {
  absenceRange,
  accountingRange,
  calculateFigures,
  calculateTimesheet,
  type Entry,
  type RuleDefinition,
  type Timesheet,
  type TimesheetInput,
} from './index.ts';

const MS_PER_DAY = 86_400_000;
const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10);

const daysOf = ({ startDate, endDate }: DateRange): string[] => {
  const days: string[] = [];
  for (let date = startDate; date <= endDate; date = plusDays(date, 1)) days.push(date);
  return days;
};

type Sums = Readonly<{ [name: string]: number | Sums }>;

const addSums = (a: Sums, b: Sums): Sums => {
  const sum: Record<string, number | Sums> = { ...a };
  for (const [name, more] of Object.entries(b)) {
    const known = sum[name];
    if (typeof more === 'number') sum[name] = (typeof known === 'number' ? known : 0) + more;
    else sum[name] = addSums(typeof known === 'object' ? known : {}, more);
  }
  return sum;
};

const sumsOf = ({ totals }: Timesheet): Sums => ({ ...totals });

const idOf = ({ id }: Entry): string => id;

const aRange = fc
  .tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 13 }))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

const clockMinute = (instant: number): number => Math.floor(instant / 60_000);

/** The entries that touch the dates, and those that touch these. */
const entriesTouching = (range: DateRange, { entries, zone }: TimesheetInput): Entry[] => {
  const from = startOfLocalDate(range.startDate, zone);
  const until = startOfLocalDate(plusDays(range.endDate, 1), zone);
  const isNear = ({ startAt, endAt }: Entry): boolean => startAt < until && (endAt ?? startAt) >= from;
  const kept = new Set(entries.filter(isNear));
  for (let size = -1; size !== kept.size;) {
    size = kept.size;
    const ends = new Set(
      [...kept].flatMap(({ startAt, endAt }) => [startAt, endAt ?? startAt].map(clockMinute)),
    );
    for (const entry of entries) {
      if (ends.has(clockMinute(entry.startAt)) || ends.has(clockMinute(entry.endAt ?? 0))) kept.add(entry);
    }
  }
  return entries.filter((entry) => kept.has(entry));
};

describe('a range', () => {
  it('is the sum of its days', () => {
    const check = (input: TimesheetInput): void => {
      const days = daysOf(input.range).map((date) =>
        sumsOf(calculateTimesheet({ ...input, range: { startDate: date, endDate: date } })),
      );

      const whole = calculateTimesheet(input);

      expect(days.reduce(addSums, {})).toEqual(sumsOf(whole));
    };

    fc.assert(fc.property(aTimesheet, check), { numRuns: 150 });
  });

  it('tells what was worked in the days before it, as these days tell by themselves', () => {
    const check = (input: TimesheetInput, place: number): void => {
      const dates = daysOf(input.range);
      const startDate = dates[Math.min(place, dates.length - 1)] ?? input.range.startDate;
      fc.pre(startDate > input.range.startDate);
      const before = { startDate: input.range.startDate, endDate: plusDays(startDate, -1) };
      const kept = calculateFigures(input, new Set(input.entries.filter((_, at) => at % 2 === 0).map(idOf)));
      const known = { ...input, kept };

      const { workedBefore } = calculateTimesheet({
        ...known,
        range: { ...input.range, startDate },
        comparedFrom: before.startDate,
      });

      const { entries } = calculateTimesheet({ ...known, range: before });
      const drafts = new Set(input.entries.filter(({ isDraft }) => isDraft).map(idOf));
      const minutes = entries
        .filter(({ id }) => !drafts.has(id))
        .reduce((sum, { workedMinutes }) => sum + workedMinutes, 0);
      expect(workedBefore).toBe(entries.length === 0 ? null : minutes);
    };

    fc.assert(fc.property(aTimesheet, fc.integer({ min: 1, max: 13 }), check), { numRuns: 150 });
  });

  it('needs no entry outside its accounting range, and no shift or absence outside the absence range of that', () => {
    const check = (input: TimesheetInput, [first, last]: readonly [number, number]): void => {
      const { startDate } = input.range;
      const range = { startDate: plusDays(startDate, first), endDate: plusDays(startDate, last) };
      const dates = accountingRange(input.ruleVersions, range, input.payPeriods);
      const absent = absenceRange(dates);
      const isNear = (instant: number): boolean => {
        const date = localDateOf(instant, input.zone);
        return absent.startDate <= date && date <= absent.endDate;
      };

      const loaded = calculateTimesheet({
        ...input,
        range,
        entries: entriesTouching(dates, input),
        shifts: (input.shifts ?? []).filter(({ startAt, endAt }) => isNear(startAt) || isNear(endAt)),
        absences: (input.absences ?? []).filter(
          ({ startDate: from, endDate: until }) => from <= absent.endDate && absent.startDate <= until,
        ),
      });

      expect(loaded).toEqual(calculateTimesheet({ ...input, range }));
    };

    fc.assert(fc.property(aTimesheet, aRange, check), { numRuns: 400 });
  });
});

describe('an overtime cap', () => {
  const withCap = (
    rule: RuleDefinition,
    cap: RuleDefinition['mechanisms'][number],
  ): TimesheetInput['ruleVersions'] => [
    {
      name: 'Capped',
      number: 1,
      validFrom: '2000-01-01',
      definition: { ...rule, mechanisms: [...rule.mechanisms, cap] },
    },
  ];

  it('never leaves more excess when it is higher', () => {
    fc.assert(
      fc.property(aTimesheet, aRule, aCap, fc.integer({ min: 0, max: 300 }), (input, rule, cap, more) => {
        const higher = { ...cap, limitMinutes: cap.limitMinutes + more };

        const low = calculateTimesheet({ ...input, ruleVersions: withCap(rule, cap) });
        const high = calculateTimesheet({ ...input, ruleVersions: withCap(rule, higher) });

        expect(high.totals.totalExcessMinutes).toBeLessThanOrEqual(low.totals.totalExcessMinutes);
        expect(high.totals.totalMinutes).toBe(low.totals.totalMinutes);
      }),
      { numRuns: 200 },
    );
  });

  it('takes only the excess from the counted classes', () => {
    fc.assert(
      fc.property(aTimesheet, aRule, aCap, (input, rule, cap) => {
        const without = {
          ...rule,
          mechanisms: rule.mechanisms.filter((step) => step.mechanism !== 'overtime-cap'),
        };
        const fullTime = { ...input, employment: {} };
        const none = { ...cap, limitMinutes: 1_000_000 };

        const capped = calculateTimesheet({ ...fullTime, ruleVersions: withCap(without, cap) }).totals;
        const uncapped = calculateTimesheet({ ...fullTime, ruleVersions: withCap(without, none) }).totals;

        const bucketsOfCounted = new Set(cap.countedClasses.map((name) => rule.codeMap[name]?.bucket));
        expect(uncapped.totalExcessMinutes).toBe(0);
        expect(capped.workedPayLines['UMFRAM'] ?? 0).toBe(capped.totalExcessMinutes);
        for (const bucket of ['evening', 'nightTime', 'weekend', 'majorHoliday'] as const) {
          if (!bucketsOfCounted.has(bucket)) expect(capped.buckets[bucket]).toBe(uncapped.buckets[bucket]);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('an automatic break', () => {
  it('never pays less for a longer stint', () => {
    const tier = fc.record({
      afterMinutes: fc.integer({ min: 0, max: 600 }),
      minutes: fc.integer({ min: 1, max: 90 }),
    });

    fc.assert(
      fc.property(
        fc.array(tier, { minLength: 1, maxLength: 3 }),
        fc.nat({ max: 900 }),
        (automatic, length) => {
          const definition: RuleDefinition = {
            holidayProfile: {},
            baseClass: 'work',
            mechanisms: [{ mechanism: 'breaks', automatic }],
            codeMap: { work: { bucket: 'daytime', payLine: 'DV' } },
          };
          const workedIn = (minutes: number): number =>
            calculateTimesheet({
              entries: [
                {
                  id: 'a',
                  startAt: Date.parse('2026-11-23'),
                  endAt: Date.parse('2026-11-23') + minutes * 60_000,
                  isDraft: false,
                },
              ],
              range: { startDate: '2026-11-23', endDate: '2026-11-23' },
              zone: { name: 'UTC', offsetMinutesAt: () => 0, nextOffsetChange: () => null },
              calendar: { calendar: 'IS', extra: [], removed: [] },
              ruleVersions: [{ name: 'Breaks', number: 1, validFrom: '2000-01-01', definition }],
            }).totals.totalMinutes;

          expect(workedIn(length + 1)).toBeGreaterThanOrEqual(workedIn(length));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a calculation that counts some of the entries', () => {
  const workOf = (input: TimesheetInput, counted: (index: number) => boolean): Sums => {
    const ids = input.entries.flatMap(({ id }, index) => (counted(index) ? [id] : []));
    const { entries, totals } = calculateTimesheet({ ...input, countedEntryIds: new Set(ids) });
    expect(entries).toEqual(calculateTimesheet(input).entries);
    const { totalMinutes, buckets, workedPayLines, premiumPayLines, afMinutes, shMinutes } = totals;
    return { totalMinutes, buckets, workedPayLines, premiumPayLines, afMinutes, shMinutes };
  };

  it('pays each entry as it is paid when all are counted', () => {
    const check = (input: TimesheetInput): void => {
      const even = workOf(input, (index) => index % 2 === 0);
      const odd = workOf(input, (index) => index % 2 === 1);

      expect(addSums(even, odd)).toEqual(workOf(input, () => true));
    };

    fc.assert(fc.property(aTimesheet, check), { numRuns: 200 });
  });
});
