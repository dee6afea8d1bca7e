import { describe, expect, it } from 'vitest';
import { faultsOf } from '../test/faults-of.ts';
import { getTimeEntries } from './timesheets.ts';

const employee = { employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01' };

/** The error code that each fault carries to the server. */
function codesOf(startDate: string, endDate: string): unknown[] {
  const { error } = getTimeEntries.query.safeParse({ ...employee, startDate, endDate });
  return (error?.issues ?? []).map(
    (issue) => issue.code === 'custom' && (issue.params?.['errorCode'] as unknown),
  );
}

describe('a range of dates', () => {
  it('may be a single day', () => {
    expect(codesOf('2026-03-02', '2026-03-02')).toEqual([]);
  });

  it('may hold 366 days, both ends counted', () => {
    expect(codesOf('2024-01-01', '2024-12-31')).toEqual([]);
    expect(codesOf('2025-01-01', '2026-01-01')).toEqual([]);
  });

  it('is too long with 367 days', () => {
    expect(codesOf('2024-01-01', '2025-01-01')).toEqual(['range.too_long']);
    expect(codesOf('2025-01-01', '2026-01-02')).toEqual(['range.too_long']);
  });

  it('is invalid when it ends before it starts', () => {
    expect(codesOf('2026-03-02', '2026-03-01')).toEqual(['range.invalid']);
  });

  it('is at fault in its end date, said in words', () => {
    const query = { ...employee, startDate: '2026-03-02', endDate: '2026-03-01' };

    expect(faultsOf(getTimeEntries.query, query)).toEqual(['endDate: must not lie before startDate']);
  });

  it('is refused together with another faulty field', () => {
    const query = { employeeId: 'x', startDate: '2026-03-02', endDate: '2026-03-01' };

    expect(faultsOf(getTimeEntries.query, query).map((fault) => fault.split(':')[0])).toEqual([
      'employeeId',
      'endDate',
    ]);
  });

  it('is not checked while one of its dates is faulty', () => {
    expect(
      faultsOf(getTimeEntries.query, { ...employee, startDate: '2026-02-30', endDate: '2026-01-01' }),
    ).toEqual(['startDate: must be an existing date written as yyyy-MM-dd']);
    expect(faultsOf(getTimeEntries.query, { ...employee, endDate: '2026-01-01' })).toHaveLength(1);
  });
});
