import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTimesheet, aWorkPattern } from '../../../test/arbitraries.ts';
import { calculateTimesheet, type Credit, type TimesheetInput } from '../../../test/engine.ts';
import { oracleCredits } from '../../../test/oracle-credits.ts';
import { askOracle } from '../../../test/oracle.ts';
import { aHolidayPay } from '../../../test/credit-arbitraries.ts';

/** Christmas, New Year, Easter and Commerce Day are holidays in every rule of these timesheets. */
const PROFILE = {
  maundyThursday: { class: 'AF' },
  goodFriday: { class: 'SH' },
  easterMonday: { class: 'AF' },
  commerceDay: { class: 'AF' },
  firstDayOfSummer: { class: 'AF', from: '10:30' },
  christmasEve: { class: 'SH', from: '12:00' },
  christmasDay: { class: 'SH' },
  boxingDay: { class: 'AF' },
  newYearsEve: { class: 'SH', from: '12:00' },
  newYearsDay: { class: 'SH' },
} as const;

/** Somebody with regular hours, under rules that all pay holidays; some have plans, leave, years in the trade. */
const aHolidayTimesheet: fc.Arbitrary<TimesheetInput> = fc
  .record({
    input: aTimesheet,
    pay: aHolidayPay,
    workPattern: aWorkPattern,
    payBasis: fc.constantFrom('hourly' as const, 'hourly' as const, 'hourly' as const, 'monthly' as const),
    hasPlan: fc.boolean(),
  })
  .map(({ input, pay, workPattern, payBasis, hasPlan }) => ({
    ...input,
    shifts: hasPlan ? (input.shifts ?? []) : [],
    employment: { ...input.employment, payBasis, workPattern },
    ruleVersions: input.ruleVersions.map((version) => ({
      ...version,
      definition: {
        ...version.definition,
        holidayProfile: PROFILE,
        mechanisms: [
          ...version.definition.mechanisms.filter(({ mechanism }) => mechanism !== 'holiday-pay'),
          pay,
        ],
      },
    })),
  }));

const isHolidayPay = ({ account }: { readonly account: string }): boolean => account === 'holidayPay';
const holidayPayOf = (input: TimesheetInput): readonly Credit[] =>
  calculateTimesheet(input).credits.filter(isHolidayPay);

describe('holiday pay', () => {
  it('is what a count of every minute comes to', () => {
    const check = (input: TimesheetInput): void => {
      const { startDate, endDate } = input.range;
      const expected = oracleCredits(askOracle(input).settled, input).filter(
        (credit) =>
          isHolidayPay(credit) && credit.minutes > 0 && startDate <= credit.date && credit.date <= endDate,
      );

      const paid = holidayPayOf(input);

      const told = paid.map(
        ({ localDate, minutes, payLine }) => `${localDate} ${minutes} ${String(payLine)}`,
      );
      expect(told.sort()).toEqual(
        expected.map(({ date, minutes, payLine }) => `${date} ${minutes} ${String(payLine)}`).sort(),
      );
    };

    fc.assert(fc.property(aHolidayTimesheet, check), { numRuns: 80 });
  });

  it('is nothing for anybody who is paid by the month', () => {
    fc.assert(
      fc.property(aHolidayTimesheet, (input) => {
        expect(holidayPayOf({ ...input, employment: { ...input.employment, payBasis: 'monthly' } })).toEqual(
          [],
        );
      }),
    );
  });

  it('is nothing where nobody can say what would have been worked', () => {
    fc.assert(
      fc.property(aHolidayTimesheet, (input) => {
        expect(
          holidayPayOf({
            ...{ ...input, shifts: [] },
            employment: { ...input.employment, workPattern: null, laterPatterns: [] },
          }),
        ).toEqual([]);
      }),
    );
  });

  it('never grows with unpaid leave', () => {
    fc.assert(
      fc.property(aHolidayTimesheet, (input) => {
        const minutesOf = (credits: readonly Credit[]): number =>
          credits.reduce((sum, { minutes }) => sum + minutes, 0);
        const atWork = (input.absences ?? []).filter(({ type }) => type !== 'unpaidLeave');

        const without = minutesOf(holidayPayOf({ ...input, absences: atWork }));
        const onLeave = minutesOf(
          holidayPayOf({ ...input, absences: [...atWork, { type: 'unpaidLeave', ...input.range }] }),
        );

        expect(minutesOf(holidayPayOf(input))).toBeLessThanOrEqual(without);
        expect(onLeave).toBe(0);
      }),
    );
  });
});
