import { addDays, periodsOver, type DateRange } from '@stimpill/time';
import { type PayPeriod } from '#features/companies/pay-period.ts';

/** More than a pay period and the days beyond it that a calculation looks at. */
const MARGIN_DAYS = 40;

/** The dates of all periods that the hours of a range can depend on. */
export function payPeriodsAround({ startDay }: PayPeriod, range: DateRange): DateRange[] {
  return periodsOver(startDay, {
    startDate: addDays(range.startDate, -MARGIN_DAYS),
    endDate: addDays(range.endDate, MARGIN_DAYS),
  });
}
