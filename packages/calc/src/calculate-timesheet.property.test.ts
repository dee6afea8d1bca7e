import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlainTimesheet, aTimesheet, someEntries } from '../test/arbitraries.ts';
import { aHardDate } from '../test/plain-arbitraries.ts';
import { aFullRule, aRule } from '../test/rule-arbitraries.ts';
import { oracleAbsences } from '../test/oracle-absences.ts';
import { oracleCredits } from '../test/oracle-credits.ts';
import { askOracle } from '../test/oracle.ts';
import { utcZone } from '@stimpill/time';
import {
  type CalculatedEntry,
  BUCKETS,
  calculateTimesheet,
  type Break,
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
/** An entry without the version that gave its minutes. */
const withoutVersion = (entry: CalculatedEntry): CalculatedEntry => ({ ...entry, ruleVersionNumber: 0 });
const bucketsById = ({ entries }: Timesheet): Record<string, BucketMinutes> =>
  Object.fromEntries(entries.map(({ id, buckets }) => [id, buckets]));

/** Lines added up by name; a line without minutes is absent. */
const addUp = (lines: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const names = lines.flatMap((line) => Object.keys(line));
  const sums = names.map((name): [string, number] => [name, sum(lines.map((line) => line[name] ?? 0))]);
  return Object.fromEntries(sums.filter(([, minutes]) => minutes !== 0));
};

describe('every timesheet', () => {
  it('is the same as a minute-by-minute count, its credits as well', () => {
    const check = (input: TimesheetInput): void => {
      const oracle = askOracle(input);

      const { entries, totals, credits } = calculateTimesheet(input);

      for (const { id, buckets } of entries) expect(buckets).toEqual(oracle.entries.get(id)?.buckets);
      const paid = input.entries.filter(isPaid).map(({ id }) => oracle.entries.get(id)!);
      expect(totals.workedPayLines).toEqual(addUp(paid.map(({ worked }) => worked)));
      expect(totals.premiumPayLines).toEqual(addUp(paid.map(({ premium }) => premium)));
      expect(totals.afMinutes).toBe(sum(paid.map(({ afMinutes }) => afMinutes)));
      expect(totals.shMinutes).toBe(sum(paid.map(({ shMinutes }) => shMinutes)));
      expect(totals.totalExcessMinutes).toBe(sum(paid.map(({ excessMinutes }) => excessMinutes)));
      expect(totals.absenceMinutes).toEqual(oracleAbsences(input));

      const { startDate, endDate } = input.range;
      const expected = oracleCredits(oracle.settled, input)
        .filter(({ date }) => startDate <= date && date <= endDate)
        .map(({ date, account, payLine, minutes }) => ({
          [`${date} ${account} ${String(payLine)}`]: minutes,
        }));
      const given = credits.map(({ localDate, account, payLine, minutes }) => ({
        [`${localDate} ${account} ${String(payLine)}`]: minutes,
      }));
      expect(addUp(given)).toEqual(addUp(expected));
      expect(totals.paidPublicHolidayMinutes).toBe(totals.credits.holidayPay);
    };

    fc.assert(fc.property(aTimesheet, check), { numRuns: 250 });
  });

  it('gives every clock minute of an entry to exactly one bucket', () => {
    const check = (input: TimesheetInput): void => {
      const buckets = bucketsById(calculateTimesheet(input));

      for (const entry of input.entries) expect(inAll(buckets[entry.id]!)).toBe(clockMinutes(entry));
    };

    fc.assert(fc.property(aPlainTimesheet, check), { numRuns: 300 });
  });

  it('accounts for what was rounded and for unpaid breaks', () => {
    const check = (input: TimesheetInput): void => {
      const { entries } = calculateTimesheet(input);

      for (const { id, buckets, ...minutes } of entries) {
        const entry = input.entries.find((other) => other.id === id)!;
        const isWork = entry.kind !== 'standby' && entry.endAt !== null;
        const present = (isWork ? clockMinutes(entry) : 0) + minutes.roundedMinutes;
        expect(inAll(buckets)).toBe(minutes.workedMinutes);
        expect(minutes.workedMinutes + minutes.unpaidBreakMinutes).toBe(present);
        expect(minutes.unpaidBreakMinutes).toBeGreaterThanOrEqual(0);
      }
    };

    fc.assert(fc.property(aTimesheet, check), { numRuns: 300 });
  });

  it('has totals, buckets and pay lines that agree', () => {
    const check = (input: TimesheetInput): void => {
      const { entries, totals, credits } = calculateTimesheet(input);

      const paidIds = new Set(input.entries.filter(isPaid).map(({ id }) => id));
      const paid = entries.filter(({ id }) => paidIds.has(id));
      expect(totals.totalMinutes).toBe(sum(paid.map(({ workedMinutes }) => workedMinutes)));
      expect(inAll(totals.buckets)).toBe(totals.totalMinutes);
      expect(sum(Object.values(totals.workedPayLines))).toBe(totals.totalMinutes);
      expect(sum(Object.values(totals.credits))).toBe(sum(credits.map(({ minutes }) => minutes)));
      expect(totals.payLines).toEqual(
        addUp([totals.workedPayLines, totals.premiumPayLines, totals.creditPayLines]),
      );
      expect(totals.afMinutes + totals.shMinutes).toBeLessThanOrEqual(totals.totalMinutes);
      expect(totals.totalExcessMinutes).toBeLessThanOrEqual(totals.totalMinutes);
      expect(Object.values(totals.payLines)).not.toContain(0);
      expect(credits.every(({ minutes }) => Number.isSafeInteger(minutes) && minutes > 0)).toBe(true);
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
  });
});

const namesNoHoliday = ({ holidays }: { readonly holidays?: readonly string[] }): boolean =>
  holidays === undefined;

/** Pay periods are not the same number of weeks long, and named holidays have their own dates. */
const isWeekly = (
  step: TimesheetInput['ruleVersions'][number]['definition']['mechanisms'][number],
): boolean =>
  step.mechanism !== 'pay-period-overtime' &&
  (step.mechanism !== 'overtime-cap' || step.period !== 'payPeriod') &&
  (step.mechanism !== 'windows' || step.windows.every(namesNoHoliday)) &&
  (step.mechanism !== 'weekly-overtime' || (step.weighted?.windows ?? []).every(namesNoHoliday));

const clip = (breaks: readonly Break[], from: number, until: number): Break[] =>
  breaks
    .filter(({ startAt, endAt }) => startAt < until && from < endAt)
    .map(({ startAt, endAt, kind }) => ({
      kind,
      startAt: Math.max(startAt, from),
      endAt: Math.min(endAt, until),
    }));

describe('what makes no difference to a timesheet', () => {
  it('is the order in which entries are given', () => {
    const shuffled = aTimesheet.chain((input) =>
      fc.tuple(
        fc.constant(input),
        fc.shuffledSubarray([...input.entries], { minLength: input.entries.length }),
      ),
    );

    fc.assert(
      fc.property(shuffled, ([input, entries]) => {
        expect(calculateTimesheet({ ...input, entries })).toEqual(calculateTimesheet(input));
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
        const breaks = entry.breaks ?? [];
        const halves = [
          { ...entry, endAt: cut, breaks: clip(breaks, entry.startAt, cut) },
          { ...entry, id: 'second half', startAt: cut, breaks: clip(breaks, cut, entry.endAt) },
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
        expect(part.credits).toEqual(
          whole.credits.filter(({ localDate }) => startDate <= localDate && localDate <= endDate),
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
      fc.property(aTimesheet, aFullRule, fc.integer({ min: 0, max: 6 }), (input, definition, days) => {
        const next = new Date(Date.parse(input.range.startDate) + days * MS_PER_DAY)
          .toISOString()
          .slice(0, 10);
        const one = { name: 'Rule', number: 1, validFrom: '2000-01-01', definition };
        const two = { name: 'Rule', number: 2, validFrom: next, definition: structuredClone(definition) };

        const alone = calculateTimesheet({ ...input, ruleVersions: [one] });
        const renewed = calculateTimesheet({ ...input, ruleVersions: [two, one] });

        expect(renewed.entries.map(withoutVersion)).toEqual(alone.entries.map(withoutVersion));
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
          const definition = { ...rule, holidayProfile: {}, mechanisms: rule.mechanisms.filter(isWeekly) };
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
