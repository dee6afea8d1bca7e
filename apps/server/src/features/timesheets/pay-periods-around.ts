import { periodsOver, type DateRange, type PayPeriod } from '#features/companies/pay-period.ts';

const DAY_MS = 86_400_000;
/** More than a pay period and the days beyond it that a calculation looks at. */
const MARGIN_DAYS = 40;

/** The dates of all periods that the hours of a range can depend on. */
export function payPeriodsAround({ startDay }: PayPeriod, range: DateRange): DateRange[] {
  return periodsOver(startDay, {
    startDate: daysFrom(range.startDate, -MARGIN_DAYS),
    endDate: daysFrom(range.endDate, MARGIN_DAYS),
  });
}

function daysFrom(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
