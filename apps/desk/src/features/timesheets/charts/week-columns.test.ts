import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { WorkSummary } from '@stimpill/api-types/manage';
import { hourLines, weekColumns } from './week-columns.ts';

const WEEK = { workedMinutes: 514, buckets: { overtimeMinutes: 34, daytimeMinutes: 480 } };
const SUMMARY: WorkSummary = {
  ...{
    startDate: '2026-03-04',
    endDate: '2026-03-18',
    planToleranceMinutes: 15,
    departments: [],
    people: [],
  },
  weeks: [{ startDate: '2026-03-02', ...WEEK }],
  departmentWeeks: [{ startDate: '2026-03-09', departmentId: 'd1', ...WEEK }],
};

describe('hours by week', () => {
  it('have a column for every week, also where nothing was worked', () => {
    const columns = weekColumns(SUMMARY, undefined);
    expect(columns.map(({ startDate, workedMinutes }) => [startDate, workedMinutes])).toEqual([
      ['2026-03-02', 514],
      ['2026-03-09', 0],
      ['2026-03-16', 0],
    ]);
    expect(weekColumns(SUMMARY, 'd1').map(({ workedMinutes }) => workedMinutes)).toEqual([0, 514, 0]);
  });

  it('lie class upon class', () => {
    expect(weekColumns(SUMMARY, undefined)[0]?.parts).toEqual([
      { workClass: 'daytimeMinutes', minutes: 480, below: 0 },
      { workClass: 'overtimeMinutes', minutes: 34, below: 480 },
    ]);
  });

  it('have a few lines behind them, the last of them above every column', () => {
    expect(hourLines(514)).toEqual([0, 2, 4, 6, 8, 10]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minutes) => {
        const lines = hourLines(minutes);
        return lines.length >= 2 && lines.length <= 7 && (lines.at(-1) ?? 0) * 60 >= minutes;
      }),
    );
  });
});
