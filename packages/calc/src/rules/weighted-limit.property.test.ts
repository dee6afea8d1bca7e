import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlainTimesheet } from '../../test/arbitraries.ts';
import { calculateTimesheet, type RuleDefinition, type TimesheetInput } from '../../test/engine.ts';
import { fractions, windowsOf } from '../../test/plain-arbitraries.ts';

type Limit = Extract<RuleDefinition['mechanisms'][number], { mechanism: 'weekly-overtime' }>;

const aWeight = fc.integer({ min: 100, max: 250 }).map((hundredths) => hundredths / 100);

const limited = (limitMinutes: number, weighted: Limit['weighted']): RuleDefinition => ({
  holidayProfile: {},
  baseClass: 'shift',
  mechanisms: [
    {
      mechanism: 'weekly-overtime',
      limitMinutes,
      countedClasses: ['shift'],
      overtimeClass: 'over',
      ...(weighted && { weighted }),
    },
  ],
  codeMap: {
    shift: { bucket: 'daytime', payLine: 'DV' },
    over: { bucket: 'overtime', payLine: 'YV' },
  },
});

const totalsUnder = (input: TimesheetInput, definition: RuleDefinition) =>
  calculateTimesheet({
    ...input,
    ruleVersions: input.ruleVersions.map((version) => ({ ...version, definition })),
  }).totals;

describe('a weighted limit', () => {
  it('never begins overtime later than without weights, and loses no minute', () => {
    fc.assert(
      fc.property(
        aPlainTimesheet,
        fractions(900),
        windowsOf(fc.record({ weight: aWeight })),
        (input, limit, windows) => {
          const plain = totalsUnder(input, limited(limit, undefined));
          const weighted = totalsUnder(input, limited(limit, { windows }));

          expect(weighted.totalMinutes).toBe(plain.totalMinutes);
          expect(weighted.buckets.overtime).toBeGreaterThanOrEqual(plain.buckets.overtime);
        },
      ),
    );
  });

  it('is the limit without weights where every weight is 1, or nothing may count beyond itself', () => {
    fc.assert(
      fc.property(
        aPlainTimesheet,
        fractions(900),
        windowsOf(fc.record({ weight: aWeight })),
        (input, limit, windows) => {
          const plain = totalsUnder(input, limited(limit, undefined));
          const once = windows.map((window) => ({ ...window, weight: 1 }));

          expect(totalsUnder(input, limited(limit, { windows: once }))).toEqual(plain);
          expect(totalsUnder(input, limited(limit, { windows, atMostMinutes: 0 }))).toEqual(plain);
        },
      ),
    );
  });
});
