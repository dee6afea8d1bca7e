import { daysAfter } from '#features/companies/local-date.ts';
import { periodsOver, type DateRange, type PayPeriod } from '#features/companies/pay-period.ts';

/** More than a pay period and the days beyond it that a calculation looks at. */
const MARGIN_DAYS = 40;

/** The dates of all periods that the hours of a range can depend on. */
export function payPeriodsAround({ startDay }: PayPeriod, range: DateRange): DateRange[] {
  return periodsOver(startDay, {
    startDate: daysAfter(range.startDate, -MARGIN_DAYS),
    endDate: daysAfter(range.endDate, MARGIN_DAYS),
  });
}
