import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHardDate, aRule, aTimesheet, someEntries } from '../test/arbitraries.ts';
import { askOracle } from '../test/oracle.ts';
import {
  BUCKETS,
  calculateTimesheet,
  utcZone,
  type BucketMinutes,
  type Entry,
  type Timesheet,
  type TimesheetInput,
} from './index.ts';

const MS_PER_DAY = 86_400_000;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const inAll = (buckets: BucketMinutes): number => sum(BUCKETS.map((bucket) => buckets[bucket]));
const clockMinutes = ({ startAt, endAt }: Entry): number =>
  endAt === null ? 0 : Math.floor(endAt / 60_000) - Math.floor(startAt / 60_000);
const isPaid = ({ endAt, isDraft }: Entry): boolean => endAt !== null && !isDraft;
const bucketsById = ({ entries }: Timesheet): Record<string, BucketMinutes> =>
  Object.fromEntries(entries.map(({ id, buckets }) => [id, buckets]));

describe('every timesheet', () => {
  it('is what a minute-by-minute count comes to', () => {
    const check = (input: TimesheetInput): void => {
      const oracle = askOracle(input);

      const { entries, totals } = calculateTimesheet(input);

      for (const { id, buckets } of entries) expect(buckets).toEqual(oracle.get(id)?.buckets);
      const paid = input.entries.filter(isPaid).map(({ id }) => oracle.get(id)!);
      const lines = paid.flatMap(({ payLines }) => Object.keys(payLines));
      expect(totals.payLines).toEqual(
        Object.fromEntries(lines.map((line) => [line, sum(paid.map(({ payLines }) => payLines[line] ?? 0))])),
      );
      expect(totals.afMinutes).toBe(sum(paid.map(({ afMinutes }) => afMinutes)));
      expect(totals.shMinutes).toBe(sum(paid.map(({ shMinutes }) => shMinutes)));
    };

    fc.assert(fc.property(aTimesheet, check), { numRuns: 150 });
  }, 60_000);

  it('gives every clock minute of an entry to exactly one bucket', () => {
    const check = (input: TimesheetInput): void => {
      const buckets = bucketsById(calculateTimesheet(input));

      for (const entry of input.entries) expect(inAll(buckets[entry.id]!)).toBe(clockMinutes(entry));
    };

    fc.assert(fc.property(aTimesheet, check), { numRuns: 300 });
  });

  it('has totals, buckets and pay lines that agree', () => {
    const check = (input: TimesheetInput): void => {
      const { totals } = calculateTimesheet(input);

      expect(totals.totalMinutes).toBe(sum(input.entries.filter(isPaid).map(clockMinutes)));
      expect(inAll(totals.buckets)).toBe(totals.totalMinutes);
      expect(sum(Object.values(totals.payLines))).toBe(totals.totalMinutes);
      expect(totals.afMinutes + totals.shMinutes).toBeLessThanOrEqual(totals.totalMinutes);
      expect(Object.values(totals.payLines)).not.toContain(0);
    };

    fc.assert(fc.property(aTimesheet, check), { numRuns: 300 });
  });

  it('is explained by its trace down to the last minute', () => {
    const check = (input: TimesheetInput): void => {
      const { entries, trace } = calculateTimesheet({ ...input, explain: true });

      for (const { id, buckets } of entries) {
        const classOfMinute = new Map<number, string | null>();
        for (const step of trace.filter(({ entryId }) => entryId === id)) {
          expect(step.endAt - step.startAt).toBe(step.minutes * 60_000);
          const version = input.ruleVersions.find(({ number }) => number === step.versionNumber);
          const bucket =
            step.class === null || step.ruleName === 'Plain time'
              ? step.bucket
              : version!.definition.codeMap[step.class]!.bucket;
          for (let at = step.startAt; at < step.endAt; at += 60_000) classOfMinute.set(at, bucket);
        }
        const explained = [...classOfMinute.values()];
        for (const bucket of BUCKETS) {
          expect(explained.filter((name) => name === bucket)).toHaveLength(buckets[bucket]);
        }
      }
    };

    fc.assert(fc.property(aTimesheet, check), { numRuns: 100 });
  }, 30_000);
});

describe('what does not matter', () => {
  it('is the order in which entries are given', () => {
    const shuffled = aTimesheet.chain((input) =>
      fc.tuple(
        fc.constant(input),
        fc.shuffledSubarray([...input.entries], { minLength: input.entries.length }),
      ),
    );

    fc.assert(
      fc.property(shuffled, ([input, entries]) => {
        const { issues, ...shuffledResult } = calculateTimesheet({ ...input, entries });
        const { issues: before, ...result } = calculateTimesheet(input);

        expect(shuffledResult).toEqual(result);
        expect(issues).toHaveLength(before.length);
      }),
      { numRuns: 300 },
    );
  });

  it('is whether time was punched as one entry or in two', () => {
    const cutAt = fc.double({ min: 0, max: 1, noNaN: true });

    fc.assert(
      fc.property(aTimesheet, fc.nat(), cutAt, (input, choice, share) => {
        const closed = input.entries.filter(({ endAt }) => endAt !== null);
        const entry = closed[choice % Math.max(1, closed.length)];
        if (entry === undefined || entry.endAt === null) return;
        const cut = Math.round(entry.startAt + share * (entry.endAt - entry.startAt));
        const halves = [
          { ...entry, endAt: cut },
          { ...entry, id: 'second half', startAt: cut },
        ];
        const others = input.entries.filter((other) => other !== entry);

        const whole = calculateTimesheet(input);
        const split = calculateTimesheet({ ...input, entries: [...others, ...halves] });

        expect(split.totals).toEqual(whole.totals);
        const after = bucketsById(split);
        for (const { id, buckets } of whole.entries) {
          const second = id === entry.id ? after['second half']! : undefined;
          for (const bucket of BUCKETS) {
            expect(after[id]![bucket] + (second?.[bucket] ?? 0)).toBe(buckets[bucket]);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is the range, except for what it leaves out', () => {
    const day = fc.integer({ min: 0, max: 13 });

    fc.assert(
      fc.property(aTimesheet, day, day, (input, one, other) => {
        const first = Date.parse(input.range.startDate);
        const [startDate, endDate] = [Math.min(one, other), Math.max(one, other)].map((days) =>
          new Date(first + days * MS_PER_DAY).toISOString().slice(0, 10),
        ) as [string, string];

        const whole = calculateTimesheet({ ...input, explain: true });
        const part = calculateTimesheet({ ...input, explain: true, range: { startDate, endDate } });

        const inside = whole.entries.filter(
          ({ localDate }) => startDate <= localDate && localDate <= endDate,
        );
        const ids = new Set(inside.map(({ id }) => id));
        expect(part.entries).toEqual(inside);
        expect(part.trace).toEqual(whole.trace.filter(({ entryId }) => ids.has(entryId)));
        expect(part.totals.totalMinutes).toBe(
          sum(input.entries.filter((entry) => isPaid(entry) && ids.has(entry.id)).map(clockMinutes)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('is everything that is a draft or still open', () => {
    fc.assert(
      fc.property(aTimesheet, (input) => {
        const all = calculateTimesheet(input);
        const paidOnly = calculateTimesheet({ ...input, entries: input.entries.filter(isPaid) });

        const paidIds = new Set(input.entries.filter(isPaid).map(({ id }) => id));
        expect(all.totals).toEqual(paidOnly.totals);
        expect(all.entries.filter(({ id }) => paidIds.has(id))).toEqual(paidOnly.entries);
      }),
      { numRuns: 300 },
    );
  });

  it('is a version that changes nothing', () => {
    fc.assert(
      fc.property(aTimesheet, aRule, fc.integer({ min: 0, max: 6 }), (input, definition, days) => {
        const next = new Date(Date.parse(input.range.startDate) + days * MS_PER_DAY)
          .toISOString()
          .slice(0, 10);
        const one = { name: 'Rule', number: 1, validFrom: '2000-01-01', definition };
        const two = { name: 'Rule', number: 2, validFrom: next, definition: structuredClone(definition) };

        const alone = calculateTimesheet({ ...input, ruleVersions: [one] });
        const renewed = calculateTimesheet({ ...input, ruleVersions: [two, one] });

        expect(renewed.entries).toEqual(alone.entries);
        expect(renewed.totals).toEqual(alone.totals);
      }),
      { numRuns: 300 },
    );
  });

  it('is the week in which it happens, where there are no holidays', () => {
    const calendar = { calendar: 'IS' as const, extra: [], removed: [] };

    fc.assert(
      fc.property(
        aHardDate.chain(someEntries),
        aRule,
        fc.integer({ min: 1, max: 200 }),
        (entries, rule, weeks) => {
          const definition = { ...rule, holidayProfile: {} };
          const shift = weeks * 7 * MS_PER_DAY;
          const later = entries.map((entry) => ({
            ...entry,
            startAt: entry.startAt + shift,
            endAt: entry.endAt === null ? null : entry.endAt + shift,
          }));
          const calculate = (worked: readonly Entry[]): Timesheet =>
            calculateTimesheet({
              entries: worked,
              range: { startDate: '2000-01-01', endDate: '2100-12-31' },
              zone: utcZone,
              calendar,
              ruleVersions: [{ name: 'Rule', number: 1, validFrom: '2000-01-01', definition }],
            });

          expect(bucketsById(calculate(later))).toEqual(bucketsById(calculate(entries)));
          expect(calculate(later).totals).toEqual(calculate(entries).totals);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a daily limit', () => {
  it('never lowers work on a major holiday', () => {
    fc.assert(
      fc.property(aTimesheet, aRule, fc.integer({ min: 0, max: 600 }), (input, rule, limitMinutes) => {
        const limit = {
          mechanism: 'daily-overtime' as const,
          limitMinutes,
          countedClasses: Object.keys(rule.codeMap).filter((name) => name !== 'over'),
          overtimeClass: 'over',
        };
        const under = (mechanisms: typeof rule.mechanisms): number =>
          calculateTimesheet({
            ...input,
            ruleVersions: [
              { name: 'Rule', number: 1, validFrom: '2000-01-01', definition: { ...rule, mechanisms } },
            ],
          }).totals.buckets.majorHoliday;

        expect(under([...rule.mechanisms, limit])).toBe(under(rule.mechanisms));
      }),
      { numRuns: 200 },
    );
  });
});
