import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTimesheet } from '../test/arbitraries.ts';
import { calculateTimesheet, calculateTotals, type TimesheetInput } from './index.ts';

describe('the totals alone', () => {
  it('are those of the whole timesheet', () => {
    const check = (input: TimesheetInput): void => {
      const countedEntryIds = new Set(input.entries.slice(1).map(({ id }) => id));

      const alone = calculateTotals(input);
      const ofSome = calculateTotals({ ...input, countedEntryIds });

      expect(alone).toEqual(calculateTimesheet(input).totals);
      expect(ofSome).toEqual(calculateTimesheet({ ...input, countedEntryIds }).totals);
    };

    fc.assert(fc.property(aTimesheet, check), { numRuns: 100 });
  });

  it('are refused where the whole timesheet is', () => {
    const check = (input: TimesheetInput): void => {
      const range = { startDate: input.range.endDate, endDate: '2000-01-01' };

      expect(() => calculateTotals({ ...input, range })).toThrow('is before the start');
    };

    fc.assert(fc.property(aTimesheet, check), { numRuns: 5 });
  });
});
