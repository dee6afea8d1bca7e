import { addDays, toDayNumber, toLocalDate } from '@stimpill/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementBonuses } from './bonuses-of.ts';
import { type BonusFacts, type BonusQuestion, type EmploymentSpan } from './bonus-facts.ts';
import { bonusShares } from './bonus-shares.ts';
import { BONUS_KINDS } from './bonus-terms.ts';

const YEAR = 2026;

const anyDate = (from: string, until: string): fc.Arbitrary<string> =>
  fc.integer({ min: toDayNumber(from), max: toDayNumber(until) }).map(toLocalDate);

const anyKey = fc.constantFrom(...agreementBonuses.keys());

const anyQuestion: fc.Arbitrary<BonusQuestion> = fc.record({
  kind: fc.constantFrom(...BONUS_KINDS),
  year: fc.constant(YEAR),
  window: fc.constantFrom(null, 'fromDecember' as const),
  unpaidLeave: fc.constantFrom('counts' as const, 'takenOut' as const),
});

const anyRatio = fc.integer({ min: 0, max: 120 }).map((percent) => percent / 100);

const anyAway = fc.uniqueArray(
  fc.record({
    date: anyDate('2025-01-01', '2026-12-31').filter((date) => ![0, 6].includes(new Date(date).getUTCDay())),
    type: fc.constantFrom('vacation' as const, 'unpaidLeave' as const),
    days: fc.constantFrom(0.5, 1),
  }),
  { selector: ({ date }) => date, maxLength: 60 },
);

const anyFacts: fc.Arbitrary<BonusFacts> = fc.record({
  employments: fc
    .uniqueArray(anyDate('2023-01-01', '2027-06-30'), { minLength: 1, maxLength: 4 })
    .map((dates) => [...dates].sort())
    .map((dates) =>
      dates
        .filter((_, index) => index % 2 === 0)
        .map((startDate, index) => ({ startDate, endDate: dates[2 * index + 1] ?? null })),
    ),
  ratios: fc
    .uniqueArray(fc.record({ validFrom: anyDate('2025-01-01', '2026-12-31'), ratio: anyRatio }), {
      selector: ({ validFrom }) => validFrom,
      minLength: 1,
      maxLength: 3,
    })
    .map((ratios) => [...ratios].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))),
  agreements: fc
    .uniqueArray(fc.record({ validFrom: anyDate('2025-01-01', '2026-12-31'), bonuses: anyKey }), {
      selector: ({ validFrom }) => validFrom,
      minLength: 1,
      maxLength: 3,
    })
    .map((all) => [...all].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))),
  away: anyAway,
  dayWork: fc.array(
    fc.record({ date: anyDate('2025-01-01', '2026-12-31'), minutes: fc.integer({ min: 1, max: 20_000 }) }),
    { maxLength: 12 },
  ),
  isPaidByTheHour: fc.boolean(),
});

const LONG_AGO = '2001-01-01';

const sumOf = (facts: BonusFacts, question: BonusQuestion): number =>
  bonusShares(facts, question).reduce((sum, { amount }) => sum + (amount ?? 0), 0);

describe('a yearly bonus', () => {
  it('is never below nothing, and over all parts of a year never more than all of it', () => {
    fc.assert(
      fc.property(anyFacts, anyQuestion, (facts, question) => {
        let used = 0;
        for (const { amount, full } of bonusShares(facts, question)) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(full ?? Number.POSITIVE_INFINITY);
          // Each part is rounded to a whole number of its unit.
          if (full !== null && amount !== null) used += Math.max(0, amount - 0.5) / full;
        }
        expect(used).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });

  it('of two halves of a year under one agreement is that of the whole', () => {
    fc.assert(
      fc.property(
        anyFacts,
        anyQuestion,
        anyKey,
        anyDate('2025-01-01', '2026-12-30'),
        (facts, question, key, middle) => {
          const alike = { ...facts, agreements: [{ validFrom: LONG_AGO, bonuses: key }] };
          const whole: EmploymentSpan[] = [{ startDate: LONG_AGO, endDate: null }];
          const split = bonusShares({ ...alike, employments: whole }, question);
          const halves = [
            { startDate: LONG_AGO, endDate: middle },
            { startDate: addDays(middle, 1), endDate: null },
          ];
          const inHalves = bonusShares({ ...alike, employments: halves }, question);
          fc.pre(inHalves.every(({ state, full }) => state === 'earned' && full === split[0]?.full));

          expect(inHalves.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(
            split.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is nothing in weeks at a ratio of nothing', () => {
    fc.assert(
      fc.property(anyFacts, anyQuestion, (facts, question) => {
        const idle = { ...facts, isPaidByTheHour: false, ratios: [{ validFrom: LONG_AGO, ratio: 0 }] };

        expect(sumOf(idle, question)).toBe(0);
      }),
    );
  });

  it('counts no day before an employment or after it', () => {
    fc.assert(
      fc.property(anyFacts, anyQuestion, (facts, question) => {
        for (const { startDate, endDate } of bonusShares(facts, question)) {
          const isInOne = facts.employments.some(
            (each) => each.startDate <= startDate && endDate <= (each.endDate ?? '9999-12-31'),
          );
          expect(isInOne && startDate <= endDate).toBe(true);
        }
      }),
    );
  });

  it('is never a smaller share of the whole where unpaid leave counts, though parts may be of wholes of other lengths', () => {
    fc.assert(
      fc.property(anyFacts, anyQuestion, (facts, question) => {
        const shareBy = (unpaidLeave: 'counts' | 'takenOut') =>
          bonusShares(facts, { ...question, unpaidLeave }).reduce(
            (share, { amount, full }) => share + (amount ?? 0) / (full ?? 4_500),
            0,
          );

        // Every part is rounded, to a hundredth of a week at most of 45 weeks.
        expect(shareBy('counts')).toBeGreaterThanOrEqual(shareBy('takenOut') - 4 / 4_500);
      }),
    );
  });

  it('is due on the day of its agreement, or on the last day of the employment where that comes before', () => {
    fc.assert(
      fc.property(anyFacts, anyQuestion, (facts, question) => {
        for (const { agreement, dueOn, isSettledAtEnd } of bonusShares(facts, question)) {
          const terms = agreement && agreementBonuses.get(agreement);
          const usual = `${YEAR}-${terms?.[question.kind].dueOn ?? ''}`;
          expect(isSettledAtEnd ? dueOn < usual : dueOn === usual).toBe(true);
        }
      }),
    );
  });
});
