/** Which of a company's own pay periods holds a day? */
import { toDayNumber, type DateRange, type DaySpan } from '@stimpill/time';

/** A company's own pay periods by day number. */
export const toDaySpans = (periods: readonly DateRange[]): readonly DaySpan[] =>
  periods.map(({ startDate, endDate }) => ({
    firstDay: toDayNumber(startDate),
    lastDay: toDayNumber(endDate),
  }));

/** The period that holds a day, or null. */
export const spanHolding = (spans: readonly DaySpan[], day: number): DaySpan | null =>
  spans.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ?? null;
