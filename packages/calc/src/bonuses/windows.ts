/** The windows in which bonuses are counted, and the days that each has in a year. */
import { type DateRange } from '@stimpill/time';
import { type YearlyWindow } from './bonus-terms.ts';

/** January to December. */
export const CALENDAR_YEAR: YearlyWindow = { key: 'calendarYear', from: '01-01', until: '12-31' };
/** December to November. */
export const FROM_DECEMBER: YearlyWindow = { key: 'fromDecember', from: '12-01', until: '11-30' };
/** Ten months. */
export const TO_OCTOBER: YearlyWindow = { key: 'toOctober', from: '01-01', until: '10-31' };
/** Eleven months. */
export const TO_NOVEMBER: YearlyWindow = { key: 'toNovember', from: '01-01', until: '11-30' };
/** The year in which vacation is earned. */
export const HOLIDAY_YEAR: YearlyWindow = { key: 'holidayYear', from: '05-01', until: '04-30' };

/**
 * The days of the window that ends in a year.
 * @example windowOf(HOLIDAY_YEAR, 2026) // 2025-05-01 to 2026-04-30
 */
export const windowOf = ({ from, until }: YearlyWindow, year: number): DateRange => ({
  startDate: `${from > until ? year - 1 : year}-${from}`,
  endDate: `${year}-${until}`,
});
