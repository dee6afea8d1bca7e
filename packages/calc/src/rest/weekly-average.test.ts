import { describe, expect, it } from 'vitest';
import { referencePeriod, weeklyAverage } from '../../test/engine.ts';

const PERIOD = { startDate: '2026-03-02', endDate: '2026-06-28' };
const EMPLOYMENT = { startDate: '2020-01-01', endDate: null };

const average = (more: Partial<Parameters<typeof weeklyAverage>[0]> = {}) =>
  weeklyAverage({
    period: PERIOD,
    workedMinutes: 17 * 2880,
    awayDates: [],
    employment: EMPLOYMENT,
    ...more,
  });

describe('the reference period', () => {
  it('is the four months that end on the day, or as many as are named', () => {
    expect(referencePeriod('2026-03-20', 4)).toEqual({ startDate: '2025-11-21', endDate: '2026-03-20' });
    expect(referencePeriod('2026-12-31', 6)).toEqual({ startDate: '2026-07-01', endDate: '2026-12-31' });
  });
});

describe('the average week', () => {
  it('is what was worked over the weeks of the period', () => {
    expect(average()).toBe(2880);
  });

  it('leaves out days of vacation and sick leave', () => {
    const week = ['04', '05', '06', '07', '08', '09', '10'].map((day) => `2026-05-${day}`);

    expect(average({ awayDates: week })).toBe(3060);
    expect(average({ awayDates: ['2026-02-01', '2026-07-01'] })).toBe(2880);
  });

  it('is taken over the days of employment', () => {
    const employment = { startDate: '2026-05-04', endDate: '2026-06-07' };

    expect(average({ employment, workedMinutes: 5 * 3000 })).toBe(3000);
  });

  it('is not told before four weeks have passed', () => {
    const since = (startDate: string) =>
      average({ employment: { startDate, endDate: null }, workedMinutes: 9000 });

    expect(since('2026-06-02')).toBeNull();
    expect(since('2026-06-01')).toBe(2250);
  });
});
