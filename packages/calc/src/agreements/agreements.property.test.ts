import { toDayNumber, toLocalDate, utcZone } from '@stimpill/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompanyCalendar } from '#holidays/holidays-of-year.ts';
import { calculateTimesheet } from '../calculate-timesheet.ts';
import { type Entry, type Timesheet } from '../timesheet.ts';
import { type Agreement } from './agreement.ts';
import { type OpenParameter } from '#rules/open-part.ts';
import { settleRule } from '#rules/settle-rule.ts';
import { agreements } from './agreements.ts';

const MINUTE = 60_000;
const CALENDAR: CompanyCalendar = { calendar: 'IS', extra: [], removed: [] };
const FIRST_DAY = '2026-12-14';
const LAST_DAY = '2027-01-10';

type Work = { readonly pause: number; readonly length: number };

/** Work over Christmas and New Year: pauses of up to 40 hours, then up to 14 hours of work, all begun in the range. */
const anyWork: fc.Arbitrary<readonly Work[]> = fc.array(
  fc.record({ pause: fc.integer({ min: 0, max: 2400 }), length: fc.integer({ min: 2, max: 840 }) }),
  { maxLength: 12 },
);

const entriesOf = (work: readonly Work[]): Entry[] => {
  let end = Date.parse(`${FIRST_DAY}T00:00Z`);
  return work.map(({ pause, length }, index) => {
    const startAt = end + pause * MINUTE;
    end = startAt + length * MINUTE;
    return { id: `entry ${index}`, startAt, endAt: end, isDraft: false };
  });
};

const calculate = (
  { name, definition }: Agreement,
  entries: readonly Entry[],
  startDate = FIRST_DAY,
  endDate = LAST_DAY,
): Timesheet =>
  calculateTimesheet({
    entries,
    range: { startDate, endDate },
    zone: utcZone,
    calendar: CALENDAR,
    ruleVersions: [{ name, number: 1, validFrom: '2020-01-01', definition }],
  });

const sumOf = (lines: Readonly<Record<string, number>>): number =>
  Object.values(lines).reduce((sum, minutes) => sum + minutes, 0);

const addUp = (many: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const lines of many) {
    for (const [line, minutes] of Object.entries(lines)) sums[line] = (sums[line] ?? 0) + minutes;
  }
  return sums;
};

const halves = ({ id, startAt, endAt, isDraft }: Entry): Entry[] => {
  const minutes = ((endAt ?? startAt) - startAt) / MINUTE;
  const middle = startAt + Math.floor(minutes / 2) * MINUTE;
  return [
    { id: `${id} a`, startAt, endAt: middle, isDraft },
    { id: `${id} b`, startAt: middle, endAt, isDraft },
  ];
};

const days = Array.from({ length: toDayNumber(LAST_DAY) - toDayNumber(FIRST_DAY) + 1 }, (_, index) =>
  toLocalDate(toDayNumber(FIRST_DAY) + index),
);

const valueOf = ({ readings = [] }: OpenParameter) => readings[0]?.value ?? 180;

/** As it ships, and with what a company may give where it leaves something open. */
const settled = [...agreements.values()].flatMap((agreement) => {
  const { key, definition } = agreement;
  if (definition.open === undefined) return [agreement];
  const values = Object.fromEntries(definition.open.parameters.map((each) => [each.key, valueOf(each)]));
  return [agreement, { ...agreement, key: `${key} with values`, definition: settleRule(definition, values) }];
});

describe.each(settled)('the shipped agreement "$key"', (agreement) => {
  it('pays every worked minute on one worked line and in one bucket', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const { totals, entries } = calculate(agreement, entriesOf(work));

        const worked = work.reduce((sum, { length }) => sum + length, 0);
        expect(totals.totalMinutes).toBe(worked);
        expect(sumOf(totals.workedPayLines)).toBe(worked);
        expect(entries.map(({ buckets }) => sumOf(buckets))).toEqual(work.map(({ length }) => length));
      }),
    );
  });

  it('pays all work on a major holiday as a major holiday, and nothing else', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const { totals } = calculate(agreement, entriesOf(work));

        expect(totals.buckets.majorHoliday).toBe(totals.shMinutes);
      }),
    );
  });

  it('never pays more premium than there is day work to pay it beside', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const { totals } = calculate(agreement, entriesOf(work));

        expect(sumOf(totals.premiumPayLines)).toBeLessThanOrEqual(totals.workedPayLines['DV'] ?? 0);
      }),
    );
  });

  it('pays the same however the work was punched', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const entries = entriesOf(work);

        const punchedTwice = calculate(agreement, entries.flatMap(halves));

        expect(punchedTwice.totals).toEqual(calculate(agreement, entries).totals);
      }),
    );
  });

  it('pays as much day by day as over the whole time', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const entries = entriesOf(work);

        const byDay = days.map((day) => calculate(agreement, entries, day, day).totals);

        const { payLines, credits } = calculate(agreement, entries).totals;
        expect(addUp(byDay.map((totals) => totals.payLines))).toEqual(payLines);
        expect(addUp(byDay.map((totals) => totals.credits))).toEqual(credits);
      }),
      { numRuns: 15 },
    );
  });
});
