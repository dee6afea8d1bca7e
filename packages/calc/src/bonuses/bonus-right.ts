/** Has somebody a right to a bonus, by the employment that it is counted in? */
import {
  addDays,
  addMonths,
  completedMonths,
  toDayNumber,
  type DateRange,
  type LocalDate,
} from '@stimpill/time';
import { type BonusRight } from './bonus-terms.ts';
import { type EmploymentSpan } from './bonus-facts.ts';

/** What the rights of a bonus are held against. */
export type RightSetting = {
  readonly employment: EmploymentSpan;
  readonly window: DateRange;
  /** The day on which it is due, or the last one of the employment where that comes before. */
  readonly dueOn: LocalDate;
  readonly year: number;
};

const NEVER = '9999-12-31';

/** The days that both ranges have; below one where they share none. */
const daysIn = (one: DateRange, other: DateRange): number => {
  const start = one.startDate > other.startDate ? one.startDate : other.startDate;
  const end = one.endDate < other.endDate ? one.endDate : other.endDate;
  return toDayNumber(end) - toDayNumber(start) + 1;
};

const hasRight = (right: BonusRight, { employment, window, dueOn, year }: RightSetting): boolean => {
  const { startDate, endDate } = employment;
  const employed = { startDate, endDate: endDate ?? NEVER };
  switch (right.by) {
    case 'inWork':
      return daysIn(employed, { startDate: `${year}-${right.from}`, endDate: `${year}-${right.until}` }) > 0;
    case 'since':
      return startDate <= `${year}-${right.day}` && employed.endDate >= window.endDate;
    case 'unbroken': {
      const within =
        right.within === 'window' ? window : { startDate: addMonths(dueOn, -12), endDate: dueOn };
      return daysIn(employed, within) >= right.days;
    }
    case 'ended':
      return endDate !== null && completedMonths(startDate, addDays(endDate, 1)) >= right.months;
  }
};

/** Whether any of the ways leads there. */
export const hasAnyRight = (rights: readonly BonusRight[], setting: RightSetting): boolean =>
  rights.some((right) => hasRight(right, setting));
