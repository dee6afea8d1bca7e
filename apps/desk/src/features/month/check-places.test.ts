import { describe, expect, it } from 'vitest';
import type { MonthCheck } from '#api/payroll-month.ts';
import { placeOfPerson } from './check-places.ts';

const DIS = { employeeId: 'p4', displayName: 'Dís Done' };
const aCheck = (code: MonthCheck['code']): MonthCheck => ({
  ...{ code, blocks: false, count: 1, people: [], names: [], words: [], page: 'people' },
  bonus: null,
});

describe('a line of the checklist', () => {
  it('leads from whom a holiday pays nothing to the hours that are proposed, in one press', () => {
    const { to } = placeOfPerson(aCheck('holidayHoursUnknown'), DIS, '2026-12-01');

    expect(to).toBe('/people/p4/hours');
  });

  it('leads to the record where that lacks something', () => {
    expect(placeOfPerson(aCheck('identityMissing'), DIS, '2026-12-01').to).toBe('/people/p4');
  });
});
