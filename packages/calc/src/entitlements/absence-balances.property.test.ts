import { toDayNumber, toLocalDate } from '@stimpill/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absenceBalances, type AbsenceTaken } from './absence-balances.ts';
import { entitlementTerms } from './all-entitlement-terms.ts';
import { type Employment } from './employment.ts';
import { type EntitlementTerms } from './entitlement-terms.ts';

const TYPES = ['vacation', 'sick', 'sickChild'] as const;
const AS_OF = '2026-11-21';

const dateBetween = (from: string, until: string): fc.Arbitrary<string> =>
  fc.integer({ min: toDayNumber(from), max: toDayNumber(until) }).map(toLocalDate);

const anyTerms: fc.Arbitrary<EntitlementTerms> = fc.constantFrom(...entitlementTerms.values());
const anyStart = dateBetween('2001-01-01', AS_OF);
const anyBirth = fc.option(dateBetween('1960-01-01', '2000-12-31'));
const anyRatio = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);

const anyAbsence: fc.Arbitrary<AbsenceTaken> = fc.record({
  type: fc.constantFrom(...TYPES),
  date: dateBetween('2025-01-01', '2027-12-31'),
  minutes: fc.integer({ min: 1, max: 480 }),
  isPending: fc.boolean(),
});

const employedSince = (startDate: string, more: Partial<Employment> = {}): Employment => ({
  startDate,
  endDate: null,
  employmentRatio: 1,
  birthDate: null,
  tradeStartDate: null,
  ...more,
});

const balances = (terms: EntitlementTerms, employment: Employment, absences: readonly AbsenceTaken[] = []) =>
  absenceBalances({ terms, employment, absences, asOfDate: AS_OF });

describe('leave', () => {
  it('never shrinks for somebody who was hired earlier', () => {
    fc.assert(
      fc.property(anyTerms, anyStart, anyStart, anyBirth, (terms, one, other, birthDate) => {
        const [earlier = one, later = other] = [one, other].sort();

        const longer = balances(terms, employedSince(earlier, { birthDate }));
        const shorter = balances(terms, employedSince(later, { birthDate }));

        for (const type of TYPES) {
          expect(longer[type].entitledMinutes).toBeGreaterThanOrEqual(shorter[type].entitledMinutes);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never shrinks with years in the trade or with age', () => {
    fc.assert(
      fc.property(anyTerms, anyStart, anyBirth, fc.nat(9000), (terms, startDate, birthDate, days) => {
        const young = employedSince(startDate, { birthDate });
        const tradeStartDate = toLocalDate(toDayNumber(startDate) - days);

        const longer = balances(terms, { ...young, tradeStartDate, birthDate: birthDate && '1950-01-01' });

        const { vacation } = balances(terms, young);
        expect(longer.vacation.entitledMinutes).toBeGreaterThanOrEqual(vacation.entitledMinutes);
      }),
    );
  });

  it('is in proportion to the employment ratio, to the minute', () => {
    fc.assert(
      fc.property(anyTerms, anyStart, anyRatio, (terms, startDate, employmentRatio) => {
        const full = balances(terms, employedSince(startDate, { employmentRatio: 1 }));

        const part = balances(terms, employedSince(startDate, { employmentRatio }));

        for (const type of TYPES) {
          const share = full[type].entitledMinutes * employmentRatio;
          expect(Math.abs(part[type].entitledMinutes - share)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('is as much as its parts together, whatever is rounded', () => {
    fc.assert(
      fc.property(anyTerms, anyStart, anyRatio, (terms, startDate, employmentRatio) => {
        const { sick, sickChild } = balances(terms, employedSince(startDate, { employmentRatio }));

        for (const { parts, entitledMinutes } of [sick, sickChild]) {
          expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(entitledMinutes);
        }
      }),
    );
  });

  it('is lowered by each absence of its own kind and period, once, and by nothing else', () => {
    fc.assert(
      fc.property(anyTerms, anyStart, fc.array(anyAbsence), (terms, startDate, absences) => {
        const untouched = balances(terms, employedSince(startDate));

        const after = balances(terms, employedSince(startDate), absences);

        for (const type of TYPES) {
          const { periodStartDate, periodEndDate, entitledMinutes } = untouched[type];
          const taken = absences.filter(
            ({ type: own, date }) => own === type && periodStartDate <= date && date <= periodEndDate,
          );
          const minutes = taken.reduce((sum, absence) => sum + absence.minutes, 0);
          expect(after[type].usedMinutes + after[type].pendingMinutes).toBe(minutes);
          expect(after[type].remainingMinutes).toBe(entitledMinutes - minutes);
        }
      }),
    );
  });

  it('is counted over a period that holds the day and lasts a year', () => {
    fc.assert(
      fc.property(anyTerms, dateBetween('2001-01-01', '2099-12-31'), (terms, asOfDate) => {
        const result = absenceBalances({
          terms,
          employment: employedSince('2001-01-01'),
          absences: [],
          asOfDate,
        });

        for (const type of TYPES) {
          const { periodStartDate, periodEndDate } = result[type];
          expect(periodStartDate <= asOfDate && asOfDate <= periodEndDate).toBe(true);
          expect([364, 365]).toContain(toDayNumber(periodEndDate) - toDayNumber(periodStartDate));
        }
      }),
    );
  });

  it('earned for the next year becomes the entitlement of that year', () => {
    fc.assert(
      fc.property(anyTerms, anyStart, anyBirth, (terms, startDate, birthDate) => {
        const employment = employedSince(startDate, { birthDate });

        const lastDay = absenceBalances({ terms, employment, absences: [], asOfDate: '2027-04-30' });
        const nextDay = absenceBalances({ terms, employment, absences: [], asOfDate: '2027-05-01' });

        expect(nextDay.vacation.entitledMinutes).toBe(lastDay.vacation.earnedForNextYearMinutes);
      }),
    );
  });
});
